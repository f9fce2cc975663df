### Why something cannot be done: one message for each code, `error-` and the code with a hyphen for its slash.
###
### A reason against a move may name what it is about: $space, a die as $color and $value, or $card. All other errors have
### $detail, the reason (see reasons.ftl), and $line of the file read (0 where there is none).

error-illegal = Teraz nie jest to dozwolone.

## Placement. $space

error-placement-occupied = Pole { $space } jest już zajęte.
error-placement-edge = Pole { $space } nie leży przy krawędzi. { refuse-first-die }
error-placement-touch = Pole { $space } nie styka się z żadną kostką.
error-placement-color = Pole { $space } przyjmuje tylko kostki w swoim kolorze.
error-placement-value = Pole { $space } przyjmuje tylko kostki o wskazanej na nim wartości.
error-placement-unlike = Obok pola { $space } leży kostka tego samego koloru lub o tej samej wartości.
error-placement-isolated = Pole { $space } styka się z kostką, a narzędzie wymaga pola, które nie styka się z żadną.
error-placement-board = Planszetka ograniczeń nie pozwala umieścić tej kostki na polu { $space }.
error-place-no-die = Nie masz kostki w ręce.

## Drafting. A die: $color, $value

error-draft-die-in-hand = Masz już kostkę w ręce.
error-draft-tool-owes = Najpierw dokończ działanie narzędzia.
error-draft-spent = W tym ruchu kostka została już wybrana.
error-draft-not-in-pool = W puli wyboru nie ma { die-gen }.
error-draft-no-space = Żadne pole twojego witrażu nie przyjmie { die-gen }.
error-return-not-offered = Nie można teraz odłożyć kostki do puli wyboru.

## Private pools. A die: $color, $value

error-take-no-pools = W tej rozgrywce nie ma pul indywidualnych.
error-take-die-in-hand = { error-draft-die-in-hand }
error-take-tool-owes = { error-draft-tool-owes }
error-take-spent = W tym ruchu kostka z puli indywidualnej została już wzięta.
error-take-not-in-pool = W twojej puli indywidualnej nie ma { die-gen }.
error-take-no-space = { error-draft-no-space }
error-own-no-tool = Kostki z puli indywidualnej można zamienić albo rzucić nimi ponownie tylko za pomocą narzędzia.
error-own-not-in-pool = { error-take-not-in-pool }

## Tools. $card

error-tool-not-on-table = Tego narzędzia nie ma na stole.
error-tool-one-a-turn = W tym ruchu narzędzie zostało już użyte.
error-tool-no-payment = Za narzędzie „{ $card }” płaci się znacznikami uznania, a nie kostką.
error-tool-price = Masz za mało znaczników uznania na narzędzie „{ $card }”.
error-tool-used-up = Narzędzie „{ $card }” jest już zużyte: w grze jednoosobowej każde działa raz.
error-tool-payment = Za narzędzie „{ $card }” zapłać kostką z puli wyboru zgodną z oznaczeniem na karcie.
error-tool-tool-owes = Najpierw dokończ działanie używanego narzędzia.
error-tool-die-in-hand = Narzędzia „{ $card }” nie można użyć z kostką w ręce.
error-tool-no-die-in-hand = Zanim użyjesz narzędzia „{ $card }”, wybierz kostkę.
error-tool-private-die = Narzędzie „{ $card }” działa na kostkę z puli wyboru, a nie z puli indywidualnej.
error-tool-timing = To nie jest moment na narzędzie „{ $card }”; na karcie opisano, kiedy działa.
error-tool-impossible = Działania narzędzia „{ $card }” nie da się teraz w pełni wykonać.
error-stop-not-offered = Nie można teraz przerwać działania narzędzia.

## The steps of a tool. $space, or a die: $color, $value

error-move-no-tool = Kostki przesuwa się tylko za pomocą narzędzia.
error-move-no-die = Na polu { $space } nie ma kostki.
error-move-twice = Kostka z pola { $space } była już przesuwana.
error-move-color = Narzędzie nie może przesunąć kostki z pola { $space }: na torze rund musi leżeć kostka tego koloru, a obie przesuwane kostki muszą być tego samego koloru.
error-move-same-space = Kostka musi trafić na inne pole niż { $space }.
error-move-no-second = Po przesunięciu na pole { $space } nie dałoby się przesunąć drugiej kostki.
error-swap-no-tool = Kostki z toru rund zamienia się tylko za pomocą narzędzia.
error-swap-not-on-track = Z tego pola toru rund nie można wziąć { die-gen }.
error-swap-not-one-grey = { error-trade-not-one-grey }
error-trade-no-tool = Kostki w witrażu zamienia się miejscami tylko za pomocą narzędzia.
error-trade-not-one-grey = Jedna z dwóch kostek musi być szara, a druga nie.
error-turn-no-tool = Wartość kostki zmienia się tylko za pomocą narzędzia.
error-turn-value = Na kostce nie można ustawić tej wartości.

