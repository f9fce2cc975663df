### Boty przeciw sobie: `vitrall arena` i strony, które pisze.

## Wiersz poleceń

arena-about = rozegraj pojedynki botów i podaj, jak pewny jest wynik
arena-description = Każde ziarno jest rozgrywane raz dla każdego przesunięcia botów wokół stołu, więc wpływ szczęścia w kartach się znosi. Gdy budżetem są symulacje, te same ziarna dają ten sam wynik.
arena-bots = boty; jeden gra sam ze sobą; exec:POLECENIE to inny program
arena-flag-ladder = każdy bot przeciw słabszemu od siebie i przeciw sobie; zapisuje ladder.md
arena-flag-levels = każdy poziom przeciw słabszemu, także przy innych stołach; zapisuje część ladder.md
arena-flag-solo = każdy bot w grze jednoosobowej z jednym do pięciu narzędzi; zapisuje solo.md
arena-flag-mixed = wszystkie boty wymieszane, od jednego do sześciu graczy, wszystkie moduły: czy coś się psuje?
arena-games = ile rozgrywek, zaokrąglone w górę do pełnych przesunięć
arena-flag-seeds = te ziarna, na przykład 1-400
arena-flag-budget = ile może trwać ruch: milisekundy (20ms) albo symulacje (50p); bez tego decydują boty
arena-minutes = drabina i gra jednoosobowa nie zaczynają rozgrywki, która skończyłaby się po tylu minutach
arena-state = gdzie przechowywać skończone rozgrywki drabiny i gry jednoosobowej, by wznowić je po przerwie
arena-until-sure = przerwij, gdy tylko będzie pewne, czy pierwszy z dwóch botów jest lepszy
arena-between = procent wygranych, które ma rozróżnić --until-sure
arena-out = plik Parquet z wierszem dla każdej rozgrywki; dla drabiny i gry jednoosobowej folder na stronę

## Zawody

arena-head = stół: { $table }; budżet: { $budget }; { $engine }
arena-engine-compiled = silnik skompilowany
arena-engine-plain = silnik nieskompilowany
arena-budget-own = według uznania bota
arena-seeds = ziarna { $first }–{ $last }; rozgrywki: { $games }
arena-line = { $bot }: rozgrywki { $games }, wygrane { $won }, punkty { $points }, przewaga { $margin }, ranking { $rating }, błędy { $faults }
arena-faults = niedozwolone { $illegal }, awarie { $error }, spóźnione { $late }
arena-times = Milisekundy na ruch gracza (średnia / 95. percentyl / najdłuższy):
arena-times-line = { $bot }: według zegara { $wall }; czas procesora { $cpu }; akcja jako część budżetu { $part }
arena-interval = Przedziały obejmują 95 na 100 przypadków (Wilson). Remisy dzieli się po równo. Rozgrywki jednego ziarna mają te same karty: ile są warte, wynika z rozrzutu między ziarnami.
arena-no-rating = Brak rankingu: wymaga dodatku „lab” (pip install "vitrall[lab]").
arena-verdict-better = Pewne, liczba ziaren: { $seeds }. { $bot } jest lepszy: wygrywa raczej { $high }% niż { $low }% (logarytm ilorazu wiarygodności { $ratio }).
arena-verdict-no-better = Pewne, liczba ziaren: { $seeds }. { $bot } nie jest lepszy: wygrywa raczej { $low }% niż { $high }% (logarytm ilorazu wiarygodności { $ratio }).
arena-verdict-open = Niepewne, liczba ziaren: { $seeds }. Czy { $bot } wygrywa { $low }%, czy { $high }%, nie wiadomo (logarytm ilorazu wiarygodności { $ratio }).

## Nagłówki kolumn

arena-column-table = stół
arena-column-bot = bot
arena-column-pair = para
arena-column-seeds = ziarna
arena-column-games = rozgrywki
arena-column-won = wygrane (95%)
arena-column-points = punkty ± rozrzut
arena-column-margin = przewaga
arena-column-rating = ranking
arena-column-faults = błędy
arena-column-wall = ms na ruch gracza: średnia / 95% / najdłuższy
arena-column-cpu = czas procesora
arena-column-part = akcja jako część budżetu

