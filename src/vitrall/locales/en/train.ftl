### Training a net: `vitrall train`.

train-about = train a net that judges positions, by games against itself
train-description = Plays games, fits the net to them, and lets the new net play against the old one; again and again. Everything is saved in FOLDER. A training that was stopped continues where it was.
train-folder = where the games, the nets, the progress and the curves are saved
train-tables = the tables to train at
train-iterations = how often games are played and the net is fitted
train-games = games of each iteration
train-minutes = begin no further iteration after so many minutes
train-start = continue from this model file
train-hidden = units of the first hidden layer; 0: a linear judge, as a control
train-futures = futures that a teacher plays to value each position; 0: learn from the games alone
train-round-ends = ends of a turn that a player plays on to the end of the round before it takes one; 0: none
train-newest = each net plays the next games and learns on from there; without this, only one that has passed its gate
train-trace = λ: how much of each target comes from further ahead than the next turn, from 0 to 1
# $iteration; $games; $mean: points
train-games-played = iteration { $iteration }: { $games } games, mean score { $mean }
# $iteration; $sweep; $target, $final: errors in points
train-sweep = iteration { $iteration }, sweep { $sweep }: error { $target } (next turn), { $final } (final score)
# $iteration; $won: per cent; $seeds; $points, $old: mean scores
train-gate-better = iteration { $iteration }: the new net is better; it won { $won } % ({ $seeds } seeds, { $points } to { $old } points)
train-gate-no-better = iteration { $iteration }: the old net stays; the new one won { $won } % ({ $seeds } seeds, { $points } to { $old } points)
train-gate-open = iteration { $iteration }: not sure, so the old net stays; the new one won { $won } % ({ $seeds } seeds, { $points } to { $old } points)
# $file
train-done = the best net: { $file }
train-none = no net has beaten the bot that counts points yet

## Errors. $detail

error-train-tables = There are no such tables to train at ({ $detail }).
error-train-number = A number of the training is not possible ({ $detail }).
error-train-extra = This needs the extra “learn”: pip install "vitrall[learn]".
error-train-start = No training can continue from this file ({ $detail }).
