### Co dokładnie jest nie tak, w nawiasie na końcu błędu: część zdania, bez kropki.

## What was given

why-told = { $text }
why-quoted = „{ $text }”
why-a-list = lista
why-a-table = tabela
why-a-text = tekst
why-a-list-of-texts = lista tekstów
why-true-or-false = true albo false
why-a-whole-number = liczba całkowita
why-pattern-shapes = nazwa, cztery rzędy znaków albo null
why-rows-of-dice = lista rzędów, z których każdy jest listą
why-nothing = nic
# $card: one card or several, by name
why-card = { $card }

## Where it is. $why is a reason, $about a name or a kind of thing.

why-of = { $about }: { $why }
why-line = wiersz { $line }
why-at-line = wiersz { $line }: { $why }
why-by-rule = { $why }, zasada { $rule }
why-byte = bajt { $number }
why-character = znak { $number }
why-in-phase = { $why } w fazie { $phase }

## Numbers and words

why-number = { $given } nie jest liczbą od { $least } do { $most }
why-not-a-number = { $given } nie jest liczbą
why-not-whole = { $given } nie jest liczbą całkowitą
why-number-too-long = liczba jest za długa
why-instead = { $given } zamiast { $wanted }
why-within = { $has } zamiast od { $least } do { $most }
why-at-most = { $has }, najwyżej { $most }
why-bytes = najwyżej { $most } bajtów
why-characters = najwyżej { $most } znaków
why-pixels = { $wide } × { $high }
why-none-of = { $given } nie należy do: { $known }
why-none-of-near = { $given } nie należy do: { $known }; może chodziło o: { $near }?
why-unknown = { $given } – nieznane
why-unknown-near = { $given } – nieznane; może chodziło o: { $near }?
why-too-long = { $given } – za długie
why-missing = brakuje { $field }
why-twice = { $given } występuje dwa razy
why-twice-line = { $given } jest już w wierszu { $line }
why-wrong-type = { $field } to { $wanted }, a nie { $given }
why-too-deep = listy lub tabele są zbyt głęboko zagnieżdżone

## Files. For errors of the operating system; $number is its own number of the error.

why-system-missing = nie ma takiego pliku ani folderu
why-system-denied = brak dostępu
why-system-folder = to jest folder
why-system-no-folder = część ścieżki nie jest folderem
why-system-exists = to już istnieje
why-system-full = na dysku nie ma już miejsca
why-system-read-only = dysk jest tylko do odczytu
why-system-name = taka nazwa nie jest możliwa
why-system-loop = dowiązania tworzą pętlę
why-system-broken = urządzenie zgłasza błąd
why-system-other = błąd systemu nr { $number }

## Options of a game

why-alone = potrzeba co najmniej dwóch graczy, zasada { $rule }
# In the file of a real table: the keys are never translated.
why-no-board = podaj ją: „board: …”
why-only-one-window = tu jest tylko jeden; podaj wszystkich graczy i ich witraże, „player: …”
why-paid-by-value = za { $card } płaci się wartością, a w tym wydaniu płaci się kolorem
# $cards is one of the kinds below.
why-too-few = { $cards }: jest { $has }, a do tej gry potrzeba { $wants }
why-not-played = { $cards }: jedna z kart nie należy do tej rozgrywki
why-cards-window-cards = karty wzorów witraży
why-cards-patterns = wzory
why-cards-tools = narzędzia
why-cards-grey-tools = grafitowe narzędzia
why-cards-public-objectives = cele grupowe
why-cards-grey-objectives = karty szarego szkła
why-cards-private-objectives = cele indywidualne
why-cards-restriction-boards = planszetki ograniczeń
why-cards-pioneers = karty pionierów
why-cards-blooms = karty rozkwitu
why-cards-windows-chosen = wybrane wzory
why-cards-decisions-on-blooms = decyzje o kartach rozkwitu
why-cards-private-dice = kostki w pulach indywidualnych
why-bots-for-seats = boty: { $bots }, miejsca: { $seats }
why-name-shape = { $given }; imię ma od 1 do { $most } widocznych znaków
why-prefix-shape = { $given }; najwyżej { $most } liter od a do z, cyfr i łączników, na początku litera

## Records

why-header-shape = { $given } nie ma postaci „klucz: wartość”; nagłówek kończy się pustym wierszem
why-header-key = { $given } nie może być kluczem w nagłówku
why-header-own = { $given } wynika z samej rozgrywki
why-header-line = { $given } nie mieści się w jednym wierszu
why-written = { $given } zapisuje się jako { $wanted }
# $reasons: the sentences that refuse the action, without the last full stop
why-action = akcja { $number }, { $action }: { $reasons }
why-choice-unknown = wszyscy już wybrali, a jeden wybór pozostaje nieznany
why-keep-unknown = wszyscy już zdecydowali, a liczba zachowanych kart rozkwitu pozostaje nieznana

## Positions

