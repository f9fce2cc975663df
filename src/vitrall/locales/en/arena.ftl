### Bots against one another: `vitrall arena`, and the pages it writes.

## The command line

arena-about = let bots play against one another and say how sure the result is
arena-description = Every seed is played once for each rotation of the bots around the table, so that the luck of the cards cancels. With playouts as a budget, the same seeds give the same result.
arena-bots = the bots; one alone plays against itself; exec:COMMAND is another program
arena-flag-ladder = every bot against the one below it and against itself; writes ladder.md
arena-flag-levels = every level against the one below it, at other tables too; writes a part of ladder.md
arena-flag-solo = every bot alone with one to five tools; writes solo.md
arena-flag-mixed = all bots mixed, one to six players, all modules: does anything break?
arena-games = how many games, rounded up to whole rotations
arena-flag-seeds = these seeds, such as 1-400
arena-flag-budget = what a move may take: milliseconds (20ms) or playouts (50p); default: each bot’s own budget
arena-minutes = do not start a ladder or solo game that would end after this many minutes
arena-state = folder for the finished games of a ladder or solo run, to continue after an interruption
arena-until-sure = stop as soon as it is certain whether the first of two bots is better
arena-between = win rates in per cent for --until-sure to tell apart, such as 50-60
arena-out = a Parquet file with a row for each game; of a ladder or solo run, the folder for the page

## A contest

# $table: options as they are typed; $budget; $engine
arena-head = table: { $table }; budget: { $budget }; { $engine }
arena-engine-compiled = compiled engine
arena-engine-plain = plain engine
arena-budget-own = each bot’s own
# $first, $last; $games: a number
arena-seeds = seeds { $first }–{ $last }; games: { $games }
# $bot; $games; $won with its interval; $points with their spread; $margin; $rating; $faults
arena-line = { $bot }: games { $games }, won { $won }, points { $points }, margin { $margin }, rating { $rating }, faults { $faults }
# numbers of moves that the bot did not make itself
arena-faults = illegal { $illegal }, errors { $error }, late { $late }
arena-times = Milliseconds per turn (mean / 95th percentile / longest):
# $wall, $cpu: three numbers each; $part: of the budget
arena-times-line = { $bot }: wall clock { $wall }; CPU { $cpu }; move time as a share of its budget { $part }
arena-interval = Intervals hold in 95 of 100 cases (Wilson). Ties are shared. Games with the same seed have the same cards: how many games they are worth is estimated from the spread between seeds.
arena-no-rating = No ratings: they need the extra “lab” (pip install "vitrall[lab]").
# $bot: the first; $seeds: played; $low, $high: per cent; $ratio: a logarithm
arena-verdict-better = Sure (seeds: { $seeds }): { $bot } is better; it wins { $high }% rather than { $low }% (log-likelihood ratio { $ratio }).
arena-verdict-no-better = Sure (seeds: { $seeds }): { $bot } is not better; it wins { $low }% rather than { $high }% (log-likelihood ratio { $ratio }).
arena-verdict-open = Not sure (seeds: { $seeds }) whether { $bot } wins { $low }% or { $high }% (log-likelihood ratio { $ratio }).

## Heads of columns

arena-column-table = table
arena-column-bot = bot
arena-column-pair = pair
arena-column-seeds = seeds
arena-column-games = games
arena-column-won = won (95%)
arena-column-points = points ± spread
arena-column-margin = margin
arena-column-rating = rating
arena-column-faults = faults
arena-column-wall = ms per turn: mean / 95% / longest
arena-column-cpu = CPU time
arena-column-part = move, share of budget

## Pages

arena-ladder-title = The ladder of bots
arena-levels-title = Levels for people
arena-solo-title = Bots in the solo game
arena-page-head = The text between the marks is written by the command named there; the text outside them is kept.
# $command; $version; $day; $table: as in arena-head
arena-page-played = { $command }, vitrall { $version }, { $day }. { $table }.
arena-ladder-pairs = Each bot against the one below it. Every seed is played twice, with the seats swapped; wins, points and margin are those of the first bot, the second points are those of the other.
arena-ladder-alone = Each bot against itself. Ratings are those of the openskill library (Plackett–Luce; all begin at 25 ± 8.3), from the games above.
arena-ladder-tables = Every second rung, and the best bot with a net against the best without one, at other tables.
arena-levels-picture = Mean score of each level against itself, and how often it beats the level below
arena-aims = What was aimed at, and what was reached.
arena-column-aim-of = of
arena-column-aim = aim
arena-column-measured = measured
# $bot
arena-aim-self = { $bot } against itself, mean score and time of a turn
# $above, $below: bots; $table: options
arena-aim-pair = { $above } against { $below }, games won; { $table }
# $above, $below: bots. Instead of a figure
arena-aim-alike = { $above } plays like { $below } here
# $bot; $tools: as in arena-solo-tools
arena-aim-solo = { $bot } alone, games won; { $tools }
# $count
arena-solo-tools = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
arena-solo-cells = How often the target was beaten, by the number of tools, with the interval and the number of games.
# $won with its interval; $games: a number
arena-solo-cell = { $won }; games: { $games }
arena-page-left = Not played yet, for lack of time:
# $contest: who plays whom; $seeds: such as 201–400
arena-left = { $contest }: seeds { $seeds } are left
# $games: a number
arena-done = { $contest }: done, games: { $games }
# $page: a file
arena-written = Written: { $page }
# $folder
arena-kept = Finished games are saved in { $folder }; the same command continues from there.

## All bots at all tables

# $players: how many, as “4 players”; $games: a number
arena-mixed-table = { $players }, all modules, games: { $games }
# $moves, $wall, $cpu: numbers; $slowest: milliseconds
arena-mixed-line = { $bot }: moves { $moves }, faults { $faults }; over budget: wall clock { $wall }, CPU { $cpu }; longest { $slowest } ms
arena-mixed-passed = No faults: every bot made all its moves itself, and none was so late that it was given up.
# $count
arena-mixed-failed = { $count ->
    [one] { $count } move was not made by the bot itself.
   *[other] { $count } moves were not made by the bots themselves.
}

## Errors. $detail

error-arena-bots = These bots cannot play each other ({ $detail }).
error-arena-budget = A budget is written as 20ms or as 50p ({ $detail }).
error-arena-seeds = Seeds are written as 1-400 ({ $detail }).
error-arena-sure = Only two bots at one table can be compared until it is certain which is better ({ $detail }).
error-arena-between = Two percentages are written as 50-60, the lower one first ({ $detail }).
error-arena-minutes = That number of minutes is not possible ({ $detail }).
error-arena-pages = There is no such folder for the page; --out names one ({ $detail }).
