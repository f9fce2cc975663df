### The rules in sections and the cards to look up, with rulings: what the page's reference says beside help.ftl.

rulebook-title = Reglas y cartas
rulebook-cards = Todas las cartas
rulebook-search = Buscar en nombres y textos
rulebook-kind = Tipo de carta
rulebook-kind-all = Todos los tipos
# $count
rulebook-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] { $count } carta
       *[other] { $count } cartas
    }
rulebook-box-base = Juego base
rulebook-box-five-six = 5–6 jugadores
rulebook-box-glory = Gloria
# The heading over a ruling beside a card.
rulebook-ruling = Cómo se interpreta

## The sections of the rules

rulebook-goal = Objetivo del juego
rulebook-setup = Preparación
rulebook-setup-cards = Cada jugador recibe un objetivo privado secreto y dos cartas de patrón, y elige uno de sus cuatro patrones. Su dificultad es el número de fichas de donativo que recibe.
rulebook-setup-table = Se muestran tres herramientas y tres objetivos públicos para todos. La bolsa contiene 90 dados, 18 de cada color.
rulebook-round = Una ronda
rulebook-order = El último de la primera vuelta tiene dos turnos seguidos, y el jugador inicial cierra la ronda. La siguiente ronda la empieza el jugador siguiente.
rulebook-turn = Un turno
rulebook-drafted = Quien elige un dado lo coloca en el mismo turno. Un dado que no se puede colocar en ninguna casilla solo se puede elegir para usar una herramienta con él; si aun así no encaja, vuelve a la reserva y la elección se pierde.
rulebook-placing = Colocar dados
rulebook-tools = Herramientas
rulebook-tool-use = Una herramienta por turno, en el momento que indica su carta. Lo pagado no se devuelve, aunque el dado cambiado no encaje en ninguna casilla.
rulebook-end = El final de la ronda
rulebook-score = La puntuación
rulebook-ties = Los empates se deshacen por los puntos de objetivos privados, después por las fichas de donativo restantes y después por el orden de la última ronda, según la edición.
rulebook-misplaced = Si en una mesa real aparecen dados mal colocados, se retiran hasta que el vitral no incumpla ninguna regla; el dueño elige cuáles, los menos posibles.
rulebook-alone = Jugar en solitario
rulebook-many = 5–6 jugadores
rulebook-many-dice = Con cinco o seis jugadores hay 26 dados de cada color, y a los objetivos privados se suman los de casillas marcadas: cuentan los valores de esas casillas.

## Rulings on cards

ruling-changed-die = Si el dado cambiado no encaja en ninguna casilla, vuelve a la reserva tal como está. La herramienta queda pagada y en ese turno no se elige otro dado.
ruling-mover = Primero se levanta el dado; después debe cumplir las reglas frente a los dados que quedan. Los demás no tienen que seguir unidos. No se usa con un dado en la mano.
ruling-two-movers = Los dados se mueven uno tras otro, así que el segundo puede ir adonde estaba el primero; dos dados no pueden intercambiarse sin más.
ruling-lens-cutter = El dado entregado queda en la misma casilla del marcador de ronda. Nunca en la primera ronda, mientras el marcador está vacío.
ruling-flux-remover = Ves el color del nuevo dado antes de elegir su valor. Puede ser el mismo dado. Si lo devuelves a la reserva, la elección se pierde.
ruling-glazing-hammer = Quien se salta el segundo turno no puede usarla.
ruling-running-pliers = El dado adicional no trae una segunda herramienta. También puede usar esta carta el último de la primera vuelta.
ruling-straightedge = En un vitral vacío es una primera colocación normal, en un borde o en una esquina.
ruling-tap-wheel = Un dado del marcador sirve para los dos movimientos. Puedes parar tras el primero.
ruling-line = La fila o columna debe estar completa. Un dado gris es un color más; dos grises rompen la variedad.
ruling-set = Un dado pertenece a un solo conjunto de esta carta, así que cuenta el elemento más escaso; puede contar también para otras cartas.
ruling-diagonals = Cada dado puntúa una vez, por muchos de su color que lo toquen.
ruling-private = Los dados grises no tienen ninguno de los cinco colores.
ruling-rivalry = Los puestos dan 12, 8 y 5 puntos. Los empatados se reparten los puntos de los puestos que ocupan, redondeando hacia abajo.
ruling-pioneer = Se la queda al final de su turno el primero cuyo vitral la cumple, y la conserva aunque después cambie.
ruling-bloom = El motivo puede estar en cualquier lugar, sin girarlo ni reflejarlo. Los lugares sin color son libres. Cada carta puntúa una vez.
ruling-board = El tablero rige tras cada colocación y cada movimiento de un dado; ninguna herramienta lo anula.
