### Texts of the terminal only: words to type, prompts, the command line.

## Verbs of moves as they are typed. The first word is shown; others may follow it. English works in every language.

verb-draft = elegir
verb-place = colocar
verb-use = usar
verb-pass = terminar pasar
verb-move = mover
verb-swap = cambiar
verb-turn = poner
verb-return = devolver
verb-stop = parar
verb-choose = elegir
verb-keep = conservar
verb-take = tomar
verb-exchange = canjear
verb-again = relanzar
verb-trade = intercambiar

## Commands as they are typed, in the same way.

command-help = ayuda
command-rules = reglas
command-cards = cartas
command-show = mostrar
command-why = motivo porqué
command-undo = deshacer
command-hint = pista
command-table = mesa
command-log = registro
command-bag = bolsa
command-secret = secreto
command-save = guardar
command-lang = idioma
command-quit = salir

## What the commands do

about-help = esta lista
about-rules = el juego en pocas frases
about-cards = lo que dicen las cartas de la mesa
about-show = las casillas que admiten un dado: «mostrar R5», o «mostrar» para toda la reserva
about-why = por qué no: «motivo C3» (dado en mano), «motivo R5 C3», «motivo usar 2»
about-undo = deshace lo último que has hecho en tu turno
about-hint = lo que haría un bot
about-table = vuelve a dibujar la mesa; Enter hace lo mismo
about-log = lo que ha pasado hasta ahora
about-bag = los dados que quedan en la bolsa
about-secret = muestra tu objetivo privado
about-save = guarda una copia de la partida: «guardar ARCHIVO»
about-lang = otro idioma: «idioma en», «idioma pl», «idioma uk», «idioma es»
about-quit = salir; la partida queda guardada y se puede retomar
# $draft, $place, $use, $pass: the verbs of those moves
help-moves = Escribe un número de la lista o una acción con palabras: «{ $draft } R5», «{ $place } C2», «{ $use } 2» (la segunda herramienta) o «{ $use }» y el principio de su nombre, «{ $pass }». Bastan las primeras letras: «e R5», «c C2»; también el dado o la casilla sin más.
help-board = En un vitral, R5 es un dado; R, 3 y · son casillas con un color, un valor o nada impreso. [R], [3] y [·] admiten el dado en mano. Cada ● es una ficha de donativo.

## During a game

# $price: a number of tokens, or the colour or value of a die
table-price = cuesta { $price }
# $command
table-secret = escribe «{ $command }»
# $name
hand-over = Ahora, al teclado: { $name }. { $name }, pulsa Enter.
press-enter = Pulsa Enter.
only-pass = No puedes hacer nada más: Enter termina tu turno.
# $example, $help
how-to-type = Escribe un número o palabras como «{ $example }»; «{ $help }» lo explica todo.
# $line
not-understood = «{ $line }» no es una acción del juego.
# $moves
which-move = ¿Cuál? { $moves }
# $die
show-no-die = { $die } no está ni en la reserva ni en mano.
show-nowhere = ninguna casilla
# $command
why-what = Pregunta por una casilla, «{ $command } C3», o por una acción, «{ $command } usar 2».
# $space, $die
why-fits = { $space } admite { $die }.
# $moves
why-legal = Es posible: { $moves }
# $file
saved = Guardado: { $file }
# $command
kept = La partida está guardada. Retómala con: { $command }
replay-hint = Para verla otra vez: { $command }

## Replay. The first word of each is shown; others may follow it.

replay-next = siguiente
replay-back = atrás
replay-round = ronda
replay-end = final
replay-quit = salir q
replay-prompt = Enter sigue · a atrás · 12 acción 12 · r 3 ronda 3 · f final · q salir >
# $last
replay-help = Pulsa Enter o escribe «a», un número de 0 a { $last }, «r» y una ronda, «f» o «q».
# $number, $last
replay-at = Acción { $number } de { $last }
replay-unfinished = La partida no ha terminado. La puntuación hasta ahora:

## Questions about a real table

# $back
ask-help = «?» muestra lo que se puede responder, «{ $back }» vuelve a la pregunta anterior.
ask-back = atrás
ask-players = Nombres de los jugadores, separados por comas (Enter para un solo vitral):
ask-modules = Módulos de Gloria en juego, separados por comas: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry } (Enter si ninguno):
ask-board = Tablero de restricción (nombre o número):
ask-pioneers = Cartas de pionero conseguidas, separadas por comas:
ask-blooms = Cartas de floración conservadas, separadas por comas:
ask-pattern = Patrón (nombre o número; Enter si no hay nada impreso):
# $row
ask-row = Fila { $row } (por ejemplo R5 .. G2 B1 ..):
ask-objectives = Objetivos públicos, separados por comas:
ask-private = Objetivo privado (su color o su nombre):
ask-tokens = Fichas de donativo que quedan:
ask-tools = Herramientas en la mesa, separadas por comas:
ask-dice = Los dados son R1 a R6, y lo mismo con Y, G, B y P, y S con vidrio gris; dos puntos seguidos son una casilla vacía.
# $count
audit-more =
    { $count ->
        [one] Hay { $count } corrección más igual de pequeña.
       *[other] Hay { $count } correcciones más igual de pequeñas.
    }

