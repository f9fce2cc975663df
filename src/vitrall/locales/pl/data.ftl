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

## Collections of records

data-collect-about = zbierz zapisy w jednym pliku
data-collect-files = zapisy albo zbiory zapisów
data-collect-out = gdzie zapisać zbiór; plik zip, jeśli nazwa kończy się na .zip
data-list-about = wypisz rozgrywki zbioru z ich nagłówkami
data-list-json = wypisz obiekt JSON dla każdej rozgrywki
data-show-about = wypisz jeden zapis ze zbioru
data-show-number = numer rozgrywki, od 1
data-collection = zbiór zapisów

error-collection-file = Nie można odczytać tego zbioru zapisów ({ $detail }).
error-collection-size = Ten zbiór zapisów jest za duży ({ $detail }).
error-collection-count = W tym zbiorze jest za dużo zapisów ({ $detail }).
error-collection-path = Plik w tym archiwum zip ma niedozwoloną ścieżkę ({ $detail }).
error-collection-number = W zbiorze nie ma takiego zapisu ({ $detail }).
# $number: of the record
why-collection-record = zapis { $number }
why-collection-not-zip = plik zip jest uszkodzony albo nieznanego rodzaju

## Statistics

stats-about = statystyki wielu rozgrywek: witraże, narzędzia, cele, miejsca, pierwszy gracz
stats-files = pliki Parquet z „vitrall sim --out”
stats-pictures = rysuje każdą tabelę jako PNG i SVG w tym folderze
stats-page = zapisuje tabele w ich części tej strony Markdown
stats-flag-title = nagłówek części tej strony
stats-title = Statystyki
# $count, $about: options, bots and seeds as in the file
stats-games = Rozgrywki: { $count }; { $about }.
stats-intervals = W nawiasach jest 95-procentowy przedział udziału; ± to połowa 95-procentowego przedziału średniej.
# $won, $fair: shares, $ahead: points
stats-first = Pierwszy gracz: wygrane { $won }; równy udział to { $fair }. Punkty ponad innych: { $ahead }.
stats-windows = Witraże
stats-tools = Narzędzia
stats-publics = Cele grupowe
stats-privates = Cele indywidualne
stats-seats = Miejsca
stats-order = Kolejność w rundzie 1
stats-of-windows = witraż
stats-of-tools = narzędzie
stats-of-publics = cel
stats-of-privates = cel
stats-of-seats = miejsce
stats-of-order = kolejność
stats-count = razy
stats-won = wygrane
stats-scores = punkty
stats-chosen = wybór spośród ofert
stats-used = użyte choć raz
stats-uses = użycia na rozgrywkę
stats-points = punkty za cel
stats-paid = miejsca z punktami
stats-ahead = przewaga punktów

error-data-columns = Ten plik nie ma takiej kolumny; zapisz go ponownie w tej wersji ({ $detail }).

## A test set of the rules

conformance-about = zestaw testów zasad dla innych programów
conformance-export-about = zapisz zestaw testów jako wiersze JSON
conformance-run-about = przepytaj inny program i porównaj odpowiedzi
conformance-answer-about = odpowiadaj na pytania zestawu, po jednym wierszu JSON
conformance-out = zapisuje zestaw testów w tym pliku
conformance-games = liczba rozgrywek, z których pochodzą pytania
conformance-file = zestaw testów
conformance-program = polecenie programu, który czyta pytania i pisze odpowiedzi, po jednym wierszu JSON
# $version, $count, $kinds: the kinds of questions, each with its number
conformance-written = wersja { $version }, pytania: { $count } ({ $kinds })
# $line, $question, $wanted, $given: JSON
conformance-differs = wiersz { $line }: { $question }: { $given } zamiast { $wanted }
# $agreed, $different: numbers
conformance-result = odpowiedzi zgodne: { $agreed }, inne: { $different }

error-conformance-question = To nie jest pytanie z zestawu testów ({ $detail }).
error-conformance-set = Nie można odczytać tego zestawu testów ({ $detail }).
error-conformance-program = Nie można przepytać programu ({ $detail }).
# $kind: crash, late or flood; $complaint: its last line of errors, may be empty
why-conformance-fault = { $kind } { $complaint }
