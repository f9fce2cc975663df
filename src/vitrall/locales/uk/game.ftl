### Texts of terminal and page during a game: who, when, what is left, what is asked for.


## Who and when

# $seat, counted from 1: a player without a name
seat-name = Гравець { $seat }
# $seat, counted from 1
bot-name = Бот { $seat }
# $round, $total
round-of = Раунд { $round } з { $total }
# $turn is 1 or 2
your-turn =
    Ваш { $turn ->
        [1] перший
       *[2] другий
    } хід
# With private pools everybody has one turn a round.
your-only-turn = Ваш хід
# $name; $turn is 1 or 2
turn-of =
    { $name }: { $turn ->
        [1] перший
       *[2] другий
    } хід
# $name
only-turn-of = Хід: { $name }
# $name
skips-turn = { $name } пропускає другий хід у цьому раунді.
# $name
waiting-for = Чекаємо на хід: { $name }…
# $names: those who have not chosen yet
waiting-for-choices = Триває вибір: { $names }…
# $count
spectators =
    { $count ->
        [one] Дивиться { $count } глядач.
        [few] Дивляться { $count } глядачі.
        [many] Дивиться { $count } глядачів.
       *[other] Дивиться { $count } глядача.
    }
# $count, seconds
time-left =
    { $count ->
        [one] Лишилася { $count } секунда
        [few] Лишилися { $count } секунди
        [many] Лишилося { $count } секунд
       *[other] Лишилося { $count } секунди
    }

## What is left

# $count
tokens-left =
    { $count ->
        [0] У вас не лишилося фішок привілеїв.
        [one] У вас лишилася { $count } фішка привілеїв.
        [few] У вас лишилися { $count } фішки привілеїв.
        [many] У вас лишилося { $count } фішок привілеїв.
       *[other] У вас лишилося { $count } фішки привілеїв.
    }
# $name, $count
tokens-of = { $name }: { tokens }
# $count, $color
bag-left =
    { $count ->
        [one] У мішечку лишився
        [few] У мішечку лишилися
        [many] У мішечку лишилося
       *[other] У мішечку лишилося
    } { dice-of-color }.
# $count: dice of all colours
bag-count =
    { $count ->
        [0] Мішечок порожній.
        [one] У мішечку лишився { $count } кубик.
        [few] У мішечку лишилися { $count } кубики.
        [many] У мішечку лишилося { $count } кубиків.
       *[other] У мішечку лишилося { $count } кубика.
    }
pool-empty = Резерв порожній.
track-empty = Трек раундів порожній.

## Tools and patterns

# $tool, $count
tool-price = { $tool } — ціна: { tokens }
# $tool, $color: the price in the solo game
tool-price-color = { $tool } — ціна: { colored-die-nom }
# $tool, $value: the price in the solo game, where a card prints a value
tool-price-value = { $tool } — ціна: { value-nom }
# $count
tool-tokens = На карті: { tokens }
tool-used-up = Використано
# $tool
tool-in-use = Використовується: { $tool }
# $count, 3 to 6
difficulty-of = Рівень складності { $count }
# A mark beside a card's name.
name-is-ours = Наша власна назва цієї карти

## The phases of a game, named as in views and positions

phase-deal-privates = Роздача особистих цілей
phase-deal-blooms = Роздача карт цвітіння
phase-deal-windows = Роздача карт вітражів
phase-choose = Вибір вітражів
phase-keep = Вибір карт цвітіння
phase-roll-own = Кидок кубиків особистих резервів
phase-deal-tools = Викладання інструментів
phase-deal-publics = Викладання загальних цілей
phase-deal-board = Вибір планшета обмежень
phase-deal-pioneers = Викладання карт першовідкривачів
phase-deal-start = Визначення першого гравця
phase-roll = Кидок кубиків резерву
phase-roll-grey = Кидок сірого кубика
phase-turn = Хід гравця
phase-hand = Кубик у руці
phase-step = Інструмент у дії
phase-roll-again = Повторний кидок кубика в руці
phase-roll-pool = Повторний кидок кубиків резерву
phase-roll-picked = Повторний кидок кубиків особистого резерву
phase-draw = Витягування кубика з мішечка
phase-over = Партію завершено

## What is asked for

