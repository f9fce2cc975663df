### Texts of the terminal only: words to type, prompts, the command line.

## Verbs of moves as they are typed. The first word is shown; others may follow it. English works in every language.

verb-draft = вибрати
verb-place = розмістити покласти
verb-use = використати
verb-pass = завершити пас
verb-move = перемістити
verb-swap = обміняти
verb-turn = установити
verb-return = повернути
verb-stop = досить
verb-choose = вибрати
verb-keep = лишити
verb-take = узяти
verb-exchange = замінити
verb-again = кинути
verb-trade = поміняти

## Commands as they are typed, in the same way.

command-help = допомога
command-rules = правила
command-cards = карти
command-show = показати
command-why = чому
command-undo = скасувати
command-hint = підказка
command-table = стіл
command-log = журнал
command-bag = мішечок
command-secret = секрет
command-save = зберегти
command-lang = мова
command-quit = вийти

## What the commands do

about-help = цей список
about-rules = гра в кількох реченнях
about-cards = що написано на картах на столі
about-show = комірки, до яких підходить кубик: «показати R5» або «показати» для всього резерву
about-why = чому ні: «чому C3» (кубик у руці), «чому R5 C3», «чому використати 2»
about-undo = скасувати останню дію вашого ходу
about-hint = що зробив би бот
about-table = намалювати стіл ще раз; так само діє Enter
about-log = що відбулося досі
about-bag = кубики, що лишилися в мішечку
about-secret = подивитися на свою особисту ціль
about-save = зберегти копію партії: «зберегти ФАЙЛ»
about-lang = інша мова: «мова en», «мова pl», «мова uk», «мова es»
about-quit = вийти; партію збережено, її можна продовжити
# $draft, $place, $use, $pass: the verbs of those moves
help-moves = Введіть номер зі списку або дію словами: «{ $draft } R5», «{ $place } C2», «{ $use } 2» (другий інструмент) чи «{ $use }» і початок його назви, «{ $pass }». Досить перших літер: «в R5», «р C2», або й самого кубика чи комірки. Англійські слова теж діють: «d R5», «p C2».
help-board = У вітражі R5 — це кубик; R, 3 і · — комірки, на яких надруковано колір, значення або нічого. До [R], [3] і [·] підходить кубик у руці. Кожне ● — це фішка привілеїв.

## During a game

# $price: a number of tokens, or the colour or value of a die
table-price = ціна { $price }
# $command
table-secret = уведіть «{ $command }»
# $name
hand-over = За клавіатуру сідає { $name }. { $name }, натисніть Enter.
press-enter = Натисніть Enter.
only-pass = Більше нічого зробити не можна: Enter завершує ваш хід.
# $example, $help
how-to-type = Введіть номер або слова, наприклад «{ $example }»; «{ $help }» пояснює все.
# $line
not-understood = «{ $line }» — це не дія в грі.
# $moves
which-move = Що саме? { $moves }
# $die
show-no-die = Кубика { $die } немає ні в резерві, ні в руці.
show-nowhere = жодна комірка
# $command
why-what = Запитайте про комірку, «{ $command } C3», або про дію, «{ $command } використати 2».
# $space, $die
why-fits = До комірки { $space } підходить { $die }.
# $moves
why-legal = Це можливо: { $moves }
# $file
saved = Збережено: { $file }
# $command
kept = Партію збережено. Продовжити її можна командою: { $command }
replay-hint = Переглянути ще раз можна командою: { $command }

## Replay. The first word of each is shown; others may follow it.

replay-next = далі
replay-back = назад
replay-round = раунд
replay-end = кінець
replay-quit = вийти q
replay-prompt = Enter далі · н назад · 12 дія 12 · р 3 раунд 3 · к кінець · в вийти >
# $last
replay-help = Натисніть Enter або введіть «н», число від 0 до { $last }, «р» і номер раунду, «к» чи «в».
# $number, $last
replay-at = Дія { $number } з { $last }
replay-unfinished = Партію не завершено. Поточний результат:

