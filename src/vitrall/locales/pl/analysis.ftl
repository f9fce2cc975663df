### The analysis of a finished game

analyse-about = co w zakończonej rozgrywce było szczęściem i które ruchy mogły być lepsze
analyse-description =
    Z każdej pozycji zakończonej rozgrywki gra wiele razy dalej i dla każdego gracza wyjaśnia, skąd wziął się wynik:
    czego można było oczekiwać, ile dało szczęście, ile własne decyzje, a ile cudze. O każdym ruchu mówi, ile kosztował.
analyse-effort = jak dokładna jest analiza: quick, normal albo deep
analyse-seed = ziarno symulowanych rozgrywek
analyse-html = zapisz do tego pliku stronę z obrazkami; nie potrzebuje sieci ani skryptów
analyse-many = analizuj wiele rozgrywek: zbiory, zapisy albo foldery z nimi; zapisuje tabelę ocen (dodatek lab). Przerwana analiza działa dalej od miejsca, w którym stanęła
analyse-out = plik z ocenami
analyse-turns = pokaż wszystkie ruchy, nie tylko najdroższe
# $playouts: a number, $effort: a word of the command line
analyse-method = Symulowane rozgrywki z każdej pozycji: { $playouts } (dokładność { $effort }). ± to jeden błąd standardowy.
analyse-points = Skąd wzięły się punkty
analyse-margin = Skąd wzięła się różnica do celu
analyse-chances = Skąd wzięła się szansa na wygraną
analyse-expected = oczekiwane na początku
analyse-luck = szczęście
analyse-own = własne decyzje
analyse-others = decyzje innych
analyse-rest = niewyjaśnione
analyse-result = wynik
analyse-accuracy = trafność
# $name: a player
analyse-costliest = { $name }: najdroższe ruchy
analyse-all-turns = { $name }: wszystkie ruchy
analyse-none = Żaden ruch nie mógł być wyraźnie lepszy.
# $round: a number, $turn: 1 or 2
analyse-turn = runda { $round }, ruch { $turn }
analyse-choice = przed pierwszą rundą
# $word: best, good, …; $loss: points as a number, $chance: per cent as a number
analyse-verdict = { $word }: strata { $loss } pkt i { $chance } % szansy na wygraną
analyse-word-best = najlepiej
analyse-word-good = dobrze
analyse-word-imprecise = niedokładnie
analyse-word-mistake = błąd
analyse-word-blunder = gruby błąd
# $moves: moves, one after the other
analyse-done = zagrano: { $moves }
analyse-better = lepiej: { $moves }
# $reasons: reasons as hints give them
analyse-because = dlaczego: { $reasons }
# $round: a number, $points: points as a number with its sign
analyse-luckiest = najszczęśliwszy rzut: runda { $round } ({ $points })
analyse-unluckiest = najbardziej pechowy rzut: runda { $round } ({ $points })
# $window: the name of a pattern, $points: a number
analyse-window = najlepszy witraż: { $window } (oczekiwane { $points } pkt)
# $window, $best: names of patterns, $points: a number
analyse-window-missed = wybrany witraż: { $window }; najlepszy: { $best }, oczekiwane { $points } pkt więcej
# $file: a path, $games: a number
analyse-written = Zapisano w { $file }. Rozgrywki: { $games }.
# $names: the players, one after the other
analyse-page-title = Analiza: { $names }
analyse-curve = Szansa na wygraną, runda po rundzie (%)
analyse-curve-margin = Różnica do celu, runda po rundzie (punkty)

error-analysis-not-over = Można analizować tylko zakończoną rozgrywkę.
error-analysis-no-beginning = Ta rozgrywka nie zaczęła się od rozdania, więc nie można jej analizować.
error-analysis-effort = Nie ma takiej dokładności ({ $detail }).
error-analysis-journal = Dziennik obok pliku pochodzi z analizy o innej dokładności, ziarnie lub wersji ({ $detail }). Usuń go albo podaj inny plik.