prompt-choose = Виберіть один зі своїх чотирьох вітражів.
prompt-keep = Вирішіть, які карти цвітіння залишити; можна скинути одну або обидві.
prompt-turn = Виберіть кубик, використайте інструмент або завершіть хід.
prompt-turn-pools = Виберіть кубик, візьміть один зі свого особистого резерву, використайте інструмент або завершіть хід.
prompt-turn-no-tool = Виберіть кубик або завершіть хід.
prompt-turn-pools-no-tool = Виберіть кубик, візьміть один зі свого особистого резерву або завершіть хід.
prompt-turn-tool = Використайте інструмент або завершіть хід.
prompt-turn-end = Більше нічого зробити не можна: завершіть хід.
# $color, $value
prompt-hand = Розмістіть { die-acc } у своєму вітражі.
prompt-hand-isolated = Розмістіть { die-acc } там, де вона не дотикається до жодного іншого кубика.
prompt-hand-may-return = Розмістіть { die-acc } у своєму вітражі або поверніть до резерву.
prompt-return = Кубик не підходить до жодної комірки: поверніть його до резерву.
# One sentence for each step of a tool.
step-move = Виберіть кубик у своєму вітражі та комірку, у яку його перемістите.
step-move-second = Тепер перемістіть другий кубик.
step-move-optional = Перемістіть другий кубик того самого кольору або зупиніться на цьому.
step-turn-one = Збільште або зменште значення кубика на 1.
step-turn-any = Виберіть значення кубика.
step-turn-other = Виберіть інше значення кубика.
step-swap = Виберіть кубик на треку раундів, на який обміняєте свій.
step-draft-again = Виберіть і розмістіть ще один кубик.
step-trade = Виберіть сірий кубик і кубик іншого кольору, що поміняються місцями.
step-exchange = Виберіть кубик зі свого особистого резерву, на який обміняєте вибраний.
step-again = Виберіть кубик зі свого особистого резерву, який кинете ще раз.
step-again-optional = Виберіть ще один кубик, щоб кинути його ще раз, або зупиніться на цьому.

## Why a space does not take a die, shown on the space itself

refuse-occupied = Ця комірка вже зайнята.
refuse-first-die = Почніть із краю або з кута.
refuse-touch = Ця комірка не дотикається до жодного кубика.
# $color of the space
refuse-colour-space =
    Ця комірка приймає лише { $color ->
        [red] червоні
        [yellow] жовті
        [green] зелені
        [blue] сині
        [purple] фіолетові
       *[grey] сірі
    } кубики.
# $value of the space
refuse-value-space = Ця комірка приймає лише { value-pl }.
refuse-same-colour = Поруч лежить кубик того самого кольору.
# $side is left, right, above or below; $value
refuse-same-value =
    { $side ->
        [left] Ліворуч уже лежить { value-nom }.
        [right] Праворуч уже лежить { value-nom }.
        [above] Вище вже лежить { value-nom }.
       *[below] Нижче вже лежить { value-nom }.
    }
refuse-isolated = Ця комірка дотикається до кубика, а інструмент вимагає комірки, що не дотикається до жодного.
refuse-board = Планшет обмежень забороняє цю комірку.
undo-refused = Скасувати не можна: кубики вже кинуто.

## Hints

# $move: one of the offers of moves.ftl
hint-move = Підказка: { $move }
# $points, perhaps with a decimal
hint-expected = Очікуваний результат: { points }
hint-none = Тут підказки немає.
# $move
hint-or = Або: { $move }

# Why a move is good or bad: parts of a sentence, several in a row. $points, $card
hint-scores = { points } за карту «{ $card }»
hint-private = { points } за особисту ціль
hint-blooms = { points } за карти цвітіння
hint-pioneers = { points } за карти першовідкривачів
# $card
hint-nears = ближче до цілі «{ $card }»
# $spaces
hint-closes = жоден кубик більше не підійде сюди: { $spaces }
# $count
hint-costs = ціна: { tokens }
hint-tokens = прибуток: { tokens }
hint-blank =
    { $count ->
        [one] { $count } біла комірка
        [few] { $count } білі комірки
        [many] { $count } білих комірок
       *[other] { $count } білої комірки
    }

## A bot that failed; a simple one moves instead. $name

bot-error = { $name } дає збій; замість нього ходить простий бот.
bot-illegal = { $name } не пропонує дозволеного ходу; замість нього ходить простий бот.
bot-late = { $name } думає надто довго; замість нього ходить простий бот.

## How a game is set up

edition-standard = Стандартне
edition-polish-1 = Перше польське видання
edition-polish-2 = Друге польське видання
edition-ukrainian-2024 = Українське видання 2024 року
edition-spanish = Іспанське видання
tie-break-reverse-order = перемагає той, чий перший хід фінального раунду був найпізнішим
tie-break-last-turn = перемагає той, хто останнім ходив у фінальному раунді
tie-break-shared = спільна перемога
solo-price-color = кубик кольору, указаного на карті
solo-price-printed = кубик кольору чи значення, указаного на карті
module-grey-glass = Сіре скло
module-pioneers = Першовідкривачі
module-blooms = Цвітіння
module-rivalry = Суперництво
# One line for each option of a game.
option-players = Кількість гравців; 1 — соло-гра
option-edition = Видання правил
option-even-bag = Вирівняний мішечок: менше кубиків, порівну кожного кольору, менше випадковості
option-tools = Інструменти на столі
option-solo-tools = Інструменти в соло-грі, від 1 (найважче) до 5 (найлегше)
option-solo-privates = Особисті цілі в соло-грі
option-tie-break = Останній тай-брейк
option-solo-price = Плата за інструмент у соло-грі
option-modules = Модулі доповнення «Слава»
option-marked-objectives = Особисті цілі з позначеними комірками
option-more-patterns = Дванадцять додаткових вітражів
option-private-pools = Особисті резерви: десять власних кубиків, один хід за раунд
option-seed = Зерно: те саме число дає ті самі кубики