why-not-in-deck = { $given } – tego nie ma w talii
why-no-card = w talii nie ma karty { $number }
why-no-die = { $given } to nie kostka
why-dice-or-dots = { $given } nie składa się z kostek i kropek
why-window-shape = { $given } to nie cztery rzędy po pięć kostek albo kropek
why-bag-shape = { $given } nie podaje każdego koloru raz, z liczbą, jak R18Y3
why-tool-shape = { $given } nie ma postaci id:step:spaces:color narzędzia ze stołu
why-no-spaces = { $given } nie wymienia pól
why-own-shape = pula indywidualna ma { $places } miejsc, a kostkami rzuca się po kolei
why-own-order = do pul indywidualnych rzuca się po dwie kostki każdego koloru, po kolei
why-own-away = kostki indywidualne w użyciu: { $away }, brakuje w puli: { $gone }
why-no-word = { $field } nie ma wartości
why-no-place = { $field } nie należy do tej rozgrywki
why-not-begun = przed pierwszym rzutem nie ma rundy, ruchu ani gracza rozpoczynającego
why-track-too-early = na torze rund leżą kostki, zanim skończyła się runda
why-pioneer-too-early = karta pioniera jest zdobyta przed pierwszym ruchem
why-rolled-first = kostkami do puli wyboru rzuca się przed pierwszym ruchem rundy
why-no-grey-pool = w tej rozgrywce nie ma puli kostek szarego szkła
why-solo-start = w grze jednoosobowej nie losuje się gracza rozpoczynającego
why-solo-favor = w grze jednoosobowej nie ma znaczników uznania
why-seat = miejsce { $seat }
why-skip = miejsce { $seat } nie mogło tu oddać drugiego ruchu
why-windows-too-early = witraże mają znany wzór i kostki dopiero wtedy, gdy wszyscy wybrali
why-choice-hidden = od nieznanego wyboru nie można grać dalej
why-not-offered = miejsce { $seat } nie miało do wyboru wzoru { $card }
why-bag-not-full = przed pierwszym rzutem wszystkie kostki są w worku
why-no-die-left = nie ma już do tego kostki
why-pool-not-empty = po zakończeniu pula wyboru jest pusta
why-tool-in-use = narzędzie jest w użyciu
why-no-tool-in-use = żadne narzędzie nie jest w użyciu
why-tool-step = ten krok narzędzia
why-tool-unpaid = za używane narzędzie nie zapłacono
why-moved-dice = nie ma kostek przesuniętych narzędziem
why-die-in-hand = kostka w ręce
why-no-die-in-hand = brak kostki w ręce

## The referee

why-never-isolated = przesunięcie nigdy nie jest isolated: to słowo dotyczy umieszczania
# $lengths: the lengths of the rows
why-row-lengths = długości rzędów: { $lengths }
why-die-shape = { $given } to nie jeden ze znaków { $colors }, a po nim jeden z { $values }
why-space-shape = { $given } to nie rząd od A do D, a po nim kolumna od 1 do { $most }

## The command line

why-required = brakuje: { $names }
why-required-one = potrzebne jest jedno z: { $names }
why-not-understood = niezrozumiałe: { $words }
why-one-value = musi po tym następować dokładnie jedna wartość
why-one-value-at-most = może po tym następować najwyżej jedna wartość
why-a-value-at-least = musi po tym następować co najmniej jedna wartość
why-values-wanted = liczba wartości, które muszą po tym następować: { $count }
why-no-value = nie może po tym następować wartość taka jak { $given }
why-not-with = nie łączy się z { $other }
why-may-mean = { $given } może oznaczać: { $known }
why-not-possible = { $given } nie jest możliwe

## Decks of a record

# $deck: the file; $cards; $told and $here: marks of decks
why-record-cards = grano kartami { $told }, a tu są { $here }
why-record-deck-missing = grano talią { $deck }, a brakuje z niej kart: { $cards }
why-record-deck-changed = karty talii { $deck } zmieniły się od tego czasu
why-record-deck-head = talia to jej znak, nazwa, kreska i karty, a jest { $given }

## Bots

why-not-legal = { $given } nie jest dozwolonym ruchem
why-bot-fails = { $fault }, źródło: { $source }: { $message }
why-bot-command = { $given } nie zawiera programu albo ma cudzysłów bez pary

## Fair dice

why-other-roll = zapisano { $found }, a z ziaren wynika { $due }
why-hexadecimal = { $given } nie składa się z najwyżej { $digits } cyfr 0–9 i a–f
why-bot-class = { $given } nie ma postaci py:MODUŁ:KLASA

## What a server has stored. $number and $before: numbers of entries; $code: the code of an error

why-sealed = ziarna są zabezpieczone kluczem, a klucza nie podano
why-start-dice = początek nie wynika z ziaren
why-entry-changed = wpis { $number } został zmieniony
why-entry-order = wpis { $number } jest po wpisie { $before }
why-entry-dice = kostki wpisu { $number } nie wynikają z ziaren
why-entry-refused = wpis { $number } nie jest dozwolony, { $code }
why-entries-lost = znalezione wpisy: { $has } z { $wants }
