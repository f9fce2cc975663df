### The rules in sections and the cards to look up, with rulings: what the page's reference says beside help.ftl.

rulebook-title = Zasady i karty
rulebook-cards = Wszystkie karty
rulebook-search = Szukaj w nazwach i tekstach
rulebook-kind = Rodzaj karty
rulebook-kind-all = Wszystkie rodzaje
# $count
rulebook-found =
    { $count ->
        [0] Niczego nie znaleziono.
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
rulebook-box-base = Gra podstawowa
rulebook-box-five-six = 5–6 graczy
rulebook-box-glory = Chwała
# The heading over a ruling beside a card.
rulebook-ruling = Jak to rozumieć

## The sections of the rules

rulebook-goal = Cel gry
rulebook-setup = Przygotowanie
rulebook-setup-cards = Każdy dostaje tajny cel indywidualny i dwie karty wzorów, po czym wybiera jeden z czterech wzorów. Jego poziom trudności to liczba otrzymanych znaczników uznania.
rulebook-setup-table = Dla wszystkich wykłada się trzy narzędzia i trzy cele grupowe. W worku jest 90 kostek, po 18 w każdym kolorze.
rulebook-round = Runda
rulebook-order = Ostatnia osoba w pierwszej kolejce ma dwa ruchy z rzędu, a gracz rozpoczynający kończy rundę. Następną rundę zaczyna kolejna osoba.
rulebook-turn = Ruch
rulebook-drafted = Wybraną kostkę umieszcza się w tym samym ruchu. Kostkę, która nigdzie nie pasuje, można wybrać tylko po to, by użyć na niej narzędzia; jeśli nadal nie pasuje, wraca do puli, a wybór przepada.
rulebook-placing = Umieszczanie kostek
rulebook-tools = Narzędzia
rulebook-tool-use = W jednym ruchu można użyć jednego narzędzia, w chwili podanej na karcie. Zapłata nie wraca, nawet gdy zmieniona kostka nigdzie nie pasuje.
rulebook-end = Koniec rundy
rulebook-score = Punktacja
rulebook-ties = O remisie rozstrzygają punkty za cele indywidualne, potem pozostałe znaczniki uznania, a potem kolejność w ostatniej rundzie, zależnie od wydania.
rulebook-misplaced = Jeśli przy prawdziwym stole znajdą się źle położone kostki, usuwa się je, aż witraż przestanie łamać zasady; które – wybiera właściciel, jak najmniej.
rulebook-alone = Gra w pojedynkę
rulebook-many = Gra w 5–6 osób
rulebook-many-dice = W pięć lub sześć osób gra się 26 kostkami w każdym kolorze, a do celów indywidualnych dochodzą cele z oznaczonymi polami: liczą wartości na tych polach.

## Rulings on cards

ruling-changed-die = Jeśli zmieniona kostka nigdzie nie pasuje, wraca do puli wyboru taka, jaka jest. Narzędzie pozostaje opłacone, a w tym ruchu nie wybiera się już innej kostki.
ruling-mover = Kostkę najpierw się podnosi, a potem musi ona spełnić zasady wobec kostek, które zostały. Pozostałe nie muszą się ze sobą stykać. Nie można użyć z kostką w ręce.
ruling-two-movers = Kostki przesuwa się jedną po drugiej, więc druga może zająć miejsce pierwszej; dwie kostki nie mogą po prostu zamienić się miejscami.
ruling-lens-cutter = Oddana kostka leży na tym samym polu toru rund. W pierwszej rundzie karty nie można użyć, bo tor jest pusty.
ruling-flux-remover = Kolor nowej kostki widzisz, zanim ustalisz jej wartość. Może to być ta sama kostka. Jeśli odłożysz ją do puli wyboru, wybór przepada.
ruling-glazing-hammer = Kto pomija drugi ruch, nie może go użyć.
ruling-running-pliers = Dodatkowa kostka nie daje drugiego narzędzia. Tej karty może użyć także ostatnia osoba w pierwszej kolejce.
ruling-straightedge = W pustym witrażu to zwykłe pierwsze umieszczenie, przy krawędzi albo w narożniku.
ruling-tap-wheel = Jedna kostka na torze wystarcza do obu przesunięć. Możesz poprzestać na pierwszym.
ruling-line = Rząd lub kolumna muszą być zapełnione. Jedna szara kostka to jeszcze jeden kolor; dwie szare psują różnorodność.
ruling-set = Kostka należy do jednego zestawu tej karty, więc liczy się to, czego jest najmniej; może się też liczyć dla innych kart.
ruling-diagonals = Każda kostka punktuje raz, bez względu na to, ile kostek jej koloru ją dotyka.
ruling-private = Szare kostki nie mają żadnego z pięciu kolorów.
ruling-rivalry = Miejsca dają 12, 8 i 5 punktów. Remisujący dzielą się punktami za zajęte miejsca, z zaokrągleniem w dół.
ruling-pioneer = Zdobywa ją na koniec swojego ruchu ten, kto pierwszy spełni jej cel, i zachowuje ją, cokolwiek się potem zmieni.
ruling-bloom = Wzór może leżeć gdziekolwiek, bez obracania i odbijania. Miejsca bez koloru są dowolne. Każda karta punktuje raz.
ruling-board = Planszetka obowiązuje po każdym umieszczeniu i po każdym przesunięciu kostki; żadne narzędzie jej nie uchyla.
