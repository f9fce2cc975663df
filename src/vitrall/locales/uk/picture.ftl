### Titles and descriptions of pictures, for screen readers too, and the texts of `vitrall picture`.


## One thing

# $die, in words
picture-die = Кубик: { $die }
# $color
picture-die-description =
    Шматок кольорового скла у свинці, по крапці на кожну одиницю значення. Знак його кольору — { $color ->
        [red] серце
        [yellow] сонце
        [green] листок
        [blue] крапля
        [purple] корона
       *[grey] місяць
    }.
# $pattern
picture-window = Вітраж: { $pattern }
# $row is a letter, $spaces a list of dice and empty spaces
picture-row = Ряд { $row }: { $spaces }.
picture-blank = біла комірка
# $color
picture-color-space =
    порожня { $color ->
        [red] червона
        [yellow] жовта
        [green] зелена
        [blue] синя
        [purple] фіолетова
       *[grey] сіра
    } комірка
# $value
picture-value-space = порожня комірка зі значенням { $value }
# $pattern
picture-glass = Готовий вітраж: { $pattern }
picture-glass-description = Готичне вікно з каменю: п’ять стулок по чотири шибки, кожна шибка — кубик, а над ними розета в тих самих кольорах.

## Sheets

picture-dice = Усі кубики
picture-dice-description = Шість кольорів у шести значеннях, великі й малі; що вище значення, то темніше скло. Кожен колір має свій знак і штрихування: червоний — серце й вертикальні лінії, жовтий — сонце й крапки, зелений — листок і спадні лінії, синій — краплю й горизонтальні лінії, фіолетовий — корону й висхідні лінії, сірий — місяць і сітку. Нижче — комірки, як їх надруковано.
# $count
picture-windows =
    { $count ->
        [one] { $count } вітраж
        [few] { $count } вітражі
        [many] { $count } вітражів
       *[other] { $count } вітража
    }
# $names
picture-windows-description = Вітражі без кубиків: { $names }.

## The table

# $standing: round and turn
picture-table = Стіл. { $standing }
# $dice, $die, $rounds, $cards: lists in words
picture-pool = Резерв: { $dice }.
picture-hand = Кубик у руці: { $die }.
picture-track = Трек раундів: { $rounds }.
# $round, $dice
picture-round = раунд { $round }: { $dice }
picture-tools = Інструменти: { $cards }.
picture-publics = Загальні цілі: { $cards }.
picture-privates = Особисті цілі, які видно: { $cards }.
# $name
picture-no-window = { $name }: ще без вітража.
# Modules and private pools. $count, $card, $cards, $spaces, $dice
picture-grey-pool = Резерв сірого скла: { dice-count }.
picture-board = Планшет обмежень: { $card }.
picture-pioneers = Карти першовідкривачів, ще не здобуті: { $cards }.
picture-blooms = Ваші карти цвітіння: { $cards }.
picture-open-to-grey = Комірки, відкриті для сірих кубиків: { $spaces }.
picture-taken = Здобуті карти першовідкривачів: { $cards }.
picture-blooms-kept = Залишені карти цвітіння, долілиць: { $count }.
picture-blooms-shown = Карти цвітіння: { $cards }.
picture-private-pool = Особистий резерв: { $dice }.

## The command

picture-about = намалювати запис партії або позицію
picture-help = Малює стіл, вітраж, готовий вітраж як кольорове скло або результат, яким можна поділитися, у форматі SVG чи PNG. Без -o зображення SVG іде на стандартний вивід.
picture-flag-source = запис партії або позиція, «-» — стандартний ввід; із --kind die кубик, наприклад R5
picture-flag-seat = чий вітраж, рахуючи від 1; для столу — з чийого погляду
picture-flag-kind = table (стіл), window (вітраж), glass (готовий вітраж), result (результат) або die (кубик)
picture-flag-shape = форма результату: tall (вертикальна), 1200 × 1600 пікселів, або wide (горизонтальна), 1200 × 630
picture-flag-name = написати на результаті ім’я гравця
picture-flag-theme = dark (темна) або light (світла)
picture-flag-no-hatch = кольори без штрихування
picture-flag-size = ширина в пікселях
picture-flag-output = файл, який треба записати, .svg або .png

## What may go wrong

error-picture-die = Це не кубик ({ $detail }).
error-picture-format = Зображення зберігається як .svg або .png ({ $detail }).
error-picture-source = Це не запис партії й не позиція ({ $detail }).
error-picture-shape = Результат малюється у формі tall або wide ({ $detail }).
error-picture-no-converter = Для зображень PNG потрібен додаток «png»: pip install "vitrall[png]". Або збережіть зображення як .svg.
error-picture-converter = Не вдалося перетворити зображення на PNG ({ $detail }). Збережіть його як .svg.
