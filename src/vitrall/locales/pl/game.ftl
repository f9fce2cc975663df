### Texts of terminal and page during a game: who, when, what is left, what is asked for.


## Who and when

# $seat, counted from 1: a player without a name
seat-name = Gracz { $seat }
# $seat, counted from 1
bot-name = Bot { $seat }
# $round, $total
round-of = Runda { $round } z { $total }
# $turn is 1 or 2
your-turn =
    Twój { $turn ->
        [1] pierwszy
       *[2] drugi
    } ruch
# With private pools everybody has one turn a round.
your-only-turn = Twój ruch
# $name; $turn is 1 or 2
turn-of =
    { $name }: { $turn ->
        [1] pierwszy
       *[2] drugi
    } ruch
# $name
only-turn-of = Ruch: { $name }
# $name
skips-turn = { $name } pomija drugi ruch w tej rundzie.
# $name
waiting-for = Czekamy na ruch: { $name }…
# $names: those who have not chosen yet
waiting-for-choices = Trwa wybór: { $names }…
# $count
spectators =
    { $count ->
        [one] Ogląda { $count } widz.
        [few] Ogląda { $count } widzów.
        [many] Ogląda { $count } widzów.
       *[other] Ogląda { $count } widza.
    }
# $count, seconds
time-left =
    { $count ->
        [one] Została { $count } sekunda
        [few] Zostały { $count } sekundy
        [many] Zostało { $count } sekund
       *[other] Zostało { $count } sekundy
    }

## What is left

# $count
tokens-left =
    { $count ->
        [0] Nie masz już znaczników uznania.
        [one] Został ci { $count } znacznik uznania.
        [few] Zostały ci { $count } znaczniki uznania.
        [many] Zostało ci { $count } znaczników uznania.
       *[other] Zostało ci { $count } znacznika uznania.
    }
# $name, $count
tokens-of = { $name }: { tokens }
# $count, $color
bag-left =
    { $count ->
        [one] W worku została
        [few] W worku zostały
        [many] W worku zostało
       *[other] W worku zostało
    } { dice-of-color }.
# $count: dice of all colours
bag-count =
    { $count ->
        [0] Worek jest pusty.
        [one] W worku została { $count } kostka.
        [few] W worku zostały { $count } kostki.
        [many] W worku zostało { $count } kostek.
       *[other] W worku zostało { $count } kostki.
    }
pool-empty = Pula wyboru jest pusta.
track-empty = Tor rund jest pusty.

## Tools and patterns

# $tool, $count
tool-price = { $tool } – koszt: { tokens }
# $tool, $color: the price in the solo game
tool-price-color = { $tool } – koszt: { colored-die-nom }
# $tool, $value: the price in the solo game, where a card prints a value
tool-price-value = { $tool } – koszt: { value-nom }
# $count
tool-tokens = Na karcie: { tokens }
tool-used-up = Zużyte
# $tool
tool-in-use = W użyciu: { $tool }
# $count, 3 to 6
difficulty-of = Poziom trudności { $count }
# A mark beside a card's name.
name-is-ours = Nasza własna nazwa tej karty

## The phases of a game, named as in views and positions

phase-deal-privates = Rozdawanie celów indywidualnych
phase-deal-blooms = Rozdawanie kart rozkwitu
phase-deal-windows = Rozdawanie kart wzorów
phase-choose = Wybór wzorów
phase-keep = Wybór kart rozkwitu
phase-roll-own = Rzut kostkami do pul indywidualnych
phase-deal-tools = Wykładanie narzędzi
phase-deal-publics = Wykładanie celów grupowych
phase-deal-board = Losowanie planszetki ograniczeń
phase-deal-pioneers = Wykładanie kart pionierów
phase-deal-start = Losowanie gracza rozpoczynającego
phase-roll = Rzut kostkami do puli wyboru
phase-roll-grey = Rzut szarą kostką
phase-turn = Ruch gracza
phase-hand = Kostka w ręce
phase-step = Narzędzie w użyciu
phase-roll-again = Ponowny rzut kostką w ręce
phase-roll-pool = Ponowny rzut kostkami z puli wyboru
phase-roll-picked = Ponowny rzut kostkami z puli indywidualnej
phase-draw = Losowanie kostki z worka
phase-over = Koniec rozgrywki

## What is asked for

