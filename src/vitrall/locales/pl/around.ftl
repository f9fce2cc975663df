### Texts of the page before and after a game: home, a new table, the day’s puzzle, the replay, no connection.

## Home

web-awaits-you = Twój ruch
web-finished-tables = Zakończone rozgrywki
web-public-tables = Stoły z wolnymi miejscami
# $count
web-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
# $round
web-round = Runda { $round }
web-choosing = Wybór witraży
# $names
web-awaited = Oczekiwanie na: { $names }
# $date: of the last move
web-last-move = Ostatni ruch: { $date }
web-delete = Usuń
# $names: who played
web-delete-game = Usuń: { $names }
web-delete-ask = Usunąć tę rozgrywkę ze swojej listy?
web-delete-all = Usuń wszystkie
web-delete-all-ask = Usunąć ze swojej listy wszystkie zakończone rozgrywki?
web-delete-how = Rozgrywka znika na dobre, gdy usuną ją wszyscy, którzy w niej grali.
web-delete-table-ask = Usunąć ten stół? Rozgrywki nie da się dokończyć.
# $count
web-show-all = Pokaż wszystkie ({ $count })
# $points, $target
web-solo-result = { $points } przy celu { $target }

## A new table: who plays

# $seat, counted from 1
web-bot-of = Bot na miejscu { $seat }
# A bot by its strength in words; .about says more. What was measured is in docs/ladder.md.
web-bot-random = Losowy
    .about = Bardzo słaby: byle zgodnie z zasadami.
web-bot-first-steps = Pierwsze kroki
    .about = Bardzo łatwy: zna dopiero zasady.
web-bot-beginner = Początkujący
    .about = Łatwy: ma za sobą kilka rozgrywek.
web-bot-learner = Uczeń
    .about = Dość łatwy: zna karty.
web-bot-greedy = Zachłanny
    .about = Średni: bierze to, co punktuje od razu.
web-bot-average = Średni
    .about = Dość silny: jak ktoś, kto gra często.
web-bot-craftsman = Rzemieślnik
    .about = Silny.
web-bot-planner = Planista
    .about = Bardzo silny.
web-bot-expert = Ekspert
    .about = Bardzo silny: patrzy na jeden ruch.
web-bot-master = Mistrz
    .about = Bardzo silny i powolny.
web-bot-grand-master = Arcymistrz
    .about = Bardzo silny: przewiduje dzięki temu, czego się nauczył.
web-bot-close-game = Wyrównana gra
    .about = Dostosowuje się: słabszy, gdy prowadzi, silniejszy, gdy przegrywa.
# What bots are called, by their seats
web-bot-name-1 = Otylia
web-bot-name-2 = Bruno
web-bot-name-3 = Klara
web-bot-name-4 = Hugon
web-bot-name-5 = Nora
web-bot-name-6 = Leon
# The solo game at the level of web-bot-close-game: its number of tools, $next, after the latest game with $tools.
web-close-game-first =
    Na tym urządzeniu nie ma zakończonej gry jednoosobowej: { $tools ->
        [one] { $tools } narzędzie
        [few] { $tools } narzędzia
        [many] { $tools } narzędzi
       *[other] { $tools } narzędzia
    }.
web-close-game-won = Wygrana w ostatniej grze jednoosobowej { with-tools }: teraz { $next }.
web-close-game-won-again = Wygrana w ostatniej grze jednoosobowej { with-tools }: znowu { $next }, mniej się nie da.
web-close-game-narrow = Nieznaczna przegrana w ostatniej grze jednoosobowej { with-tools }: znowu { $next }.
web-close-game-lost = Wysoka przegrana w ostatniej grze jednoosobowej { with-tools }: teraz { $next }.
web-close-game-lost-again = Wysoka przegrana w ostatniej grze jednoosobowej { with-tools }: znowu { $next }, więcej się nie da.

## A new table: with what, and how

web-the-game = Gra
web-as-edition = Jak w wybranym wydaniu
web-decks = Własne talie graczy
# $title, $cards
web-deck =
    { $title } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    })
