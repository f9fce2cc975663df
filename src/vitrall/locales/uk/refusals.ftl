### Why something cannot be done: one message for each code, `error-` and the code with a hyphen for its slash.
###
### A reason against a move may name what it is about: $space, a die as $color and $value, or $card. All other errors have
### $detail, the reason (see reasons.ftl), and $line of the file read (0 where there is none).

error-illegal = Зараз це не дозволено.

## Placement. $space

error-placement-occupied = Комірка { $space } вже зайнята.
error-placement-edge = Комірка { $space } не лежить скраю. { refuse-first-die }
error-placement-touch = Комірка { $space } не дотикається до жодного кубика.
error-placement-color = Комірка { $space } приймає лише кубики свого кольору.
error-placement-value = Комірка { $space } приймає лише кубики зі значенням, указаним у ній.
error-placement-unlike = Поруч із коміркою { $space } лежить кубик того самого кольору чи значення.
error-placement-isolated = Комірка { $space } дотикається до кубика, а інструмент вимагає комірки, що не дотикається до жодного.
error-placement-board = Планшет обмежень забороняє розмістити цей кубик у комірці { $space }.
error-place-no-die = У вас немає кубика в руці.

## Drafting. A die: $color, $value

error-draft-die-in-hand = У вас уже є кубик у руці.
error-draft-tool-owes = Спершу доведіть до кінця дію інструмента.
error-draft-spent = У цьому ході кубик уже вибрано.
error-draft-not-in-pool = У резерві немає { die-gen }.
error-draft-no-space = Жодна комірка вашого вітража не прийме { die-gen }.
error-return-not-offered = Зараз не можна повернути кубик до резерву.

## Private pools. A die: $color, $value

error-take-no-pools = У цій партії немає особистих резервів.
error-take-die-in-hand = { error-draft-die-in-hand }
error-take-tool-owes = { error-draft-tool-owes }
error-take-spent = У цьому ході кубик з особистого резерву вже взято.
error-take-not-in-pool = У вашому особистому резерві немає { die-gen }.
error-take-no-space = { error-draft-no-space }
error-own-no-tool = Кубики особистого резерву обмінюють або кидають ще раз лише за допомогою інструмента.
error-own-not-in-pool = { error-take-not-in-pool }

## Tools. $card

error-tool-not-on-table = Цього інструмента немає на столі.
error-tool-one-a-turn = У цьому ході інструмент уже використано.
error-tool-no-payment = За інструмент «{ $card }» платять фішками привілеїв, а не кубиком.
error-tool-price = У вас замало фішок привілеїв для інструмента «{ $card }».
error-tool-used-up = Інструмент «{ $card }» уже використано: у соло-грі кожен діє один раз.
error-tool-payment = За інструмент «{ $card }» заплатіть кубиком із резерву, що відповідає позначці на карті.
error-tool-tool-owes = Спершу доведіть до кінця дію поточного інструмента.
error-tool-die-in-hand = Інструмент «{ $card }» не можна використати з кубиком у руці.
error-tool-no-die-in-hand = Перш ніж використати інструмент «{ $card }», виберіть кубик.
error-tool-private-die = Інструмент «{ $card }» діє на кубик зі спільного резерву, а не з особистого.
error-tool-timing = Зараз не час для інструмента «{ $card }»: на карті сказано, коли він діє.
error-tool-impossible = Дію інструмента «{ $card }» зараз не можна виконати повністю.
error-stop-not-offered = Зараз не можна припинити дію інструмента.

## The steps of a tool. $space, or a die: $color, $value

