### Qué está mal exactamente, entre paréntesis al final de un error: parte de una frase, sin punto.

## What was given

why-told = { $text }
why-quoted = «{ $text }»
why-a-list = una lista
why-a-table = una tabla
why-a-text = un texto
why-a-list-of-texts = una lista de textos
why-true-or-false = true o false
why-a-whole-number = un número entero
why-pattern-shapes = un nombre, cuatro filas de signos o null
why-rows-of-dice = una lista de filas, cada una de ellas una lista
why-nothing = nada
# $card: one card or several, by name
why-card = { $card }

## Where it is. $why is a reason, $about a name or a kind of thing.

why-of = { $about }: { $why }
why-line = línea { $line }
why-at-line = línea { $line }: { $why }
why-by-rule = { $why }, regla { $rule }
why-byte = byte { $number }
why-character = carácter { $number }
why-in-phase = { $why } en la fase { $phase }

## Numbers and words

why-number = { $given } no es un número de { $least } a { $most }
why-not-a-number = { $given } no es un número
why-not-whole = { $given } no es un número entero
why-number-too-long = un número es demasiado largo
why-instead = { $given } en lugar de { $wanted }
why-within = { $has } en lugar de entre { $least } y { $most }
why-at-most = { $has }, como máximo { $most }
why-bytes = como máximo { $most } bytes
why-characters = como máximo { $most } caracteres
why-pixels = { $wide } × { $high }
why-none-of = { $given } no es ninguno de: { $known }
why-none-of-near = { $given } no es ninguno de: { $known }; ¿querías decir { $near }?
why-unknown = { $given } es desconocido
why-unknown-near = { $given } es desconocido; ¿querías decir { $near }?
why-too-long = { $given } es demasiado largo
why-missing = falta { $field }
why-twice = { $given } aparece dos veces
why-twice-line = { $given } ya está en la línea { $line }
why-wrong-type = { $field } es { $wanted }, no { $given }
why-too-deep = hay listas o tablas anidadas a demasiada profundidad

## Files. For errors of the operating system; $number is its own number of the error.

why-system-missing = no existe ese archivo ni esa carpeta
why-system-denied = acceso denegado
why-system-folder = es una carpeta
why-system-no-folder = una parte de la ruta no es una carpeta
why-system-exists = ya existe
why-system-full = no queda espacio en el disco
why-system-read-only = el disco es de solo lectura
why-system-name = ese nombre no es posible
why-system-loop = los enlaces forman un bucle
why-system-broken = el dispositivo comunica un error
why-system-other = error { $number } del sistema

## Options of a game

why-alone = hacen falta al menos dos jugadores, regla { $rule }
# In the file of a real table: the keys are never translated.
why-no-board = indícalo: «board: …»
why-only-one-window = aquí solo hay uno; nombra a todos los jugadores y sus vitrales, «player: …»
why-paid-by-value = { $card } se paga con un valor, y en esta edición se paga con color
# $cards is one of the kinds below.
why-too-few = { $cards }: hay { $has }, esta partida necesita { $wants }
why-not-played = { $cards }: una de las cartas no se usa en esta partida
why-cards-window-cards = cartas de patrón
why-cards-patterns = patrones
why-cards-tools = herramientas
why-cards-grey-tools = herramientas de grafito
why-cards-public-objectives = objetivos públicos
why-cards-grey-objectives = cartas de vidrio gris
why-cards-private-objectives = objetivos privados
why-cards-restriction-boards = tableros de restricción
why-cards-pioneers = cartas de pionero
why-cards-blooms = cartas de floración
why-cards-windows-chosen = patrones elegidos
why-cards-decisions-on-blooms = decisiones sobre las cartas de floración
why-cards-private-dice = dados de las reservas personales
why-bots-for-seats = bots: { $bots }, asientos: { $seats }
why-name-shape = { $given }; un nombre tiene de 1 a { $most } caracteres visibles
why-prefix-shape = { $given }; como máximo { $most } letras de la a a la z, cifras y guiones, con una letra al principio

## Records

why-header-shape = { $given } no tiene la forma «clave: valor»; la cabecera termina con una línea en blanco
why-header-key = { $given } no puede ser una clave de la cabecera
why-header-own = { $given } se escribe a partir de la propia partida
why-header-line = { $given } no cabe en una sola línea
why-written = { $given } se escribe { $wanted }
# $reasons: the sentences that refuse the action, without the last full stop
why-action = acción { $number }, { $action }: { $reasons }
why-choice-unknown = todos han elegido y aún hay una elección desconocida
why-keep-unknown = todos han decidido y aún no se sabe cuántas cartas de floración se quedaron

## Positions

