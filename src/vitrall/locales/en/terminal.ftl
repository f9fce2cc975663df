### Texts of the terminal only: words to type, prompts, the command line.

## Verbs of moves as they are typed. The first word is shown; others may follow it. English works in every language.

verb-draft = draft
verb-place = place put
verb-use = use
verb-pass = pass end
verb-move = move
verb-swap = swap
verb-turn = turn set
verb-return = return
verb-stop = stop
verb-choose = choose
verb-keep = keep
verb-take = take
verb-exchange = exchange
verb-again = again
verb-trade = trade

## Commands as they are typed, in the same way.

command-help = help ? h
command-rules = rules
command-cards = cards
command-show = show
command-why = why
command-undo = undo back
command-hint = hint
command-table = table
command-log = log
command-bag = bag
command-secret = secret
command-save = save
command-lang = lang
command-quit = quit exit q

## What the commands do

about-help = this list
about-rules = the game in a few sentences
about-cards = what the cards on the table say
about-show = the spaces that take a die: “show R5”, or “show” for all of the pool
about-why = why not: “why C3” for the die in hand, “why R5 C3”, “why use 2”
about-undo = take back the last move of your turn
about-hint = what a bot would do
about-table = draw the table again; so does Enter
about-log = what has happened so far
about-bag = the dice left in the bag
about-secret = look at your private objective
about-save = save a copy of the game: “save FILE”
about-lang = another language: “lang en”, “lang pl”, “lang uk”, “lang es”
about-quit = leave; the game is saved and can be resumed
# $draft, $place, $use, $pass: the verbs of those moves
help-moves = Type a number from the list, or a move in words: “{ $draft } R5”, “{ $place } C2”, “{ $use } 2” (the second tool) or “{ $use }” and the beginning of its name, “{ $pass }”. First letters are enough: “d R5”, “p C2”; so is the die or the space alone.
help-board = In a window R5 is a die; R, 3 and · are spaces with a colour, a value or nothing printed on them. [R], [3] and [·] take the die in hand. Each ● is a favor token.

## During a game

# $price: a number of tokens, or the colour or value of a die
table-price = costs { $price }
# $command
table-secret = type “{ $command }”
# $name
hand-over = Hand over to { $name }. { $name }, press Enter.
press-enter = Press Enter.
only-pass = There is nothing else you can do: Enter ends your turn.
# $example, $help
how-to-type = Type a number or words such as “{ $example }”; “{ $help }” explains everything.
# $line
not-understood = “{ $line }” is not a move.
# $moves
which-move = Which one? { $moves }
# $die
show-no-die = { $die } is neither in the draft pool nor in hand.
show-nowhere = no space
# $command
why-what = Ask about a space, “{ $command } C3”, or about a move, “{ $command } use 2”.
# $space, $die
why-fits = { $space } takes { $die }.
# $moves
why-legal = This is possible: { $moves }
# $file
saved = Saved: { $file }
# $command
kept = The game is saved. Continue with: { $command }
replay-hint = Watch it again with: { $command }

## Replay. The first word of each is shown; others may follow it.

replay-next = next
replay-back = back
replay-round = round
replay-end = end e final
replay-quit = quit exit q
replay-prompt = Enter next · b back · 12 to move 12 · r 3 to round 3 · e end · q quit >
# $last
replay-help = Type Enter, “b”, a number from 0 to { $last }, “r” and a round, “e” or “q”.
# $number, $last
replay-at = Move { $number } of { $last }
replay-unfinished = The game is not over. The score so far:

## Questions about a real table

# $back
ask-help = “?” shows what may be answered, “{ $back }” goes back to the question before.
ask-back = back
ask-players = Names of the players, separated by commas (Enter for one window alone):
ask-modules = Modules of Glory in play, separated by commas: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry } (Enter for none):
ask-board = Restriction board (name or number):
ask-pioneers = Pioneer cards taken, separated by commas:
ask-blooms = Bloom cards kept, separated by commas:
ask-pattern = Pattern (name or number; Enter if nothing is printed):
# $row
ask-row = Row { $row } (such as R5 .. G2 B1 ..):
ask-objectives = Public objectives, separated by commas:
ask-private = Private objective (its colour or name):
ask-tokens = Favor tokens left:
ask-tools = Tools on the table, separated by commas:
ask-dice = Dice are R1 to R6, Y, G, B and P likewise, with grey glass S; two dots are an empty space.
# $count
audit-more =
    { $count ->
        [one] There is { $count } other fix that is just as small.
       *[other] There are { $count } other fixes that are just as small.
    }

