### Words that the other files build on: dice in their cases, counted things, and the labels of the table.

language-name = español

## Dice. $color is red, yellow, green, blue, purple or grey; $value a number from 1 to 6.

# A die as a subject, after a colon, or in a label.
die-nom =
    un { $value } { $color ->
        [red] rojo
        [yellow] amarillo
        [green] verde
        [blue] azul
        [purple] morado
       *[grey] gris
    }
# A die as an object.
die-acc = { die-nom }
# A die that is not there, or that something is of.
die-gen = { die-nom }
# A die that something is done with.
die-ins = { die-nom }
# A die whose value is not known yet, in the same four cases.
colored-die-nom =
    un dado { $color ->
        [red] rojo
        [yellow] amarillo
        [green] verde
        [blue] azul
        [purple] morado
       *[grey] gris
    }
colored-die-acc = { colored-die-nom }
colored-die-gen = { colored-die-nom }
colored-die-ins = { colored-die-nom }
# A value named as a die.
value-nom = un { $value }
# Dice of one value; as a subject and as an object alike.
value-pl = dados de valor { $value }
# The name of a colour, for labels.
color-name =
    { $color ->
        [red] rojo
        [yellow] amarillo
        [green] verde
        [blue] azul
        [purple] morado
       *[grey] gris
    }

## Counted things

# $points
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
# $count, as a subject or in a label
tokens =
    { $count ->
        [one] { $count } ficha de donativo
       *[other] { $count } fichas de donativo
    }
# $tools: how a game is played
with-tools =
    con { $tools ->
        [one] { $tools } herramienta
       *[other] { $tools } herramientas
    }
# $count, as a subject or in a label
dice-count =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
# $count, $color
dice-of-color =
    { $count ->
        [one]
            { $count } dado { $color ->
                [red] rojo
                [yellow] amarillo
                [green] verde
                [blue] azul
                [purple] morado
               *[grey] gris
            }
       *[other]
            { $count } dados { $color ->
                [red] rojos
                [yellow] amarillos
                [green] verdes
                [blue] azules
                [purple] morados
               *[grey] grises
            }
    }
# $count
players-count =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }

## On the table

term-draft-pool = Reserva
term-round-track = Marcador de ronda
term-bag = Bolsa
term-window = Vitral
term-pattern = Patrón
term-difficulty = Dificultad
term-die-in-hand = Dado en mano
term-favor-tokens = Fichas de donativo
term-tools = Herramientas
term-public-objectives = Objetivos públicos
term-private-objective = Objetivo privado
term-start-player = Jugador inicial

## Expansions and modules

term-glory = Gloria
term-grey-pool = Reserva de vidrio gris
term-restriction-board = Tablero de restricción
term-pioneers = Cartas de pionero
term-blooms = Cartas de floración
term-rivalry = Cartas de rivalidad
term-private-pool = Reserva personal
term-even-bag = Bolsa equilibrada

## The score

term-scores = Puntuaciones
term-final-scoring = Puntuación final
term-target-score = Puntuación objetivo
term-empty-spaces = Casillas vacías
term-expected-score = Puntuación esperada

## Around the game

term-players = Jugadores
term-solo-game = Modo solitario
term-edition = Edición
term-modules = Módulos
term-tie-break = Desempate
term-bot = Bot
term-spectators = Espectadores
term-log = Registro de la partida
term-replay = Repetición
term-analysis = Análisis
term-daily-puzzle = Reto diario
term-pass-and-play = Un solo dispositivo
term-first-game = Partida guiada
term-referee = Puntuar una partida real
term-clock = Tiempo restante
term-settings = Ajustes
term-language = Idioma
term-colour-marks = Marcas de color
term-animation-speed = Velocidad de animación
term-sound = Sonido
term-waiting = Esperando jugadores
term-reconnecting = Reconectando…

## Buttons

term-undo = Deshacer
term-hint = Pista
term-pass = Pasar
term-rematch = Revancha
term-join = Unirse
term-share = Compartir
term-invite-link = Copiar el enlace de invitación
