### The guided first game: what is said at each step, `.done` once its moves are made, and what a wrong tap hears.

# $step, $total
lesson-progress = { $step } de { $total }
lesson-skip = Salir
lesson-back = Atrás
lesson-next = Siguiente
lesson-play = Jugar tu primera partida

## A tap that was not asked for. A die: $color, $value; $space

lesson-other-die = Ese dado también se podría elegir. Para esta lección, toma { die-acc }.
lesson-other-space = El dado también podría ir ahí. Para esta lección, elige { $space }, la casilla con el marco discontinuo.
lesson-other-value = También estaría permitido. Para esta lección, elige el { $value }.
lesson-pick-first = Primero toma un dado: toca { die-acc }.
lesson-try = Esa casilla admitiría el dado. Toca { $space } y mira qué ocurre.
lesson-not-yet = Eso vendrá más tarde. Haz primero lo que se pide aquí.

## The window and the goals

lesson-welcome = ¡Hola! Este es tu vitral: veinte casillas para veinte dados de vidrio de color. En diez rondas llena todas las que puedas.
lesson-prints = Algunas casillas llevan una marca. Un color solo admite dados de ese color; los puntos, solo dados de ese valor. Las casillas sin marca admiten cualquier dado.
lesson-goals = Los puntos vienen de los objetivos. Los públicos cuentan para todos. Tu objetivo privado es secreto: sumas el valor de cada uno de tus dados azules.

## The first round

lesson-pick = Empieza una ronda: se lanzan a la reserva dos dados por jugador y uno más. Empiezas tú. Toca el 6 azul.
lesson-middle = Las casillas iluminadas lo admiten. Antes de elegir una, toca la casilla con el marco discontinuo, en el centro, y mira qué ocurre.
lesson-edge = Una casilla que rechaza un dado siempre dice por qué. La casilla marcada del borde pide azul: tócala.
    .done = Bien puesto: vidrio azul sobre la marca azul.
lesson-end = En un turno se elige un dado, no más. Termina tu turno.
lesson-snake = Tu rival acaba de tener dos turnos seguidos: el orden da una vuelta a la mesa y luego regresa. Empezaste tú, así que también cierras la ronda.
lesson-second = Tu segundo turno. Toca el 2 morado.
lesson-touch = Desde el segundo, cada dado debe tocar otro por un lado o por una esquina. Toca la esquina marcada, aunque pida morado.
lesson-value = Así es. La casilla marcada junto a tu dado azul pide un 2: tócala.
    .done = El valor y los vecinos encajan.
lesson-over = Termina tu turno y, con él, la ronda.

## The second round

lesson-track = El dado que nadie eligió pasa al marcador de ronda. Ha empezado otra ronda. Esta vez empezó tu rival, así que tendrás dos turnos seguidos.
lesson-beside = Ahora, los vecinos. Toca el 2 rojo.
lesson-like = Los dados que se tocan por un lado no pueden compartir ni color ni valor. Toca la casilla marcada, debajo de tu 2 morado.
lesson-corner = Las esquinas no importan: en diagonal, los iguales pueden tocarse. Toca la casilla marcada, que además pide rojo.
    .done = Rojo sobre rojo, y solo toca el otro 2 por una esquina.
lesson-running = Termina este turno. El siguiente vuelve a ser tuyo.
lesson-alone = Ahora sin ayuda: toma el 4 verde y ponlo en la casilla marcada, que pide un 4.
    .done = Muy bien.
lesson-third = Termina tu turno.

## A tool

lesson-wish = Tercera ronda. La casilla señalada pide un 5 y el azul cuenta para ti, pero solo hay un 4 azul. Tócalo y tómalo en la mano.
lesson-tool = Las herramientas ayudan a cambio de fichas de donativo, las luces del arco de tu vitral. La carta { card-grozing-pliers } cambia en 1 el valor del dado elegido. Úsala: cuesta 1 ficha.
lesson-turn = Convierte el 4 en un 5.
    .done = Un 5 azul.
lesson-set = Colócalo en la casilla marcada.
    .done = También es un punto más para tu objetivo privado.
lesson-price = Tu ficha se queda en la carta. Quien la use desde ahora pagará 2. Una herramienta por turno; cada ficha que quede al final vale 1 punto.

## The score

lesson-final = Y así durante diez rondas. Este es tu vitral al final de esta partida. ¿Cuánto vale?
lesson-public = Primero, los objetivos públicos. Las columnas señaladas están completas y en ellas no se repite ningún color.
lesson-pairs = El siguiente cuenta parejas de un 1 y un 2, estén donde estén.
lesson-sets = El tercero cuenta conjuntos de los cinco colores. Un dado puede contar para varias cartas.
lesson-private = Después, tu objetivo privado: la suma de tus dados azules.
lesson-rest = Cada ficha de donativo restante es 1 punto. Cada casilla vacía resta 1.
lesson-outcome = Gana el total más alto. Eso es todo el juego. En tu primera partida hay pistas, y las reglas están siempre en el menú.
