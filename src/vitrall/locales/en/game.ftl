### Texts of terminal and page during a game: who, when, what is left, what is asked for.


## Who and when

# $seat, counted from 1: a player without a name
seat-name = Player { $seat }
# $seat, counted from 1
bot-name = Bot { $seat }
# $round, $total
round-of = Round { $round } of { $total }
# $turn is 1 or 2
your-turn =
    Your { $turn ->
        [1] first
       *[2] second
    } turn
# With private pools everybody has one turn a round.
your-only-turn = Your turn
# $name; $turn is 1 or 2
turn-of =
    { $name }: { $turn ->
        [1] first
       *[2] second
    } turn
# $name
only-turn-of = { $name } to move
# $name
skips-turn = { $name } skips the second turn of this round.
# $name
waiting-for = Waiting for { $name }…
# $names: those who have not chosen yet
waiting-for-choices = Still choosing: { $names }…
# $count
spectators =
    { $count ->
        [one] { $count } spectator is watching.
       *[other] { $count } spectators are watching.
    }
# $count, seconds
time-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }

## What is left

# $count
tokens-left =
    { $count ->
        [0] You have no favor tokens left.
        [one] You have { $count } favor token left.
       *[other] You have { $count } favor tokens left.
    }
# $name, $count
tokens-of = { $name }: { tokens }
# $count, $color
bag-left =
    { $count ->
        [one] There is
       *[other] There are
    } { dice-of-color } left in the bag.
# $count: dice of all colours
bag-count =
    { $count ->
        [0] The bag is empty.
        [one] There is { $count } die left in the bag.
       *[other] There are { $count } dice left in the bag.
    }
pool-empty = The draft pool is empty.
track-empty = The round track is empty.

## Tools and patterns

# $tool, $count
tool-price = Use { $tool } for { tokens }
# $tool, $color: the price in the solo game
tool-price-color = Use { $tool } for { colored-die-acc }
# $tool, $value: the price in the solo game, where a card prints a value
tool-price-value = Use { $tool } for { value-nom }
# $count
tool-tokens = On the card: { tokens }
tool-used-up = Used up
# $tool
tool-in-use = In use: { $tool }
# $count, 3 to 6
difficulty-of = Difficulty { $count }
# A mark beside a card's name.
name-is-ours = Our own name for this card

## The phases of a game, named as in views and positions

phase-deal-privates = Private objectives are dealt
phase-deal-blooms = Bloom cards are dealt
phase-deal-windows = Window cards are dealt
phase-choose = Patterns are chosen
phase-keep = Bloom cards are kept or discarded
phase-roll-own = The private pools are rolled
phase-deal-tools = Tools are laid out
phase-deal-publics = Public objectives are laid out
phase-deal-board = The restriction board is drawn
phase-deal-pioneers = Pioneer cards are laid out
phase-deal-start = The start player is drawn
phase-roll = The draft pool is rolled
phase-roll-grey = The grey die is rolled
phase-turn = A player’s turn
phase-hand = A die is in hand
phase-step = A tool is in use
phase-roll-again = The die in hand is rolled again
phase-roll-pool = The draft pool is rolled again
phase-roll-picked = Private dice are rolled again
phase-draw = A die is drawn from the bag
phase-over = The game is over

## What is asked for

