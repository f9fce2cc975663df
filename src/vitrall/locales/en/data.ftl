### Files of games

flag-random-windows = draw the windows at random instead of letting the bots choose
data-about = work with files of games
data-merge-about = join the parts of a batch into one file
data-merge-files = Parquet files of “vitrall sim --out”, parts of one batch
data-merge-out = write all games to this Parquet file

error-data-file = This file of games cannot be read ({ $detail }).
error-data-files = Too many files ({ $detail }).
error-data-batch = These files are not parts of one batch ({ $detail }).
error-data-overlap = Some games are in two files ({ $detail }).
error-data-gap = Some games are missing between the files ({ $detail }).
why-data-not-parquet = not a Parquet file
why-data-not-sim = not written by “vitrall sim --out”
# $files: two paths, $first: the number of a game
why-data-overlap = { $files }: from game { $first }
# $first, $last: numbers of games
why-data-gap = games { $first } to { $last }