## Questions about a real table

# $back
ask-help = «?» показує, що можна відповісти, «{ $back }» повертає до попереднього запитання.
ask-back = назад
ask-players = Імена гравців, через кому (Enter, якщо йдеться про один вітраж):
ask-modules = Модулі доповнення «Слава» у грі, через кому: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry } (Enter, якщо жодного):
ask-board = Планшет обмежень (назва або номер):
ask-pioneers = Здобуті карти першовідкривачів, через кому:
ask-blooms = Залишені карти цвітіння, через кому:
ask-pattern = Вітраж (назва або номер; Enter, якщо нічого не надруковано):
# $row
ask-row = Ряд { $row } (наприклад R5 .. G2 B1 ..):
ask-objectives = Загальні цілі, через кому:
ask-private = Особиста ціль (колір або назва):
ask-tokens = Скільки лишилося фішок привілеїв:
ask-tools = Інструменти на столі, через кому:
ask-dice = Кубики — це R1–R6, так само Y, G, B і P, а з сірим склом S; дві крапки — порожня комірка.
# $count
audit-more =
    { $count ->
        [one] Є ще { $count } так само мале виправлення.
        [few] Є ще { $count } так само малі виправлення.
        [many] Є ще { $count } так само малих виправлень.
       *[other] Є ще { $count } так само малого виправлення.
    }

## A real table is set up

# $seed
setup-seed = Зерно: { $seed }
# $count, $dice: the dice of each colour
setup-bag = У мішечок: { dice-count } ({ $dice })
# $dice: the grey dice, in words
setup-grey-pool = Поруч із мішечком, як резерв сірого скла: { $dice }
# $count of each colour
setup-private-pools =
    { $count ->
        [one] Кожен бере по { $count } кубику кожного кольору, крім сірого, і, коли вітражі вибрано, кидає їх: це особистий резерв.
        [few] Кожен бере по { $count } кубики кожного кольору, крім сірого, і, коли вітражі вибрано, кидає їх: це особистий резерв.
        [many] Кожен бере по { $count } кубиків кожного кольору, крім сірого, і, коли вітражі вибрано, кидає їх: це особистий резерв.
       *[other] Кожен бере по { $count } кубика кожного кольору, крім сірого, і, коли вітражі вибрано, кидає їх: це особистий резерв.
    }
# $count of dice
setup-round = Щораунду: { dice-count } з мішечка.
setup-round-grey = Щораунду: { dice-count } з мішечка та 1 із резерву сірого скла.
setup-marked = Замішайте шість цілей із позначеними комірками до особистих цілей.
setup-keep = Коли вітражі вибрано, кожен може залишити одну чи обидві свої карти цвітіння або скинути обидві; за кожну залишену бере 1 фішку привілеїв.
setup-keep-alone = Коли вітраж вибрано, можна залишити одну чи обидві карти цвітіння або скинути обидві.
# $count for each player
setup-privates =
    { $count ->
        [one] Роздайте кожному { $count } особисту ціль долілиць.
        [few] Роздайте кожному { $count } особисті цілі долілиць.
        [many] Роздайте кожному { $count } особистих цілей долілиць.
       *[other] Роздайте кожному { $count } особистої цілі долілиць.
    }
setup-blooms =
    { $count ->
        [one] Роздайте кожному { $count } карту цвітіння долілиць.
        [few] Роздайте кожному { $count } карти цвітіння долілиць.
        [many] Роздайте кожному { $count } карт цвітіння долілиць.
       *[other] Роздайте кожному { $count } карти цвітіння долілиць.
    }
setup-windows = Карти вітражів, по дві; з чотирьох вітражів на них вибирають один:

## Errors. $detail

