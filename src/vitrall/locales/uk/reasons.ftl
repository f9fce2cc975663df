### Що саме не так, у дужках наприкінці помилки: частина речення, без крапки.

## What was given

why-told = { $text }
why-quoted = «{ $text }»
why-a-list = список
why-a-table = таблиця
why-a-text = текст
why-a-list-of-texts = список текстів
why-true-or-false = true або false
why-a-whole-number = ціле число
why-pattern-shapes = назва, чотири ряди знаків або null
why-rows-of-dice = список рядів, кожен із яких є списком
why-nothing = нічого
# $card: one card or several, by name
why-card = { $card }

## Where it is. $why is a reason, $about a name or a kind of thing.

why-of = { $about }: { $why }
why-line = рядок { $line }
why-at-line = рядок { $line }: { $why }
why-by-rule = { $why }, правило { $rule }
why-byte = байт { $number }
why-character = символ { $number }
why-in-phase = { $why } у фазі { $phase }

## Numbers and words

why-number = { $given } не є числом від { $least } до { $most }
why-not-a-number = { $given } не є числом
why-not-whole = { $given } не є цілим числом
why-number-too-long = число задовге
why-instead = { $given } замість { $wanted }
why-within = { $has } замість від { $least } до { $most }
why-at-most = { $has }, щонайбільше { $most }
why-bytes = щонайбільше { $most } байтів
why-characters = щонайбільше { $most } символів
why-pixels = { $wide } × { $high }
why-none-of = { $given } — такого немає серед: { $known }
why-none-of-near = { $given } — такого немає серед: { $known }; можливо, { $near }?
why-unknown = { $given } — невідоме
why-unknown-near = { $given } — невідоме; можливо, { $near }?
why-too-long = { $given } — задовге
why-missing = бракує { $field }
why-twice = { $given } трапляється двічі
why-twice-line = { $given } уже є в рядку { $line }
why-wrong-type = { $field } — це { $wanted }, а не { $given }
why-too-deep = списки або таблиці надто глибоко вкладені

## Files. For errors of the operating system; $number is its own number of the error.

why-system-missing = такого файлу чи теки немає
why-system-denied = доступ заборонено
why-system-folder = це тека
why-system-no-folder = частина шляху не є текою
why-system-exists = воно вже існує
why-system-full = на диску не лишилося місця
why-system-read-only = диск доступний лише для читання
why-system-name = така назва неможлива
why-system-loop = посилання утворюють коло
why-system-broken = пристрій повідомляє про помилку
why-system-other = системна помилка { $number }

## Options of a game

why-alone = потрібно щонайменше двоє гравців, правило { $rule }
# In the file of a real table: the keys are never translated.
why-no-board = назвіть його: «board: …»
why-only-one-window = тут лише один; назвіть усіх гравців і їхні вітражі, «player: …»
why-paid-by-value = за { $card } платять значенням, а в цьому виданні платять кольором
# $cards is one of the kinds below.
why-too-few = { $cards }: є { $has }, а для цієї гри треба { $wants }
why-not-played = { $cards }: однієї з карт у цій партії немає
why-cards-window-cards = карти вітражів
why-cards-patterns = схеми вітражів
why-cards-tools = інструменти
why-cards-grey-tools = графітові інструменти
why-cards-public-objectives = загальні цілі
why-cards-grey-objectives = карти сірого скла
why-cards-private-objectives = особисті цілі
why-cards-restriction-boards = планшети обмежень
why-cards-pioneers = карти першовідкривачів
why-cards-blooms = карти цвітіння
why-cards-windows-chosen = вибрані вітражі
why-cards-decisions-on-blooms = рішення про карти цвітіння
why-cards-private-dice = кубики в особистих резервах
why-bots-for-seats = ботів: { $bots }, місць: { $seats }
why-name-shape = { $given }; в імені від 1 до { $most } видимих символів
why-prefix-shape = { $given }; щонайбільше { $most } літер від a до z, цифр і дефісів, спочатку літера

## Records

why-header-shape = { $given } не має вигляду «ключ: значення»; заголовок закінчується порожнім рядком
why-header-key = { $given } не може бути ключем у заголовку
why-header-own = { $given } записується із самої партії
why-header-line = { $given } не вміщується в один рядок
why-written = { $given } пишеться як { $wanted }
# $reasons: the sentences that refuse the action, without the last full stop
why-action = дія { $number }, { $action }: { $reasons }
why-choice-unknown = усі вже вибрали, а один вибір досі невідомий
why-keep-unknown = усі вже вирішили, а кількість залишених карт цвітіння досі невідома

