### Texts of the terminal only: words to type, prompts, the command line.

## Verbs of moves as they are typed. The first word is shown; others may follow it. English works in every language.

verb-draft = wybierz
verb-place = umieść połóż
verb-use = użyj
verb-pass = zakończ pomiń
verb-move = przesuń
verb-swap = zamień
verb-turn = ustaw
verb-return = odłóż
verb-stop = poprzestań dość
verb-choose = wybierz
verb-keep = zachowaj
verb-take = weź
verb-exchange = wymień
verb-again = rzuć
verb-trade = przestaw

## Commands as they are typed, in the same way.

command-help = pomoc
command-rules = zasady
command-cards = karty
command-show = pokaż
command-why = dlaczego czemu
command-undo = cofnij
command-hint = podpowiedź
command-table = stół
command-log = przebieg
command-bag = worek
command-secret = sekret
command-save = zapisz
command-lang = język
command-quit = koniec wyjdź

## What the commands do

about-help = ta lista
about-rules = gra w kilku zdaniach
about-cards = co mówią karty na stole
about-show = pola, na które pasuje kostka: „pokaż R5” albo „pokaż” dla całej puli
about-why = dlaczego nie: „dlaczego C3” (kostka w ręce), „dlaczego R5 C3”, „dlaczego użyj 2”
about-undo = cofa ostatni krok twojego ruchu
about-hint = co zrobiłby bot
about-table = rysuje stół jeszcze raz; tak samo działa Enter
about-log = co się dotąd wydarzyło
about-bag = kostki, które zostały w worku
about-secret = pokazuje twój cel indywidualny
about-save = zachowuje kopię rozgrywki: „zapisz PLIK”
about-lang = inny język: „język en”, „język pl”, „język uk”, „język es”
about-quit = koniec na teraz; rozgrywka jest zapisana i można ją wznowić
# $draft, $place, $use, $pass: the verbs of those moves
help-moves = Wpisz numer z listy albo krok słowami: „{ $draft } R5”, „{ $place } C2”, „{ $use } 2” (drugie narzędzie) lub „{ $use }” i początek jego nazwy, „{ $pass }”. Wystarczą pierwsze litery: „w R5”, „u C2”, a nawet sama kostka lub samo pole.
help-board = W witrażu R5 to kostka; R, 3 i · to pola, na których nadrukowano kolor, wartość albo nic. Na [R], [3] i [·] pasuje kostka w ręce. Każde ● to znacznik uznania.

## During a game

# $price: a number of tokens, or the colour or value of a die
table-price = koszt { $price }
# $command
table-secret = wpisz „{ $command }”
# $name
hand-over = Przy klawiaturze siada { $name }. { $name }, naciśnij Enter.
press-enter = Naciśnij Enter.
only-pass = Nic więcej nie możesz zrobić: Enter kończy twój ruch.
# $example, $help
how-to-type = Wpisz numer albo słowa, na przykład „{ $example }”; „{ $help }” wyjaśnia wszystko.
# $line
not-understood = „{ $line }” to nie jest krok w grze.
# $moves
which-move = Co wybierasz? { $moves }
# $die
show-no-die = Kostki { $die } nie ma ani w puli wyboru, ani w ręce.
show-nowhere = żadne pole
# $command
why-what = Zapytaj o pole, „{ $command } C3”, albo o krok, „{ $command } użyj 2”.
# $space, $die
why-fits = Na pole { $space } pasuje { $die }.
# $moves
why-legal = To możliwe: { $moves }
# $file
saved = Zapisano: { $file }
# $command
kept = Rozgrywka jest zapisana. Wznowisz ją poleceniem: { $command }
replay-hint = Powtórkę pokaże polecenie: { $command }

## Replay. The first word of each is shown; others may follow it.

replay-next = dalej
replay-back = wstecz w
replay-round = runda
replay-end = koniec
replay-quit = wyjdź q
replay-prompt = Enter dalej · w wstecz · 12 krok 12 · r 3 runda 3 · k koniec · q wyjście >
# $last
replay-help = Naciśnij Enter albo wpisz „w”, liczbę od 0 do { $last }, „r” i numer rundy, „k” lub „q”.
# $number, $last
replay-at = Krok { $number } z { $last }
replay-unfinished = Rozgrywka nie jest zakończona. Dotychczasowy wynik:

## Questions about a real table