## A real table is set up

# $seed
setup-seed = Semilla: { $seed }
# $count, $dice: the dice of each colour
setup-bag = En la bolsa: { dice-count } ({ $dice })
# $dice: the grey dice, in words
setup-grey-pool = Junto a la bolsa, como reserva de vidrio gris: { $dice }
# $count of each colour
setup-private-pools =
    { $count ->
        [one] Cada jugador toma { $count } dado de cada color menos el gris y, una vez elegidos los vitrales, los lanza: es su reserva personal.
       *[other] Cada jugador toma { $count } dados de cada color menos el gris y, una vez elegidos los vitrales, los lanza: es su reserva personal.
    }
# $count of dice
setup-round = Cada ronda: { dice-count } de la bolsa.
setup-round-grey = Cada ronda: { dice-count } de la bolsa y 1 de la reserva de vidrio gris.
setup-marked = Baraja los seis objetivos de casillas marcadas con los objetivos privados.
setup-keep = Una vez elegidos los vitrales, cada jugador puede conservar una o las dos cartas de floración, o descartar las dos; por cada una conservada toma 1 ficha de donativo.
setup-keep-alone = Una vez elegido el vitral, puedes conservar una o las dos cartas de floración, o descartar las dos.
# $count for each player
setup-privates =
    { $count ->
        [one] Reparte a cada jugador { $count } objetivo privado, boca abajo.
       *[other] Reparte a cada jugador { $count } objetivos privados, boca abajo.
    }
setup-blooms =
    { $count ->
        [one] Reparte a cada jugador { $count } carta de floración, boca abajo.
       *[other] Reparte a cada jugador { $count } cartas de floración, boca abajo.
    }
setup-windows = Cartas de patrón, dos por jugador; se elige uno de sus cuatro patrones:

## Errors. $detail

error-replay-move = No existe esa acción ({ $detail }).
error-table-row = Una fila tiene cinco casillas ({ $detail }).
error-table-die = No existe ese dado ({ $detail }). Escribe R5 para un 5 rojo, dos puntos seguidos para una casilla vacía.
error-table-tokens = Eso no es un número de fichas ({ $detail }).
error-table-twice = Una carta aparece dos veces ({ $detail }).
error-table-several = Hay más de una carta posible ({ $detail }).
error-table-card = No existe esa carta ({ $detail }).
error-table-key = Una línea es desconocida o está repetida ({ $detail }).
error-table-no-dice = Faltan las filas de dados ({ $detail }).
error-table-player = Eso no puede ser el nombre de un jugador, o está repetido ({ $detail }).
error-table-players = Hay demasiados jugadores ({ $detail }).
error-table-module = No existe ese módulo ({ $detail }). Son: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry }.
error-table-grey = Con dados grises se juega con un tablero de restricción ({ $detail }).
error-table-rivalry = Las cartas de rivalidad comparan los vitrales de todos los jugadores ({ $detail }).
error-table-blooms = Nadie puede conservar tantas cartas de floración ({ $detail }).
error-table-size = El archivo es demasiado largo ({ $detail }).
error-table-encoding = El archivo no es texto.
error-play-bot = No existe ese bot ({ $detail }).
error-play-guest = En esta partida juega un bot de otro programa. Un archivo no puede ponerlo en marcha: indícalo otra vez con --bots o --seat ({ $detail }).
error-play-seats = Hay más nombres que asientos ({ $detail }).
error-play-name = Eso no puede ser el nombre de un jugador ({ $detail }).
error-play-nobody = Al menos un asiento debe ser de una persona.
error-play-hidden = Este registro oculta cartas. Se puede ver, pero no seguir jugando.
error-file-read = No se puede leer el archivo ({ $detail }).
error-file-write = No se puede escribir el archivo ({ $detail }).
error-file-taken = Ese archivo es otra cosa y no se toca ({ $detail }).
error-file-none = Todavía no hay ninguna partida guardada ({ $detail }).

## The command line

vitrall-about = Sagrada, el juego de mesa de vitrales y dados: para jugar, puntuar y estudiar. Sin comando empieza una partida.
usage = uso:
usage-arguments = argumentos
usage-options = opciones
usage-commands = comandos
usage-game = la partida
# $command
usage-help = Más: { $command }
usage-wrong = error en la línea de comandos:
flag-help = muestra esta ayuda
flag-lang = idioma: en, pl, uk o es
flag-version = muestra la versión
# $version
version-plain = vitrall { $version } (motor en Python puro)
version-compiled = vitrall { $version } (motor compilado)
# $value
flag-default = por defecto: { $value }
play-about = jugar una partida en la terminal
play-description = Juega contra bots, con amigos en el mismo teclado o en solitario. Cada partida se guarda sola y se puede dejar en cualquier momento.
play-examples =
    ejemplos:
      vitrall play                                  tú contra un bot
      vitrall play --seat Ana --seat Bo             dos personas, un teclado
      vitrall play --seat Ana --seat bot:random     una persona y un bot, por su nombre
      vitrall play --players 1 --solo-tools 2       en solitario, dos herramientas
      vitrall play --resume                         seguir la última partida
