### Words that the other files build on: dice in their cases, counted things, and the labels of the table.

language-name = українська

## Dice. $color is red, yellow, green, blue, purple or grey; $value a number from 1 to 6.

# A die as a subject, after a colon, or in a label.
die-nom =
    { $color ->
        [red] червона
        [yellow] жовта
        [green] зелена
        [blue] синя
        [purple] фіолетова
       *[grey] сіра
    } { $value ->
        [1] одиниця
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
       *[6] шістка
    }
# A die as an object.
die-acc =
    { $color ->
        [red] червону
        [yellow] жовту
        [green] зелену
        [blue] синю
        [purple] фіолетову
       *[grey] сіру
    } { $value ->
        [1] одиницю
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
       *[6] шістку
    }
# A die that is not there, or that something is of.
die-gen =
    { $color ->
        [red] червоної
        [yellow] жовтої
        [green] зеленої
        [blue] синьої
        [purple] фіолетової
       *[grey] сірої
    } { $value ->
        [1] одиниці
        [2] двійки
        [3] трійки
        [4] четвірки
        [5] п’ятірки
       *[6] шістки
    }
# A die that something is done with.
die-ins =
    { $color ->
        [red] червоною
        [yellow] жовтою
        [green] зеленою
        [blue] синьою
        [purple] фіолетовою
       *[grey] сірою
    } { $value ->
        [1] одиницею
        [2] двійкою
        [3] трійкою
        [4] четвіркою
        [5] п’ятіркою
       *[6] шісткою
    }
# A die whose value is not known yet, in the same four cases.
colored-die-nom =
    { $color ->
        [red] червоний
        [yellow] жовтий
        [green] зелений
        [blue] синій
        [purple] фіолетовий
       *[grey] сірий
    } кубик
colored-die-acc = { colored-die-nom }
colored-die-gen =
    { $color ->
        [red] червоного
        [yellow] жовтого
        [green] зеленого
        [blue] синього
        [purple] фіолетового
       *[grey] сірого
    } кубика
colored-die-ins =
    { $color ->
        [red] червоним
        [yellow] жовтим
        [green] зеленим
        [blue] синім
        [purple] фіолетовим
       *[grey] сірим
    } кубиком
# A value named as a die.
value-nom =
    { $value ->
        [1] одиниця
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
       *[6] шістка
    }
# Dice of one value; as a subject and as an object alike.
value-pl =
    { $value ->
        [1] одиниці
        [2] двійки
        [3] трійки
        [4] четвірки
        [5] п’ятірки
       *[6] шістки
    }
# The name of a colour, for labels.
color-name =
    { $color ->
        [red] червоний
        [yellow] жовтий
        [green] зелений
        [blue] синій
        [purple] фіолетовий
       *[grey] сірий
    }

## Counted things

# $points
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
# $count, as a subject or in a label
tokens =
    { $count ->
        [one] { $count } фішка привілеїв
        [few] { $count } фішки привілеїв
        [many] { $count } фішок привілеїв
       *[other] { $count } фішки привілеїв
    }
# $tools: how a game is played
with-tools =
    з { $tools ->
        [one] { $tools } інструментом
        [few] { $tools } інструментами
        [many] { $tools } інструментами
       *[other] { $tools } інструмента
    }
# $count, as a subject or in a label
dice-count =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    }
# $count, $color
dice-of-color =
    { $count ->
        [one]
            { $count } { $color ->
                [red] червоний
                [yellow] жовтий
                [green] зелений
                [blue] синій
                [purple] фіолетовий
               *[grey] сірий
            } кубик
        [few]
            { $count } { $color ->
                [red] червоні
                [yellow] жовті
                [green] зелені
                [blue] сині
                [purple] фіолетові
               *[grey] сірі
            } кубики
        [many]
            { $count } { $color ->
                [red] червоних
                [yellow] жовтих
                [green] зелених
                [blue] синіх
                [purple] фіолетових
               *[grey] сірих
            } кубиків
       *[other]
            { $count } { $color ->
                [red] червоного
                [yellow] жовтого
                [green] зеленого
                [blue] синього
                [purple] фіолетового
               *[grey] сірого
            } кубика
    }
# $count
players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }

## On the table

term-draft-pool = Резерв
term-round-track = Трек раундів
term-bag = Мішечок
term-window = Вітраж
term-pattern = Схема вітража
term-difficulty = Рівень складності
term-die-in-hand = Кубик у руці
term-favor-tokens = Фішки привілеїв
term-tools = Інструменти
term-public-objectives = Загальні цілі
term-private-objective = Особиста ціль
term-start-player = Перший гравець

## Expansions and modules

term-glory = Слава
term-grey-pool = Резерв сірого скла
term-restriction-board = Планшет обмежень
term-pioneers = Карти першовідкривачів
term-blooms = Карти цвітіння
term-rivalry = Карти суперництва
term-private-pool = Особистий резерв
term-even-bag = Вирівняний мішечок

## The score

term-scores = Результати
term-final-scoring = Підрахунок очок
term-target-score = Результат уявного суперника
term-empty-spaces = Порожні комірки
term-expected-score = Очікуваний результат

## Around the game

term-players = Гравці
term-solo-game = Соло-гра
term-edition = Видання
term-modules = Модулі
term-tie-break = Тай-брейк
term-bot = Бот
term-spectators = Глядачі
term-log = Журнал партії
term-replay = Повтор
term-analysis = Аналіз
term-daily-puzzle = Головоломка дня
term-pass-and-play = Гра на одному пристрої
term-first-game = Навчальна партія
term-referee = Порахувати очки за столом
term-clock = Залишок часу
term-settings = Налаштування
term-language = Мова
term-colour-marks = Позначки кольорів
term-animation-speed = Швидкість анімації
term-sound = Звук
term-waiting = Очікування гравців
term-reconnecting = Відновлення зв’язку…

## Buttons

term-undo = Скасувати
term-hint = Підказка
term-pass = Спасувати
term-rematch = Реванш
term-join = Приєднатися
term-share = Поділитися
term-invite-link = Копіювати посилання-запрошення
