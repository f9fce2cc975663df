### Why something cannot be done: one message for each code, `error-` and the code with a hyphen for its slash.
###
### A reason against a move may name what it is about: $space, a die as $color and $value, or $card. All other errors have
### $detail, the reason (see reasons.ftl), and $line of the file read (0 where there is none).

error-illegal = Eso no está permitido ahora.

## Placement. $space

error-placement-occupied = La casilla { $space } ya está ocupada.
error-placement-edge = La casilla { $space } no está en el borde. { refuse-first-die }
error-placement-touch = La casilla { $space } no toca ningún dado.
error-placement-color = La casilla { $space } solo admite dados de su color.
error-placement-value = La casilla { $space } solo admite dados del valor impreso en ella.
error-placement-unlike = Al lado de la casilla { $space } hay un dado del mismo color o valor.
error-placement-isolated = La casilla { $space } toca un dado; la herramienta exige una que no toque ninguno.
error-placement-board = El tablero de restricción prohíbe este dado en la casilla { $space }.
error-place-no-die = No tienes ningún dado en la mano.

## Drafting. A die: $color, $value

error-draft-die-in-hand = Ya tienes un dado en la mano.
error-draft-tool-owes = Primero termina de usar la herramienta.
error-draft-spent = En este turno ya has elegido un dado.
error-draft-not-in-pool = En la reserva no hay { die-nom }.
error-draft-no-space = Ninguna casilla de tu vitral admite { die-acc }.
error-return-not-offered = Ahora el dado no puede volver a la reserva.

## Private pools. A die: $color, $value

error-take-no-pools = En esta partida no hay reservas personales.
error-take-die-in-hand = { error-draft-die-in-hand }
error-take-tool-owes = { error-draft-tool-owes }
error-take-spent = En este turno ya has tomado un dado de tu reserva personal.
error-take-not-in-pool = En tu reserva personal no hay { die-nom }.
error-take-no-space = { error-draft-no-space }
error-own-no-tool = Los dados de la reserva personal solo se cambian o se vuelven a lanzar con una herramienta.
error-own-not-in-pool = { error-take-not-in-pool }

## Tools. $card

error-tool-not-on-table = Esa herramienta no está en la mesa.
error-tool-one-a-turn = En este turno ya has usado una herramienta.
error-tool-no-payment = La herramienta «{ $card }» se paga con fichas de donativo, no con un dado.
error-tool-price = No tienes suficientes fichas de donativo para «{ $card }».
error-tool-used-up = La herramienta «{ $card }» ya está agotada: en solitario cada una sirve una vez.
error-tool-payment = Paga «{ $card }» con un dado de la reserva que coincida con la marca de la carta.
error-tool-tool-owes = Primero termina de usar la herramienta en uso.
error-tool-die-in-hand = No puedes usar «{ $card }» con un dado en la mano.
error-tool-no-die-in-hand = Elige un dado antes de usar «{ $card }».
error-tool-private-die = La herramienta «{ $card }» actúa sobre un dado de la reserva común, no de la personal.
error-tool-timing = No es el momento de usar «{ $card }»: la carta dice cuándo sirve.
error-tool-impossible = Ahora no se puede completar el efecto de «{ $card }».
error-stop-not-offered = Ahora no se puede interrumpir el efecto de la herramienta.

## The steps of a tool. $space, or a die: $color, $value

error-move-no-tool = Los dados solo se mueven con una herramienta.
error-move-no-die = En la casilla { $space } no hay ningún dado.
error-move-twice = El dado de la casilla { $space } ya se ha movido.
error-move-color = La herramienta no puede mover el dado de la casilla { $space }: debe haber un dado de su color en el marcador de ronda, y los dos dados movidos deben ser del mismo color.
error-move-same-space = El dado debe moverse a una casilla distinta de { $space }.
error-move-no-second = Tras mover un dado a { $space } no se podría mover un segundo.
error-swap-no-tool = Los dados del marcador de ronda solo se cambian con una herramienta.
error-swap-not-on-track = De esa casilla del marcador de ronda no puedes tomar { die-acc }.
error-swap-not-one-grey = { error-trade-not-one-grey }
error-trade-no-tool = Los dados del vitral solo se intercambian con una herramienta.
error-trade-not-one-grey = Uno de los dos dados debe ser gris y el otro no.
error-turn-no-tool = El valor de un dado solo cambia con una herramienta.
error-turn-value = El dado no puede ponerse en ese valor.

