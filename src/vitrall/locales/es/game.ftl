### Texts of terminal and page during a game: who, when, what is left, what is asked for.


## Who and when

# $seat, counted from 1: a player without a name
seat-name = Jugador { $seat }
# $seat, counted from 1
bot-name = Bot { $seat }
# $round, $total
round-of = Ronda { $round } de { $total }
# $turn is 1 or 2
your-turn =
    Tu { $turn ->
        [1] primer
       *[2] segundo
    } turno
# With private pools everybody has one turn a round.
your-only-turn = Tu turno
# $name; $turn is 1 or 2
turn-of =
    { $name }: { $turn ->
        [1] primer
       *[2] segundo
    } turno
# $name
only-turn-of = Turno: { $name }
# $name
skips-turn = { $name } se salta el segundo turno de esta ronda.
# $name
waiting-for = Esperando a { $name }…
# $names: those who have not chosen yet
waiting-for-choices = Eligiendo todavía: { $names }…
# $count
spectators =
    { $count ->
        [one] { $count } espectador está mirando.
       *[other] { $count } espectadores están mirando.
    }
# $count, seconds
time-left =
    { $count ->
        [one] Queda { $count } segundo
       *[other] Quedan { $count } segundos
    }

## What is left

# $count
tokens-left =
    { $count ->
        [0] No te quedan fichas de donativo.
        [one] Te queda { $count } ficha de donativo.
       *[other] Te quedan { $count } fichas de donativo.
    }
# $name, $count
tokens-of = { $name }: { tokens }
# $count, $color
bag-left =
    { $count ->
        [one] En la bolsa queda
       *[other] En la bolsa quedan
    } { dice-of-color }.
# $count: dice of all colours
bag-count =
    { $count ->
        [0] La bolsa está vacía.
        [one] En la bolsa queda { $count } dado.
       *[other] En la bolsa quedan { $count } dados.
    }
pool-empty = La reserva está vacía.
track-empty = El marcador de ronda está vacío.

## Tools and patterns

# $tool, $count
tool-price = Usar { $tool } por { tokens }
# $tool, $color: the price in the solo game
tool-price-color = Usar { $tool } por { colored-die-acc }
# $tool, $value: the price in the solo game, where a card prints a value
tool-price-value = Usar { $tool } por { value-nom }
# $count
tool-tokens = En la carta: { tokens }
tool-used-up = Agotada
# $tool
tool-in-use = En uso: { $tool }
# $count, 3 to 6
difficulty-of = Dificultad { $count }
# A mark beside a card's name.
name-is-ours = Nombre nuestro para esta carta

## The phases of a game, named as in views and positions

phase-deal-privates = Reparto de objetivos privados
phase-deal-blooms = Reparto de cartas de floración
phase-deal-windows = Reparto de cartas de patrón
phase-choose = Elección de patrones
phase-keep = Elección de cartas de floración
phase-roll-own = Lanzamiento de las reservas personales
phase-deal-tools = Colocación de las herramientas
phase-deal-publics = Colocación de los objetivos públicos
phase-deal-board = Sorteo del tablero de restricción
phase-deal-pioneers = Colocación de las cartas de pionero
phase-deal-start = Sorteo del jugador inicial
phase-roll = Lanzamiento de la reserva
phase-roll-grey = Lanzamiento del dado gris
phase-turn = Turno de un jugador
phase-hand = Un dado en mano
phase-step = Una herramienta en uso
phase-roll-again = Nuevo lanzamiento del dado en mano
phase-roll-pool = Nuevo lanzamiento de la reserva
phase-roll-picked = Nuevo lanzamiento de dados de la reserva personal
phase-draw = Se saca un dado de la bolsa
phase-over = Fin de la partida

## What is asked for

prompt-choose = Elige uno de tus cuatro patrones.
prompt-keep = Decide qué cartas de floración conservas; puedes descartar una o las dos.
prompt-turn = Elige un dado, usa una herramienta o termina tu turno.
prompt-turn-pools = Elige un dado, toma uno de tu reserva personal, usa una herramienta o termina tu turno.
prompt-turn-no-tool = Elige un dado o termina tu turno.
prompt-turn-pools-no-tool = Elige un dado, toma uno de tu reserva personal o termina tu turno.
prompt-turn-tool = Usa una herramienta o termina tu turno.
prompt-turn-end = No hay nada más que hacer: termina tu turno.
# $color, $value
prompt-hand = Coloca { die-acc } en tu vitral.
prompt-hand-isolated = Coloca { die-acc } donde no toque ningún otro dado.
prompt-hand-may-return = Coloca { die-acc } en tu vitral o devuélvelo a la reserva.
prompt-return = El dado no se puede colocar en ninguna casilla: devuélvelo a la reserva.
# One sentence for each step of a tool.
step-move = Elige un dado de tu vitral y la casilla a la que se mueve.
step-move-second = Ahora mueve un segundo dado.
step-move-optional = Mueve un segundo dado del mismo color o detente aquí.
step-turn-one = Sube o baja el valor del dado en 1.
step-turn-any = Decide el valor del dado.
step-turn-other = Decide otro valor para el dado.
step-swap = Elige el dado del marcador de ronda por el que cambias el tuyo.
step-draft-again = Elige y coloca otro dado.
step-trade = Elige un dado gris y otro de otro color para intercambiarlos.
step-exchange = Elige el dado de tu reserva personal por el que cambias el elegido.
step-again = Elige un dado de tu reserva personal para volver a lanzarlo.
step-again-optional = Elige otro dado para volver a lanzarlo o detente aquí.

