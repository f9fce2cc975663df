### Що саме не так у файлі карт: частини речення, без крапки. Слова з файлу лишаються, які є.

## Where: $place, $card, $reason come from other messages; $file, $line, $kind, $id, $number, $text

why-card-fault = { $place }: { $reason }
why-card-of = { $card }: { $reason }
why-card-line = { $file }, рядок { $line }
why-card-named = { $kind } { $id }
why-card-numbered = { $kind } номер { $number }
why-card-the-file = файл

## Kinds of cards

why-card-kind-pattern = схема вітража
why-card-kind-tool = інструмент
why-card-kind-public = загальна ціль
why-card-kind-private = особиста ціль
why-card-kind-pioneer = карта першовідкривача
why-card-kind-bloom = карта цвітіння
why-card-kind-board = планшет обмежень
why-card-kind-rivalry = карта суперництва

## The file

why-card-no-file = цей файл не вдається прочитати
# $most, $bytes, $lines
why-card-bytes = він більший за { $most } байтів
why-card-size = він більший за { $bytes } байтів або { $lines } рядків
why-card-long-line = рядок довший за { $most } знаків
why-card-encoding = це не текст UTF-8
why-card-deep = списки або таблиці вкладено надто глибоко
why-card-toml = це не читається як TOML
why-card-toml-equals = після назви поля має стояти =
why-card-toml-bracket = квадратні дужки не закрито
why-card-toml-unclosed = список чи таблицю не закрито або бракує коми
why-card-toml-quotes = лапки тексту не закрито
why-card-toml-sign = тут є недозволений знак
why-card-toml-twice = ця назва трапляється тут двічі
why-card-toml-value = значення не читається; тексти пишуть у лапках
why-card-toml-after = після значення в тому самому рядку є ще щось
why-card-toml-statement = це ні [[таблиця]], ні поле = значення
why-card-toml-backslash = після зворотної скісної риски в тексті є щось недозволене
# $table
why-card-brackets = кожна таблиця { $table } починається з [[{ $table }]], у двох парах дужок
why-card-replaces-nothing = replaces називає { $table }, але у файлі немає [[{ $table }]]

## Fields: $field, $given as it was written, $known what may be

# $what is one of those below or the name of a field; $meant may be empty
why-card-strange = { $what } { $given }: невідома назва; можливі: { $known }{ $meant }
why-card-the-field = поле
why-card-the-table = таблиця
why-card-the-verb = дія
why-card-the-kind = вид карти
# $words
why-card-meant = ; можливо, малося на увазі: { $words }?
why-card-none = { $kind } { $given }: такої карти немає{ $meant }
why-card-no-card = немає карти { $given }{ $meant }
why-card-missing = бракує поля { $field }
why-card-one-of-two = { $field }: потрібно { $one } або { $two }
why-card-type = { $field }: тут має бути { $wanted }, а вказано { $given }
why-card-type-text = текст у лапках
why-card-type-number = ціле число
why-card-type-numbers = список цілих чисел
why-card-type-flag = true або false
why-card-type-texts = список текстів у лапках
why-card-type-table = таблиця у фігурних дужках
why-card-type-tables = список таблиць у фігурних дужках
why-card-type-wording = текст у лапках або таблиця текстів за мовами
# $least, $most
why-card-range = { $field } — це { $given }, а може бути від { $least } до { $most }
why-card-each-once = { $field }: треба вказати щонайменше одне з: { $known }, кожне один раз
why-card-bad-id = ідентифікатор { $given } має складатися з малих літер від a до z і цифр, а слова з’єднує один дефіс
why-card-wording = { $field }: від 1 до { $most } звичайних знаків в одному рядку
why-card-language = { $field }: { $given } — не мова; код мови пишуть малими літерами, наприклад en, pl, uk або es
why-card-languages = { $field }: потрібно від 1 до { $most } мов; тут: { $given }
why-card-no-text = бракує text: треба сказати, що робить карта, хоча б однією мовою

## Patterns and grids: $rows, $marks, $mark, $space, $one, $two

why-card-grid = { $field }: текстів має бути { $rows }, у кожному знаків — { $marks }
why-card-no-mark = { $field } не позначає жодної комірки: кожну, що рахується, позначають { $mark }
why-card-mark = у { $space } вказано { $given }, а дозволено лише знаки { $known }
why-card-neighbours = { $one } і { $two } дотикаються стороною, і обидві вимагають { $mark }
why-card-figure = rows: текстів має бути від 1 до { $rows }, у кожному однаково знаків, від 1 до { $marks }
why-card-margin = у крайніх рядах і стовпцях фігури має бути колір

## Restriction boards

why-card-board-closed = any_color дозволяє кольорові комірки, а printed їх забороняє
why-card-board-empty = планшет вказує spaces, printed, apart або any_color; цей нічого не змінює

## Measures: $word, $over, $places, $aspect, $colors, $values

why-card-over = { $word } не поєднується з over = { $over }, лише з: { $places }
why-card-pairs = worth = pairs не поєднується з over = { $over }
why-card-alike = { $word } { $aspect } нічого не змінює при over = { $over }: такі кубики в цьому завжди однакові
why-card-twofold = можна вказати exactly або at_least, але не обидва
why-card-unlike-like = unlike і like суперечать одне одному: { $aspect }
why-card-set = набір складається з кольорів { $colors } або зі значень { $values }, не з обох
why-card-places = places: від 1 до { $most } чисел, перше більше за 0, жодне не більше за попереднє

## Tools: $step as the file writes it, $example

why-card-steps = інструмент має від 1 до { $most } кроків; тут: { $given }
why-card-one-verb = крок — це одна дія з одним значенням, наприклад { $example }
why-card-with-hand = один із кроків неможливий із кубиком у руці, а цього вимагає when
why-card-without-hand = один із кроків неможливий без кубика в руці, а цього вимагає when
why-card-time = { $step } потребує when = { $time }
why-card-grey-pools = у грі з сірою колодою може не бути особистих резервів, правило X6
why-card-alone = { $step } має бути єдиним кроком інструмента
why-card-first = { $step } має бути першим
why-card-last = { $step } має бути останнім
why-card-after-bag = після exchange bag має бути turn any або roll hand
why-card-picks = pick own поєднується лише з наступними pick own, а перше не можна пропустити
why-card-grey-first = grey = true може стояти лише при першому кроці

## Between cards: $has, $most

why-card-id-taken = цей ідентифікатор уже має { $card } ({ $place })
why-card-name-taken = цю назву вже має { $card } ({ $place })
why-card-sides = карті { $number } потрібно 2 боки, а є { $has }: однаковий номер card дають двом схемам
why-card-two-decks = карта { $number } має боки у двох колодах, а обидва мають бути в одній
why-card-too-many = карт виду { $kind } є { $has }, а може бути щонайбільше { $most }