## A real table is set up

# $seed
setup-seed = Seed: { $seed }
# $count, $dice: the dice of each colour
setup-bag = Into the bag: { dice-count } ({ $dice })
# $dice: the grey dice, in words
setup-grey-pool = Beside the bag, as the grey pool: { $dice }
# $count of each colour
setup-private-pools =
    { $count ->
        [one] Everybody takes { $count } die of each colour but grey and, once the windows are chosen, rolls them: the private pool.
       *[other] Everybody takes { $count } dice of each colour but grey and, once the windows are chosen, rolls them: the private pool.
    }
# $count of dice
setup-round = Each round: { dice-count } from the bag.
setup-round-grey = Each round: { dice-count } from the bag and 1 from the grey pool.
setup-marked = Shuffle the six objectives with marked spaces into the private ones.
setup-keep = Once the windows are chosen, each player keeps none, one or both bloom cards and takes 1 favor token for each.
setup-keep-alone = Once the window is chosen, keep none, one or both bloom cards.
# $count for each player
setup-privates =
    { $count ->
        [one] Deal everybody { $count } private objective, face down.
       *[other] Deal everybody { $count } private objectives, face down.
    }
setup-blooms =
    { $count ->
        [one] Deal everybody { $count } bloom card, face down.
       *[other] Deal everybody { $count } bloom cards, face down.
    }
setup-windows = Window cards, two each; one of the four patterns on them is chosen:

## Errors. $detail

error-replay-move = There is no such move ({ $detail }).
error-table-row = A row has five spaces ({ $detail }).
error-table-die = There is no such die ({ $detail }). Write R5 for a red 5, two dots for an empty space.
error-table-tokens = That is not a number of tokens ({ $detail }).
error-table-twice = A card is named twice ({ $detail }).
error-table-several = More than one card fits ({ $detail }).
error-table-card = There is no such card ({ $detail }).
error-table-key = A line is unknown or repeated ({ $detail }).
error-table-no-dice = The rows of dice are missing ({ $detail }).
error-table-player = This cannot be a player’s name, or it is repeated ({ $detail }).
error-table-players = There are too many players ({ $detail }).
error-table-module = There is no such module ({ $detail }). They are: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry }.
error-table-grey = Grey dice are played with a restriction board ({ $detail }).
error-table-rivalry = Rivalry cards compare the windows of all players ({ $detail }).
error-table-blooms = Nobody can keep that many bloom cards ({ $detail }).
error-table-size = The file is too long ({ $detail }).
error-table-encoding = The file is not text.

error-play-bot = There is no such bot ({ $detail }).
error-play-guest = A bot in another program plays in this game. A file may not start it: name it again with --bots or --seat ({ $detail }).
error-play-seats = There are more names than seats ({ $detail }).
error-play-name = This cannot be a player’s name ({ $detail }).
error-play-nobody = At least one seat must be a person’s.
error-play-hidden = This record hides cards. It can be replayed, but not played on.
error-file-read = The file cannot be read ({ $detail }).
error-file-write = The file cannot be written ({ $detail }).
error-file-taken = This file is something else and was not changed ({ $detail }).
error-file-none = There are no saved games yet ({ $detail }).

## The command line

vitrall-about = Sagrada, the board game of stained glass and dice: to play, to score and to study. Without a command, a game starts.
usage = usage:
usage-arguments = arguments
usage-options = options
usage-commands = commands
usage-game = the game
# $command
usage-help = More: { $command }
usage-wrong = error in the command line:
flag-help = show this help
flag-lang = language: en, pl, uk or es
flag-version = show the version
# $version
version-plain = vitrall { $version } (plain engine)
version-compiled = vitrall { $version } (compiled engine)
# $value
flag-default = default: { $value }
play-about = play a game in the terminal
play-description = Play against bots, with friends at the same keyboard, or alone. Every game is saved automatically and can be left at any moment.
play-examples =
    examples:
      vitrall play                                  you against one bot
      vitrall play --seat Ana --seat Bo             two people, one keyboard
      vitrall play --seat Ana --seat bot:random     a person and a bot, by name
      vitrall play --players 1 --solo-tools 2       alone, with two tools
      vitrall play --resume                         continue the last game
