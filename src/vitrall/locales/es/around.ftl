### Texts of the page before and after a game: home, a new table, the day’s puzzle, the replay, no connection.

## Home

web-awaits-you = Te toca
web-finished-tables = Partidas terminadas
web-public-tables = Mesas con asientos libres
# $count
web-free-seats =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
# $round
web-round = Ronda { $round }
web-choosing = Eligiendo vitrales
# $names
web-awaited = Falta: { $names }
# $date: of the last move
web-last-move = Última jugada: { $date }
web-delete = Borrar
# $names: who played
web-delete-game = Borrar: { $names }
web-delete-ask = ¿Borrar esta partida de tu lista?
web-delete-all = Borrar todas
web-delete-all-ask = ¿Borrar de tu lista todas las partidas terminadas?
web-delete-how = Una partida desaparece del todo cuando la han borrado todos los que la jugaron.
web-delete-table-ask = ¿Borrar esta mesa? La partida no se podrá continuar.
# $count
web-show-all = Mostrar todas ({ $count })
# $points, $target
web-solo-result = { $points } frente a { $target }

## A new table: who plays

# $seat, counted from 1
web-bot-of = Bot del asiento { $seat }
# A bot by its strength in words; .about says more. What was measured is in docs/ladder.md.
web-bot-random = Al azar
    .about = Muy flojo: cualquier jugada legal.
web-bot-first-steps = Primeros pasos
    .about = Muy fácil: acaba de leer las reglas.
web-bot-beginner = Principiante
    .about = Fácil: ha jugado pocas partidas.
web-bot-learner = Aprendiz
    .about = Bastante fácil: conoce las cartas.
web-bot-greedy = Codicioso
    .about = Medio: toma lo que puntúa ya.
web-bot-average = Normal
    .about = Bastante fuerte: como quien juega a menudo.
web-bot-craftsman = Artesano
    .about = Fuerte.
web-bot-planner = Estratega
    .about = Muy fuerte.
web-bot-expert = Experto
    .about = Muy fuerte: mira un solo turno.
web-bot-master = Maestro
    .about = Muy fuerte y lento.
web-bot-grand-master = Gran maestro
    .about = Muy fuerte: prevé gracias a lo aprendido.
web-bot-close-game = Partida igualada
    .about = Se adapta: más flojo si va por delante, más fuerte si va por detrás.
# What bots are called, by their seats
web-bot-name-1 = Odila
web-bot-name-2 = Bruno
web-bot-name-3 = Clara
web-bot-name-4 = Hugo
web-bot-name-5 = Nora
web-bot-name-6 = León
# The solo game at the level of web-bot-close-game: its number of tools, $next, after the latest game with $tools.
web-close-game-first =
    No hay partidas en solitario terminadas en este dispositivo: { $tools ->
        [one] { $tools } herramienta
       *[other] { $tools } herramientas
    }.
web-close-game-won = Has ganado tu última partida en solitario { with-tools }: ahora, { $next }.
web-close-game-won-again = Has ganado tu última partida en solitario { with-tools }: otra vez { $next }, el mínimo.
web-close-game-narrow = Has perdido por poco tu última partida en solitario { with-tools }: otra vez { $next }.
web-close-game-lost = Has perdido por mucho tu última partida en solitario { with-tools }: ahora, { $next }.
web-close-game-lost-again = Has perdido por mucho tu última partida en solitario { with-tools }: otra vez { $next }, el máximo.

## A new table: with what, and how

web-the-game = El juego
web-as-edition = Como dice la edición
web-decks = Mazos propios de jugadores
# $title, $cards
web-deck =
    { $title } ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    })