error-replay-move = Такої дії немає ({ $detail }).
error-table-row = У ряду п’ять комірок ({ $detail }).
error-table-die = Такого кубика немає ({ $detail }). Червону п’ятірку пишіть як R5, порожню комірку — двома крапками.
error-table-tokens = Це не кількість фішок ({ $detail }).
error-table-twice = Карту названо двічі ({ $detail }).
error-table-several = Підходить більше ніж одна карта ({ $detail }).
error-table-card = Такої карти немає ({ $detail }).
error-table-key = Рядок невідомий або повторюється ({ $detail }).
error-table-no-dice = Бракує рядів кубиків ({ $detail }).
error-table-player = Це не може бути ім’ям гравця або воно повторюється ({ $detail }).
error-table-players = Гравців забагато ({ $detail }).
error-table-module = Такого модуля немає ({ $detail }). Є: { module-grey-glass }, { module-pioneers }, { module-blooms }, { module-rivalry }.
error-table-grey = Сірими кубиками грають із планшетом обмежень ({ $detail }).
error-table-rivalry = Карти суперництва порівнюють вітражі всіх гравців ({ $detail }).
error-table-blooms = Стільки карт цвітіння ніхто не може залишити ({ $detail }).
error-table-size = Файл задовгий ({ $detail }).
error-table-encoding = Файл не є текстом.
error-play-bot = Такого бота немає ({ $detail }).
error-play-guest = У цій партії грає бот з іншої програми. Файл не може його запустити: вкажіть його ще раз через --bots або --seat ({ $detail }).
error-play-seats = Імен більше, ніж місць ({ $detail }).
error-play-name = Це не може бути ім’ям гравця ({ $detail }).
error-play-nobody = Принаймні на одному місці має сидіти людина.
error-play-hidden = Цей запис приховує карти. Його можна переглянути, але не продовжити.
error-file-read = Файл не вдається прочитати ({ $detail }).
error-file-write = Файл не вдається записати ({ $detail }).
error-file-taken = У цьому файлі щось інше, його не змінено ({ $detail }).
error-file-none = Збережених партій іще немає ({ $detail }).

## The command line

vitrall-about = «Саграда», настільна гра про вітражі й кубики: грати, рахувати очки, досліджувати. Без команди починається партія.
usage = використання:
usage-arguments = аргументи
usage-options = параметри
usage-commands = команди
usage-game = партія
# $command
usage-help = Докладніше: { $command }
usage-wrong = помилка в командному рядку:
flag-help = показати цю довідку
flag-lang = мова: en, pl, uk або es
flag-version = показати версію
# $version
version-plain = vitrall { $version } (рушій на чистому Python)
version-compiled = vitrall { $version } (скомпільований рушій)
# $value
flag-default = типово { $value }
play-about = зіграти в терміналі
play-description = Грайте проти ботів, із друзями за однією клавіатурою або наодинці. Кожна партія зберігається сама, і її можна перервати будь-якої миті.
play-examples =
    приклади:
      vitrall play                                  ви проти одного бота
      vitrall play --seat Ana --seat Bo             двоє за однією клавіатурою
      vitrall play --seat Ana --seat bot:random     людина й названий бот
      vitrall play --players 1 --solo-tools 2       соло-гра з двома інструментами
      vitrall play --resume                         продовжити останню партію
