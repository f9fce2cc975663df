### What the browser says before and after a game: home, a new table, the day’s puzzle, the replay, a page without a line.

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

## A new table: who plays

# $seat, counted from 1
web-bot-of = Bot na miejscu { $seat }
# What the bot reaches against itself, two players, base game (docs/ladder.md). The figure stands early, since a narrow
# list cuts the end.
web-bot-random = Losowy, średnio 19,7 punktu – bardzo słaby
web-bot-first-steps = Pierwsze kroki, średnio 22,3 punktu – zna dopiero zasady
web-bot-beginner = Początkujący, średnio 29,1 punktu – ma za sobą kilka rozgrywek
web-bot-learner = Uczeń, średnio 36,4 punktu – zna karty
web-bot-greedy = Zachłanny, średnio 41,8 punktu – przyzwoity
web-bot-average = Średni, średnio 46,7 punktu – jak ktoś, kto gra często
web-bot-craftsman = Rzemieślnik, średnio 52,6 punktu – silny
web-bot-planner = Planista, średnio 55,9 punktu – bardzo silny
web-bot-expert = Ekspert, średnio 55,1 punktu – bardzo silny, patrzy na jeden ruch
web-bot-master = Mistrz, średnio 56,6 punktu – bardzo silny, powolny
web-bot-grand-master = Arcymistrz – przewiduje dzięki temu, czego się nauczył
web-bot-close-game = Wyrównana gra – dostosowuje się do ciebie

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
web-undo-agreed = W swoim ruchu, później za zgodą wszystkich
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

## Without a line, and with a new page

web-offline = Brak połączenia. Strona i tak się otwiera, ale do gry potrzebny jest serwer.
web-new-version = Dostępna jest nowa wersja strony.
web-reload = Odśwież
