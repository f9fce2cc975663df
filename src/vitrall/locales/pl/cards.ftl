### The cards: names, what they say, and how what they score is counted. Every text is in our own words.
###
### A name without a mark is known from print: from this language's edition, or left as the English card has it.
### `.origin` marks every other: `own` is our own name, `reported` one that a public program carries for this edition,
### `inferred` a printed name whose card is a conclusion. `.gloss` says what a name left in another language means.

## Texts that several cards share

# $a and $b are colours, $met and $missed points.
-bloom-text =
    Ułóż ten wzór z { $a ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
        [blue] niebieskich
        [purple] fioletowych
       *[grey] szarych
    } i { $b ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
        [blue] niebieskich
        [purple] fioletowych
       *[grey] szarych
    } kostek w dowolnym miejscu witrażu, bez obracania i lustrzanego odbicia. Na koniec zdobądź { $met ->
        [one] { $met } punkt
        [few] { $met } punkty
        [many] { $met } punktów
       *[other] { $met } punktu
    }, jeśli wzór tam jest, albo strać { $missed ->
        [one] { $missed } punkt
        [few] { $missed } punkty
        [many] { $missed } punktów
       *[other] { $missed } punktu
    }, jeśli go nie ma.
# $spaces are the marked spaces of the card.
-marked-text = Zsumuj wartości swoich kostek na sześciu oznaczonych polach ({ $spaces }) i zdobądź tyle punktów.

## Patterns of the base game

card-suns-glory = Chwała słońca
    .origin = own
card-firelight = Blask ognia
    .origin = own
card-shadow-thief = Złodziej cieni
    .origin = own
card-sun-catcher = Łapacz słońca
    .origin = own
card-fulgor-del-cielo = Fulgor del Cielo
    .gloss = Blask nieba
card-luz-celestial = Kosmiczny sekret
    .origin = inferred
card-aurora-sagradis = Zwycięstwo piękna
    .origin = inferred
card-aurorae-magnificus = Aurorae Magnificus
    .gloss = Wspaniała jutrzenka
card-lux-mundi = Lux Mundi
    .gloss = Światło świata
card-lux-astram = Lux Astram
    .gloss = Światło gwiazd
card-kaleidoscopic-dream = Kalejdoskop snów
    .origin = own
card-firmitas = Firmitas
    .gloss = Trwałość
card-gravitas = Gravitas
    .gloss = Powaga
card-water-of-life = Woda życia
    .origin = own
card-batllo = Batlló
    .gloss = Casa Batlló w Barcelonie
    .origin = own
card-bellesguard = Bellesguard
    .gloss = Wieża Bellesguard w Barcelonie
card-virtus = Virtus
    .gloss = Cnota
card-symphony-of-light = Symfonia światła
    .origin = own
card-ripples-of-light = Dwa światy
    .origin = reported
card-fractal-drops = Wirujące krople
card-via-lux = Via Lux
    .gloss = Droga światła
card-industria = Industria
    .gloss = Pracowitość
card-chromatic-splendor = Przepych barw
    .origin = own
card-comitas = Comitas
    .gloss = Uprzejmość

## Patterns for five and six players

card-generosidad = Generosidad
    .gloss = Szczodrość
card-armonia = Armonia
    .gloss = Harmonia
card-ligero = Ligero
    .gloss = Lekki
card-shadom = Półcień
    .origin = own
card-sol = Sol
    .gloss = Słońce
card-naturaleza = Naturaleza
    .gloss = Przyroda
card-esperanca = Esperança
    .gloss = Nadzieja
card-alegria = Alegria
    .gloss = Radość
card-romanesque = Styl romański
    .origin = own
card-baroque = Barok
    .origin = own
card-apricitas = Apricitas
    .gloss = Słoneczne ciepło
card-tenebra = Tenebra
    .gloss = Ciemność

## Tools of the base game

card-grozing-pliers = Odszczypywacz
    .text = Podnieś albo obniż o 1 wartość właśnie wybranej kostki. Szóstka nie zmieni się w jedynkę ani jedynka w szóstkę.
card-eglomise-brush = Pędzel do eglomizacji
    .text = Przesuń jedną kostkę ze swojego witrażu na inne wolne pole. Kolor tego pola nie ma znaczenia; pozostałe zasady umieszczania obowiązują.
card-copper-foil-burnisher = Polerownik do folii miedzianej
    .text = Przesuń jedną kostkę ze swojego witrażu na inne wolne pole. Wartość tego pola nie ma znaczenia; pozostałe zasady umieszczania obowiązują.
    .origin = own
card-lathekin = Gładzik
    .text = Przesuń kolejno dwie różne kostki w swoim witrażu; jedna nie wystarczy. Obie muszą spełniać wszystkie zasady umieszczania.