flag-seat = ім’я гравця або bot:НАЗВА; по одному на кожне місце
flag-bots = бот на кожному місці без імені; exec:КОМАНДА — інша програма
flag-resume = продовжити збережену партію; без FILE — останню
replay-about = переглянути партію ще раз, дія за дією
replay-description = У терміналі без параметрів: партією вперед і назад. З параметром або в конвеєрі — те саме текстом. Дія — це рішення гравця; кидки й роздачі відбуваються самі.
flag-record = запис партії, «-» — стандартний ввід; без FILE — остання збережена партія
flag-to = стіл після N дій
flag-round = стіл на початку раунду N
flag-final = підрахунок очок
flag-log = уся партія словами
score-about = порахувати очки за вітраж зі справжнього столу
score-description = Скільки вартий вітраж, рядок за рядком, із поясненнями. Без FILE програма ставить запитання.
audit-about = перевірити, чи є у вітражі зі справжнього столу неправильно розміщені кубики
audit-description = Які правила розміщення порушує вітраж, які інструменти могли б це пояснити та які виправлення найменші. Без FILE програма ставить запитання.
flag-table = текстовий файл з описом вітража, «-» — стандартний ввід
setup-about = роздати карти для справжнього столу
setup-description = Кому які карти вітражів, які інструменти й цілі на стіл, хто починає і які кубики в мішечок.
flag-player = ім’я гравця; по одному на кожного
completion-about = вивести скрипт, який доповнює команди в оболонці
completion-description = Наприклад: source <(vitrall completion bash)
sim-about = зіграти багато партій одразу й підсумувати їх
sim-progress = партії
# $count
sim-games = партії: { $count }
# $speed
sim-speed = партій за секунду процесора: { $speed }
# $seat, $mean, $wins
sim-seat = місце { $seat }: середній результат { $mean }, перемог { $wins }
# $checksum
sim-checksum = контрольна сума: { $checksum }
# $count
sim-faults = ходи простого бота через збої інших: { $count }
flag-games = скільки партій
flag-sim-bots = один бот на всі місця або по одному на кожне; exec:КОМАНДА — інша програма
flag-first = номер першої партії, щоб зіграти серію частинами
flag-sim-out = записати рядок для кожної партії в цей файл Parquet
flag-workers = процеси, що ділять роботу
flag-ray = розподілити роботу між машинами кластера Ray; без адреси — кластер цієї машини
sim-state = тека для закінчених партій запуску з --ray, щоб продовжити після перерви
flag-json = результат одним об’єктом JSON в останньому рядку
referee-about = оцінювати вітражі з будь-якого столу, одне запитання JSON у рядку

## perft

perft-about = точно порахувати, що можливо в позиції
perft-position = позиція одним рядком; - читає її зі вводу
perft-depth = кількість дій у послідовності; якщо не вказано, 2
perft-tools = натомість порахувати способи виконати кожен інструмент на столі
perft-fillings = порахувати повні вітражі цих схем або всіх

## Checking a bot in another program

bot-check-about = перевірити бота з іншої програми
bot-check-description = Грає цілі партії з програмою на одному з місць: удвох, наодинці та вчотирьох з усіма модулями. Каже, що вона робить не так; код завершення 0 лише тоді, коли все гаразд.
bot-check-command = програма з аргументами, у лапках; або назва бота, py:МОДУЛЬ:КЛАС, exec:КОМАНДА
bot-check-games = скільки партій за кожним видом столу
bot-check-milliseconds = час на хід у мілісекундах
# $name: as the program calls itself
bot-check-manners = hello, stop, quit — програма { $name }
# $players: how many, as “4 players”
bot-check-modules = { $players }, усі модулі
# $table; $count: moves; $milliseconds: of the slowest
bot-check-game = { $count ->
    [one] { $table }: { $count } хід, щонайбільше { $milliseconds } мс
    [few] { $table }: { $count } ходи, щонайбільше { $milliseconds } мс
    [many] { $table }: { $count } ходів, щонайбільше { $milliseconds } мс
   *[other] { $table }: { $count } ходу, щонайбільше { $milliseconds } мс
}
bot-check-passed = Усе гаразд.
# $count
bot-check-failed = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
    [many] { $count } помилок.
   *[other] { $count } помилки.
}
bot-fault-hello = немає належного «hello»
bot-fault-stop = немає відповіді після «stop»
bot-fault-quit = не завершується після «quit»
bot-fault-garbage = нечитабельна відповідь
bot-fault-late = немає вчасної відповіді
bot-fault-crash = програма завершилася
bot-fault-flood = забагато даних на виході
bot-fault-illegal = недозволений хід
bot-first-fault = { $bot }: власних дій { $own } з { $moves }, решту зробив простий бот. Перша помилка: { $error }
bot-no-rating = { $bot }: без рейтингу, бо більшість дій зробив простий бот.
flag-strict = завершити з кодом 1, якщо бот дав збій
bot-fault-error = помилка в боті
