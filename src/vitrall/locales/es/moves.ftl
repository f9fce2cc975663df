### What happens at the table. `log-…` describes a move that was made, `offer-…` one that may be made; each is named after the
### first word of the notation. $name is the player who moves. Where nothing but the notation is known, `…-it` is used without
### the die in hand.


## Moves of a seat

# $name, $color, $value
log-draft = { $name } elige { die-acc }.
# $name, $color, $value, $space
log-place = { $name } coloca { die-acc } en { $space }.
log-place-it = { $name } coloca el dado en { $space }.
# $name, $color, $value
log-return = { $name } devuelve { die-acc } a la reserva.
log-return-it = { $name } devuelve el dado a la reserva.
log-return-bag = { $name } mete { die-acc } en la bolsa.
log-pass = { $name } termina su turno.
log-stop = { $name } renuncia al resto del efecto de la herramienta.
# $name, $tool
log-use = { $name } usa { $tool }.
# $name, $tool, and the die that pays in the solo game: $color, $value
log-use-paid = { $name } usa { $tool } y paga con { die-ins }.
# $name, $color, $value, $from, $to
log-move = { $name } mueve { die-acc } de { $from } a { $to }.
log-move-it = { $name } mueve el dado de { $from } a { $to }.
# $name, the die before: $color, $value; $to is its new value
log-turn = { $name } cambia { die-acc } al valor { $to }.
log-turn-it = { $name } pone el dado en { $to }.
# $name, $round, and the die of the track: $color, $value
log-swap = { $name } cambia el dado elegido por { die-acc } del marcador de ronda (ronda { $round }).
# $name, $from, $to
log-trade = { $name } intercambia los dados de { $from } y { $to }.
# $name, $color, $value
log-take = { $name } toma { die-acc } de su reserva personal.
# $name, and the private die: $color, $value
log-exchange = { $name } cambia el dado elegido por { die-acc } de su reserva personal.
# $name, $color, $value
log-again = { $name } elige { die-acc } de su reserva personal para volver a lanzarlo.
# $name, $card
log-choose = { $name } elige el patrón «{ $card }».
log-choose-hidden = { $name } elige un patrón.
# $name; $kept is none, first, second, both, one (but not which), or unknown
log-keep =
    { $kept ->
        [none] { $name } no conserva ninguna carta de floración.
        [first] { $name } conserva la primera carta de floración.
        [second] { $name } conserva la segunda carta de floración.
        [one] { $name } conserva una carta de floración.
        [both] { $name } conserva las dos cartas de floración.
       *[unknown] { $name } decide sobre sus cartas de floración.
    }
# $name
log-undo = { $name } deshace una acción.

## What chance does

# $color, $value
log-roll = Sale { die-nom }.
# $dice as they are written
log-rolled = Tirada: { $dice }.
# $name, $dice
log-private-pool = Reserva personal – { $name }: { $dice }.
# $color
log-draw = De la bolsa sale { colored-die-nom }.
# $name
log-start = Empieza { $name }.
# $card
log-deal-private = Objetivo privado repartido: { $card }.
log-deal-private-hidden = Se ha repartido un objetivo privado boca abajo.
# $card names both patterns
log-deal-window = Carta de patrón repartida: { $card }.
log-deal-window-hidden = Se ha repartido una carta de patrón.
# $card
log-deal-bloom = Carta de floración repartida: { $card }.
log-deal-bloom-hidden = Se ha repartido una carta de floración boca abajo.
# $card
log-deal-tool = Herramienta en la mesa: { $card }.
log-deal-public = Objetivo público en la mesa: { $card }.
log-deal-board = Tablero de restricción: { $card }.
log-deal-pioneer = Carta de pionero en la mesa: { $card }.

## What follows by itself

# $round
round-begins = Empieza la ronda { $round }.
# $round, $dice as they are written
log-round = { round-begins } { log-rolled }
# $count dice go to the round track
round-ends =
    { $count ->
        [0] Fin de la ronda; ningún dado pasa al marcador de ronda.
        [one] Fin de la ronda; { $count } dado pasa al marcador de ronda.
       *[other] Fin de la ronda; { $count } dados pasan al marcador de ronda.
    }
# $name, $card, $points
pioneer-taken = { $name } consigue la carta de pionero «{ $card }»: { points }.

## People at the table, beside their moves

# $name
seat-away = { $name } no está en la mesa ahora.
seat-back = { $name } vuelve a la mesa.
seat-stand-in = Un bot sustituye a { $name }.
seat-left = { $name } deja la mesa; sigue jugando un bot.
seat-returned = { $name } recupera su asiento.

## Moves that may be made

# $color, $value
offer-draft = Elegir { die-acc }
# $space
offer-place = Colocar en { $space }
offer-return = Devolver el dado a la reserva
offer-pass = Terminar el turno
offer-stop = No seguir con la herramienta
# $tool
offer-use = Usar { $tool }
# $tool, $color, $value
offer-use-paid = Usar { $tool } pagando con { die-ins }
# $from, $to
offer-move = Mover el dado de { $from } a { $to }
# $to
offer-turn = Poner el dado en { $to }
# $round, $color, $value
offer-swap = Tomar { die-acc } del marcador de ronda (ronda { $round })
# $from, $to
offer-trade = Intercambiar los dados de { $from } y { $to }
# $color, $value
offer-take = Tomar { die-acc } de tu reserva personal
offer-exchange = Cambiar el dado elegido por { die-acc } de tu reserva personal
offer-again = Volver a lanzar { die-acc } de tu reserva personal
# $card
offer-choose = Elegir el patrón «{ $card }»
# $kept is none, first, second or both
offer-keep =
    { $kept ->
        [none] No conservar ninguna carta de floración
        [first] Conservar la primera carta de floración
        [second] Conservar la segunda carta de floración
       *[both] Conservar las dos cartas de floración
    }