card-lens-cutter = Nóż cyrklowy
    .text = Zamień właśnie wybraną kostkę na dowolną kostkę z toru rund. Wartości obu kostek się nie zmieniają.
    .origin = own
card-flux-brush = Pędzelek do topnika
    .text = Rzuć ponownie właśnie wybraną kostką. Jeśli nie pasuje do żadnego pola, odłóż ją do puli wyboru.
    .origin = own
card-glazing-hammer = Młotek szklarski
    .text = W swoim drugim ruchu w rundzie, zanim wybierzesz kostkę, rzuć ponownie wszystkimi kostkami z puli wyboru.
    .origin = own
card-running-pliers = Szczypce do łamania szkła
    .text = W swoim pierwszym ruchu, po umieszczeniu kostki, od razu wybierz i umieść jeszcze jedną. Pomiń swój drugi ruch w tej rundzie.
    .origin = own
card-cork-backed-straightedge = Linijka z korkowym spodem
    .text = Umieść właśnie wybraną kostkę na polu, które nie styka się z żadną inną kostką, ani bokiem, ani rogiem. Pozostałe zasady umieszczania obowiązują.
    .origin = own
card-grinding-stone = Kamień szlifierski
    .text = Obróć właśnie wybraną kostkę na przeciwną ściankę: 1 na 6, 2 na 5, 3 na 4 albo odwrotnie.
    .origin = own
card-flux-remover = Zmywacz topnika
    .text = Wrzuć właśnie wybraną kostkę do worka i wylosuj z niego nową. Ustal jej wartość, a potem umieść ją w witrażu albo odłóż do puli wyboru.
    .origin = own
card-tap-wheel = Nóż kółkowy
    .text = Przesuń w swoim witrażu jedną lub dwie kostki tego samego koloru. Kostka tego koloru musi leżeć na torze rund. Obowiązują wszystkie zasady umieszczania.
    .origin = own

## Tools of the private pools

card-strip-cutter = Nóż do pasków szkła
    .text = Zamień właśnie wybraną kostkę na kostkę ze swojej puli indywidualnej.
    .origin = own
card-lead-came-nippers = Cążki do ołowiu
    .text = Rzuć ponownie jedną lub dwiema kostkami ze swojej puli indywidualnej.
    .origin = own

## Grey tools

card-smoke-pliers = Dymne szczypce
    .text = Po wybraniu szarej kostki ustaw na niej dowolną inną wartość, zanim ją umieścisz.
    .origin = own
card-ash-tongs = Popielate obcęgi
    .text = Zamień właśnie wybraną kostkę na kostkę z toru rund; dokładnie jedna z nich musi być szara. Wartości obu kostek się nie zmieniają.
    .origin = own
card-slate-turner = Grafitowa obrotnica
    .text = Zamień miejscami w swoim witrażu szarą kostkę i kostkę innego koloru. Obie muszą potem spełniać wszystkie zasady umieszczania, także te z planszetki ograniczeń.
    .origin = own

## Public objectives

card-row-color-variety = Różnorodność kolorów w rzędzie
    .text = Zdobądź 6 punktów za każdy zapełniony rząd z pięcioma różnymi kolorami.
    .scored = { rows-scored }
card-column-color-variety = Różnorodność kolorów w kolumnie
    .text = Zdobądź 5 punktów za każdą zapełnioną kolumnę z czterema różnymi kolorami.
    .scored = { columns-scored }
card-row-shade-variety = Różnorodność odcieni w rzędzie
    .text = Zdobądź 5 punktów za każdy zapełniony rząd z pięcioma różnymi wartościami.
    .scored = { rows-scored }
card-column-shade-variety = Różnorodność odcieni w kolumnie
    .text = Zdobądź 4 punkty za każdą zapełnioną kolumnę z czterema różnymi wartościami.
    .scored = { columns-scored }
card-light-shades = Jasne odcienie
    .text = Zdobądź 2 punkty za każdą parę złożoną z jedynki i dwójki w dowolnym miejscu witrażu.
    .scored = { pairs-scored }
card-medium-shades = Pośrednie odcienie
    .text = Zdobądź 2 punkty za każdą parę złożoną z trójki i czwórki w dowolnym miejscu witrażu.
    .scored = { pairs-scored }
card-deep-shades = Ciemne odcienie
    .text = Zdobądź 2 punkty za każdą parę złożoną z piątki i szóstki w dowolnym miejscu witrażu.
    .scored = { pairs-scored }
card-shade-variety = Różnorodność odcieni
    .text = Zdobądź 5 punktów za każdy zestaw wszystkich sześciu wartości, od 1 do 6, w dowolnym miejscu witrażu.
    .scored = { sets-scored }
