### What the browser says before and after a game: home, a new table, the day’s puzzle, the replay, a page without a line.

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

## A new table: who plays

# $seat, counted from 1
web-bot-of = Bot del asiento { $seat }
# What the bot reaches against itself, two players, base game (docs/ladder.md). The figure stands early, since a narrow
# list cuts the end.
web-bot-random = Al azar, 19,7 puntos de media – muy flojo
web-bot-first-steps = Primeros pasos, 22,3 puntos de media – acaba de leer las reglas
web-bot-beginner = Principiante, 29,1 puntos de media – ha jugado pocas partidas
web-bot-learner = Aprendiz, 36,4 puntos de media – conoce las cartas
web-bot-greedy = Codicioso, 41,8 puntos de media – pasable
web-bot-average = Normal, 46,7 puntos de media – como quien juega a menudo
web-bot-craftsman = Artesano, 52,6 puntos de media – fuerte
web-bot-planner = Estratega, 55,9 puntos de media – muy fuerte
web-bot-expert = Experto, 55,1 puntos de media – muy fuerte, mira un solo turno
web-bot-master = Maestro, 56,6 puntos de media – muy fuerte, lento
web-bot-grand-master = Gran maestro – prevé gracias a lo aprendido
web-bot-close-game = Partida igualada – se adapta a ti

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
web-undo-agreed = En tu turno; después, si todos aceptan
web-undo-turn = Solo durante tu turno
web-undo-never = Nunca: las jugadas son definitivas
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

## Without a line, and with a new page

web-offline = No hay conexión. Esta página se abre igual, pero para jugar hace falta el servidor.
web-new-version = Hay una versión nueva de esta página.
web-reload = Recargar