## Positions

why-not-in-deck = { $given } — такого немає в колоді
why-no-card = у колоді немає карти { $number }
why-no-die = { $given } — це не кубик
why-dice-or-dots = { $given } не складається з кубиків і крапок
why-window-shape = { $given } — це не чотири ряди по п’ять кубиків або крапок
why-bag-shape = { $given } не називає кожен колір один раз із числом, як R18Y3
why-tool-shape = { $given } не має вигляду id:step:spaces:color для інструмента на столі
why-no-spaces = { $given } не називає комірок
why-own-shape = в особистому резерві { $places } місць, і їх кидають один за одним
why-own-order = до особистих резервів кидають по два кубики кожного кольору, по черзі
why-own-away = особистих кубиків у грі: { $away }, бракує в резерві: { $gone }
why-no-word = { $field } не має значення
why-no-place = { $field } не стосується цієї партії
why-not-begun = до першого кидка немає ні раунду, ні ходу, ні першого гравця
why-track-too-early = на треку раундів лежать кубики, хоча жоден раунд не завершено
why-pioneer-too-early = карту першовідкривача здобуто до першого ходу
why-rolled-first = кубики резерву кидають перед першим ходом раунду
why-no-grey-pool = у цій партії немає резерву сірого скла
why-solo-start = у соло-грі першого гравця не вибирають
why-solo-favor = у соло-грі немає фішок привілеїв
why-seat = місце { $seat }
why-skip = місце { $seat } не могло тут віддати другий хід
why-windows-too-early = вітражі мають відому схему й кубики лише тоді, коли всі вибрали
why-choice-hidden = від невідомого вибору не можна грати далі
why-not-offered = місцю { $seat } не пропонували { $card }
why-bag-not-full = до першого кидка всі кубики в мішечку
why-no-die-left = кубика для цього вже немає
why-pool-not-empty = після завершення резерв порожній
why-tool-in-use = інструмент використовується
why-no-tool-in-use = жоден інструмент не використовується
why-tool-step = цей крок інструмента
why-tool-unpaid = за цей інструмент не заплачено
why-moved-dice = кубиків, які перемістив інструмент, немає
why-die-in-hand = кубик у руці
why-no-die-in-hand = немає кубика в руці

## The referee

why-never-isolated = переміщення ніколи не буває isolated: це слово стосується розміщення
# $lengths: the lengths of the rows
why-row-lengths = довжини рядів: { $lengths }
why-die-shape = { $given } — це не один зі знаків { $colors }, а за ним один із { $values }
why-space-shape = { $given } — це не ряд від A до D, а за ним стовпець від 1 до { $most }

## The command line

why-required = бракує: { $names }
why-required-one = потрібне одне з: { $names }
why-not-understood = незрозуміло: { $words }
why-one-value = далі має стояти рівно одне значення
why-one-value-at-most = далі може стояти щонайбільше одне значення
why-a-value-at-least = далі має стояти щонайменше одне значення
why-values-wanted = скільки значень має стояти далі: { $count }
why-no-value = далі не може стояти значення, як-от { $given }
why-not-with = не поєднується з { $other }
why-may-mean = { $given } може означати: { $known }
why-not-possible = { $given } неможливо

## Decks of a record

# $deck: the file; $cards; $told and $here: marks of decks
why-record-cards = грали картами { $told }, а тут — { $here }
why-record-deck-missing = грали колодою { $deck }, а з неї бракує карт: { $cards }
why-record-deck-changed = карти колоди { $deck } відтоді змінилися
why-record-deck-head = колода — це позначка, назва, риска й карти, а вказано { $given }

## Bots

why-not-legal = { $given } немає серед дозволених ходів
why-bot-fails = { $fault }, джерело: { $source }: { $message }
why-bot-command = { $given } не містить програми або має лапки без пари

## Fair dice

why-other-roll = записано { $found }, а із зерен випливає { $due }
why-hexadecimal = { $given } не складається щонайбільше з { $digits } цифр 0–9 і a–f
why-bot-class = { $given } не має вигляду py:МОДУЛЬ:КЛАС

## What a server has stored. $number and $before: numbers of entries; $code: the code of an error

why-sealed = зерна захищено ключем, а ключа не вказано
why-start-dice = початок не випливає із зерен
why-entry-changed = запис { $number } змінено
why-entry-order = запис { $number } іде після запису { $before }
why-entry-dice = кубики запису { $number } не випливають із зерен
why-entry-refused = запис { $number } не дозволено, { $code }
why-entries-lost = знайдено записів: { $has } з { $wants }