error-move-no-tool = Кубики переміщують лише за допомогою інструмента.
error-move-no-die = У комірці { $space } немає кубика.
error-move-twice = Кубик із комірки { $space } вже переміщено.
error-move-color = Інструмент не може перемістити кубик із комірки { $space }: на треку раундів має лежати кубик цього кольору, а обидва переміщені кубики мають бути одного кольору.
error-move-same-space = Кубик має переміститися в іншу комірку, ніж { $space }.
error-move-no-second = Після переміщення в комірку { $space } не вдалося б перемістити другий кубик.
error-swap-no-tool = Кубики з треку раундів обмінюють лише за допомогою інструмента.
error-swap-not-on-track = З цієї поділки треку раундів не можна взяти { die-gen }.
error-swap-not-one-grey = { error-trade-not-one-grey }
error-trade-no-tool = Кубики у вітражі міняють місцями лише за допомогою інструмента.
error-trade-not-one-grey = Один із двох кубиків має бути сірим, а другий — ні.
error-turn-no-tool = Значення кубика змінюють лише за допомогою інструмента.
error-turn-value = На кубику не можна встановити це значення.

## Turns and choices

error-turn-other-seat = Зараз хід іншого гравця.
error-pass-die-in-hand = Не можна завершити хід із кубиком у руці.
error-pass-tool-owes = Перш ніж завершити хід, доведіть до кінця дію інструмента.
error-choice-awaited = Спершу всі мають зробити вибір.
error-choice-over = Час для цього вибору вже минув.
error-choice-made = Цей вибір уже зроблено.
error-choice-not-offered = Цього немає серед карт для вибору.
error-choice-no-seat = За цим столом немає такого місця.
error-game-over = Партію вже завершено.
error-chance-awaited = Спершу треба роздати карти або кинути кубики.
error-chance-not-now = Зараз нічого не роздають, не витягують і не кидають.
error-chance-impossible = Такий випадковий результат зараз неможливий.
error-chance-no-generator = У цій партії кубики кидають поза програмою; уведіть, що випало.
error-move-unknown = Такої дії немає.
error-move-unreadable = Це не вдалося прочитати як дію ({ $detail }).

## Undo

error-undo-nothing = Немає чого скасовувати.
error-undo-new-knowledge = { undo-refused }
error-undo-turn-ended = Скасувати не можна: хід уже завершено.
error-undo-choice = Скасувати не можна: вибір остаточний.

## Questions without an answer

error-view-no-seat = За цим столом немає такого місця ({ $detail }).
error-view-no-window = Цього вітража ще немає.
error-score-no-windows = Вітражі ще не вибрано.
error-score-not-over = Партія ще триває.
error-record-unknown-start = Цю партію продовжено з готової позиції, тому запису немає.

## Options. $detail

error-option-players = Така кількість гравців неможлива ({ $detail }).
error-option-edition = Такого видання немає ({ $detail }).
error-option-tools = Така кількість інструментів неможлива ({ $detail }).
error-option-solo-tools = Така кількість інструментів неможлива в соло-грі ({ $detail }).
error-option-solo-privates = Така кількість особистих цілей неможлива в соло-грі ({ $detail }).
error-option-tie-break = Такого тай-брейку немає ({ $detail }).
error-option-solo-price = Така плата в соло-грі неможлива ({ $detail }).
error-option-even-bag = Вирівняний мішечок тут неможливий ({ $detail }).
error-option-modules = Такого модуля немає ({ $detail }).
error-option-rivalry = Карти суперництва тут неможливі ({ $detail }).
error-option-private-pools = Особисті резерви тут неможливі ({ $detail }).
error-option-marked-objectives = Цілі з позначеними комірками можна лише ввімкнути або вимкнути ({ $detail }).
error-option-more-patterns = Додаткові вітражі можна лише ввімкнути або вимкнути ({ $detail }).
error-option-seed = Таке зерно неможливе ({ $detail }).
error-option-deck = Для цієї партії замало карт ({ $detail }).
error-option-language = Такої мови немає ({ $detail }).

## Pictures. $detail

error-picture-theme = Такої теми немає ({ $detail }).
error-picture-size = Зображення не може мати такої ширини ({ $detail }).
error-picture-prefix = Такий префікс неможливий ({ $detail }).

## Simulations. $detail