why-not-in-deck = { $given } no está en el mazo
why-no-card = el mazo no tiene la carta { $number }
why-no-die = { $given } no es un dado
why-dice-or-dots = { $given } no se compone de dados y puntos
why-window-shape = { $given } no son cuatro filas de cinco dados o puntos
why-bag-shape = { $given } no indica cada color una vez con un número, como R18Y3
why-tool-shape = { $given } no tiene la forma id:step:spaces:color de una herramienta de la mesa
why-no-spaces = { $given } no nombra casillas
why-own-shape = una reserva personal tiene { $places } lugares, y las reservas se lanzan una tras otra
why-own-order = en las reservas personales se lanzan dos dados de cada color, por orden
why-own-away = dados personales en uso: { $away }, faltan en la reserva: { $gone }
why-no-word = { $field } no tiene valor
why-no-place = { $field } no corresponde a esta partida
why-not-begun = antes del primer lanzamiento no hay ronda, ni turno, ni jugador inicial
why-track-too-early = hay dados en el marcador de ronda antes de terminar una ronda
why-pioneer-too-early = hay una carta de pionero conseguida antes del primer turno
why-rolled-first = los dados de la reserva se lanzan antes del primer turno de la ronda
why-no-grey-pool = en esta partida no hay reserva de vidrio gris
why-solo-start = en solitario no se sortea el jugador inicial
why-solo-favor = en solitario no hay fichas de donativo
why-seat = asiento { $seat }
why-skip = el asiento { $seat } no puede haber cedido aquí su segundo turno
why-windows-too-early = los vitrales tienen patrón conocido y dados cuando todos han elegido, no antes
why-choice-hidden = no se puede seguir jugando desde una elección desconocida
why-not-offered = al asiento { $seat } no se le ofreció { $card }
why-bag-not-full = antes del primer lanzamiento todos los dados están en la bolsa
why-no-die-left = ya no queda ningún dado para ello
why-pool-not-empty = al terminar, la reserva está vacía
why-tool-in-use = hay una herramienta en uso
why-no-tool-in-use = no hay ninguna herramienta en uso
why-tool-step = ese paso de la herramienta
why-tool-unpaid = la herramienta en uso no está pagada
why-moved-dice = los dados que movió la herramienta no están
why-die-in-hand = un dado en mano
why-no-die-in-hand = ningún dado en mano

## The referee

why-never-isolated = un movimiento nunca es isolated: esa palabra es de las colocaciones
# $lengths: the lengths of the rows
why-row-lengths = longitudes de las filas: { $lengths }
why-die-shape = { $given } no es uno de { $colors } seguido de uno de { $values }
why-space-shape = { $given } no es una fila de la A a la D seguida de una columna del 1 al { $most }

## The command line

why-required = falta: { $names }
why-required-one = hace falta uno de: { $names }
why-not-understood = no se entiende: { $words }
why-one-value = debe seguir exactamente un valor
why-one-value-at-most = puede seguir como máximo un valor
why-a-value-at-least = debe seguir al menos un valor
why-values-wanted = valores que deben seguir: { $count }
why-no-value = no puede seguir un valor como { $given }
why-not-with = no se combina con { $other }
why-may-mean = { $given } puede significar: { $known }
why-not-possible = { $given } no es posible

## Decks of a record

# $deck: the file; $cards; $told and $here: marks of decks
why-record-cards = se jugó con las cartas { $told }, y aquí están { $here }
why-record-deck-missing = se jugó con el mazo { $deck }, y de él faltan estas cartas: { $cards }
why-record-deck-changed = las cartas del mazo { $deck } han cambiado desde entonces
why-record-deck-head = un mazo es su marca, su nombre, una barra y sus cartas, no { $given }

## Bots

why-not-legal = { $given } no está entre las jugadas legales
why-bot-fails = { $fault } en { $source }: { $message }
why-bot-command = { $given } no contiene ningún programa o deja unas comillas sin cerrar

## Fair dice

why-other-roll = consta { $found }, pero las semillas dan { $due }
why-hexadecimal = { $given } no consta de hasta { $digits } cifras 0–9 y a–f
why-bot-class = { $given } no tiene la forma py:MÓDULO:CLASE

## What a server has stored. $number and $before: numbers of entries; $code: the code of an error

why-sealed = las semillas están selladas y no se ha dado ninguna clave
why-start-dice = el comienzo no se deduce de las semillas
why-entry-changed = la entrada { $number } ha cambiado
why-entry-order = la entrada { $number } va después de la entrada { $before }
why-entry-dice = los dados de la entrada { $number } no se deducen de las semillas
why-entry-refused = la entrada { $number } no está permitida, { $code }
why-entries-lost = entradas encontradas: { $has } de { $wants }