## Turns and choices

error-turn-other-seat = Teraz jest ruch innego gracza.
error-pass-die-in-hand = Nie można zakończyć ruchu z kostką w ręce.
error-pass-tool-owes = Zanim zakończysz ruch, dokończ działanie narzędzia.
error-choice-awaited = Najpierw wszyscy muszą dokonać wyboru.
error-choice-over = Czas na ten wybór już minął.
error-choice-made = Ten wybór został już dokonany.
error-choice-not-offered = Tego nie ma wśród kart do wyboru.
error-choice-no-seat = Przy tym stole nie ma takiego miejsca.
error-game-over = Rozgrywka jest już zakończona.
error-chance-awaited = Najpierw trzeba rozdać karty albo rzucić kostkami.
error-chance-not-now = Teraz niczego się nie rozdaje, nie losuje i niczym się nie rzuca.
error-chance-impossible = Taki wynik losu nie jest teraz możliwy.
error-chance-no-generator = W tej rozgrywce kostkami rzuca się poza programem; podaj, co wypadło.
error-move-unknown = Nie ma takiej akcji.
error-move-unreadable = Tego nie da się odczytać jako akcji ({ $detail }).

## Undo

error-undo-nothing = Nie ma czego cofnąć.
error-undo-new-knowledge = { undo-refused }
error-undo-turn-ended = Nie można cofnąć: ruch już się zakończył.
error-undo-choice = Nie można cofnąć: wybór jest ostateczny.

## Questions without an answer

error-view-no-seat = Przy tym stole nie ma takiego miejsca ({ $detail }).
error-view-no-window = Tego witrażu jeszcze nie ma.
error-score-no-windows = Wzory nie zostały jeszcze wybrane.
error-score-not-over = Rozgrywka jeszcze trwa.
error-record-unknown-start = Tę rozgrywkę wznowiono od podanej pozycji, więc nie ma ona zapisu.

## Options. $detail

error-option-players = Taka liczba graczy nie jest możliwa ({ $detail }).
error-option-edition = Nie ma takiego wydania ({ $detail }).
error-option-tools = Taka liczba narzędzi nie jest możliwa ({ $detail }).
error-option-solo-tools = Taka liczba narzędzi nie jest możliwa w grze jednoosobowej ({ $detail }).
error-option-solo-privates = Taka liczba celów indywidualnych nie jest możliwa w grze jednoosobowej ({ $detail }).
error-option-tie-break = Nie ma takiego rozstrzygnięcia remisu ({ $detail }).
error-option-solo-price = Taka zapłata w grze jednoosobowej nie jest możliwa ({ $detail }).
error-option-even-bag = Wyrównany worek nie jest tu możliwy ({ $detail }).
error-option-modules = Nie ma takiego modułu ({ $detail }).
error-option-rivalry = Karty rywalizacji nie są tu możliwe ({ $detail }).
error-option-private-pools = Pule indywidualne nie są tu możliwe ({ $detail }).
error-option-marked-objectives = Cele z oznaczonymi polami włącza się albo wyłącza ({ $detail }).
error-option-more-patterns = Dodatkowe wzory włącza się albo wyłącza ({ $detail }).
error-option-seed = Takie ziarno nie jest możliwe ({ $detail }).
error-option-deck = Na tę rozgrywkę jest za mało kart ({ $detail }).
error-option-language = Nie ma takiego języka ({ $detail }).

## Pictures. $detail

error-picture-theme = Nie ma takiego motywu kolorów ({ $detail }).
error-picture-size = Obraz nie może mieć takiej szerokości ({ $detail }).
error-picture-prefix = Taki przedrostek nie jest możliwy ({ $detail }).

## Simulations. $detail

