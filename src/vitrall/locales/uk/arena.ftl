### Боти один проти одного: `vitrall arena` і сторінки, які вона пише.

## Командний рядок

arena-about = провести партії між ботами й оцінити, наскільки надійний результат
arena-description = Кожне зерно розігрують раз для кожного зсуву ботів навколо столу, тож вплив удачі з картами компенсується. Коли бюджет — це симуляції, ті самі зерна дають той самий результат.
arena-bots = боти; один грає сам із собою; exec:КОМАНДА — інша програма
arena-flag-ladder = кожен бот проти слабшого за себе й проти себе; записує ladder.md
arena-flag-levels = кожен рівень проти слабшого, також за іншими столами; записує частину ladder.md
arena-flag-solo = кожен бот у соло-грі з одним–п’ятьма інструментами; записує solo.md
arena-flag-mixed = усі боти впереміш, від одного до шести гравців, усі модулі: чи щось ламається?
arena-games = скільки партій, з округленням угору до повних зсувів
arena-flag-seeds = ці зерна, наприклад 1-400
arena-flag-budget = скільки може тривати хід: мілісекунди (20ms) або симуляції (50p); без цього вирішують боти
arena-minutes = драбина й соло-гра не починають партії, яка скінчилася б пізніше, ніж за стільки хвилин
arena-state = де зберігати закінчені партії драбини й соло-гри, щоб продовжити після перерви
arena-until-sure = зупинитися, щойно стане певно, чи перший із двох ботів кращий
arena-between = відсотки перемог, які має розрізнити --until-sure
arena-out = файл Parquet із рядком для кожної партії; для драбини й соло-гри — тека для сторінки

## Змагання

arena-head = стіл: { $table }; бюджет: { $budget }; { $engine }
arena-engine-compiled = скомпільований рушій
arena-engine-plain = нескомпільований рушій
arena-budget-own = на розсуд бота
arena-seeds = зерна { $first }–{ $last }; партій: { $games }
arena-line = { $bot }: партій { $games }, виграно { $won }, очки { $points }, перевага { $margin }, рейтинг { $rating }, збоїв { $faults }
arena-faults = недозволених { $illegal }, помилок { $error }, запізнень { $late }
arena-times = Мілісекунд на хід гравця (середнє / 95-й перцентиль / найдовший):
arena-times-line = { $bot }: за годинником { $wall }; час процесора { $cpu }; окрема дія в частках бюджету { $part }
arena-interval = Інтервали справджуються у 95 випадках зі 100 (Вілсон). Нічиї ділять порівну. Партії одного зерна мають ті самі карти: скільки вони варті, видно з розкиду між зернами.
arena-no-rating = Без рейтингу: для нього потрібен додаток «lab» (pip install "vitrall[lab]").
arena-verdict-better = Достовірно (зерен: { $seeds }): { $bot } кращий; виграє { $high } %, а не { $low } % (логарифм відношення правдоподібностей { $ratio }).
arena-verdict-no-better = Достовірно (зерен: { $seeds }): { $bot } не кращий; виграє { $low } %, а не { $high } % (логарифм відношення правдоподібностей { $ratio }).
arena-verdict-open = Недостовірно (зерен: { $seeds }): невідомо, чи { $bot } виграє { $low } %, чи { $high } % (логарифм відношення правдоподібностей { $ratio }).

## Заголовки стовпців

arena-column-table = стіл
arena-column-bot = бот
arena-column-pair = пара
arena-column-seeds = зерна
arena-column-games = партій
arena-column-won = виграно (95 %)
arena-column-points = очки ± розкид
arena-column-margin = перевага
arena-column-rating = рейтинг
arena-column-faults = збоїв
arena-column-wall = мс на хід: середнє / 95 % / найдовший
arena-column-cpu = час процесора
arena-column-part = дія в частках бюджету

## Сторінки

arena-ladder-title = Драбина ботів
arena-levels-title = Рівні для людей
arena-solo-title = Боти в соло-грі
arena-page-head = Текст між позначками записує названа там команда; текст поза ними лишається.
arena-page-played = { $command }, vitrall { $version }, { $day }. { $table }.
arena-ladder-pairs = Кожен бот проти слабшого за себе. Кожне зерно розіграно двічі, з обміном місцями; виграші, очки й перевага належать першому, другі очки — його супернику.
arena-ladder-alone = Кожен бот проти себе. Рейтинг обчислює бібліотека openskill (Плакетт–Люс; усі починають із 25 ± 8,3) за партіями вище.
arena-ladder-tables = Кожен другий щабель, а також найкращий бот із мережею проти найкращого без неї, за іншими столами.
arena-levels-picture = Середній рахунок кожного рівня в грі проти себе та як часто він перемагає рівень нижче
arena-aims = Чого прагнули й чого досягли.
arena-column-aim-of = чого
arena-column-aim = ціль
arena-column-measured = виміряно
# $bot
arena-aim-self = { $bot } проти себе, середній рахунок і час ходу
# $above, $below: bots; $table: options
arena-aim-pair = { $above } проти { $below }, виграні партії; { $table }
# $above, $below: bots. Instead of a figure
arena-aim-alike = { $above } грає тут так само, як { $below }
# $bot; $tools: as in arena-solo-tools
arena-aim-solo = { $bot } наодинці, виграні партії; { $tools }
arena-solo-tools = { $count ->
    [one] { $count } інструмент
    [few] { $count } інструменти
    [many] { $count } інструментів
   *[other] { $count } інструмента
}
arena-solo-cells = Як часто бот перевершував результат уявного суперника, залежно від кількості інструментів, з інтервалом і кількістю партій.
arena-solo-cell = { $won }; партій: { $games }
arena-page-left = Ще не зіграно, бо забракло часу:
arena-left = { $contest }: лишилися зерна { $seeds }
arena-done = { $contest }: готово, партій: { $games }
arena-written = Записано: { $page }
arena-kept = Закінчене збережено в теці { $folder }; та сама команда продовжить звідти.

## Усі боти за всіма столами

arena-mixed-table = { $players }, усі модулі, партій: { $games }
arena-mixed-line = { $bot }: дій { $moves }, збоїв { $faults }; понад бюджет за годинником { $wall }, за процесором { $cpu }; найдовша { $slowest } мс
arena-mixed-passed = Без збоїв: кожен бот зробив кожну дію сам, і жодна не запізнилася так, щоб від неї відмовилися.
arena-mixed-failed = { $count ->
    [one] { $count } дію бот не зробив сам.
    [few] { $count } дії боти не зробили самі.
    [many] { $count } дій боти не зробили самі.
   *[other] { $count } дії боти не зробили самі.
}

## Помилки

error-arena-bots = Ці боти не можуть грати один проти одного ({ $detail }).
error-arena-budget = Бюджет пишуть як 20ms або 50p ({ $detail }).
error-arena-seeds = Зерна пишуть як 1-400 ({ $detail }).
error-arena-sure = Порівнювати до достовірного результату можна лише двох ботів за одним столом ({ $detail }).
error-arena-between = Дві межі у відсотках пишуть як 50-60, спершу меншу ({ $detail }).
error-arena-minutes = Така кількість хвилин неможлива ({ $detail }).
error-arena-pages = Такої теки для сторінки немає; її називає --out ({ $detail }).