web-timing = Reloj
web-clock-none = Sin reloj
web-clock-turn = Un tiempo para cada turno
web-clock-reserve = Tiempo total para toda la partida
web-clock-days = Días para cada turno
web-clock-length = Cuánto tiempo
web-clock-increment = Se añade tras cada turno
# $count
web-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
web-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
web-at-zero = Cuando se acaba el tiempo
web-at-zero-move = el turno termina automáticamente
web-at-zero-bot = juega un bot hasta que vuelva el jugador
web-company = En la mesa
web-hints = Se permiten pistas
web-chat = Chat de la mesa
web-spectators = Se permiten espectadores
web-undo = Deshacer jugadas
web-undo-agreed = Tu turno o si todos aceptan
web-undo-turn = Solo durante tu turno
web-undo-never = Nunca: jugadas definitivas
web-listed = Mostrarla entre las mesas con asientos libres
web-link-language = Idioma del enlace de invitación
web-link-language-own = El de cada persona
web-seed-fair = Vacío: dados justos, que se pueden comprobar tras la partida

## The day’s puzzle

web-puzzle-lead = Una partida en solitario con los mismos dados para todo el mundo. Cada día a medianoche UTC llega otra.
web-puzzle-play = Jugar el reto de hoy
web-puzzle-on = Seguir con el reto de hoy
web-puzzle-again = Jugarlo otra vez para practicar
web-puzzle-counts = Cuenta la primera partida que terminas.
web-puzzle-results = Tus resultados
web-puzzle-none = Aún no has terminado ningún reto.
web-puzzle-won = superado
web-puzzle-lost = no superado
# $count: days one after the other on which a puzzle was finished
web-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
# What is sent to others. $day, $points, $target; $won is yes or no; $streak one of the lines above
web-puzzle-text =
    Vitrall, reto del { $day }: { points } contra { $target }{ $won ->
        [yes] {""}, ¡superado!
       *[no] {""}, esta vez no.
    } { $streak }.

## The replay

# $number, $total
web-moment = Jugada { $number } de { $total }
web-replay-first = Al principio
web-replay-back = Una jugada atrás
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-on = Una jugada adelante
web-replay-last = Al final
web-pace = Velocidad
# $times
web-pace-times = ×{ $times }
web-follow = Seguir a quien juega
web-share-moment = Copiar un enlace a este momento
web-replay-keys = ← → una jugada · Re Pág, Av Pág una ronda · Inicio, Fin · la barra espaciadora reproduce
web-save-record = Guardar el registro de la partida

## No connection, and a new version of the page

web-offline = No hay conexión. Esta página se abre igual, pero para jugar hace falta el servidor.
web-new-version = Hay una versión nueva de esta página.
web-reload = Recargar

## Your turn, and links

web-notify = Avisarme cuando me toque
web-notify-refused = El navegador no permite avisos de esta página.
web-notice-body = Te esperan en una mesa.
web-copy-field = Texto para copiar
web-copy-by-hand = Pulsa Ctrl+C (⌘C en un Mac) para copiar el texto seleccionado.

## The first visit

web-learn-now = Aprender en 5 minutos
web-level = Rival
web-other-bots = Otros bots
web-hatch-offer = El rayado en el vidrio ayuda a distinguir los colores.
web-hatch-yes = Mostrar el rayado
web-hatch-no = No, gracias
web-coach = Conviene saber
web-coach-tokens = Las luces del arco de tu vitral son fichas de donativo. Con ellas pagas las herramientas; cada una que te quede al final es un punto.
web-coach-printed = En una casilla con marca solo se puede colocar un dado de ese color o valor. En una casilla en blanco, cualquiera.
web-coach-tools = Las herramientas permiten saltarse reglas. El primer uso de una herramienta cuesta 1 ficha; cada uso posterior, 2.
web-coach-next = Siguiente
web-coach-done = Entendido

## An invitation, and a table that waits

# $name: one person
web-invited-by = Te invita: { $name }
web-table-rules = Reglas de esta mesa
web-no-modules = ninguno
web-dice-row = Dados
web-dice-row-fair = limpios, se pueden comprobar al final
web-dice-row-chosen = de una semilla elegida
web-hints-row = Pistas
web-yes = sí
web-no = no
web-invite-how = Envía el enlace o deja que escaneen el código.
web-who-plays = Quién juega
# $bot: its strength in words
web-bot-strength = bot · { $bot }
