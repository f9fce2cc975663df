### The score sheet: lines with their reasons, ties, winners, the solo target, and what the referee says of a window.


## Why a line scores. $count is how often, $points what it pays in all; `.scored` of a card says which of these fits it.

rows-scored =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }: { points }
columns-scored =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }: { points }
sets-scored =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }: { points }
pairs-scored =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }: { points }
dice-scored = { dice-count }: { points }
values-scored =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }: { points }
# For cards of which nothing more is known.
times-scored =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }: { points }
tokens-scored = { tokens }: { points }
# $points is above zero; the minus is in the message.
empty-spaces =
    { $count ->
        [one] { $count } empty space
       *[other] { $count } empty spaces
    }: −{ points }
# $place, $points: a place among the players by a rivalry card
podium = { place-of }: { points }
# $place, $points
podium-shared = { place-of }, shared: { points }
# $amount: what the rivalry card counts in this window
rivalry-compared = counted: { $amount }
# $place
place-of =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
bloom-met = figure found: { points }
# $points is above zero; the minus is in the message.
bloom-missed = figure missing: −{ points }

## The sheet

# $name
score-of = Score: { $name }
# $what is a card or a label, $reason one of the lines above
score-line = { $what } – { $reason }
# $spaces, $points: one time an objective paid
score-claim = { $spaces }: { points }
# $points
score-total = Total: { points }
score-unknown = not known yet

## Who has won

# $name, $points
winner = { $name } wins with { points }.
# $names, $points
winners-shared = Shared victory: { $names }. Score: { points }.
# $names: those who are level with the most points
tally-level = Tied: { $names }
# $names
tie-private = Tie: { $names }. Private objective points decide.
tie-tokens = Tie: { $names }. Favor tokens left decide.
tie-reverse-order = Tie: { $names }. The last player in the turn order of the final round wins.
tie-last-turn = Tie: { $names }. The player with the last turn of the game wins.
tie-shared = Tie: { $names }. They win together.
# At a real table the order of the last round is not known.
tie-open = Tie: { $names }. The last tie-break of your rule book decides.
# $target
solo-target = Target score: { $target }. Beat it to win.
# $target, while the game lasts
solo-target-now = Target score so far: { $target }
solo-target-why = It is the sum of the dice on the round track. Score more to win.
# $points, $target
solo-won = You win: { points }, target { $target }.
solo-lost = Not enough: { points }, target { $target }.

## What the referee says of a window

audit-clean = No placement rule is broken.
# $count
audit-faults =
    { $count ->
        [one] { $count } misplaced die
       *[other] { $count } misplaced dice
    }
# $space, $reason: one of the sentences `rule-…` of help.ftl
audit-fault = { $space } breaks this rule: { $reason }
# $spaces
audit-partners = Dice of the same colour or value beside it: { $spaces }
audit-too-near = Grey dice too close to it: { $spaces }
# $tools
audit-explained = A tool could explain this: { $tools }
# $spaces, $points
audit-repair = Remove the dice on { $spaces }. That leaves { points }.
# $cards
audit-discarded = Discard these pioneer cards, which are no longer met: { $cards }
