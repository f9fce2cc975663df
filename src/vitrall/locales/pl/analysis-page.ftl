### Strona analizy i powody odmowy

## Błędy

error-analysis-one-at-a-time = Na tym urządzeniu trwa już inna analiza. Najpierw ją zamknij.
error-analysis-too-many = Pod twoim adresem trwa zbyt wiele analiz. Spróbuj ponownie za minutę.
error-analysis-busy = Serwer ma teraz zbyt wiele rozgrywek do analizy. Spróbuj ponownie za minutę.
error-analysis-stopped = Analiza została przerwana. Spróbuj ponownie.
error-analysis-too-long = Analiza tej rozgrywki trwa tutaj zbyt długo. Możesz przeanalizować jej zapis poleceniem „vitrall analyse”.
error-practice-not-a-turn = Grać dalej można tylko od początku ruchu tego gracza.

## Strona

web-analysis = Analiza
# $before (liczba): analizy, które są wcześniej
web-analysis-waiting =
    { $before ->
        [0] Analiza się zaczyna…
        [one] Najpierw { $before } inna analiza.
        [few] Najpierw { $before } inne analizy.
        [many] Najpierw { $before } innych analiz.
       *[other] Najpierw { $before } innej analizy.
    }
# $share w procentach
web-analysis-working = Komputer rozgrywa dalszy ciąg z każdej pozycji… { $share } %
web-analysis-broken = Brak połączenia. Analiza będzie kontynuowana, gdy serwer odpowie.
# $playouts (liczba)
web-analysis-done = Gotowe: { $playouts } symulowanych rozgrywek z każdej pozycji. ± to jeden błąd standardowy.
web-analysis-retry = Spróbuj ponownie
web-analysis-drop = Upuść tutaj zapis zakończonej rozgrywki albo wybierz jego plik
web-analysis-no-record = Ten plik jest za duży jak na zapis rozgrywki.
analyse-chances-short = Szansa na wygraną
web-analysis-margin = Oczekiwana różnica do celu
# $points
web-analysis-worth = oczekiwane punkty: { $points }
web-analysis-chosen = wybrane
web-practice = Ćwiczenie
web-practice-open = Graj dalej od tego miejsca
web-practice-note = Przeciw botom, z nowymi kostkami; sekrety innych są rozdane od nowa. Ćwiczenie nie liczy się w statystykach ani w łamigłówkach, a jego kostek nie można sprawdzić.
web-practice-over = To ćwiczenie: nie liczy się w statystykach.
