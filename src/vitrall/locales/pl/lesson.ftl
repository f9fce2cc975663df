### The guided first game: what is said at each step, `.done` once its moves are made, and what a wrong tap hears.

# $step, $total
lesson-progress = { $step } z { $total }
lesson-skip = Wyjdź
lesson-back = Wstecz
lesson-next = Dalej
lesson-play = Zagraj pierwszą partię

## A tap that was not asked for. A die: $color, $value; $space

lesson-other-die = Tę kostkę też można wziąć. Na potrzeby lekcji weź { die-acc }.
lesson-other-space = Tam kostka też by pasowała. Na potrzeby lekcji wskaż { $space }, pole w przerywanej ramce.
lesson-other-value = To też byłoby dozwolone. Na potrzeby lekcji wybierz { $value }.
lesson-pick-first = Najpierw weź kostkę: dotknij { die-gen }.
lesson-try = To pole przyjęłoby kostkę. Dotknij { $space } i zobacz, co się stanie.
lesson-not-yet = To będzie później. Najpierw wykonaj ten krok.

## The window and the goals

lesson-welcome = Witaj! To twój witraż: dwadzieścia pól na dwadzieścia kostek z kolorowego szkła. W dziesięć rund zapełnij ich jak najwięcej.
lesson-prints = Niektóre pola mają nadruk. Kolor przyjmuje tylko kostki w tym kolorze, oczka tylko kostki o tej wartości. Białe pola przyjmują każdą kostkę.
lesson-goals = Punkty dają cele. Cele grupowe liczą się dla wszystkich. Twój cel indywidualny jest tajny: każde oczko na niebieskich kostkach to punkt dla ciebie.

## The first round

lesson-pick = Zaczyna się runda: do puli wyboru trafiają po dwie kostki na gracza i jedna dodatkowa. Zaczynasz ty. Dotknij niebieskiej szóstki.
lesson-middle = Podświetlone pola ją przyjmą. Zanim któreś wybierzesz, dotknij pola w przerywanej ramce pośrodku i zobacz, co się stanie.
lesson-edge = Pole, które nie przyjmuje kostki, zawsze mówi dlaczego. Pole w ramce przy krawędzi wymaga niebieskiej: dotknij go.
    .done = Dobre miejsce: niebieskie szkło na niebieskim nadruku.
lesson-end = W jednym ruchu wybierasz jedną kostkę, nie więcej. Zakończ ruch.
lesson-snake = Rywal miał właśnie dwa ruchy z rzędu: kolejka obiega stół raz, a potem wraca. Twój ruch był pierwszy, więc do ciebie należy też ostatni w tej rundzie.
lesson-second = Twój drugi ruch. Dotknij fioletowej dwójki.
lesson-touch = Od drugiej kostki każda musi stykać się z inną bokiem albo rogiem. Dotknij narożnika w ramce, choć wymaga on fioletowej.
lesson-value = Właśnie tak. Pole w ramce obok niebieskiej kostki wymaga dwójki: dotknij go.
    .done = Wartość i sąsiedztwo się zgadzają.
lesson-over = Zakończ ruch, a z nim rundę.

## The second round

lesson-track = Kostka, której nikt nie wziął, trafia na tor rund. Zaczęła się nowa runda. Tym razem zaczął rywal, więc ciebie czekają dwa ruchy z rzędu.
lesson-beside = Teraz sąsiedzi. Dotknij czerwonej dwójki.
lesson-like = Kostki stykające się bokami nie mogą mieć tego samego koloru ani tej samej wartości. Dotknij pola w ramce pod fioletową dwójką.
lesson-corner = Rogi się nie liczą: po skosie mogą się stykać kostki tego samego koloru lub o tej samej wartości. Dotknij pola w ramce, które w dodatku wymaga czerwonej.
    .done = Czerwona na czerwonym, a drugiej dwójki dotyka tylko rogiem.
lesson-running = Zakończ ten ruch. Następny też jest twój.
lesson-alone = Teraz bez pomocy: weź zieloną czwórkę i połóż ją na polu w ramce, które wymaga czwórki.
    .done = Dobrze.
lesson-third = Zakończ ruch.

## A tool

lesson-wish = Runda trzecia. Zaznaczone pole wymaga piątki, a niebieskie kostki dają ci punkty, lecz jest tylko niebieska czwórka. Dotknij jej i weź ją do ręki.
lesson-tool = Za znaczniki uznania, światełka w łuku twojego witrażu, możesz używać narzędzi. { card-grozing-pliers } zmienia wartość wybranej kostki o 1. Użyj tej karty: kosztuje 1 znacznik.
lesson-turn = Zamień czwórkę w piątkę.
    .done = Niebieska piątka.
lesson-set = Umieść ją na polu w ramce.
    .done = To także punkt więcej za cel indywidualny.
lesson-price = Twój znacznik zostaje na karcie. Kto jej odtąd użyje, zapłaci 2. W jednym ruchu używa się jednego narzędzia, a każdy znacznik, który zostanie na koniec, to 1 punkt.

## The score

lesson-final = I tak przez dziesięć rund. Oto twój witraż na koniec tej partii. Ile jest wart?
lesson-public = Najpierw cele grupowe. Zaznaczone kolumny są pełne i żaden kolor się w nich nie powtarza.
lesson-pairs = Następny liczy pary złożone z jedynki i dwójki, gdziekolwiek leżą.
lesson-sets = Trzeci liczy zestawy wszystkich pięciu kolorów. Jedna kostka może się liczyć dla kilku kart.
lesson-private = Potem twój cel indywidualny: suma niebieskich kostek.
lesson-rest = Każdy pozostały znacznik uznania to 1 punkt. Każde puste pole kosztuje 1 punkt.
lesson-outcome = Wygrywa najwyższy wynik. To już cała gra. W pierwszej partii czekają podpowiedzi, a zasady są zawsze w menu.
