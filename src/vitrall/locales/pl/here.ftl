# Gra na tym urządzeniu, bez serwera.

error-device-full = Na tym urządzeniu brakuje miejsca, więc nic nie zapisano. Zwolnij trochę miejsca i graj dalej.
error-device-database = Przeglądarka nie może teraz zapisywać rozgrywek. Zamknij inne karty z tą stroną i odśwież ją. Żaden pokazany ruch nie przepadł.
error-device-other-page = Ta rozgrywka jest otwarta w innej karcie. Graj tam albo zamknij tamtą kartę i odśwież stronę.
error-device-damaged = Ta rozgrywka jest uszkodzona na tym urządzeniu i nie można jej otworzyć. Pozostaje zapisana, a innych rozgrywek to nie dotyczy.
error-device-decks = Na tym urządzeniu jest za dużo talii ({ $detail }).
error-moving-others = Przenieść można tylko rozgrywkę, w której wszystkie osoby grają na tym urządzeniu.
error-moving-bots = Ten serwer nie ujawnia sekretów botów. Rozgrywkę z botami można stąd przenieść tylko wtedy, gdy została tu przeniesiona.
error-moving-over = Ta rozgrywka jest skończona. Można ją odtworzyć, ale nie kontynuować.
error-games-file = W tym pliku nie ma zapisanych rozgrywek albo plik jest uszkodzony. Nic nie zmieniono.
error-games-size = Ten plik jest za duży: { $detail }.
error-site-no-page = W tej instalacji nie ma strony do gry bez serwera. Zainstaluj wydany pakiet albo uruchom `python3 dev.py page`.
error-site-folder = Ten folder nie jest pusty: { $detail }. Podaj nowy, aby niczego nie nadpisać.
error-site-write = Nie można zapisać strony: { $detail }.

web-here-offer = Brak połączenia, ale możesz grać na tym urządzeniu.
web-here-play = Graj na tym urządzeniu
web-here-on = Grasz na tym urządzeniu, bez serwera.
web-here-back = Wróć do serwera
# $percent: liczba całkowita
web-here-loading = Wczytywanie gry: { $percent } %
web-here-again = Spróbuj ponownie
web-here-no-wasm = Ta przeglądarka nie ma WebAssembly, więc nie uruchomi gry. Użyj nowszej przeglądarki.
web-here-download = Pobieranie zostało przerwane. Sprawdź połączenie i spróbuj ponownie. Twoje rozgrywki są bezpieczne.
web-here-damaged = Pobrany plik jest uszkodzony. Spróbuj ponownie. Twoje rozgrywki są bezpieczne.
web-here-storage = Przeglądarka nie pozwala tej stronie niczego zapisywać, więc rozgrywki nie zostaną zachowane. Często tak jest w oknach prywatnych.
web-here-fault = Nie udało się uruchomić gry. Spróbuj ponownie. Twoje rozgrywki są bezpieczne.
web-here-restored = Przeglądarka utraciła bazę rozgrywek. Rozgrywki, których kopię miała ta strona, zostały przywrócone.
web-here-lost = Przeglądarka utraciła bazę rozgrywek. Jeśli masz je zapisane w pliku, wczytaj go w ustawieniach.
# $count
web-here-unreadable =
    { $count ->
        [1] Jedna zapisana rozgrywka jest uszkodzona i nie można jej otworzyć. Pozostałych to nie dotyczy.
       *[other] Uszkodzone zapisane rozgrywki, których nie można otworzyć: { $count }. Pozostałych to nie dotyczy.
    }
web-here-dice = Tymi kostkami rzuca to urządzenie. Wyniki są losowe, ale nie da się tego nikomu udowodnić.
web-games = Zapisz lub wczytaj rozgrywki
web-games-how = Wszystkie rozgrywki z tego urządzenia trafiają do jednego pliku. Wczytaj go na innym urządzeniu, aby je tam dodać.
web-games-save = Zapisz rozgrywki w pliku
web-games-load = Wczytaj rozgrywki z pliku
# $count: liczba rozgrywek
web-games-loaded =
    { $count ->
        [0] Wszystkie rozgrywki z tego pliku już tu są.
        [one] Dodano jedną rozgrywkę.
        [few] Dodano { $count } rozgrywki.
        [many] Dodano { $count } rozgrywek.
       *[other] Dodano { $count } rozgrywki.
    }
web-deck-load = Wczytaj talię z pliku
web-move-save = Zapisz, aby przenieść
web-move-continue = Kontynuuj z pliku
web-move-how = Zapisuje w pliku dotychczasową rozgrywkę razem z sekretami. Można ją kontynuować na innym serwerze lub urządzeniu. Następne rzuty kostkami odbędą się tam.

site-about = zapisz stronę jako witrynę statyczną do gry bez serwera
site-description = Zapisuje folder, który można umieścić na dowolnym serwerze WWW pod dowolną ścieżką: cała gra na stronie, która po pierwszej wizycie działa bez połączenia.
site-folder = folder do zapisania; nowy lub pusty
# $folder: where; $count: how many files; $size: megabytes
site-done =
    Zapisano { $folder }: { $count ->
        [one] jeden plik
        [few] { $count } pliki
        [many] { $count } plików
       *[other] { $count } pliku
    }, { $size } MB.
