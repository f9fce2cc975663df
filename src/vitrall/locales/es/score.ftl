### The score sheet: lines with their reasons, ties, winners, the solo target, and what the referee says of a window.


## Why a line scores. $count is how often, $points what it pays in all; `.scored` of a card says which of these fits it.

rows-scored =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }: { points }
columns-scored =
    { $count ->
        [one] { $count } columna
       *[other] { $count } columnas
    }: { points }
sets-scored =
    { $count ->
        [one] { $count } conjunto
       *[other] { $count } conjuntos
    }: { points }
pairs-scored =
    { $count ->
        [one] { $count } pareja
       *[other] { $count } parejas
    }: { points }
dice-scored = { dice-count }: { points }
values-scored =
    { $count ->
        [one] { $count } valor
       *[other] { $count } valores
    }: { points }
# For cards of which nothing more is known.
times-scored =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }: { points }
tokens-scored = { tokens }: { points }
# $points is above zero; the minus is in the message.
empty-spaces =
    { $count ->
        [one] { $count } casilla vacía
       *[other] { $count } casillas vacías
    }: −{ points }
# $place, $points: a place among the players by a rivalry card
podium = { place-of }: { points }
# $place, $points
podium-shared = { place-of }, compartido: { points }
# $amount: what the rivalry card counts in this window
rivalry-compared = en total: { $amount }
# $place
place-of =
    { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto
bloom-met = motivo formado: { points }
# $points is above zero; the minus is in the message.
bloom-missed = falta el motivo: −{ points }

## The sheet

# $name
score-of = Puntuación: { $name }
# $what is a card or a label, $reason one of the lines above
score-line = { $what } – { $reason }
# $spaces, $points: one time an objective paid
score-claim = { $spaces }: { points }
# $points
score-total = Total: { points }
score-unknown = aún desconocido

## Who has won

# $name, $points
winner = Gana { $name } con { points }.
# $names, $points
winners-shared = Victoria compartida: { $names }. Puntuación: { points }.
# $names: those who are level with the most points
tally-level = Empate a puntos: { $names }
# $names
tie-private = Empate: { $names }. Deciden los puntos del objetivo privado.
tie-tokens = Empate: { $names }. Deciden las fichas de donativo restantes.
tie-reverse-order = Empate: { $names }. Gana quien tuvo más tarde su primer turno de la última ronda.
tie-last-turn = Empate: { $names }. Gana quien hizo el último turno de la última ronda.
tie-shared = Empate: { $names }. Comparten la victoria.
# At a real table the order of the last round is not known.
tie-open = Empate: { $names }. Decide el último criterio de desempate de tu reglamento.
# $target
solo-target = Puntuación objetivo: { $target }. Supérala para ganar.
# $target, while the game lasts
solo-target-now = Puntuación objetivo por ahora: { $target }
solo-target-why = Es la suma de los dados del marcador de ronda. Supérala para ganar.
# $points, $target
solo-won = ¡Has ganado! Tu puntuación: { points }; la puntuación objetivo: { $target }.
solo-lost = Esta vez no. Tu puntuación: { points }; la puntuación objetivo: { $target }.

## What the referee says of a window

audit-clean = No se incumple ninguna regla de colocación.
# $count
audit-faults =
    { $count ->
        [one] { $count } dado mal colocado
       *[other] { $count } dados mal colocados
    }
# $space, $reason: one of the sentences `rule-…` of help.ftl
audit-fault = { $space } incumple esta regla: { $reason }
# $spaces
audit-partners = Dados del mismo color o valor al lado: { $spaces }
audit-too-near = Dados grises demasiado cerca: { $spaces }
# $tools
audit-explained = Una herramienta podría explicarlo: { $tools }
# $spaces, $points
audit-repair = Retira los dados de { $spaces }. Puntuación restante: { points }.
# $cards
audit-discarded = Las cartas de pionero que ya no se cumplen salen del juego: { $cards }
