### Titles and descriptions of pictures, for screen readers too, and the texts of `vitrall picture`.


## One thing

# $die, in words
picture-die = Kostka: { $die }
# $color
picture-die-description =
    Szybka z barwnego szkła w ołowiu, z jednym oczkiem za każdy punkt wartości. Znak jej koloru to { $color ->
        [red] serce
        [yellow] słońce
        [green] liść
        [blue] kropla
        [purple] korona
       *[grey] księżyc
    }.
# $pattern
picture-window = Witraż: { $pattern }
# $row is a letter, $spaces a list of dice and empty spaces
picture-row = Rząd { $row }: { $spaces }.
picture-blank = białe pole
# $color
picture-color-space =
    puste { $color ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
        [blue] niebieskie
        [purple] fioletowe
       *[grey] szare
    } pole
# $value
picture-value-space = puste pole z wartością { $value }
# $pattern
picture-glass = Gotowy witraż: { $pattern }
picture-glass-description = Gotyckie okno z kamienia: pięć kwater po cztery szybki, każda szybka to kostka, a nad nimi rozeta w tych samych kolorach.

## Sheets

picture-dice = Wszystkie kostki
picture-dice-description = Sześć kolorów w sześciu wartościach, duże i małe; im wyższa wartość, tym ciemniejsze szkło. Każdy kolor ma swój znak i kreskowanie: czerwony serce i linie pionowe, żółty słońce i kropki, zielony liść i linie opadające, niebieski kroplę i linie poziome, fioletowy koronę i linie wznoszące się, szary księżyc i siatkę. Niżej pola tak, jak są nadrukowane.
# $count
picture-windows =
    { $count ->
        [one] { $count } witraż
        [few] { $count } witraże
        [many] { $count } witraży
       *[other] { $count } witrażu
    }
# $names
picture-windows-description = Wzory witraży bez kostek: { $names }.

## The table

# $standing: round and turn
picture-table = Stół. { $standing }
# $dice, $die, $rounds, $cards: lists in words
picture-pool = Pula wyboru: { $dice }.
picture-hand = Kostka w ręce: { $die }.
picture-track = Tor rund: { $rounds }.
# $round, $dice
picture-round = runda { $round }: { $dice }
picture-tools = Narzędzia: { $cards }.
picture-publics = Cele grupowe: { $cards }.
picture-privates = Widoczne cele indywidualne: { $cards }.
# $name
picture-no-window = { $name }: jeszcze bez witrażu.
# Modules and private pools. $count, $card, $cards, $spaces, $dice
picture-grey-pool = Pula kostek szarego szkła: { dice-count }.
picture-board = Planszetka ograniczeń: { $card }.
picture-pioneers = Karty pionierów jeszcze do zdobycia: { $cards }.
picture-blooms = Twoje karty rozkwitu: { $cards }.
picture-open-to-grey = Pola dostępne dla szarych kostek: { $spaces }.
picture-taken = Zdobyte karty pionierów: { $cards }.
picture-blooms-kept = Zachowane karty rozkwitu, zakryte: { $count }.
picture-blooms-shown = Karty rozkwitu: { $cards }.
picture-private-pool = Pula indywidualna: { $dice }.

## The command

picture-about = narysuj zapis rozgrywki albo pozycję
picture-help = Rysuje stół, witraż, gotowy witraż jako barwne szkło albo wynik do udostępnienia, w formacie SVG lub PNG. Bez -o obraz SVG trafia na standardowe wyjście.
picture-flag-source = zapis rozgrywki albo pozycja, „-” to standardowe wejście; z --kind die kostka, np. R5
picture-flag-seat = czyj witraż, licząc od 1; dla stołu: z czyjej perspektywy
picture-flag-kind = table (stół), window (witraż), glass (gotowy witraż), result (wynik) albo die (kostka)
picture-flag-shape = kształt wyniku: tall (pionowy), 1200 × 1600 pikseli, albo wide (poziomy), 1200 × 630
picture-flag-name = umieść na wyniku imię gracza
picture-flag-theme = dark (ciemny) albo light (jasny)
picture-flag-no-hatch = kolory bez kreskowania
picture-flag-size = szerokość w pikselach
picture-flag-output = plik do zapisania, .svg albo .png

## What may go wrong

error-picture-die = To nie jest kostka ({ $detail }).
error-picture-format = Obraz zapisuje się jako .svg albo .png ({ $detail }).
error-picture-source = To nie jest ani zapis rozgrywki, ani pozycja ({ $detail }).
error-picture-shape = Wynik rysuje się w kształcie tall albo wide ({ $detail }).
error-picture-no-converter = Obrazy PNG wymagają dodatku „png”: pip install "vitrall[png]". Możesz też zapisać obraz jako .svg.
error-picture-converter = Nie udało się zamienić obrazu na PNG ({ $detail }). Zapisz go jako .svg.