## Turns and choices

error-turn-other-seat = Es el turno de otro jugador.
error-pass-die-in-hand = No puedes terminar el turno con un dado en la mano.
error-pass-tool-owes = Termina de usar la herramienta antes de acabar el turno.
error-choice-awaited = Primero todos deben hacer su elección.
error-choice-over = El momento de esa elección ya ha pasado.
error-choice-made = Esa elección ya está hecha.
error-choice-not-offered = Eso no está entre las cartas para elegir.
error-choice-no-seat = En esta mesa no existe ese asiento.
error-game-over = La partida ya ha terminado.
error-chance-awaited = Primero hay que repartir cartas o lanzar dados.
error-chance-not-now = Ahora no se reparte, ni se saca, ni se lanza nada.
error-chance-impossible = El azar no puede dar ese resultado ahora.
error-chance-no-generator = Los dados de esta partida se lanzan fuera del programa; indica qué ha salido.
error-move-unknown = Esa acción no existe.
error-move-unreadable = Eso no se puede leer como una acción ({ $detail }).

## Undo

error-undo-nothing = No hay nada que deshacer.
error-undo-new-knowledge = { undo-refused }
error-undo-turn-ended = No se puede deshacer: el turno ya ha terminado.
error-undo-choice = No se puede deshacer: la elección es definitiva.

## Questions without an answer

error-view-no-seat = En esta mesa no existe ese asiento ({ $detail }).
error-view-no-window = Ese vitral todavía no existe.
error-score-no-windows = Los patrones aún no se han elegido.
error-score-not-over = La partida aún no ha terminado.
error-record-unknown-start = Esta partida continuó desde una posición dada, así que no tiene registro.

## Options. $detail

error-option-players = Ese número de jugadores no es posible ({ $detail }).
error-option-edition = Esa edición no existe ({ $detail }).
error-option-tools = Ese número de herramientas no es posible ({ $detail }).
error-option-solo-tools = Ese número de herramientas no es posible en solitario ({ $detail }).
error-option-solo-privates = Ese número de objetivos privados no es posible en solitario ({ $detail }).
error-option-tie-break = Ese desempate no existe ({ $detail }).
error-option-solo-price = Ese pago en solitario no es posible ({ $detail }).
error-option-even-bag = La bolsa equilibrada no es posible aquí ({ $detail }).
error-option-modules = Ese módulo no existe ({ $detail }).
error-option-rivalry = Las cartas de rivalidad no son posibles aquí ({ $detail }).
error-option-private-pools = Las reservas personales no son posibles aquí ({ $detail }).
error-option-marked-objectives = Los objetivos con casillas marcadas solo se activan o se desactivan ({ $detail }).
error-option-more-patterns = Los patrones adicionales solo se activan o se desactivan ({ $detail }).
error-option-seed = Esa semilla no es posible ({ $detail }).
error-option-deck = Hay muy pocas cartas para esta partida ({ $detail }).
error-option-language = Ese idioma no existe ({ $detail }).

## Pictures. $detail

error-picture-theme = Ese tema no existe ({ $detail }).
error-picture-size = Una imagen no puede tener esa anchura ({ $detail }).
error-picture-prefix = Ese prefijo no es posible ({ $detail }).

## Simulations. $detail