error-sim-first = Це не може бути перша партія ({ $detail }).
error-sim-games = Така кількість партій неможлива ({ $detail }).
error-sim-workers = Така кількість процесів неможлива ({ $detail }).
error-sim-bots = Кількість ботів не відповідає кількості місць ({ $detail }).
error-sim-bot = Такого бота немає ({ $detail }).
error-bot-unknown = Бота з такою назвою немає ({ $detail }).
error-bot-budget = Такого ліміту на роздуми боту дати не можна ({ $detail }).
error-env-illegal = Ця дія зараз не дозволена.
error-env-no-library = Бракує бібліотеки ({ $detail }).
error-env-no-place = Такої дії немає в цьому просторі дій ({ $detail }).
error-env-not-begun = Спершу викличте reset.
error-env-render = Такого способу малювання немає ({ $detail }).
error-env-reward = Такої винагороди немає ({ $detail }).
error-env-size = Кожна партія потребує однієї дії.
error-bot-illegal = Бот не назвав дозволеного ходу ({ $detail }).
error-bot-broken = Цього бота не вдається запустити ({ $detail }).
error-bot-command = Це не команда ({ $detail }).

## Card files. $detail

error-card-unknown = Такої карти немає ({ $detail }).
error-card-file = Не вдалося прочитати файл карт ({ $detail }).
error-card-size = Файл карт завеликий ({ $detail }).
error-card-encoding = Файл карт — не текст UTF-8 ({ $detail }).
error-card-toml = Файл карт записано не в TOML ({ $detail }).
error-card-unknown-table = У файлі карт є невідома таблиця ({ $detail }).
error-card-unknown-field = Карта має невідоме поле ({ $detail }).
error-card-missing-field = Карті бракує поля ({ $detail }).
error-card-wrong-type = Поле карти має неправильний тип ({ $detail }).
error-card-range = Число на карті поза межами ({ $detail }).
error-card-favor = Рівень складності вітража — від 3 до 6 ({ $detail }).
error-card-rows = Схема має чотири ряди по п’ять знаків ({ $detail }).
error-card-mark = У схемі є невідомий знак ({ $detail }).
error-card-neighbours = Дві комірки, що дотикаються стороною, вимагають того самого ({ $detail }).
error-card-unknown-verb = Карта містить невідому дію ({ $detail }).
error-card-verb-value = Дія на карті має невідоме значення ({ $detail }).
error-card-solo = Плата за інструмент у соло-грі — один колір або одне значення ({ $detail }).
error-card-when = Для інструмента неправильно вказано час дії ({ $detail }).
error-card-no-steps = Інструмент має замало або забагато кроків ({ $detail }).
error-card-timing = Кроки інструмента не відповідають часу його дії ({ $detail }).
error-card-order = Кроки інструмента йдуть у неправильному порядку ({ $detail }).
error-card-bad-id = Ідентифікатор карти має неправильний вигляд ({ $detail }).
error-card-bad-name = Назва карти має неправильний вигляд ({ $detail }).
error-card-duplicate-id = Дві карти мають однаковий ідентифікатор ({ $detail }).
error-card-duplicate-name = Дві карти мають однакову назву ({ $detail }).
error-card-sides = Карта вітража повинна мати два боки ({ $detail }).
error-card-too-many = Забагато карт одного виду ({ $detail }).
error-card-deck = Для карти вказано колоду, до якої вона не може входити ({ $detail }).
error-card-attested = Для карти неправильно вказано джерело ({ $detail }).
error-card-measure = Те, що вимірює ціль, не має сенсу ({ $detail }).
error-card-places = Очки за місця на карті суперництва вказано неправильно ({ $detail }).
error-card-board = Планшет обмежень неправильний ({ $detail }).
error-card-bad-text = Текст карти має неправильний вигляд ({ $detail }).
error-card-language = Мову карти вказано неправильно ({ $detail }).
error-card-no-text = Карта не каже, що вона робить ({ $detail }).
error-card-replaces = Колода неправильно вказує, які карти замінює ({ $detail }).

## Records. $detail