error-sim-first = To nie może być pierwsza rozgrywka ({ $detail }).
error-sim-games = Taka liczba rozgrywek nie jest możliwa ({ $detail }).
error-sim-workers = Taka liczba procesów nie jest możliwa ({ $detail }).
error-sim-bots = Liczba botów nie zgadza się z liczbą miejsc ({ $detail }).
error-sim-bot = Nie ma takiego bota ({ $detail }).
error-bot-unknown = Nie ma bota o tej nazwie ({ $detail }).
error-bot-budget = Bot nie może mieć takiego limitu namysłu ({ $detail }).
error-env-illegal = Ta akcja nie jest teraz dozwolona.
error-env-no-library = Brakuje biblioteki ({ $detail }).
error-env-no-place = Tej akcji nie ma w tej przestrzeni akcji ({ $detail }).
error-env-not-begun = Najpierw wywołaj reset.
error-env-render = Nie ma takiego sposobu rysowania ({ $detail }).
error-env-reward = Nie ma takiej nagrody ({ $detail }).
error-env-size = Każda rozgrywka potrzebuje jednej akcji.
error-bot-illegal = Bot nie podał dozwolonego ruchu ({ $detail }).
error-bot-broken = Tego bota nie da się uruchomić ({ $detail }).
error-bot-command = To nie jest polecenie ({ $detail }).

## Card files. $detail

error-card-unknown = Nie ma takiej karty ({ $detail }).
error-card-file = Nie można odczytać pliku kart ({ $detail }).
error-card-size = Plik kart jest za duży ({ $detail }).
error-card-encoding = Plik kart nie jest tekstem UTF-8 ({ $detail }).
error-card-toml = Plik kart nie jest zapisany w TOML ({ $detail }).
error-card-unknown-table = W pliku kart jest nieznana tabela ({ $detail }).
error-card-unknown-field = Karta ma nieznane pole ({ $detail }).
error-card-missing-field = Karcie brakuje pola ({ $detail }).
error-card-wrong-type = Pole karty ma zły typ ({ $detail }).
error-card-range = Liczba na karcie jest spoza zakresu ({ $detail }).
error-card-favor = Poziom trudności wzoru wynosi od 3 do 6 ({ $detail }).
error-card-rows = Wzór ma cztery rzędy po pięć znaków ({ $detail }).
error-card-mark = We wzorze jest nieznany znak ({ $detail }).
error-card-neighbours = Dwa pola stykające się bokiem wymagają tego samego ({ $detail }).
error-card-unknown-verb = Karta zawiera nieznane działanie ({ $detail }).
error-card-verb-value = Działanie na karcie ma nieznaną wartość ({ $detail }).
error-card-solo = Zapłatą za narzędzie w grze jednoosobowej jest jeden kolor albo jedna wartość ({ $detail }).
error-card-when = Narzędzie ma błędnie podany moment użycia ({ $detail }).
error-card-no-steps = Narzędzie ma za mało albo za dużo kroków ({ $detail }).
error-card-timing = Kroki narzędzia nie pasują do momentu użycia ({ $detail }).
error-card-order = Kroki narzędzia są w złej kolejności ({ $detail }).
error-card-bad-id = Identyfikator karty ma złą postać ({ $detail }).
error-card-bad-name = Nazwa karty ma złą postać ({ $detail }).
error-card-duplicate-id = Dwie karty mają ten sam identyfikator ({ $detail }).
error-card-duplicate-name = Dwie karty mają tę samą nazwę ({ $detail }).
error-card-sides = Karta wzoru musi mieć dwie strony ({ $detail }).
error-card-too-many = Jest za dużo kart jednego rodzaju ({ $detail }).
error-card-deck = Karta podaje talię, do której nie może należeć ({ $detail }).
error-card-attested = Karta ma błędnie podane źródło ({ $detail }).
error-card-measure = To, co mierzy cel, nie ma sensu ({ $detail }).
error-card-places = Punkty za miejsca na karcie rywalizacji są błędne ({ $detail }).
error-card-board = Planszetka ograniczeń jest błędna ({ $detail }).
error-card-bad-text = Tekst karty ma złą postać ({ $detail }).
error-card-language = Język karty jest podany błędnie ({ $detail }).
error-card-no-text = Karta nie mówi, co robi ({ $detail }).
error-card-replaces = Talia błędnie podaje, które karty zastępuje ({ $detail }).

## Records. $detail