## Strony

arena-ladder-title = Drabina botów
arena-levels-title = Poziomy dla ludzi
arena-solo-title = Boty w grze jednoosobowej
arena-page-head = Tekst między znacznikami zapisuje podane tam polecenie; tekst poza nimi zostaje bez zmian.
arena-page-played = { $command }, vitrall { $version }, { $day }. { $table }.
arena-ladder-pairs = Każdy bot przeciw słabszemu od siebie. Każde ziarno jest rozgrywane dwa razy, z zamianą miejsc; wygrane, punkty i przewaga dotyczą pierwszego, drugie punkty – jego rywala.
arena-ladder-alone = Każdy bot przeciw sobie. Ranking podaje biblioteka openskill (Plackett–Luce; wszyscy zaczynają od 25 ± 8,3) na podstawie rozgrywek powyżej.
arena-ladder-tables = Co drugi szczebel oraz najlepszy bot z siecią przeciw najlepszemu bez sieci, przy innych stołach.
arena-levels-picture = Średni wynik każdego poziomu w grze przeciw sobie i jak często pokonuje poziom niżej
arena-aims = Do czego dążono i co osiągnięto.
arena-column-aim-of = czego
arena-column-aim = cel
arena-column-measured = zmierzono
# $bot
arena-aim-self = { $bot } przeciw sobie, średni wynik i czas ruchu
# $above, $below: bots; $table: options
arena-aim-pair = { $above } przeciw { $below }, wygrane rozgrywki; { $table }
# $above, $below: bots. Instead of a figure
arena-aim-alike = { $above } gra tu tak jak { $below }
# $bot; $tools: as in arena-solo-tools
arena-aim-solo = { $bot } solo, wygrane rozgrywki; { $tools }
arena-solo-tools = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
    [many] { $count } narzędzi
   *[other] { $count } narzędzia
}
arena-solo-cells = Jak często bot przekroczył wynik docelowy, zależnie od liczby narzędzi, z przedziałem i liczbą rozgrywek.
arena-solo-cell = { $won }; rozgrywki: { $games }
arena-page-left = Jeszcze nierozegrane, z braku czasu:
arena-left = { $contest }: zostały ziarna { $seeds }
arena-done = { $contest }: gotowe, rozgrywki: { $games }
arena-written = Zapisano: { $page }
arena-kept = Skończone rozgrywki są zapisane w folderze { $folder }; to samo polecenie wznowi pracę od tego miejsca.

## Wszystkie boty przy wszystkich stołach

arena-mixed-table = { $players }, wszystkie moduły, rozgrywki: { $games }
arena-mixed-line = { $bot }: ruchy { $moves }, błędy { $faults }; ponad budżet według zegara { $wall }, procesora { $cpu }; najdłuższy { $slowest } ms
arena-mixed-passed = Bez błędów: każdy bot sam wykonał wszystkie swoje ruchy i żaden ruch nie spóźnił się tak, by go odrzucono.
arena-mixed-failed = { $count ->
    [one] { $count } ruchu bot nie wykonał sam.
    [few] { $count } ruchów boty nie wykonały same.
    [many] { $count } ruchów boty nie wykonały same.
   *[other] { $count } ruchu boty nie wykonały same.
}

## Błędy

error-arena-bots = Te boty nie mogą ze sobą zagrać ({ $detail }).
error-arena-budget = Budżet zapisuje się jako 20ms albo 50p ({ $detail }).
error-arena-seeds = Ziarna zapisuje się jako 1-400 ({ $detail }).
error-arena-sure = Do uzyskania pewności można porównywać tylko dwa boty przy jednym stole ({ $detail }).
error-arena-between = Dwie wartości procentowe zapisuje się jako 50-60, najpierw mniejszą ({ $detail }).
error-arena-minutes = Taka liczba minut nie jest możliwa ({ $detail }).
error-arena-pages = Nie ma takiego folderu na stronę; wskazuje go --out ({ $detail }).