# $back
ask-help = „?” pokazuje, co można odpowiedzieć, „{ $back }” wraca do poprzedniego pytania.
ask-back = wstecz
ask-players = Imiona graczy, oddzielone przecinkami (Enter, jeśli chodzi o jeden witraż):
ask-modules = Moduły dodatku Chwała w grze, oddzielone przecinkami: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry } (Enter, jeśli żaden):
ask-board = Planszetka ograniczeń (nazwa lub numer):
ask-pioneers = Zdobyte karty pionierów, oddzielone przecinkami:
ask-blooms = Zachowane karty rozkwitu, oddzielone przecinkami:
ask-pattern = Wzór (nazwa lub numer; Enter, jeśli nic nie nadrukowano):
# $row
ask-row = Rząd { $row } (na przykład R5 .. G2 B1 ..):
ask-objectives = Cele grupowe, oddzielone przecinkami:
ask-private = Cel indywidualny (kolor lub nazwa):
ask-tokens = Pozostałe znaczniki uznania:
ask-tools = Narzędzia na stole, oddzielone przecinkami:
ask-dice = Kostki zapisuje się jako R1–R6, podobnie Y, G, B i P, a z szarym szkłem także S; dwie kropki to puste pole.
# $count
audit-more =
    { $count ->
        [one] Jest jeszcze { $count } równie mała poprawka.
        [few] Są jeszcze { $count } równie małe poprawki.
        [many] Jest jeszcze { $count } równie małych poprawek.
       *[other] Jest jeszcze { $count } równie małej poprawki.
    }

## A real table is set up

# $seed
setup-seed = Ziarno: { $seed }
# $count, $dice: the dice of each colour
setup-bag = Do worka: { dice-count } ({ $dice })
# $dice: the grey dice, in words
setup-grey-pool = Obok worka, jako pula kostek szarego szkła: { $dice }
# $count of each colour
setup-private-pools =
    { $count ->
        [one] Każdy bierze po { $count } kostce w każdym kolorze oprócz szarego i po wyborze witraży rzuca nimi: to pula indywidualna.
        [few] Każdy bierze po { $count } kostki w każdym kolorze oprócz szarego i po wyborze witraży rzuca nimi: to pula indywidualna.
        [many] Każdy bierze po { $count } kostek w każdym kolorze oprócz szarego i po wyborze witraży rzuca nimi: to pula indywidualna.
       *[other] Każdy bierze po { $count } kostki w każdym kolorze oprócz szarego i po wyborze witraży rzuca nimi: to pula indywidualna.
    }
# $count of dice
setup-round = W każdej rundzie: { dice-count } z worka.
setup-round-grey = W każdej rundzie: { dice-count } z worka i 1 z puli kostek szarego szkła.
setup-marked = Wtasuj sześć celów z oznaczonymi polami do celów indywidualnych.
setup-keep = Po wyborze witraży każdy może zachować jedną albo obie swoje karty rozkwitu lub odrzucić obie; za każdą zachowaną bierze 1 znacznik uznania.
setup-keep-alone = Po wyborze witrażu możesz zachować jedną albo obie karty rozkwitu lub odrzucić obie.
# $count for each player
setup-privates =
    { $count ->
        [one] Rozdaj każdemu { $count } zakryty cel indywidualny.
        [few] Rozdaj każdemu { $count } zakryte cele indywidualne.
        [many] Rozdaj każdemu { $count } zakrytych celów indywidualnych.
       *[other] Rozdaj każdemu { $count } zakrytego celu indywidualnego.
    }
setup-blooms =
    { $count ->
        [one] Rozdaj każdemu { $count } zakrytą kartę rozkwitu.
        [few] Rozdaj każdemu { $count } zakryte karty rozkwitu.
        [many] Rozdaj każdemu { $count } zakrytych kart rozkwitu.
       *[other] Rozdaj każdemu { $count } zakrytej karty rozkwitu.
    }
setup-windows = Karty wzorów witraży, po dwie; wybiera się jeden z czterech wzorów:

## Errors. $detail

