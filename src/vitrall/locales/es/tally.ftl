### Scoring a real table in the browser: what is entered, and what the referee says of all of it.

tally-table = La mesa
tally-count = Número de jugadores
# $seat, counted from 1
tally-name = Nombre del jugador { $seat }
tally-tools = Las herramientas solo hacen falta para explicar dados que parecen mal colocados. Puedes omitirlas.
tally-no-board = Sin vidrio gris
tally-no-pattern = Sin marcas
tally-no-private = Sin indicar
tally-second-private = Segundo objetivo privado
tally-target = Puntuación objetivo: la suma de los dados del marcador de ronda
tally-fewer = Una menos
tally-more = Una más
# The dice to tap, and what becomes of the space that is marked.
tally-dice = Dados
tally-how = Toca un dado: irá a la casilla señalada y se señalará la siguiente. Toca cualquier casilla para señalarla.
tally-typing = Con el teclado, escribe la letra del color y después el valor.
# $space
tally-marked = Casilla señalada: { $space }
tally-empty-space = Vaciar la casilla
tally-result = Resultado
tally-again = Empezar de nuevo
tally-sure = ¿Borrar todo lo que se ha introducido?
tally-repairs = Correcciones mínimas:
# $count
tally-further =
    { $count ->
        [one] { $count } forma más
       *[other] { $count } formas más
    }