flag-seat = a player’s name, or bot:NAME; once for each seat
flag-bots = the bot on every seat that is not named; exec:COMMAND is another program
flag-resume = continue a saved game; without FILE, the last one
replay-about = watch a game again, move by move
replay-description = Without flags in a terminal: back and forth through a game. With a flag, or in a pipe, the same as text. A move is a choice of a player; rolls and deals follow by themselves.
flag-record = a record, “-” for standard input; without FILE, the game saved last
flag-to = the table after N moves
flag-round = the table at the beginning of round N
flag-final = the final score sheet
flag-log = the whole game in words
score-about = score a window of a real table
score-description = What a window is worth, line by line with the reasons. Without FILE you are asked step by step.
audit-about = check a window of a real table for misplaced dice
audit-description = Which placement rules a window breaks, which tools could explain it, and the smallest repairs. Without FILE you are asked step by step.
flag-table = a text file that describes the window, “-” for standard input
setup-about = deal the cards of a real table
setup-description = Which window cards to hand to whom, which tools and objectives to lay out, who starts, and which dice go into the bag.
flag-player = a player’s name; once for each
completion-about = print a script that completes commands in your shell
completion-description = For example: source <(vitrall completion bash)
sim-about = play many games at once and add them up
sim-progress = games
# $count
sim-games = games: { $count }
# $speed
sim-speed = games per CPU second: { $speed }
# $seat, $mean, $wins
sim-seat = seat { $seat }: mean score { $mean }, won { $wins }
# $checksum
sim-checksum = checksum: { $checksum }
# $count
sim-faults = moves made by a simple bot because another failed: { $count }
flag-games = how many games
flag-sim-bots = one bot for all seats, or one for each; exec:COMMAND is another program
flag-first = number of the first game, so that a batch can be played in parts
flag-sim-out = write a row for each game to this Parquet file
flag-workers = processes that share the work
flag-ray = share the work among the machines of a Ray cluster; without an address, the cluster of this machine
sim-state = folder for the finished games of a run with --ray, to continue after an interruption
flag-json = print the result as one JSON object on the last line
referee-about = judge windows of any table, one JSON question a line

## perft

perft-about = count exactly what is possible in a position
perft-position = a position in one line; - reads it from the input
perft-depth = moves in a sequence; default: 2
perft-tools = count the ways to complete each tool on the table instead
perft-fillings = count the full windows of these patterns, or of all

## Checking a bot in another program

bot-check-about = try out a bot in another program
bot-check-description = Plays whole games with the program at a seat: with two players, alone, and with four and all modules. Reports what it does wrong; the exit code is 0 only if there is nothing to report.
bot-check-command = the program with its arguments, in quotation marks; or a bot by its name, py:MODULE:CLASS, exec:COMMAND
bot-check-games = games at each kind of table
bot-check-milliseconds = milliseconds per move
# $name: as the program calls itself
bot-check-manners = hello, stop, quit: { $name }
# $players: how many, as “4 players”
bot-check-modules = { $players }, all modules
# $table; $count: moves; $milliseconds: of the slowest
bot-check-game = { $count ->
    [one] { $table }: { $count } move, at most { $milliseconds } ms
   *[other] { $table }: { $count } moves, at most { $milliseconds } ms
}
bot-check-passed = Nothing went wrong.
# $count
bot-check-failed = { $count ->
    [one] { $count } error.
   *[other] { $count } errors.
}
bot-fault-hello = no proper hello
bot-fault-stop = no answer after “stop”
bot-fault-quit = does not leave after “quit”
bot-fault-garbage = unreadable answer
bot-fault-late = no answer in time
bot-fault-crash = the program has ended
bot-fault-flood = too much output
bot-fault-illegal = no legal move
# $bot; $own moves of all $moves; $error in words
bot-first-fault = { $bot }: { $own } of { $moves } moves are its own; a simple bot made the others. First error: { $error }
bot-no-rating = { $bot } gets no rating: a simple bot made most of its moves.
flag-strict = end with exit code 1 if a bot fails
bot-fault-error = an error in the bot
