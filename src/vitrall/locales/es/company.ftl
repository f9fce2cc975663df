### Texts of the page about the people at a table: chat, requests, clocks, absence, spectators.

## Chat

web-talk = Chat
# $count: messages that are new
web-talk-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
web-talk-none = Nadie ha dicho nada todavía.
web-talk-phrases = Frases rápidas
web-talk-words = Escribe un mensaje
web-talk-send = Enviar
web-talk-mute = Silenciar el chat en este dispositivo
web-talk-muted = El chat está silenciado en este dispositivo.
# $name, $text
web-said = { $name }: { $text }

## Requests

web-agree = De acuerdo
web-refuse = Rechazar
web-withdraw = Retirar
web-takeback = Deshacer jugadas…
web-takeback-which = ¿Desde qué jugada quieres deshacer?
web-takeback-none = Todavía no hay ninguna jugada que deshacer.
# $name; $move is a line of the log
web-takeback-wish = Petición de { $name }: deshacer jugadas desde: { $move }
web-takeback-yours = Has pedido deshacer jugadas; los demás tienen que aceptarlo. Desde: { $move }
web-takeback-refused = No todos están de acuerdo: las jugadas se mantienen.
web-pause = Pausar la partida
# $name
web-pause-wish = Petición de { $name }: hacer una pausa.
web-pause-yours = Has pedido una pausa; los demás tienen que aceptarla.
web-paused = La partida está en pausa. Los relojes están parados.
web-resume = Continuar

## Who is away, who sits in

# $name
web-away = { $name } no está en la mesa ahora.
web-replace = Que juegue un bot
# $name
web-replace-wish = ¿Que un bot sustituya a { $name }, que no está? Todos los demás tienen que aceptarlo.
# $name
web-replace-late = Tras una larga espera por { $name } puede jugar un bot.
# $name
web-replace-late-wish = ¿Que un bot sustituya a { $name } tras esta larga espera? Todos los demás tienen que aceptarlo.
web-replace-yours = Los demás preguntan si un bot debe sustituirte. Haz tu jugada para seguir jugando.
# $name
web-stand-in = Un bot sustituye a { $name }.
web-stand-in-yours = Un bot te sustituye.
# At a small window, in very few letters
web-mark-away = ausente
web-mark-stand-in = juega un bot
web-mark-left = fuera
web-return = Recuperar mi sitio
web-leave = Dejar la mesa
web-leave-ask = ¿Dejar la mesa? Un bot seguirá jugando por ti.
web-left = Has dejado esta mesa; un bot juega por ti.
web-seat-bot = Sentar aquí a un bot
# $name: connected at this moment
web-present = { $name } está en la mesa

## Watching, hints, clocks, the connection

# $name: whose window is shown
web-watching = Estás mirando. Es el vitral de { $name }.
web-hint-thinking = Un bot fuerte está pensando…
# $minutes, $seconds
web-clock = Tiempo restante: { $minutes } min { $seconds } s
web-line-lost = Se ha perdido la conexión. Reintentando…
web-line-back = Conexión restablecida.
web-rematch-there = Hay revancha.
web-rematch-go = A la revancha
web-secret-show = Mostrar mis cartas secretas
web-secret-hide = Ocultar mis cartas secretas