## Why a space does not take a die, shown on the space itself

refuse-occupied = Esta casilla ya está ocupada.
refuse-first-die = Empieza en un borde o en una esquina.
refuse-touch = Esta casilla no toca ningún dado.
# $color of the space
refuse-colour-space =
    Esta casilla solo admite dados { $color ->
        [red] rojos
        [yellow] amarillos
        [green] verdes
        [blue] azules
        [purple] morados
       *[grey] grises
    }.
# $value of the space
refuse-value-space = Esta casilla solo admite { value-pl }.
refuse-same-colour = Al lado hay un dado del mismo color.
# $side is left, right, above or below; $value
refuse-same-value =
    { $side ->
        [left] A la izquierda ya hay { value-nom }.
        [right] A la derecha ya hay { value-nom }.
        [above] Arriba ya hay { value-nom }.
       *[below] Abajo ya hay { value-nom }.
    }
refuse-isolated = Esta casilla toca un dado; la herramienta exige una que no toque ninguno.
refuse-board = El tablero de restricción prohíbe esta casilla.
undo-refused = No se puede deshacer: ya se han lanzado dados.

## Hints

# $move: one of the offers of moves.ftl
hint-move = Pista: { $move }
# $points, perhaps with a decimal
hint-expected = Puntuación esperada: { points }
hint-none = Aquí no hay pista.
# $move
hint-or = O bien: { $move }

# Why a move is good or bad: parts of a sentence, several in a row. $points, $card
hint-scores = { points } por { $card }
hint-private = { points } por tu objetivo privado
hint-blooms = { points } por cartas de floración
hint-pioneers = { points } por cartas de pionero
# $card
hint-nears = más cerca de { $card }
# $spaces
hint-closes = ya no se podrá colocar ningún dado en { $spaces }
# $count
hint-costs = cuesta { tokens }
hint-tokens = da { tokens }
hint-blank =
    { $count ->
        [one] { $count } casilla en blanco
       *[other] { $count } casillas en blanco
    }

## A bot that failed; a simple one moves instead. $name

bot-error = { $name } ha fallado; un bot sencillo juega en su lugar.
bot-illegal = { $name } no da ninguna jugada legal; un bot sencillo juega en su lugar.
bot-late = { $name } tarda demasiado; un bot sencillo juega en su lugar.

## How a game is set up

edition-standard = Estándar
edition-polish-1 = Primera edición polaca
edition-polish-2 = Segunda edición polaca
edition-ukrainian-2024 = Edición ucraniana de 2024
edition-spanish = Edición española
tie-break-reverse-order = gana quien tuvo más tarde su primer turno de la última ronda
tie-break-last-turn = gana quien tiene el último turno de la última ronda
tie-break-shared = victoria compartida
solo-price-color = un dado del color de la carta
solo-price-printed = un dado del color o valor de la carta
module-grey-glass = Vidrio gris
module-pioneers = Pioneros
module-blooms = Floración
module-rivalry = Rivalidad
# One line for each option of a game.
option-players = Número de jugadores; 1 es el modo solitario
option-edition = Edición del reglamento
option-even-bag = Bolsa equilibrada: menos dados, los mismos de cada color, menos azar
option-tools = Herramientas en la mesa
option-solo-tools = Herramientas en solitario, de 1 (lo más difícil) a 5 (lo más fácil)
option-solo-privates = Objetivos privados en solitario
option-tie-break = Último criterio de desempate
option-solo-price = Pago por una herramienta en solitario
option-modules = Módulos de la expansión Gloria
option-marked-objectives = Objetivos privados con casillas marcadas
option-more-patterns = Doce patrones más
option-private-pools = Reservas personales: diez dados propios, un turno por ronda
option-seed = Semilla: el mismo número da los mismos dados