card-color-variety = Różnorodność kolorów
    .text = Zdobądź 4 punkty za każdy zestaw wszystkich pięciu podstawowych kolorów w dowolnym miejscu witrażu.
    .scored = { sets-scored }
card-color-diagonals = Kolorowe przekątne
    .text = Zdobądź 1 punkt za każdą kostkę, która styka się rogiem z kostką tego samego koloru.
    .scored = { dice-scored }

## Public objectives of grey glass

card-slate-columns = Grafitowe kolumny
    .text = Zdobądź 4 punkty za każdą kolumnę, w której leży dokładnie jedna szara kostka.
    .scored = { columns-scored }
    .origin = own
card-slate-shades = Grafitowe odcienie
    .text = Zdobądź 4 punkty za każdą z różnych wartości na swoich szarych kostkach.
    .scored = { values-scored }
    .origin = own
card-ringed-in-colour = W kręgu barw
    .text = Zdobądź 5 punktów za każdą szarą kostkę, przy której wszystkie pola stykające się z nią bokiem są zajęte kostkami w różnych kolorach.
    .scored = { dice-scored }
    .origin = own

## Rivalry cards

card-deepest-light = Najgłębszy blask
    .text = Uzyskaj najwyższą sumę wartości wszystkich kostek w witrażu.
    .origin = own
card-palest-light = Najbledszy blask
    .text = Zbierz łącznie najwięcej jedynek i dwójek.
    .origin = own
card-strongest-hue = Najmocniejsza barwa
    .text = Uzyskaj najwyższą sumę wartości w jednym podstawowym kolorze; liczy się twój najlepszy kolor.
    .origin = own
card-mightiest-row = Najpotężniejszy rząd
    .text = Uzyskaj najwyższą sumę wartości w jednym rzędzie; puste pola liczą się jako 0.
    .origin = own
card-diagonal-weave = Ukośny splot
    .text = Ułóż najwięcej par kostek o tej samej wartości stykających się rogami.
    .origin = own
card-widest-palette = Najszersza paleta
    .text = Zbierz najwięcej różnych kostek; takie same są tylko kostki tego samego koloru i o tej samej wartości.
    .origin = own
card-weight-of-ash = Ciężar popiołu
    .text = Uzyskaj najwyższą sumę wartości szarych kostek.
    .origin = own
card-reach-of-ash = Zasięg popiołu
    .text = Umieść szare kostki łącznie w największej liczbie rzędów i kolumn.
    .origin = own
card-ash-company = W towarzystwie popiołu
    .text = Ułóż najwięcej kostek stykających się bokiem z szarą kostką.
    .origin = own

## Private objectives

card-shades-of-red = Odcienie czerwieni
    .text = Zsumuj wartości swoich czerwonych kostek i zdobądź tyle punktów.
    .scored = { dice-scored }
    .origin = own
card-shades-of-yellow = Odcienie żółci
    .text = Zsumuj wartości swoich żółtych kostek i zdobądź tyle punktów.
    .scored = { dice-scored }
    .origin = own
card-shades-of-green = Odcienie zieleni
    .text = Zsumuj wartości swoich zielonych kostek i zdobądź tyle punktów.
    .scored = { dice-scored }
card-shades-of-blue = Odcienie błękitu
    .text = Zsumuj wartości swoich niebieskich kostek i zdobądź tyle punktów.
    .scored = { dice-scored }
    .origin = own
card-shades-of-purple = Odcienie fioletu
    .text = Zsumuj wartości swoich fioletowych kostek i zdobądź tyle punktów.
    .scored = { dice-scored }

## Private objectives with marked spaces

card-fence = Płot
    .text = { -marked-text(spaces: "B1, B3, B5, C1, C3, C5") }
    .scored = { dice-scored }
    .origin = own
card-tunnel = Tunel
    .text = { -marked-text(spaces: "A2, A3, A4, D2, D3, D4") }
    .scored = { dice-scored }
    .origin = own
card-brace = Klamra
    .text = { -marked-text(spaces: "A2, A4, B3, C3, D2, D4") }
    .scored = { dice-scored }
    .origin = own
card-port = Iluminator
    .text = { -marked-text(spaces: "A3, B2, B4, C2, C4, D3") }
    .scored = { dice-scored }
    .origin = own
card-brackets = Nawiasy
    .text = { -marked-text(spaces: "A1, A2, A4, A5, B1, B5") }
    .scored = { dice-scored }
    .origin = own
card-wall = Mur
    .text = { -marked-text(spaces: "B2, B3, B4, C2, C3, C4") }
    .scored = { dice-scored }
    .origin = own

## Pioneer cards

card-prism-column = Pryzmatyczna kolumna
    .text = Zapełnij kolumnę kostkami w czterech różnych kolorach i o czterech różnych wartościach.
    .origin = own
card-outer-frame = Zewnętrzna rama
    .text = Zapełnij wszystkie 14 pól przy krawędzi witrażu.
    .origin = own
