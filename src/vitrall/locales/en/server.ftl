### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = prove that no roll of a game was chosen
verify-description = Works out every roll, draw and deal of a record from the seeds in its head, and names the first that differs.
verify-file = a record, “-” for standard input
# $count
verify-fair = { $count ->
    [one] Fair: { $count } roll, draw or deal, exactly as the published seeds give it.
   *[other] Fair: all { $count } rolls, draws and deals are exactly as the published seeds give them.
}
# $count
verify-seed = { $count ->
    [one] True to its seed: { $count } roll, draw or deal, exactly as the seed gives it.
   *[other] True to its seed: all { $count } rolls, draws and deals are exactly as the seed gives them.
}
verify-not-over = The game is not over yet; this holds as far as the record goes.
error-fair-luck = This cannot be added to the dice ({ $detail }).
error-fair-seed = The seed of the server is malformed ({ $detail }).
error-verify-no-seeds = This record does not tell the seeds of its dice, so nothing can be proven.
error-verify-commitment = The server’s seed is not the one whose hash was published before the game.
error-verify-hidden = This record hides cards; only a whole record can be proven.
error-verify-roll = A roll, draw or deal is not the one that the seeds give ({ $detail }).
