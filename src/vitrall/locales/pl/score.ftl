### The score sheet: lines with their reasons, ties, winners, the solo target, and what the referee says of a window.


## Why a line scores. $count is how often, $points what it pays in all; `.scored` of a card says which of these fits it.

rows-scored =
    { $count ->
        [one] { $count } rząd
        [few] { $count } rzędy
        [many] { $count } rzędów
       *[other] { $count } rzędu
    }: { points }
columns-scored =
    { $count ->
        [one] { $count } kolumna
        [few] { $count } kolumny
        [many] { $count } kolumn
       *[other] { $count } kolumny
    }: { points }
sets-scored =
    { $count ->
        [one] { $count } zestaw
        [few] { $count } zestawy
        [many] { $count } zestawów
       *[other] { $count } zestawu
    }: { points }
pairs-scored =
    { $count ->
        [one] { $count } para
        [few] { $count } pary
        [many] { $count } par
       *[other] { $count } pary
    }: { points }
dice-scored = { dice-count }: { points }
values-scored =
    { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
        [many] { $count } wartości
       *[other] { $count } wartości
    }: { points }
# For cards of which nothing more is known.
times-scored =
    { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    }: { points }
tokens-scored = { tokens }: { points }
# $points is above zero; the minus is in the message.
empty-spaces =
    { $count ->
        [one] { $count } puste pole
        [few] { $count } puste pola
        [many] { $count } pustych pól
       *[other] { $count } pustego pola
    }: −{ points }
# $place, $points: a place among the players by a rivalry card
podium = { place-of }: { points }
# $place, $points
podium-shared = { place-of } ex aequo: { points }
# $amount: what the rivalry card counts in this window
rivalry-compared = w sumie: { $amount }
# $place
place-of = { $place }. miejsce
bloom-met = wzór ułożony: { points }
# $points is above zero; the minus is in the message.
bloom-missed = brak wzoru: −{ points }

## The sheet

# $name
score-of = Wynik: { $name }
# $what is a card or a label, $reason one of the lines above
score-line = { $what } – { $reason }
# $spaces, $points: one time an objective paid
score-claim = { $spaces }: { points }
# $points
score-total = Razem: { points }
score-unknown = jeszcze nieznany

## Who has won

# $name, $points
winner = Wygrywa { $name }: { points }.
# $names, $points
winners-shared = Wspólne zwycięstwo: { $names }. Wynik: { points }.
# $names: those who are level with the most points
tally-level = Tyle samo punktów: { $names }
# $names
tie-private = Remis: { $names }. Rozstrzygają punkty za cel indywidualny.
tie-tokens = Remis: { $names }. Rozstrzyga liczba niewykorzystanych znaczników uznania.
tie-reverse-order = Remis: { $names }. Wygrywa osoba, która w ostatniej rundzie najpóźniej miała swój pierwszy ruch.
tie-last-turn = Remis: { $names }. Wygrywa osoba, do której należał ostatni ruch ostatniej rundy.
tie-shared = Remis: { $names }. Wygrywają wspólnie.
# At a real table the order of the last round is not known.
tie-open = Remis: { $names }. Rozstrzyga ostatnie kryterium remisu z instrukcji.
# $target
solo-target = Wynik docelowy: { $target }. Aby wygrać, przebij go.
# $target, while the game lasts
solo-target-now = Wynik docelowy na razie: { $target }
solo-target-why = To suma kostek na torze rund. Zdobądź więcej, aby wygrać.
# $points, $target
solo-won = Wygrywasz! Twój wynik: { points }, wynik docelowy: { $target }.
solo-lost = Nie tym razem. Twój wynik: { points }, wynik docelowy: { $target }.

## What the referee says of a window

audit-clean = Żadna zasada umieszczania nie jest złamana.
# $count
audit-faults =
    { $count ->
        [one] { $count } błędnie umieszczona kostka
        [few] { $count } błędnie umieszczone kostki
        [many] { $count } błędnie umieszczonych kostek
       *[other] { $count } błędnie umieszczonej kostki
    }
# $space, $reason: one of the sentences `rule-…` of help.ftl
audit-fault = { $space } łamie zasadę: { $reason }
# $spaces
audit-partners = Kostki tego samego koloru lub o tej samej wartości obok: { $spaces }
audit-too-near = Szare kostki leżące za blisko: { $spaces }
# $tools
audit-explained = Mogło do tego doprowadzić narzędzie: { $tools }
# $spaces, $points
audit-repair = Usuń kostki z pól: { $spaces }. Zostanie: { points }.
# $cards
audit-discarded = Karty pionierów, których cel nie jest już spełniony, odpadają: { $cards }