card-rainbow-row = Tęczowy rząd
    .text = Zapełnij rząd kostkami w pięciu różnych kolorach.
    .origin = own
card-scale-row = Gama w rzędzie
    .text = Zapełnij rząd kostkami o pięciu różnych wartościach.
    .origin = own
card-four-lanterns = Cztery latarnie
    .text = Zapełnij wszystkie narożniki kostkami w czterech różnych kolorach.
    .origin = own
card-inner-court = Wewnętrzny dziedziniec
    .text = Zapełnij wszystkie sześć pól wewnętrznych: rzędy B i C, kolumny od 2 do 4.
    .origin = own
card-echo-row = Echo w rzędzie
    .text = Umieść w jednym rzędzie trzy kostki o tej samej wartości.
    .origin = own
card-banner-row = Rząd chorągwi
    .text = Umieść w jednym rzędzie trzy kostki tego samego koloru.
    .origin = own
card-hue-stair = Schody barw
    .text = Umieść cztery kostki tego samego koloru w jednej linii po skosie, bez przerw.
    .origin = own
card-shade-stair = Schody odcieni
    .text = Umieść trzy kostki o tej samej wartości w jednej linii po skosie, bez przerw.
    .origin = own
card-rising-column = Rosnąca kolumna
    .text = Zapełnij kolumnę kostkami, których wartości z góry na dół tylko rosną albo tylko maleją.
    .origin = own
card-monochrome-scale = Gama jednej barwy
    .text = Zbierz co najmniej pięć różnych wartości w jednym kolorze, w dowolnym miejscu witrażu.
    .origin = own
card-shade-quintet = Kwintet unisono
    .text = Zbierz kostki o tej samej wartości w co najmniej pięciu różnych kolorach, w dowolnym miejscu witrażu.
    .origin = own
card-twin-panes = Bliźniacze szybki
    .text = Zbierz cztery pary bliźniaczych kostek, tego samego koloru i o tej samej wartości; każda kostka należy tylko do jednej pary.
    .origin = own
card-heavy-row = Ciężki rząd
    .text = Zapełnij rząd kostkami o łącznej wartości co najmniej 22.
    .origin = own

## Bloom cards

card-poppy = Mak
    .text = { -bloom-text(a: "red", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-bluebell = Dzwonek
    .text = { -bloom-text(a: "blue", b: "green", met: 5, missed: 4) }
    .origin = own
card-crocus = Krokus
    .text = { -bloom-text(a: "purple", b: "blue", met: 6, missed: 4) }
    .origin = own
card-primrose = Pierwiosnek
    .text = { -bloom-text(a: "yellow", b: "green", met: 6, missed: 4) }
    .origin = own
card-rosebud = Pączek róży
    .text = { -bloom-text(a: "red", b: "green", met: 5, missed: 4) }
    .origin = own
card-iris = Irys
    .text = { -bloom-text(a: "purple", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-clover = Koniczyna
    .text = { -bloom-text(a: "green", b: "red", met: 7, missed: 5) }
    .origin = own
card-pansy = Bratek
    .text = { -bloom-text(a: "yellow", b: "purple", met: 7, missed: 5) }
    .origin = own
card-lily = Lilia
    .text = { -bloom-text(a: "blue", b: "red", met: 10, missed: 4) }
    .origin = own
card-thistle = Oset
    .text = { -bloom-text(a: "green", b: "purple", met: 10, missed: 4) }
    .origin = own
card-daisy = Stokrotka
    .text = { -bloom-text(a: "yellow", b: "blue", met: 15, missed: 5) }
    .origin = own
card-passion-flower = Passiflora
    .text = { -bloom-text(a: "purple", b: "red", met: 11, missed: 5) }
    .origin = own

## Restriction boards

card-no-touch = Zachowaj odstęp
    .text = Nie pozwól, by dwie szare kostki się stykały, nawet rogami.
    .origin = own
card-value-spaces = Gra odcieni
    .text = Umieszczaj szare kostki tylko na polach z wartością, której muszą odpowiadać.
    .origin = own
card-top-and-bottom = Nadproże i parapet
    .text = Umieszczaj szare kostki tylko w górnym albo dolnym rzędzie.
    .origin = own
card-any-colour-space = Otwarte kwatery
    .text = Jeśli chcesz, umieszczaj szare kostki także na kolorowych polach, bez względu na kolor. Pozostałe zasady umieszczania obowiązują.
    .origin = own
card-one-per-column = Gęsiego
    .text = Umieszczaj w każdej kolumnie najwyżej jedną szarą kostkę.
    .origin = own
card-blank-spaces = Przejrzyste szkło
    .text = Umieszczaj szare kostki tylko na białych polach.
    .origin = own