error-sim-first = Esa no puede ser la primera partida ({ $detail }).
error-sim-games = Ese número de partidas no es posible ({ $detail }).
error-sim-workers = Ese número de procesos no es posible ({ $detail }).
error-sim-bots = El número de bots no coincide con los asientos ({ $detail }).
error-sim-bot = Ese bot no existe ({ $detail }).
error-bot-unknown = No hay ningún bot con ese nombre ({ $detail }).
error-bot-budget = Un bot no puede tener ese límite para pensar ({ $detail }).
error-env-illegal = Esa acción no es legal ahora.
error-env-no-library = Falta una biblioteca ({ $detail }).
error-env-no-place = Esa acción no existe en este espacio de acciones ({ $detail }).
error-env-not-begun = Llama primero a reset.
error-env-render = No hay tal forma de dibujarlo ({ $detail }).
error-env-reward = No hay tal recompensa ({ $detail }).
error-env-size = Cada partida necesita una acción.
error-bot-illegal = El bot no ha dado ninguna jugada legal ({ $detail }).
error-bot-broken = No se puede poner en marcha este bot ({ $detail }).
error-bot-command = Eso no es un comando ({ $detail }).

## Card files. $detail

error-card-unknown = Esa carta no existe ({ $detail }).
error-card-file = No se puede leer el archivo de cartas ({ $detail }).
error-card-size = El archivo de cartas es demasiado grande ({ $detail }).
error-card-encoding = El archivo de cartas no es texto UTF-8 ({ $detail }).
error-card-toml = El archivo de cartas no es TOML ({ $detail }).
error-card-unknown-table = El archivo de cartas tiene una tabla desconocida ({ $detail }).
error-card-unknown-field = Una carta tiene un campo desconocido ({ $detail }).
error-card-missing-field = A una carta le falta un campo ({ $detail }).
error-card-wrong-type = Un campo de una carta es de tipo incorrecto ({ $detail }).
error-card-range = Un número de una carta está fuera de rango ({ $detail }).
error-card-favor = La dificultad de un patrón va de 3 a 6 ({ $detail }).
error-card-rows = Un patrón tiene cuatro filas de cinco signos ({ $detail }).
error-card-mark = Un patrón tiene un signo desconocido ({ $detail }).
error-card-neighbours = Dos casillas que se tocan por un lado exigen lo mismo ({ $detail }).
error-card-unknown-verb = Una carta tiene un verbo desconocido ({ $detail }).
error-card-verb-value = Un verbo de una carta tiene un valor desconocido ({ $detail }).
error-card-solo = El pago de una herramienta en solitario es un color o un valor ({ $detail }).
error-card-when = Una herramienta indica mal cuándo sirve ({ $detail }).
error-card-no-steps = Una herramienta tiene muy pocos o demasiados pasos ({ $detail }).
error-card-timing = Los pasos de una herramienta no encajan con el momento de usarla ({ $detail }).
error-card-order = Los pasos de una herramienta están en mal orden ({ $detail }).
error-card-bad-id = El identificador de una carta está mal formado ({ $detail }).
error-card-bad-name = El nombre de una carta está mal formado ({ $detail }).
error-card-duplicate-id = Dos cartas tienen el mismo identificador ({ $detail }).
error-card-duplicate-name = Dos cartas tienen el mismo nombre ({ $detail }).
error-card-sides = Una carta de patrón necesita dos caras ({ $detail }).
error-card-too-many = Hay demasiadas cartas del mismo tipo ({ $detail }).
error-card-deck = Una carta indica un mazo al que no puede pertenecer ({ $detail }).
error-card-attested = Una carta indica mal su procedencia ({ $detail }).
error-card-measure = Lo que mide un objetivo no tiene sentido ({ $detail }).
error-card-places = Los puntos por puesto de una carta de rivalidad son incorrectos ({ $detail }).
error-card-board = Un tablero de restricción es incorrecto ({ $detail }).
error-card-bad-text = El texto de una carta está mal formado ({ $detail }).
error-card-language = Un idioma de una carta es incorrecto ({ $detail }).
error-card-no-text = Una carta no dice qué hace ({ $detail }).
error-card-replaces = El mazo indica mal qué cartas sustituye ({ $detail }).

## Records. $detail