web-timing = Zegar
web-clock-none = Bez zegara
web-clock-turn = Czas na każdy ruch
web-clock-reserve = Zapas czasu na całą grę
web-clock-days = Dni na każdy ruch
web-clock-length = Ile czasu
web-clock-increment = Dodatek po każdym ruchu
# $count
web-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
web-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
web-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-at-zero = Gdy czas minie
web-at-zero-move = ruch kończy się automatycznie
web-at-zero-bot = gra bot, aż gracz wróci
web-company = Przy stole
web-hints = Podpowiedzi dozwolone
web-chat = Czat przy stole
web-spectators = Widzowie dozwoleni
web-undo = Cofanie ruchów
web-undo-agreed = W swoim ruchu lub za zgodą
web-undo-turn = Tylko w swoim ruchu
web-undo-never = Nigdy: ruchy są ostateczne
web-listed = Pokaż wśród stołów z wolnymi miejscami
web-link-language = Język linku z zaproszeniem
web-link-language-own = Język odbiorcy
web-seed-fair = Puste pole: uczciwe kostki, które po grze można sprawdzić

## The day’s puzzle

web-puzzle-lead = Gra jednoosobowa z tymi samymi kostkami dla wszystkich. Nowa co dzień o północy UTC.
web-puzzle-play = Zagraj w łamigłówkę dnia
web-puzzle-on = Kontynuuj łamigłówkę
web-puzzle-again = Zagraj jeszcze raz dla wprawy
web-puzzle-counts = Liczy się pierwsza dokończona gra.
web-puzzle-results = Twoje wyniki
web-puzzle-none = Nie masz jeszcze dokończonej łamigłówki.
web-puzzle-won = wygrana
web-puzzle-lost = przegrana
# $count: days one after the other on which a puzzle was finished
web-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
# What is sent to others. $day, $points, $target; $won is yes or no; $streak one of the lines above
web-puzzle-text =
    Vitrall, łamigłówka z dnia { $day }: { points }, wynik docelowy { $target }{ $won ->
        [yes] {""} – wygrana!
       *[no] {""} – tym razem się nie udało.
    } { $streak }.

## The replay

# $number, $total
web-moment = Ruch { $number } z { $total }
web-replay-first = Na początek
web-replay-back = Jeden ruch wstecz
web-replay-play = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-on = Jeden ruch dalej
web-replay-last = Na koniec
web-pace = Tempo
# $times
web-pace-times = ×{ $times }
web-follow = Śledź aktywnego gracza
web-share-moment = Skopiuj link do tego momentu
web-replay-keys = ← → jeden ruch · Page Up, Page Down jedna runda · Home, End · spacja odtwarza
web-save-record = Zapisz przebieg gry do pliku

## No connection, and a new version of the page

web-offline = Brak połączenia. Strona i tak się otwiera, ale do gry potrzebny jest serwer.
web-new-version = Dostępna jest nowa wersja strony.
web-reload = Odśwież

## Your turn, and links

web-notify = Powiadom, gdy jest mój ruch
web-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-notice-body = Jeden ze stołów czeka na ciebie.
web-copy-field = Tekst do skopiowania
web-copy-by-hand = Naciśnij Ctrl+C (na Macu ⌘C), by skopiować zaznaczony tekst.

## The first visit

web-learn-now = Naucz się grać w 5 minut
web-level = Przeciwnik
web-other-bots = Inne boty
web-hatch-offer = Kreskowanie szkła pomaga odróżniać kolory.
web-hatch-yes = Pokaż kreskowanie
web-hatch-no = Nie, dziękuję
web-coach = Warto wiedzieć
web-coach-tokens = Światełka w łuku twojego witrażu to znaczniki uznania. Płacisz nimi za narzędzia, a każdy zachowany do końca to punkt.
web-coach-printed = Na polu z nadrukiem można umieścić tylko kostkę tego koloru lub tej wartości. Na białym polu – każdą.
web-coach-tools = Narzędzia pozwalają naginać zasady. Pierwsze użycie narzędzia kosztuje 1 znacznik, każde kolejne 2.
web-coach-next = Dalej
web-coach-done = Jasne

## An invitation, and a table that waits

# $name: one person
web-invited-by = Zaprasza: { $name }
web-table-rules = Zasady przy tym stole
web-no-modules = brak
web-dice-row = Kostki
web-dice-row-fair = uczciwe, do sprawdzenia po rozgrywce
web-dice-row-chosen = z wybranego ziarna
web-hints-row = Podpowiedzi
web-yes = tak
web-no = nie
web-invite-how = Wyślij link albo daj innym zeskanować kod.
web-who-plays = Kto gra
# $bot: its strength in words
web-bot-strength = bot · { $bot }
