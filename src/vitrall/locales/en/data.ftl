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

## Collections of records

data-collect-about = put records into one file
data-collect-files = records, or collections of records
data-collect-out = write the collection here; a zip file if the name ends in .zip
data-list-about = list the games of a collection with their headers
data-list-json = print a JSON object for each game
data-show-about = print one record of a collection
data-show-number = number of the game, from 1
data-collection = a collection of records

error-collection-file = This collection of records cannot be read ({ $detail }).
error-collection-size = This collection of records is too large ({ $detail }).
error-collection-count = This collection has too many records ({ $detail }).
error-collection-path = A file in this zip file has a forbidden path ({ $detail }).
error-collection-number = The collection has no such record ({ $detail }).
# $number: of the record
why-collection-record = record { $number }
why-collection-not-zip = the zip file is damaged or of an unknown kind

## Statistics

stats-about = statistics of many games: windows, tools, objectives, seats, start player
stats-files = Parquet files of “vitrall sim --out”
stats-pictures = draw each table as PNG and SVG into this folder
stats-page = write the tables into their section of this Markdown page
stats-flag-title = heading of the section on that page
stats-title = Statistics
# $count, $about: options, bots and seeds as in the file
stats-games = { $count } games: { $about }.
stats-intervals = Shares have a 95 % interval in brackets; ± is half of a 95 % interval of a mean.
# $won, $fair: shares, $ahead: points
stats-first = Start player: won { $won }; an equal share would be { $fair }. Points more than the others: { $ahead }.
stats-windows = Windows
stats-tools = Tools
stats-publics = Public objectives
stats-privates = Private objectives
stats-seats = Seats
stats-order = Order of turns in round 1
stats-of-windows = window
stats-of-tools = tool
stats-of-publics = objective
stats-of-privates = objective
stats-of-seats = seat
stats-of-order = place
stats-count = times
stats-won = won
stats-scores = points
stats-chosen = chosen when offered
stats-used = used at all
stats-uses = uses a game
stats-points = points for it
stats-paid = seats that score
stats-ahead = points ahead

error-data-columns = This file of games has no such column; write it again with this version ({ $detail }).

## A test set of the rules

conformance-about = a test set of the rules for other programs
conformance-export-about = write the test set as JSON lines
conformance-run-about = put the test set to another program and compare its answers
conformance-answer-about = answer questions of the test set, one JSON line each
conformance-out = write the test set to this file
conformance-games = games that the questions come from
conformance-file = a test set
conformance-program = the command of a program that reads questions and writes answers, one JSON line each
# $version, $count, $kinds: the kinds of questions, each with its number
conformance-written = version { $version }, questions: { $count } ({ $kinds })
# $line, $question, $wanted, $given: JSON
conformance-differs = line { $line }: { $question }: { $given } instead of { $wanted }
# $agreed, $different: numbers
conformance-result = same answers: { $agreed }, other answers: { $different }

error-conformance-question = This is not a question of the test set ({ $detail }).
error-conformance-set = This test set cannot be read ({ $detail }).
error-conformance-program = The program cannot be asked ({ $detail }).
# $kind: crash, late or flood; $complaint: its last line of errors, may be empty
why-conformance-fault = { $kind } { $complaint }
