### Words that the other files build on: dice in their cases, counted things, and the labels of the table.

language-name = English

## Dice. $color is red, yellow, green, blue, purple or grey; $value a number from 1 to 6.

# A die as a subject, after a colon, or in a label.
die-nom =
    a { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } { $value }
# A die as an object.
die-acc = { die-nom }
# A die that is not there, or that something is of.
die-gen = { die-nom }
# A die that something is done with.
die-ins = { die-nom }
# A die whose value is not known yet, in the same four cases.
colored-die-nom =
    a { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } die
colored-die-acc = { colored-die-nom }
colored-die-gen = { colored-die-nom }
colored-die-ins = { colored-die-nom }
# A value named as a die.
value-nom = a { $value }
# Dice of one value; as a subject and as an object alike.
value-pl = { $value }s
# The name of a colour, for labels.
color-name =
    { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    }

## Counted things

# $points
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $count, as a subject or in a label
tokens =
    { $count ->
        [one] { $count } favor token
       *[other] { $count } favor tokens
    }
# $tools: how a game is played
with-tools =
    with { $tools ->
        [one] { $tools } tool
       *[other] { $tools } tools
    }
# $count, as a subject or in a label
dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
# $count, $color
dice-of-color =
    { $count } { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } { $count ->
        [one] die
       *[other] dice
    }
# $count
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## On the table

term-draft-pool = Draft pool
term-round-track = Round track
term-bag = Bag
term-window = Window
term-pattern = Pattern
term-difficulty = Difficulty
term-die-in-hand = Die in hand
term-favor-tokens = Favor tokens
term-tools = Tools
term-public-objectives = Public objectives
term-private-objective = Private objective
term-start-player = Start player

## Expansions and modules

term-glory = Glory
term-grey-pool = Grey pool
term-restriction-board = Restriction board
term-pioneers = Pioneer cards
term-blooms = Bloom cards
term-rivalry = Rivalry cards
term-private-pool = Private pool
term-even-bag = Even bag

## The score

term-scores = Scores
term-final-scoring = Final scoring
term-target-score = Target score
term-empty-spaces = Empty spaces
term-expected-score = Expected score

## Around the game

term-players = Players
term-solo-game = Solo game
term-edition = Edition
term-modules = Modules
term-tie-break = Tie-break
term-bot = Bot
term-spectators = Spectators
term-log = Game log
term-replay = Replay
term-analysis = Analysis
term-daily-puzzle = Daily puzzle
term-pass-and-play = Pass and play
term-first-game = Guided first game
term-referee = Score a real game
term-clock = Time left
term-settings = Settings
term-language = Language
term-colour-marks = Colour marks
term-animation-speed = Animation speed
term-sound = Sound
term-waiting = Waiting for players
term-reconnecting = Reconnecting…

## Buttons

term-undo = Undo
term-hint = Hint
term-pass = Pass
term-rematch = Rematch
term-join = Join
term-share = Share
term-invite-link = Copy the invite link
