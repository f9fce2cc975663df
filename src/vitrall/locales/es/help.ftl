### The game in a few sentences, for people who have never played, and the rules that a refusal names.


## The game

help-goal = Cada jugador forma un vitral con dados. Tras diez rondas gana la puntuación más alta.
help-round = En cada ronda se lanzan a la reserva dos dados por jugador y uno más. El turno da una vuelta a la mesa y luego regresa, así que cada cual juega dos veces.
# With private pools.
help-round-pools = En cada ronda se lanzan a la reserva un dado por jugador y uno más. Cada jugador tiene un turno por ronda.
# Alone, as is the next of the kind.
help-round-alone = En cada ronda se lanzan cuatro dados a la reserva. Tienes dos turnos, uno tras otro.
help-turn = En tu turno puedes elegir y colocar un dado y usar una herramienta: en cualquier orden, solo una cosa o ninguna.
help-placement = Cómo se colocan los dados:
help-tools = Una herramienta cuesta 1 ficha de donativo si aún no tiene ninguna encima; si no, 2. Las fichas se quedan en la carta.
help-track = Al final de la ronda, los dados que sobran pasan al marcador de ronda.
help-score = Los objetivos públicos puntúan para todos; el privado, solo para su dueño. Cada ficha de donativo restante vale 1 punto; cada casilla vacía, −1.
help-solo = En solitario juegas contra la suma de los dados del marcador de ronda. Las herramientas se pagan con un dado de la reserva y sirven una vez; cada casilla vacía cuesta 3 puntos.
help-writing = Un dado se escribe con su color y su valor; una casilla, con su fila y su columna: R5 es un 5 rojo, A1 está arriba a la izquierda, D5 abajo a la derecha.
help-letters = R rojo, Y amarillo, G verde, B azul, P morado, S gris

## The modules

help-grey-glass = Vidrio gris: los dados grises son un sexto color, y un tablero de restricción dice dónde pueden estar.
help-pioneers = Pioneros: quien primero cumpla al final de su turno el objetivo de una carta de pionero se la queda con sus puntos.
help-blooms = Floración: cada carta de floración conservada da una ficha de donativo y, al final, puntos si su motivo está en el vitral o una pérdida si no.
help-blooms-alone = Floración: al final cada carta de floración conservada da puntos si su motivo está en el vitral, o una pérdida si no.
help-rivalry = Rivalidad: una carta de rivalidad puntúa por puestos; el primero es el que más recibe.
help-private-pools = Reservas personales: al principio cada cual lanza diez dados propios; en su turno puede colocar uno de ellos además del elegido.

## The placement rules, by their ids

rule-p1 = La casilla está libre.
rule-p2 = El primer dado va en un borde o en una esquina.
rule-p3 = Cada dado siguiente toca otro por un lado o por una esquina.
rule-p4 = Una casilla de color solo admite dados de ese color.
rule-p5 = Una casilla de valor solo admite dados de ese valor.
rule-p6 = Los dados que se tocan por un lado difieren en color y valor.
rule-u10 = La herramienta exige una casilla que no toque ningún dado.
rule-g5 = Los dados grises se colocan según el tablero de restricción.