error-record-size = Запис завеликий ({ $detail }).
error-record-encoding = Запис — не текст UTF-8 ({ $detail }).
error-record-control = У записі є керувальний символ ({ $detail }).
error-record-magic = Це не запис партії ({ $detail }).
error-record-version = Цю версію запису не можна прочитати ({ $detail }).
error-record-header = Заголовок запису неправильний ({ $detail }).
error-record-option = Параметр у записі неможливий ({ $detail }).
error-record-cards = Запис зроблено з іншими картами ({ $detail }).
error-record-action = Не вдалося прочитати дію в записі ({ $detail }).
error-record-illegal = Дія в записі порушує правила ({ $detail }).
error-record-truncated = Запис обірвано ({ $detail }).
error-record-surplus = У записі більше дій, ніж зазначено ({ $detail }).

## Positions. $detail

error-position-size = Позиція задовга ({ $detail }).
error-position-magic = Це не позиція ({ $detail }).
error-position-version = Цю версію позиції не можна прочитати ({ $detail }).
error-position-field = Поле позиції невідоме, відсутнє або повторюється ({ $detail }).
error-position-option = Параметр у позиції неможливий ({ $detail }).
error-position-value = Значення в позиції неможливе ({ $detail }).
error-position-phase = Позиція не відповідає своїй фазі ({ $detail }).
error-position-tool = Інструмент у дії не відповідає позиції ({ $detail }).
error-position-hand = Кубик у руці не відповідає позиції ({ $detail }).
error-position-dice = Кількість кубиків у позиції не сходиться ({ $detail }).
error-position-card = Карти в позиції не сходяться ({ $detail }).
error-position-stuck = У цій позиції ніхто не може діяти ({ $detail }).

## The referee. $detail

error-referee-ask = Суддя не знає такого запитання ({ $detail }).
error-referee-field = У запитанні є невідоме поле ({ $detail }).
error-referee-missing = У запитанні бракує поля ({ $detail }).
error-referee-type = Поле запитання має неправильний тип ({ $detail }).
error-referee-range = Число в запитанні поза межами ({ $detail }).
error-referee-object = Запитання — це один об’єкт JSON ({ $detail }).
error-referee-encoding = Запитання — не текст UTF-8 ({ $detail }).
error-referee-size = Запитання задовге ({ $detail }).
error-referee-json = Запитання записано не в JSON ({ $detail }).
error-referee-pattern = Схема має чотири ряди по п’ять відомих знаків ({ $detail }).
error-referee-dice = Кубики вітража — це чотири ряди по п’ять комірок ({ $detail }).
error-referee-die = Такого кубика немає ({ $detail }).
error-referee-space = Такої комірки немає ({ $detail }).
error-referee-waive = Знехтувати можна лише кольором, значенням або дотиком ({ $detail }).
error-referee-repeated = Одну карту названо двічі ({ $detail }).
error-referee-no-die = У цій комірці немає кубика, щоб його перемістити ({ $detail }).
error-lab-extra = Для цього потрібен додаток «lab»: pip install "vitrall[lab]".
error-ray-address = Це не адреса кластера Ray ({ $detail }): auto, HOST:PORT або ray://HOST:PORT.
error-ray-extra = Для цього потрібен додаток «ray»: pip install "vitrall[ray]".
error-ray-unreachable = За цією адресою не відповідає жоден кластер Ray ({ $detail }).
error-ray-lost = Кластер раз у раз втрачав частину роботи ({ $detail }).
error-ray-sources = Одна з машин кластера має інші правила, карти або ботів ({ $detail }). Установіть на всіх ту саму версію.
error-option-depth = Таку глибину неможливо порахувати ({ $detail }).
error-option-pattern = Такої схеми немає ({ $detail }).
error-perft-not-a-turn = Порахувати можна лише позицію під час чийогось ходу, без кубика в руці.
error-referee-rivalry = Суперництво порівнює гравців, тож за одним вітражем його не оцінити ({ $detail }).
error-sim-out = Туди неможливо записати партії ({ $detail }).
error-referee-rivals = Не вдається прочитати вітражі суперників ({ $detail }).
