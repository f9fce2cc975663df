### Texts of the page about the people at a table: chat, requests, clocks, absence, spectators.

## Chat

web-talk = Czat
# $count: messages that are new
web-talk-open =
    { $count ->
        [0] Czat
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
        [many] Czat, { $count } nowych wiadomości
       *[other] Czat, { $count } nowej wiadomości
    }
web-talk-none = Nie ma jeszcze wiadomości.
web-talk-phrases = Szybkie zwroty
web-talk-words = Napisz wiadomość
web-talk-send = Wyślij
web-talk-mute = Wycisz czat na tym urządzeniu
web-talk-muted = Czat jest wyciszony na tym urządzeniu.
# $name, $text
web-said = { $name }: { $text }

## Requests

web-agree = Zgoda
web-refuse = Odmów
web-withdraw = Wycofaj
web-takeback = Cofnij ruchy…
web-takeback-which = Od którego ruchu cofnąć grę?
web-takeback-none = Nie ma jeszcze ruchu do cofnięcia.
# $name; $move is a line of the log
web-takeback-wish = { $name } – prośba o cofnięcie ruchów, począwszy od: { $move }
web-takeback-yours = Prosisz o cofnięcie ruchów; pozostali muszą się zgodzić. Począwszy od: { $move }
web-takeback-refused = Nie wszyscy się zgadzają: ruchy zostają.
web-pause = Wstrzymaj grę
# $name
web-pause-wish = { $name } – prośba o przerwę w grze.
web-pause-yours = Prosisz o przerwę w grze; pozostali muszą się zgodzić.
web-paused = Gra jest wstrzymana. Zegary stoją.
web-resume = Graj dalej

## Who is away, who sits in

# $name
web-away = Gracza { $name } nie ma przy stole.
web-replace = Niech zagra bot
# $name
web-replace-wish = Czy bot ma zastąpić nieobecnego gracza { $name }? Wszyscy pozostali muszą się zgodzić.
# $name
web-replace-late = Jeśli długo czekacie na ruch gracza { $name }, może zagrać bot.
# $name
web-replace-late-wish = Czy po tak długim czekaniu bot ma zastąpić gracza { $name }? Wszyscy pozostali muszą się zgodzić.
web-replace-yours = Inni pytają, czy bot ma cię zastąpić. Wykonaj ruch, aby grać dalej.
# $name
web-stand-in = Gracza { $name } zastępuje bot.
web-stand-in-yours = Zastępuje cię bot.
# At a small window, in very few letters
web-mark-away = poza stołem
web-mark-stand-in = gra bot
web-mark-left = poza grą
web-return = Wróć na miejsce
web-leave = Odejdź od stołu
web-leave-ask = Odejść od stołu? Bot zagra dalej za ciebie.
web-left = Nie ma cię już przy tym stole; bot gra dalej za ciebie.
web-seat-bot = Posadź tu bota
# $name: connected at this moment
web-present = { $name } jest przy stole

## Watching, hints, clocks, the connection

# $name: whose window is shown
web-watching = Oglądasz grę. To witraż gracza { $name }.
web-hint-thinking = Silny bot się zastanawia…
# $minutes, $seconds
web-clock = Pozostały czas: { $minutes } min { $seconds } s
web-line-lost = Połączenie zerwane. Próbujemy ponownie…
web-line-back = Połączono ponownie.
web-rematch-there = Rewanż czeka.
web-rematch-go = Przejdź do rewanżu
web-secret-show = Pokaż moje tajne karty
web-secret-hide = Ukryj moje tajne karty
