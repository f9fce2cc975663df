### Talie pisane przez graczy: polecenie `vitrall deck`, opcja `--deck` i to, jak dobrze znane są karty.

## The command line

flag-deck = plik talii z własnymi kartami; raz na każdy plik
deck-about = sprawdź własne talie i przeczytaj wszystkie karty
deck-check-about = wyjaśnij wszystkie błędy plików talii
deck-check-files = pliki talii; kilka sprawdza się tak, jakby grano nimi razem
deck-show-about = pokaż teksty kart i ich źródła
# $kinds as the command line knows them
deck-show-what = karta albo jedno z: { $kinds }; bez tego wszystkie
deck-show-json = karty jako lista JSON

## What a check says: $file, $cards, $kinds, $kind, $count

deck-sound = { $file }: brak błędów
deck-faults =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
deck-no-more = Z tego pliku pokazano tylko pierwsze błędy, liczba: { $count }.
deck-number = { $kind }: { $count }
deck-replaces = Zamiast kart projektu: { $kinds }
deck-own = Własnego pomysłu, w całości lub w części: { $cards }
deck-untold = Nie podano źródła: { $cards }

## Kinds of cards, as headings

deck-kind-pattern = Wzory
deck-kind-tool = Narzędzia
deck-kind-public = Cele grupowe
deck-kind-private = Cele indywidualne
deck-kind-pioneer = Karty pionierów
deck-kind-bloom = Karty rozkwitu
deck-kind-board = Planszetki ograniczeń
deck-kind-rivalry = Karty rywalizacji

## How well a card is known: the whole of it, or part by part

attested-print = jak w druku
attested-two-sources = z dwóch publicznych źródeł
attested-one-source = z jednego publicznego źródła
attested-inferred = wywnioskowane z druku
attested-own = własny pomysł
attested-untold = nie podano
# $word is one of those above
attested-part-name = nazwa: { $word }
attested-part-rule = zasada: { $word }
attested-part-points = punkty: { $word }
attested-part-card = karta: { $word }
# $known: one of those above, or several parted by commas
deck-known = Źródło: { $known }
