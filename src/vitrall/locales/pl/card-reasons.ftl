### Co dokładnie jest nie tak w pliku kart: części zdania, bez kropki. Słowa z pliku zostają, jakie są.

## Where: $place, $card, $reason come from other messages; $file, $line, $kind, $id, $number, $text

why-card-fault = { $place }: { $reason }
why-card-of = { $card }: { $reason }
why-card-line = { $file }, wiersz { $line }
why-card-named = { $kind } { $id }
why-card-numbered = { $kind } numer { $number }
why-card-the-file = plik

## Kinds of cards

why-card-kind-pattern = wzór
why-card-kind-tool = narzędzie
why-card-kind-public = cel grupowy
why-card-kind-private = cel indywidualny
why-card-kind-pioneer = karta pioniera
why-card-kind-bloom = karta rozkwitu
why-card-kind-board = planszetka ograniczeń
why-card-kind-rivalry = karta rywalizacji

## The file

why-card-no-file = tego pliku nie można odczytać
# $most, $bytes, $lines
why-card-bytes = jest większy niż { $most } bajtów
why-card-size = jest większy niż { $bytes } bajtów albo { $lines } wierszy
why-card-long-line = wiersz jest dłuższy niż { $most } znaków
why-card-encoding = to nie jest tekst UTF-8
why-card-deep = listy lub tabele są zagnieżdżone zbyt głęboko
why-card-toml = tego nie da się odczytać jako TOML
why-card-toml-equals = po nazwie pola musi być =
why-card-toml-bracket = nawiasy kwadratowe nie są zamknięte
why-card-toml-unclosed = lista albo tabela nie jest zamknięta lub brakuje przecinka
why-card-toml-quotes = cudzysłów tekstu nie jest zamknięty
why-card-toml-sign = jest tu niedozwolony znak
why-card-toml-twice = ta nazwa występuje tu dwa razy
why-card-toml-value = nie da się odczytać wartości; teksty pisze się w cudzysłowie
why-card-toml-after = po wartości w tym samym wierszu jest coś jeszcze
why-card-toml-statement = to ani [[tabela]], ani pole = wartość
why-card-toml-backslash = po ukośniku wstecznym w tekście jest coś niedozwolonego
# $table
why-card-brackets = każda tabela { $table } zaczyna się od [[{ $table }]], w dwóch parach nawiasów
why-card-replaces-nothing = replaces wymienia { $table }, ale w pliku nie ma [[{ $table }]]

## Fields: $field, $given as it was written, $known what may be

# $what is one of those below or the name of a field; $meant may be empty
why-card-strange = { $what } { $given }: nieznana nazwa; możliwe: { $known }{ $meant }
why-card-the-field = pole
why-card-the-table = tabela
why-card-the-verb = działanie
why-card-the-kind = rodzaj karty
# $words
why-card-meant = ; może chodziło o: { $words }?
why-card-none = nie istnieje { $kind } { $given }{ $meant }
why-card-no-card = nie ma karty { $given }{ $meant }
why-card-missing = brakuje pola { $field }
why-card-one-of-two = { $field }: potrzebne jest { $one } albo { $two }
why-card-type = { $field }: powinno tu być: { $wanted }, a jest: { $given }
why-card-type-text = tekst w cudzysłowie
why-card-type-number = liczba całkowita
why-card-type-numbers = lista liczb całkowitych
why-card-type-flag = true albo false
why-card-type-texts = lista tekstów w cudzysłowie
why-card-type-table = tabela w nawiasach klamrowych
why-card-type-tables = lista tabel w nawiasach klamrowych
why-card-type-wording = tekst w cudzysłowie albo tabela tekstów według języków
# $least, $most
why-card-range = { $field } to { $given }, a może być od { $least } do { $most }
why-card-each-once = { $field }: trzeba podać co najmniej jedno z: { $known }, każde raz
why-card-bad-id = identyfikator { $given } musi składać się z małych liter od a do z i cyfr, a słowa łączy pojedynczy łącznik
why-card-wording = { $field }: od 1 do { $most } zwykłych znaków w jednym wierszu
why-card-language = { $field }: { $given } to nie język; kod języka pisze się małymi literami, na przykład en, pl, uk albo es
why-card-languages = { $field }: potrzeba od 1 do { $most } języków; tu: { $given }
why-card-no-text = brakuje text: trzeba powiedzieć, co robi karta, choćby w jednym języku

## Patterns and grids: $rows, $marks, $mark, $space, $one, $two

why-card-grid = { $field }: tekstów ma być { $rows }, a w każdym znaków { $marks }
why-card-no-mark = { $field } nie zaznacza żadnego pola: każde, które się liczy, oznacza się przez { $mark }
why-card-mark = na { $space } jest { $given }, a dozwolone są tylko znaki { $known }
why-card-neighbours = { $one } i { $two } stykają się bokiem i oba wymagają { $mark }
why-card-figure = rows: tekstów ma być od 1 do { $rows }, a w każdym tyle samo znaków, od 1 do { $marks }
why-card-margin = w skrajnych rzędach i kolumnach figury musi być kolor

## Restriction boards

why-card-board-closed = any_color dopuszcza kolorowe pola, a printed ich zabrania
why-card-board-empty = planszetka podaje spaces, printed, apart albo any_color; ta niczego nie zmienia

## Measures: $word, $over, $places, $aspect, $colors, $values

why-card-over = { $word } nie łączy się z over = { $over }, tylko z: { $places }
why-card-pairs = worth = pairs nie łączy się z over = { $over }
why-card-alike = { $word } { $aspect } nic nie zmienia przy over = { $over }: takie kostki są pod tym względem zawsze jednakowe
why-card-twofold = można podać exactly albo at_least, nie oba
why-card-unlike-like = unlike i like przeczą sobie nawzajem: { $aspect }
why-card-set = zestaw składa się z kolorów { $colors } albo z wartości { $values }, nie z obu naraz
why-card-places = places: od 1 do { $most } liczb, pierwsza większa od 0, żadna nie większa od poprzedniej

## Tools: $step as the file writes it, $example

why-card-steps = narzędzie ma od 1 do { $most } kroków; tu: { $given }
why-card-one-verb = krok to jedno działanie z jedną wartością, na przykład { $example }
why-card-with-hand = jednego z kroków nie da się wykonać z kostką w ręce, a tego chce when
why-card-without-hand = jednego z kroków nie da się wykonać bez kostki w ręce, a tego chce when
why-card-time = { $step } wymaga when = { $time }
why-card-grey-pools = w grze z szarą talią może nie być pul indywidualnych, zasada X6
why-card-alone = { $step } musi być jedynym krokiem narzędzia
why-card-first = { $step } musi być pierwsze
why-card-last = { $step } musi być ostatnie
why-card-after-bag = po exchange bag musi być turn any albo roll hand
why-card-picks = pick own łączy się tylko z kolejnymi pick own, a pierwszego nie można pominąć
why-card-grey-first = grey = true może być tylko przy pierwszym kroku

## Between cards: $has, $most

why-card-id-taken = ten identyfikator ma już { $card } ({ $place })
why-card-name-taken = tę nazwę ma już { $card } ({ $place })
why-card-sides = karta { $number } powinna mieć 2 strony, a ma { $has }: ten sam numer card dostają dwa wzory
why-card-two-decks = karta { $number } ma strony w dwóch taliach, a obie muszą być w tej samej
why-card-too-many = kart rodzaju { $kind } jest { $has }, a może być najwyżej { $most }
