### The analysis of a finished game

analyse-about = what was luck in a finished game, and which turns could have been better
analyse-description =
    Simulates many games from every position of a finished game and shows for each player how the result came about:
    what could be expected, luck, own decisions and those of the others. Says how much each turn lost.
analyse-effort = how many games are simulated: quick, normal or deep
analyse-seed = seed of the simulated games
analyse-html = write a page with pictures to this file; it needs no network and no script
analyse-many = analyse many games: collections, records, or folders of them; writes a table of verdicts (extra lab). A stopped run continues
analyse-out = file of the verdicts
analyse-turns = list all turns, not only the costliest
# $playouts: a number, $effort: a word of the command line
analyse-method = Games simulated from each position: { $playouts } (effort { $effort }). ± is one standard error.
analyse-points = Where the points came from
analyse-margin = Where the distance to the target came from
analyse-chances = Where the chance to win came from
analyse-expected = expected at the deal
analyse-luck = luck
analyse-own = own decisions
analyse-others = others’ decisions
analyse-rest = not explained
analyse-result = result
analyse-accuracy = accuracy
# $name: a player
analyse-costliest = { $name }: the costliest turns
analyse-all-turns = { $name }: all turns
analyse-none = No turn could have been clearly better.
# $round: a number, $turn: 1 or 2
analyse-turn = round { $round }, turn { $turn }
analyse-choice = before the first round
# $word: best, good, …; $loss: points as a number, $chance: per cent as a number
analyse-verdict = { $word }: { $loss } points and { $chance } % of the chance to win lost
analyse-word-best = best
analyse-word-good = good
analyse-word-imprecise = imprecise
analyse-word-mistake = mistake
analyse-word-blunder = blunder
# $moves: moves, one after the other
analyse-done = played: { $moves }
analyse-better = better: { $moves }
# $reasons: reasons as hints give them
analyse-because = why: { $reasons }
# $round: a number, $points: points as a number with its sign
analyse-luckiest = luckiest dice: round { $round } ({ $points })
analyse-unluckiest = unluckiest dice: round { $round } ({ $points })
# $window: the name of a pattern, $points: a number
analyse-window = best window: { $window } ({ $points } points expected)
# $window, $best: names of patterns, $points: a number
analyse-window-missed = chosen window: { $window }; best: { $best }, { $points } points more expected
# $file: a path, $games: a number
analyse-written = Written to { $file }: verdicts on { $games } games.
# $names: the players, one after the other
analyse-page-title = Analysis: { $names }
analyse-curve = Chance to win, round by round (%)
analyse-curve-margin = Distance to the target, round by round (points)

error-analysis-not-over = Only a finished game can be analysed.
error-analysis-no-beginning = This game did not start at the deal, so it cannot be analysed.
error-analysis-effort = There is no such effort ({ $detail }).
error-analysis-journal = The journal beside the file is of a run with another effort, seed or version ({ $detail }). Delete it, or name another file.
