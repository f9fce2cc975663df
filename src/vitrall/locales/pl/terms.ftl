### Words that the other files build on: dice in their cases, counted things, and the labels of the table.

language-name = polski

## Dice. $color is red, yellow, green, blue, purple or grey; $value a number from 1 to 6.

# A die as a subject, after a colon, or in a label.
die-nom =
    { $color ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
        [blue] niebieska
        [purple] fioletowa
       *[grey] szara
    } { $value ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
       *[6] szóstka
    }
# A die as an object.
die-acc =
    { $color ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [blue] niebieską
        [purple] fioletową
       *[grey] szarą
    } { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }
# A die that is not there, or that something is of.
die-gen =
    { $color ->
        [red] czerwonej
        [yellow] żółtej
        [green] zielonej
        [blue] niebieskiej
        [purple] fioletowej
       *[grey] szarej
    } { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
# A die that something is done with.
die-ins =
    { $color ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [blue] niebieską
        [purple] fioletową
       *[grey] szarą
    } { $value ->
        [1] jedynką
        [2] dwójką
        [3] trójką
        [4] czwórką
        [5] piątką
       *[6] szóstką
    }
# A die whose value is not known yet, in the same four cases.
colored-die-nom =
    { $color ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
        [blue] niebieska
        [purple] fioletowa
       *[grey] szara
    } kostka
colored-die-acc =
    { $color ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [blue] niebieską
        [purple] fioletową
       *[grey] szarą
    } kostkę
colored-die-gen =
    { $color ->
        [red] czerwonej
        [yellow] żółtej
        [green] zielonej
        [blue] niebieskiej
        [purple] fioletowej
       *[grey] szarej
    } kostki
colored-die-ins =
    { $color ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [blue] niebieską
        [purple] fioletową
       *[grey] szarą
    } kostką
# A value named as a die.
value-nom =
    { $value ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
       *[6] szóstka
    }
# Dice of one value; as a subject and as an object alike.
value-pl =
    { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
# The name of a colour, for labels.
color-name =
    { $color ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [blue] niebieski
        [purple] fioletowy
       *[grey] szary
    }

## Counted things

# $points
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# $count, as a subject or in a label
tokens =
    { $count ->
        [one] { $count } znacznik uznania
        [few] { $count } znaczniki uznania
        [many] { $count } znaczników uznania
       *[other] { $count } znacznika uznania
    }
# $tools: how a game is played
with-tools =
    z { $tools ->
        [one] { $tools } narzędziem
        [few] { $tools } narzędziami
        [many] { $tools } narzędziami
       *[other] { $tools } narzędzia
    }
# $count, as a subject or in a label
dice-count =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
# $count, $color
dice-of-color =
    { $count ->
        [one]
            { $count } { $color ->
                [red] czerwona
                [yellow] żółta
                [green] zielona
                [blue] niebieska
                [purple] fioletowa
               *[grey] szara
            } kostka
        [few]
            { $count } { $color ->
                [red] czerwone
                [yellow] żółte
                [green] zielone
                [blue] niebieskie
                [purple] fioletowe
               *[grey] szare
            } kostki
        [many]
            { $count } { $color ->
                [red] czerwonych
                [yellow] żółtych
                [green] zielonych
                [blue] niebieskich
                [purple] fioletowych
               *[grey] szarych
            } kostek
       *[other]
            { $count } { $color ->
                [red] czerwonej
                [yellow] żółtej
                [green] zielonej
                [blue] niebieskiej
                [purple] fioletowej
               *[grey] szarej
            } kostki
    }
# $count
players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }

## On the table

term-draft-pool = Pula wyboru
term-round-track = Tor rund
term-bag = Worek
term-window = Witraż
term-pattern = Wzór
term-difficulty = Poziom trudności
term-die-in-hand = Kostka w ręce
term-favor-tokens = Znaczniki uznania
term-tools = Narzędzia
term-public-objectives = Cele grupowe
term-private-objective = Cel indywidualny
term-start-player = Gracz rozpoczynający

## Expansions and modules

term-glory = Chwała
term-grey-pool = Pula kostek szarego szkła
term-restriction-board = Planszetka ograniczeń
term-pioneers = Karty pionierów
term-blooms = Karty rozkwitu
term-rivalry = Karty rywalizacji
term-private-pool = Pula indywidualna
term-even-bag = Wyrównany worek

## The score

term-scores = Wyniki
term-final-scoring = Końcowe podliczanie punktów
term-target-score = Wynik docelowy
term-empty-spaces = Puste pola
term-expected-score = Oczekiwany wynik

## Around the game

term-players = Gracze
term-solo-game = Gra jednoosobowa
term-edition = Wydanie
term-modules = Moduły
term-tie-break = Rozstrzygnięcie remisu
term-bot = Bot
term-spectators = Widzowie
term-log = Przebieg rozgrywki
term-replay = Powtórka
term-analysis = Analiza
term-daily-puzzle = Łamigłówka dnia
term-pass-and-play = Gra na jednym urządzeniu
term-first-game = Samouczek
term-referee = Podlicz grę przy stole
term-clock = Pozostały czas
term-settings = Ustawienia
term-language = Język
term-colour-marks = Znaki kolorów
term-animation-speed = Szybkość animacji
term-sound = Dźwięk
term-waiting = Oczekiwanie na graczy
term-reconnecting = Ponowne łączenie…

## Buttons

term-undo = Cofnij
term-hint = Podpowiedź
term-pass = Pomiń ruch
term-rematch = Rewanż
term-join = Dołącz
term-share = Udostępnij
term-invite-link = Kopiuj link z zaproszeniem
