### The page of the analysis, and why the server refuses one

## Errors

error-analysis-one-at-a-time = Another analysis is already running on this device. Close it first.
error-analysis-too-many = Too many analyses are running at your address. Try again in a minute.
error-analysis-busy = The server has too many games to analyse just now. Try again in a minute.
error-analysis-stopped = The analysis was interrupted. Try again.
error-analysis-too-long = This game takes too long to analyse here. You can analyse its record with “vitrall analyse”.
error-practice-not-a-turn = You can play on only from the beginning of a turn of that player.

## The page

web-analysis = Analysis
# $before (number): analyses that are made first
web-analysis-waiting =
    { $before ->
        [0] The analysis begins…
        [one] { $before } other analysis comes first.
       *[other] { $before } other analyses come first.
    }
# $share in per cent
web-analysis-working = The computer plays on from every position… { $share } %
web-analysis-broken = No connection. The analysis continues when the server answers.
# $playouts (number)
web-analysis-done = Finished: { $playouts } simulated games from each position. ± is one standard error.
web-analysis-retry = Try again
web-analysis-drop = Drop the record of a finished game here, or choose its file
web-analysis-no-record = This file is too large for a record.
analyse-chances-short = Chance to win
web-analysis-margin = Expected distance to the target
# $points
web-analysis-worth = { $points } points expected
web-analysis-chosen = chosen
web-practice = Practice
web-practice-open = Play on from here
web-practice-note = Against bots, with new dice; the others’ secrets are dealt again. Practice does not count in statistics or puzzles, and its dice cannot be checked.
web-practice-over = A practice game: it counts in no statistics.
