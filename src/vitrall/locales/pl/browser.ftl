### Texts of the page only: home, menus, settings, and windows for screen readers.

## Home and tables

web-tagline = Ułóż witraż ze światła, kostka po kostce.
web-play-now = Zagraj teraz z botem
web-new-table = Nowy stół
web-your-tables = Twoje stoły
web-open-table = Otwórz stół
web-your-name = Twoje imię
# $seat, counted from 1
web-seat = Miejsce { $seat }
web-seat-open = Wolne miejsce
web-seat-here = Osoba przy tym urządzeniu
# $seat, counted from 1
web-guest-name = Imię osoby na miejscu { $seat }
web-sit-down = Usiądź
web-look-on = Oglądaj
web-start = Rozpocznij grę
# $name: several people share one device
web-hand-over = Teraz gra: { $name }. Podaj urządzenie.
web-here-i-am = To ja, { $name }
web-copied = Link skopiowany
web-code = Kod QR linku do tego stołu
web-nothing-here = Tu niczego nie ma.
web-home = Strona główna

## At the table

web-menu = Menu
web-cards = Narzędzia i cele
web-objectives = Cele
# The same and the log, on buttons as narrow as a thumb.
web-cards-short = Karty
web-log-short = Przebieg
web-track-open = Powiększ tor rund
web-rules = Zasady w skrócie
web-close = Zamknij
web-cancel = Anuluj
web-in-use = w użyciu
# $tool
web-pay = Wybierz kostkę, którą płacisz za narzędzie: { $tool }.
# $space
web-move-to = Dokąd przesunąć kostkę z pola { $space }?
# $color, $value
web-picked = Wybrana kostka: { die-nom }. Dotknij podświetlonego pola.
web-confirm-end = Zakończyć ruch?
web-confirm-no-die = Zakończyć ruch bez kostki?
web-end-without-die = Zakończ bez kostki
web-ends-soon = Nie ma już nic do zrobienia: ruch zakończy się sam.
web-not-yet = Jeszcze nie
web-skip = Pomiń
web-pioneer-open = jeszcze do zdobycia
web-bloom-kept = zachowana
web-bloom-discarded = odrzucona
# $count: grey dice that are still to come
web-grey-left = { term-grey-pool }: { $count }

## A window for screen readers

# $name
web-window-of = Witraż: { $name }
# $space, $held: a die or what is printed there
web-space = { $space }: { $held }
# $note: that it takes the die, or why it does not
web-space-noted = { $space }: { $held }. { $note }
web-space-lit = Można wybrać to pole.
# $name, $favor, $window: row by row
web-opponent = { $name }, znaczniki uznania: { $favor }. { $window }
web-pattern = { $name }, trudność { $favor }. { $window }

## The score

web-back-to-table = Wróć do stołu
web-picture = Obraz witraża
web-picture-shape = Kształt
web-picture-tall = Pionowy
web-picture-wide = Poziomy
web-picture-name = Z moim imieniem
web-picture-code = Z kodem QR powtórki
web-save-svg = Zapisz witraż jako SVG
web-save-png = Zapisz witraż jako PNG
web-points-by-category = Punkty według kategorii
web-total = Razem
web-ending-again = Obejrzyj finał ponownie

## Settings and keys

web-theme = Motyw
web-theme-system = Jak w urządzeniu
web-theme-dark = Ciemny
web-theme-light = Jasny
web-speed-none = Brak
web-speed-slow = Wolna
web-speed-normal = Normalna
web-speed-fast = Szybka
web-bot-pace = Tempo botów
web-bot-pace-none = Od razu
web-bot-pace-quick = Szybkie
web-bot-pace-normal = Normalne
web-bot-pace-slow = Wolne
web-hatches = Kreskowanie szkła
web-ask-end = Pytaj przed końcem ruchu
web-auto-end = Kończ ruch, gdy nie ma nic do zrobienia
web-coordinates = Współrzędne na ramie
web-keys = Skróty klawiszowe
web-key-pool = Wybierz kostkę z puli wyboru
web-key-arrows = Poruszaj się po witrażu
web-key-tools = Użyj narzędzia
web-key-help = Ta lista