prompt-choose = Choose one of your four patterns.
prompt-keep = Decide which bloom cards to keep; you may discard one or both.
prompt-turn = Draft a die, use a tool or end your turn.
prompt-turn-pools = Draft a die, take one from your private pool, use a tool or end your turn.
prompt-turn-no-tool = Draft a die or end your turn.
prompt-turn-pools-no-tool = Draft a die, take one from your private pool or end your turn.
prompt-turn-tool = Use a tool or end your turn.
prompt-turn-end = There is nothing more to do: end your turn.
# $color, $value
prompt-hand = Place { die-acc } in your window.
prompt-hand-isolated = Place { die-acc } where it touches no other die.
prompt-hand-may-return = Place { die-acc } in your window or return it to the draft pool.
prompt-return = No space takes the die: return it to the draft pool.
# One sentence for each step of a tool.
step-move = Choose a die in your window and the space it moves to.
step-move-second = Now move a second die.
step-move-optional = Move a second die of the same colour, or stop here.
step-turn-one = Raise or lower the die by 1.
step-turn-any = Choose the value of the die.
step-turn-other = Choose another value for the die.
step-swap = Choose a die on the round track to swap with yours.
step-draft-again = Draft one more die and place it.
step-trade = Choose a grey die and a die of another colour to swap.
step-exchange = Choose a die from your private pool to swap with the drafted one.
step-again = Choose a die from your private pool to roll again.
step-again-optional = Choose one more die to roll again, or stop here.

## Why a space does not take a die, shown on the space itself

refuse-occupied = This space already holds a die.
refuse-first-die = Start on an edge or in a corner.
refuse-touch = This space touches no die.
# $color of the space
refuse-colour-space =
    This space takes only { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } dice.
# $value of the space
refuse-value-space = This space takes only { value-pl }.
refuse-same-colour = There is a die of the same colour beside it.
# $side is left, right, above or below; $value
refuse-same-value =
    { $side ->
        [left] There is already { value-nom } to the left.
        [right] There is already { value-nom } to the right.
        [above] There is already { value-nom } above.
       *[below] There is already { value-nom } below.
    }
refuse-isolated = This space touches a die; the tool asks for one that touches none.
refuse-board = The restriction board does not allow this space.
undo-refused = You cannot undo this: dice have been rolled since.

## Hints

# $move: one of the offers of moves.ftl
hint-move = Hint: { $move }
# $points, perhaps with a decimal
hint-expected = Expected score: { points }
hint-none = No hint available.
# $move
hint-or = Or: { $move }

# Why a move is good or bad: parts of a sentence, several in a row. $points, $card
hint-scores = { points } for { $card }
hint-private = { points } for your private objective
hint-blooms = { points } for bloom cards
hint-pioneers = { points } for pioneer cards
# $card
hint-nears = nearer to { $card }
# $spaces
hint-closes = no die will fit on { $spaces } any more
# $count
hint-costs = costs { tokens }
hint-tokens = brings { tokens }
hint-blank =
    { $count ->
        [one] { $count } blank space
       *[other] { $count } blank spaces
    }

## A bot that failed; a simple one moves instead. $name

bot-error = { $name } has failed; a simple bot moves instead.
bot-illegal = { $name } made no legal move; a simple bot moves instead.
bot-late = { $name } takes too long; a simple bot moves instead.

## How a game is set up

edition-standard = Standard
edition-polish-1 = First Polish edition
edition-polish-2 = Second Polish edition
edition-ukrainian-2024 = Ukrainian edition of 2024
edition-spanish = Spanish edition
tie-break-reverse-order = last in the turn order of the final round wins
tie-break-last-turn = the player with the last turn of the game wins
tie-break-shared = shared victory
solo-price-color = a die of the colour on the card
solo-price-printed = a die of the colour or value on the card
module-grey-glass = Grey glass
module-pioneers = Pioneers
module-blooms = Blooms
module-rivalry = Rivalry
# One line for each option of a game.
option-players = Players (1 = solo)
option-edition = Rules edition
option-even-bag = Even bag: fewer dice, the same number of each colour, less luck
option-tools = Tools on the table
option-solo-tools = Tools in the solo game, 1 (hardest) to 5 (easiest)
option-solo-privates = Private objectives in the solo game
option-tie-break = Last tie-break
option-solo-price = How tools are paid for in the solo game
option-modules = Modules of Glory
option-marked-objectives = Private objectives with marked spaces
option-more-patterns = Twelve more patterns
option-private-pools = Private pools: ten dice of your own, one turn per round
option-seed = Seed: the same number gives the same dice