prompt-choose = Wybierz jeden ze swoich czterech wzorów.
prompt-keep = Zdecyduj, które karty rozkwitu zachowasz; możesz odrzucić jedną albo obie.
prompt-turn = Wybierz kostkę, użyj narzędzia albo zakończ ruch.
prompt-turn-pools = Wybierz kostkę, weź jedną ze swojej puli indywidualnej, użyj narzędzia albo zakończ ruch.
prompt-turn-no-tool = Wybierz kostkę albo zakończ ruch.
prompt-turn-pools-no-tool = Wybierz kostkę, weź jedną ze swojej puli indywidualnej albo zakończ ruch.
prompt-turn-tool = Użyj narzędzia albo zakończ ruch.
prompt-turn-end = Nic więcej nie da się zrobić: zakończ ruch.
# $color, $value
prompt-hand = Umieść { die-acc } w swoim witrażu.
prompt-hand-isolated = Umieść { die-acc } tam, gdzie nie styka się z żadną inną kostką.
prompt-hand-may-return = Umieść { die-acc } w swoim witrażu albo odłóż do puli wyboru.
prompt-return = Kostka nie pasuje do żadnego pola: odłóż ją do puli wyboru.
# One sentence for each step of a tool.
step-move = Wskaż kostkę w swoim witrażu i pole, na które ją przesuniesz.
step-move-second = Teraz przesuń drugą kostkę.
step-move-optional = Przesuń drugą kostkę tego samego koloru albo na tym poprzestań.
step-turn-one = Podnieś albo obniż wartość kostki o 1.
step-turn-any = Ustal wartość kostki.
step-turn-other = Ustal inną wartość kostki.
step-swap = Wskaż kostkę na torze rund, na którą zamienisz swoją.
step-draft-again = Wybierz i umieść jeszcze jedną kostkę.
step-trade = Wskaż szarą kostkę i kostkę innego koloru, które zamienią się miejscami.
step-exchange = Wskaż kostkę ze swojej puli indywidualnej, na którą zamienisz wybraną.
step-again = Wskaż kostkę ze swojej puli indywidualnej, którą rzucisz ponownie.
step-again-optional = Wskaż jeszcze jedną kostkę do ponownego rzutu albo na tym poprzestań.

## Why a space does not take a die, shown on the space itself

refuse-occupied = To pole jest już zajęte.
refuse-first-die = Zacznij przy krawędzi albo w narożniku.
refuse-touch = To pole nie styka się z żadną kostką.
# $color of the space
refuse-colour-space =
    To pole przyjmuje tylko { $color ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
        [blue] niebieskie
        [purple] fioletowe
       *[grey] szare
    } kostki.
# $value of the space
refuse-value-space = To pole przyjmuje tylko { value-pl }.
refuse-same-colour = Obok leży kostka tego samego koloru.
# $side is left, right, above or below; $value
refuse-same-value =
    { $side ->
        [left] Po lewej leży już { value-nom }.
        [right] Po prawej leży już { value-nom }.
        [above] Powyżej leży już { value-nom }.
       *[below] Poniżej leży już { value-nom }.
    }
refuse-isolated = To pole styka się z kostką, a narzędzie wymaga pola, które nie styka się z żadną.
refuse-board = Planszetka ograniczeń zabrania użyć tego pola.
undo-refused = Nie można cofnąć: rzucono już kostkami.

## Hints

# $move: one of the offers of moves.ftl
hint-move = Podpowiedź: { $move }
# $points, perhaps with a decimal
hint-expected = Oczekiwany wynik: { points }
hint-none = Tutaj nie ma podpowiedzi.
# $move
hint-or = Albo: { $move }

# Why a move is good or bad: parts of a sentence, several in a row. $points, $card
hint-scores = { points } za kartę „{ $card }”
hint-private = { points } za cel indywidualny
hint-blooms = { points } za karty rozkwitu
hint-pioneers = { points } za karty pionierów
# $card
hint-nears = bliżej celu „{ $card }”
# $spaces
hint-closes = żadna kostka nie będzie już pasować tu: { $spaces }
# $count
hint-costs = kosztuje { tokens }
hint-tokens = daje { tokens }
hint-blank =
    { $count ->
        [one] { $count } białe pole
        [few] { $count } białe pola
        [many] { $count } białych pól
       *[other] { $count } białego pola
    }

## A bot that failed; a simple one moves instead. $name

bot-error = Błąd bota { $name }; ruch wykonuje prosty bot.
bot-illegal = { $name } nie podaje dozwolonego ruchu; ruch wykonuje prosty bot.
bot-late = { $name } myśli zbyt długo; ruch wykonuje prosty bot.

## How a game is set up

edition-standard = Standardowe
edition-polish-1 = Pierwsze wydanie polskie
edition-polish-2 = Drugie wydanie polskie
edition-ukrainian-2024 = Wydanie ukraińskie z 2024 roku
edition-spanish = Wydanie hiszpańskie
tie-break-reverse-order = wygrywa, kto w ostatniej rundzie najpóźniej miał pierwszy ruch
tie-break-last-turn = wygrywa, kto ma ostatni ruch w ostatniej rundzie
tie-break-shared = wspólne zwycięstwo
solo-price-color = kostka w kolorze z karty
solo-price-printed = kostka w kolorze lub o wartości z karty
module-grey-glass = Szare szkło
module-pioneers = Pionierzy
module-blooms = Rozkwit
module-rivalry = Rywalizacja
# One line for each option of a game.
option-players = Liczba graczy; 1 to gra jednoosobowa
option-edition = Wydanie zasad
option-even-bag = Wyrównany worek: mniej kostek, tyle samo w każdym kolorze, mniej losowości
option-tools = Narzędzia na stole
option-solo-tools = Narzędzia w grze jednoosobowej, od 1 (najtrudniej) do 5 (najłatwiej)
option-solo-privates = Cele indywidualne w grze jednoosobowej
option-tie-break = Ostatnie kryterium remisu
option-solo-price = Zapłata za narzędzie w grze jednoosobowej
option-modules = Moduły dodatku Chwała
option-marked-objectives = Cele indywidualne z oznaczonymi polami
option-more-patterns = Dwanaście dodatkowych wzorów
option-private-pools = Pule indywidualne: dziesięć własnych kostek, jeden ruch w rundzie
option-seed = Ziarno: ta sama liczba daje te same kostki
