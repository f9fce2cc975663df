### Scoring a real table in the browser: what is entered, and what the referee says of all of it.

tally-table = The table
tally-count = Number of players
# $seat, counted from 1
tally-name = Name of player { $seat }
tally-tools = Tools are only needed to explain dice that seem misplaced. You may leave them out.
tally-no-board = No grey glass
tally-no-pattern = Nothing printed
tally-no-private = Not stated
tally-second-private = Second private objective
tally-target = Target score: the sum of the dice on the round track
tally-fewer = One less
tally-more = One more
# The dice to tap, and what becomes of the space that is marked.
tally-dice = Dice
tally-how = Tap a die: it goes to the marked space, and the next one is marked. Tap any space to mark it.
tally-typing = On a keyboard, type the letter of the colour and then the value.
# $space
tally-marked = Marked: { $space }
tally-empty-space = Empty the space
tally-result = Result
tally-again = Start over
tally-sure = Delete everything you have entered?
tally-repairs = Smallest fixes:
# $count
tally-further =
    { $count ->
        [one] { $count } more way
       *[other] { $count } more ways
    }