error-replay-move = Nie ma takiego kroku ({ $detail }).
error-table-row = Rząd ma pięć pól ({ $detail }).
error-table-die = Nie ma takiej kostki ({ $detail }). Czerwoną piątkę zapisz jako R5, puste pole jako dwie kropki.
error-table-tokens = To nie jest liczba znaczników ({ $detail }).
error-table-twice = Karta jest wymieniona dwa razy ({ $detail }).
error-table-several = Pasuje więcej niż jedna karta ({ $detail }).
error-table-card = Nie ma takiej karty ({ $detail }).
error-table-key = Wiersz jest nieznany albo powtórzony ({ $detail }).
error-table-no-dice = Brakuje rzędów kostek ({ $detail }).
error-table-player = To nie może być imię gracza albo się powtarza ({ $detail }).
error-table-players = Graczy jest za dużo ({ $detail }).
error-table-module = Nie ma takiego modułu ({ $detail }). Są: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry }.
error-table-grey = Do szarych kostek potrzebna jest planszetka ograniczeń ({ $detail }).
error-table-rivalry = Karty rywalizacji porównują witraże wszystkich graczy ({ $detail }).
error-table-blooms = Nikt nie może zachować tylu kart rozkwitu ({ $detail }).
error-table-size = Plik jest za długi ({ $detail }).
error-table-encoding = Plik nie jest tekstem.
error-play-bot = Nie ma takiego bota ({ $detail }).
error-play-guest = W tej rozgrywce gra bot z innego programu. Plik nie może go uruchomić: podaj go jeszcze raz w --bots albo --seat ({ $detail }).
error-play-seats = Imion jest więcej niż miejsc ({ $detail }).
error-play-name = To nie może być imię gracza ({ $detail }).
error-play-nobody = Na co najmniej jednym miejscu musi siedzieć człowiek.
error-play-hidden = Ten zapis ukrywa karty. Można go odtworzyć, ale nie można grać dalej.
error-file-read = Nie można odczytać pliku ({ $detail }).
error-file-write = Nie można zapisać pliku ({ $detail }).
error-file-taken = Ten plik zawiera coś innego i pozostaje nietknięty ({ $detail }).
error-file-none = Nie ma jeszcze żadnej zapisanej rozgrywki ({ $detail }).

## The command line

vitrall-about = Sagrada, gra planszowa o witrażach i kostkach: do grania, liczenia punktów i badania. Bez polecenia zaczyna się rozgrywka.
usage = użycie:
usage-arguments = argumenty
usage-options = opcje
usage-commands = polecenia
usage-game = rozgrywka
# $command
usage-help = Więcej: { $command }
usage-wrong = błąd w wierszu poleceń:
flag-help = pokazuje tę pomoc
flag-lang = język: en, pl, uk albo es
flag-version = pokazuje wersję
# $version
version-plain = vitrall { $version } (silnik w czystym Pythonie)
version-compiled = vitrall { $version } (silnik skompilowany)
# $value
flag-default = domyślnie { $value }
play-about = zagraj w terminalu
play-description = Graj z botami, ze znajomymi przy tej samej klawiaturze albo bez rywali. Każda rozgrywka zapisuje się sama i można ją przerwać w dowolnej chwili.
play-examples =
    przykłady:
      vitrall play                                  ty i jeden bot
      vitrall play --seat Ana --seat Bo             dwie osoby, jedna klawiatura
      vitrall play --seat Ana --seat bot:random     osoba i bot, z imienia
      vitrall play --players 1 --solo-tools 2       gra jednoosobowa, dwa narzędzia
      vitrall play --resume                         dalszy ciąg ostatniej rozgrywki