error-record-size = El registro es demasiado grande ({ $detail }).
error-record-encoding = El registro no es texto UTF-8 ({ $detail }).
error-record-control = El registro tiene un carácter de control ({ $detail }).
error-record-magic = Esto no es el registro de una partida ({ $detail }).
error-record-version = Esta versión del registro no se puede leer ({ $detail }).
error-record-header = La cabecera del registro es incorrecta ({ $detail }).
error-record-option = Una opción del registro no es posible ({ $detail }).
error-record-cards = El registro se hizo con otras cartas ({ $detail }).
error-record-action = No se puede leer una acción del registro ({ $detail }).
error-record-illegal = Una acción del registro incumple las reglas ({ $detail }).
error-record-truncated = El registro está incompleto ({ $detail }).
error-record-surplus = El registro tiene más acciones de las que indica ({ $detail }).

## Positions. $detail

error-position-size = La posición es demasiado larga ({ $detail }).
error-position-magic = Esto no es una posición ({ $detail }).
error-position-version = Esta versión de la posición no se puede leer ({ $detail }).
error-position-field = Un campo de la posición es desconocido, falta o se repite ({ $detail }).
error-position-option = Una opción de la posición no es posible ({ $detail }).
error-position-value = Un valor de la posición no es posible ({ $detail }).
error-position-phase = La posición no encaja con su fase ({ $detail }).
error-position-tool = La herramienta en uso no encaja con la posición ({ $detail }).
error-position-hand = El dado en mano no encaja con la posición ({ $detail }).
error-position-dice = Los dados de la posición no cuadran ({ $detail }).
error-position-card = Las cartas de la posición no cuadran ({ $detail }).
error-position-stuck = En esta posición nadie puede jugar ({ $detail }).

## The referee. $detail

error-referee-ask = El árbitro no conoce esa pregunta ({ $detail }).
error-referee-field = La pregunta tiene un campo desconocido ({ $detail }).
error-referee-missing = A la pregunta le falta un campo ({ $detail }).
error-referee-type = Un campo de la pregunta es de tipo incorrecto ({ $detail }).
error-referee-range = Un número de la pregunta está fuera de rango ({ $detail }).
error-referee-object = Una pregunta es un objeto JSON ({ $detail }).
error-referee-encoding = La pregunta no es texto UTF-8 ({ $detail }).
error-referee-size = La pregunta es demasiado larga ({ $detail }).
error-referee-json = La pregunta no es JSON ({ $detail }).
error-referee-pattern = Un patrón tiene cuatro filas de cinco signos conocidos ({ $detail }).
error-referee-dice = Los dados de un vitral son cuatro filas de cinco casillas ({ $detail }).
error-referee-die = Ese dado no existe ({ $detail }).
error-referee-space = Esa casilla no existe ({ $detail }).
error-referee-waive = Solo se puede omitir el color, el valor o el contacto ({ $detail }).
error-referee-repeated = Una carta se nombra dos veces ({ $detail }).
error-referee-no-die = En esa casilla no hay ningún dado que mover ({ $detail }).
error-lab-extra = Para esto hace falta el extra «lab»: pip install "vitrall[lab]".
error-ray-address = Esta no es la dirección de un clúster de Ray ({ $detail }): auto, HOST:PORT o ray://HOST:PORT.
error-ray-extra = Para esto hace falta el extra «ray»: pip install "vitrall[ray]".
error-ray-unreachable = Ningún clúster de Ray responde ahí ({ $detail }).
error-ray-lost = El clúster ha perdido una y otra vez una parte del trabajo ({ $detail }).
error-ray-sources = Una máquina del clúster tiene otras reglas, cartas o bots ({ $detail }). Instala la misma versión en todas.
error-option-depth = No se puede contar a esta profundidad ({ $detail }).
error-option-pattern = No existe ese patrón ({ $detail }).
error-perft-not-a-turn = Solo se puede contar una posición en el turno de alguien, sin ningún dado en la mano.
error-referee-rivalry = Una rivalidad compara a los jugadores, así que no se puede juzgar con un solo vitral ({ $detail }).
error-sim-out = No se pueden guardar ahí las partidas ({ $detail }).
error-referee-rivals = No se pueden leer los vitrales de los rivales ({ $detail }).