error-record-size = Zapis jest za duży ({ $detail }).
error-record-encoding = Zapis nie jest tekstem UTF-8 ({ $detail }).
error-record-control = W zapisie jest znak sterujący ({ $detail }).
error-record-magic = To nie jest zapis rozgrywki ({ $detail }).
error-record-version = Tej wersji zapisu nie można odczytać ({ $detail }).
error-record-header = Nagłówek zapisu jest błędny ({ $detail }).
error-record-option = Opcja w zapisie nie jest możliwa ({ $detail }).
error-record-cards = Zapis powstał z użyciem innych kart ({ $detail }).
error-record-action = Nie można odczytać akcji w zapisie ({ $detail }).
error-record-illegal = Akcja w zapisie łamie zasady ({ $detail }).
error-record-truncated = Zapis jest urwany ({ $detail }).
error-record-surplus = Zapis ma więcej akcji, niż podaje ({ $detail }).

## Positions. $detail

error-position-size = Pozycja jest za długa ({ $detail }).
error-position-magic = To nie jest pozycja ({ $detail }).
error-position-version = Tej wersji pozycji nie można odczytać ({ $detail }).
error-position-field = Pole opisu pozycji jest nieznane, brakuje go albo się powtarza ({ $detail }).
error-position-option = Opcja w pozycji nie jest możliwa ({ $detail }).
error-position-value = Wartość w pozycji nie jest możliwa ({ $detail }).
error-position-phase = Pozycja nie zgadza się ze swoją fazą ({ $detail }).
error-position-tool = Używane narzędzie nie pasuje do pozycji ({ $detail }).
error-position-hand = Kostka w ręce nie pasuje do pozycji ({ $detail }).
error-position-dice = Liczba kostek w pozycji się nie zgadza ({ $detail }).
error-position-card = Karty w pozycji się nie zgadzają ({ $detail }).
error-position-stuck = W tej pozycji nikt nie może nic zrobić ({ $detail }).

## The referee. $detail

error-referee-ask = Sędzia nie zna takiego pytania ({ $detail }).
error-referee-field = W pytaniu jest nieznane pole ({ $detail }).
error-referee-missing = W pytaniu brakuje pola ({ $detail }).
error-referee-type = Pole pytania ma zły typ ({ $detail }).
error-referee-range = Liczba w pytaniu jest spoza zakresu ({ $detail }).
error-referee-object = Pytanie to jeden obiekt JSON ({ $detail }).
error-referee-encoding = Pytanie nie jest tekstem UTF-8 ({ $detail }).
error-referee-size = Pytanie jest za długie ({ $detail }).
error-referee-json = Pytanie nie jest zapisane w JSON ({ $detail }).
error-referee-pattern = Wzór ma cztery rzędy po pięć znanych znaków ({ $detail }).
error-referee-dice = Kostki witrażu to cztery rzędy po pięć pól ({ $detail }).
error-referee-die = Nie ma takiej kostki ({ $detail }).
error-referee-space = Nie ma takiego pola ({ $detail }).
error-referee-waive = Pominąć można tylko kolor, wartość albo stykanie się ({ $detail }).
error-referee-repeated = Jedna karta jest podana dwa razy ({ $detail }).
error-referee-no-die = Na tym polu nie ma kostki do przesunięcia ({ $detail }).
error-lab-extra = Do tego potrzebny jest dodatek „lab”: pip install "vitrall[lab]".
error-ray-address = To nie jest adres klastra Ray ({ $detail }): auto, HOST:PORT albo ray://HOST:PORT.
error-ray-extra = Do tego potrzebny jest dodatek „ray”: pip install "vitrall[ray]".
error-ray-unreachable = Pod tym adresem nie odpowiada żaden klaster Ray ({ $detail }).
error-ray-lost = Klaster raz po raz gubił część pracy ({ $detail }).
error-ray-sources = Jedna z maszyn klastra ma inne reguły, karty lub boty ({ $detail }). Zainstaluj na wszystkich tę samą wersję.
error-option-depth = Takiej głębokości nie da się policzyć ({ $detail }).
error-option-pattern = Nie ma takiego wzoru ({ $detail }).
error-perft-not-a-turn = Policzyć można tylko pozycję w trakcie czyjegoś ruchu, bez kostki w ręku.
error-referee-rivalry = Rywalizacja porównuje graczy, więc nie da się jej ocenić na podstawie jednego witrażu ({ $detail }).
error-sim-out = Nie można tam zapisać rozgrywek ({ $detail }).
error-referee-rivals = Nie można odczytać witraży rywali ({ $detail }).