flag-seat = imię gracza albo bot:NAZWA; raz dla każdego miejsca
flag-bots = bot na każdym miejscu bez imienia; exec:POLECENIE to inny program
flag-resume = wznawia zapisaną rozgrywkę; bez FILE ostatnią
replay-about = obejrzyj rozgrywkę jeszcze raz, krok po kroku
replay-description = W terminalu bez opcji: w przód i wstecz przez rozgrywkę. Z opcją albo w potoku to samo jako tekst. Krok to decyzja gracza; rzuty i rozdania następują same.
flag-record = zapis rozgrywki, „-” to standardowe wejście; bez FILE ostatnio zapisana rozgrywka
flag-to = stół po N krokach
flag-round = stół na początku rundy N
flag-final = końcowe podliczanie punktów
flag-log = cała rozgrywka słowami
score-about = policz punkty za witraż z prawdziwego stołu
score-description = Ile wart jest witraż, pozycja po pozycji, z uzasadnieniem. Bez FILE program zadaje kolejne pytania.
audit-about = sprawdź, czy w witrażu z prawdziwego stołu są błędnie umieszczone kostki
audit-description = Które zasady umieszczania łamie witraż, jakie narzędzia mogłyby to wyjaśnić i jakie są najmniejsze poprawki. Bez FILE program zadaje kolejne pytania.
flag-table = plik tekstowy z opisem witrażu, „-” to standardowe wejście
setup-about = rozdaj karty do prawdziwego stołu
setup-description = Komu jakie karty wzorów, jakie narzędzia i cele na stół, kto zaczyna i jakie kostki do worka.
flag-player = imię gracza; raz dla każdego
completion-about = wypisz skrypt, który uzupełnia polecenia w powłoce
completion-description = Na przykład: source <(vitrall completion bash)
sim-about = rozegraj wiele rozgrywek naraz i zsumuj je
sim-progress = rozgrywki
# $count
sim-games = rozgrywki: { $count }
# $speed
sim-speed = rozgrywki na sekundę procesora: { $speed }
# $seat, $mean, $wins
sim-seat = miejsce { $seat }: średni wynik { $mean }, wygrane { $wins }
# $checksum
sim-checksum = suma kontrolna: { $checksum }
# $count
sim-faults = ruchy prostego bota z powodu awarii innych: { $count }
flag-games = liczba rozgrywek
flag-sim-bots = jeden bot na wszystkie miejsca albo po jednym na każde; exec:POLECENIE to inny program
flag-first = numer pierwszej rozgrywki, aby rozegrać serię w częściach
flag-sim-out = zapisuje wiersz dla każdej rozgrywki w tym pliku Parquet
flag-workers = procesy, które dzielą się pracą
flag-ray = podział pracy między maszyny klastra Ray; bez adresu: klaster tej maszyny
sim-state = folder na skończone rozgrywki przebiegu z --ray, by wznowić go po przerwie
flag-json = wynik jako jeden obiekt JSON w ostatnim wierszu
referee-about = oceniaj witraże z dowolnego stołu, jedno pytanie JSON w wierszu

## perft

perft-about = policz dokładnie, co jest możliwe w danej pozycji
perft-position = pozycja w jednym wierszu; - wczytuje ją z wejścia
perft-depth = liczba akcji w ciągu; domyślnie 2
perft-tools = zamiast tego policz sposoby wykonania każdego narzędzia na stole
perft-fillings = policz pełne witraże tych wzorów albo wszystkich

## Checking a bot in another program

bot-check-about = sprawdź bota z innego programu
bot-check-description = Rozgrywa całe partie z programem na jednym z miejsc: we dwoje, solo oraz we czworo ze wszystkimi modułami. Zgłasza, co program robi źle; kod wyjścia to 0 tylko wtedy, gdy nie ma błędów.
bot-check-command = program z argumentami, w cudzysłowie; albo nazwa bota, py:MODUŁ:KLASA, exec:POLECENIE
bot-check-games = liczba rozgrywek przy każdym rodzaju stołu
bot-check-milliseconds = czas na ruch w milisekundach
# $name: as the program calls itself
bot-check-manners = hello, stop, quit – program { $name }
# $players: how many, as “4 players”
bot-check-modules = { $players }, wszystkie moduły
# $table; $count: moves; $milliseconds: of the slowest
bot-check-game = { $count ->
    [one] { $table }: { $count } ruch, najwyżej { $milliseconds } ms
    [few] { $table }: { $count } ruchy, najwyżej { $milliseconds } ms
    [many] { $table }: { $count } ruchów, najwyżej { $milliseconds } ms
   *[other] { $table }: { $count } ruchu, najwyżej { $milliseconds } ms
}
bot-check-passed = Wszystko w porządku.
# $count
bot-check-failed = { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
    [many] { $count } błędów.
   *[other] { $count } błędu.
}
bot-fault-hello = brak poprawnego „hello”
bot-fault-stop = brak odpowiedzi po „stop”
bot-fault-quit = nie kończy pracy po „quit”
bot-fault-garbage = nieczytelna odpowiedź
bot-fault-late = brak odpowiedzi na czas
bot-fault-crash = program się zakończył
bot-fault-flood = zbyt wiele danych na wyjściu
bot-fault-illegal = niedozwolony ruch
bot-first-fault = { $bot }: własne akcje { $own } z { $moves }, pozostałe wykonał prosty bot. Pierwszy błąd: { $error }
bot-no-rating = { $bot }: bez rankingu, bo większość akcji wykonał prosty bot.
flag-strict = zakończ z kodem 1, jeśli bot zawiedzie
bot-fault-error = błąd w bocie