flag-seat = nombre de un jugador, o bot:NOMBRE; uno por asiento
flag-bots = el bot de cada asiento sin nombre; exec:COMANDO es otro programa
flag-resume = retoma una partida guardada; sin FILE, la última
replay-about = ver una partida otra vez, acción por acción
replay-description = En una terminal y sin opciones: adelante y atrás por la partida. Con una opción, o en una tubería, lo mismo como texto. Una acción es una decisión de un jugador; los lanzamientos y repartos se hacen solos.
flag-record = un registro, «-» para la entrada estándar; sin FILE, la última partida guardada
flag-to = la mesa tras N acciones
flag-round = la mesa al empezar la ronda N
flag-final = la puntuación final
flag-log = toda la partida con palabras
score-about = puntuar un vitral de una mesa real
score-description = Cuánto vale un vitral, línea por línea y con los motivos. Sin FILE se pregunta paso a paso.
audit-about = buscar dados mal colocados en un vitral de una mesa real
audit-description = Qué reglas de colocación incumple un vitral, qué herramientas podrían explicarlo y cuáles son las correcciones más pequeñas. Sin FILE se pregunta paso a paso.
flag-table = un archivo de texto que describe el vitral, «-» para la entrada estándar
setup-about = repartir las cartas de una mesa real
setup-description = Qué cartas de patrón recibe cada uno, qué herramientas y objetivos van a la mesa, quién empieza y qué dados van a la bolsa.
flag-player = nombre de un jugador; uno por cada uno
completion-about = mostrar un script que completa los comandos en tu shell
completion-description = Por ejemplo: source <(vitrall completion bash)
sim-about = jugar muchas partidas a la vez y sumarlas
sim-progress = partidas
# $count
sim-games = partidas: { $count }
# $speed
sim-speed = partidas por segundo de CPU: { $speed }
# $seat, $mean, $wins
sim-seat = asiento { $seat }: puntuación media { $mean }, ganadas { $wins }
# $checksum
sim-checksum = suma de comprobación: { $checksum }
# $count
sim-faults = jugadas de un bot sencillo por fallos de otros: { $count }
flag-games = cuántas partidas
flag-sim-bots = un bot para todos los asientos, o uno para cada uno; exec:COMANDO es otro programa
flag-first = número de la primera partida, para jugar una serie por partes
flag-sim-out = escribe una fila por partida en este archivo Parquet
flag-workers = procesos que se reparten el trabajo
flag-ray = reparte el trabajo entre las máquinas de un clúster de Ray; sin dirección, el clúster de esta máquina
sim-state = carpeta para las partidas acabadas de una ejecución con --ray, para seguir tras una interrupción
flag-json = el resultado como un objeto JSON en la última línea
referee-about = juzgar vitrales de cualquier mesa, una pregunta JSON por línea

## perft

perft-about = contar con exactitud lo que es posible en una posición
perft-position = una posición en una línea; - la lee de la entrada
perft-depth = acciones de una secuencia; 2 si no se dice nada
perft-tools = cuenta en su lugar las maneras de completar cada herramienta de la mesa
perft-fillings = cuenta los vitrales completos de estos patrones, o de todos

## Checking a bot in another program

bot-check-about = poner a prueba un bot de otro programa
bot-check-description = Juega partidas enteras con el programa en un asiento: de dos, en solitario y de cuatro con todos los módulos. Dice qué hace mal; el código de salida es 0 solo si no hay nada.
bot-check-command = el programa con sus argumentos, entre comillas; o un bot por su nombre, py:MÓDULO:CLASE, exec:COMANDO
bot-check-games = partidas en cada tipo de mesa
bot-check-milliseconds = milisegundos por jugada
# $name: as the program calls itself
bot-check-manners = hello, stop, quit; programa { $name }
# $players: how many, as “4 players”
bot-check-modules = { $players }, todos los módulos
# $table; $count: moves; $milliseconds: of the slowest
bot-check-game = { $count ->
    [one] { $table }: { $count } jugada, { $milliseconds } ms como máximo
   *[other] { $table }: { $count } jugadas, { $milliseconds } ms como máximo
}
bot-check-passed = Todo ha ido bien.
# $count
bot-check-failed = { $count ->
    [one] { $count } fallo.
   *[other] { $count } fallos.
}
bot-fault-hello = no saluda con un «hello» correcto
bot-fault-stop = no responde tras «stop»
bot-fault-quit = no se cierra tras «quit»
bot-fault-garbage = respuesta ilegible
bot-fault-late = no responde a tiempo
bot-fault-crash = el programa ha terminado
bot-fault-flood = demasiada salida
bot-fault-illegal = jugada no permitida
bot-first-fault = { $bot }: acciones propias, { $own } de { $moves }; las demás las hizo un bot sencillo. Primer error: { $error }
bot-no-rating = { $bot }: sin valoración, porque un bot sencillo hizo la mayoría de sus acciones.
flag-strict = terminar con el código 1 si falla un bot
bot-fault-error = error en el bot
