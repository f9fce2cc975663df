### Files of games

flag-random-windows = losuj witraże, zamiast pozwalać botom wybierać
data-about = praca z plikami rozgrywek
data-merge-about = połącz części serii w jeden plik
data-merge-files = pliki Parquet z „vitrall sim --out”, części jednej serii
data-merge-out = zapisuje wszystkie rozgrywki w tym pliku Parquet

error-data-file = Nie można odczytać tego pliku z rozgrywkami ({ $detail }).
error-data-files = Za dużo plików ({ $detail }).
error-data-batch = Te pliki nie są częściami jednej serii ({ $detail }).
error-data-overlap = Niektóre rozgrywki są w dwóch plikach ({ $detail }).
error-data-gap = Między plikami brakuje rozgrywek ({ $detail }).
why-data-not-parquet = to nie jest plik Parquet
why-data-not-sim = nie powstał z „vitrall sim --out”
# $files: two paths, $first: the number of a game
why-data-overlap = { $files }: od rozgrywki { $first }
# $first, $last: numbers of games
why-data-gap = rozgrywki od { $first } do { $last }
