### The score sheet: lines with their reasons, ties, winners, the solo target, and what the referee says of a window.


## Why a line scores. $count is how often, $points what it pays in all; `.scored` of a card says which of these fits it.

rows-scored =
    { $count ->
        [one] { $count } ряд
        [few] { $count } ряди
        [many] { $count } рядів
       *[other] { $count } ряду
    }: { points }
columns-scored =
    { $count ->
        [one] { $count } стовпець
        [few] { $count } стовпці
        [many] { $count } стовпців
       *[other] { $count } стовпця
    }: { points }
sets-scored =
    { $count ->
        [one] { $count } набір
        [few] { $count } набори
        [many] { $count } наборів
       *[other] { $count } набору
    }: { points }
pairs-scored =
    { $count ->
        [one] { $count } пара
        [few] { $count } пари
        [many] { $count } пар
       *[other] { $count } пари
    }: { points }
dice-scored = { dice-count }: { points }
values-scored =
    { $count ->
        [one] { $count } значення
        [few] { $count } значення
        [many] { $count } значень
       *[other] { $count } значення
    }: { points }
# For cards of which nothing more is known.
times-scored =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }: { points }
tokens-scored = { tokens }: { points }
# $points is above zero; the minus is in the message.
empty-spaces =
    { $count ->
        [one] { $count } порожня комірка
        [few] { $count } порожні комірки
        [many] { $count } порожніх комірок
       *[other] { $count } порожньої комірки
    }: −{ points }
# $place, $points: a place among the players by a rivalry card
podium = { place-of }: { points }
# $place, $points
podium-shared = { place-of }, поділене: { points }
# $amount: what the rivalry card counts in this window
rivalry-compared = усього: { $amount }
# $place
place-of =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $place }-те
    } місце
bloom-met = візерунок викладено: { points }
# $points is above zero; the minus is in the message.
bloom-missed = візерунка немає: −{ points }

## The sheet

# $name
score-of = Результат: { $name }
# $what is a card or a label, $reason one of the lines above
score-line = { $what } — { $reason }
# $spaces, $points: one time an objective paid
score-claim = { $spaces }: { points }
# $points
score-total = Усього: { points }
score-unknown = ще невідомо

## Who has won

# $name, $points
winner = Перемагає { $name }: { points }.
# $names, $points
winners-shared = Спільна перемога: { $names }. Результат: { points }.
# $names: those who are level with the most points
tally-level = Порівну очок: { $names }
# $names
tie-private = Нічия: { $names }. Вирішують очки за особисту ціль.
tie-tokens = Нічия: { $names }. Вирішує кількість невикористаних фішок привілеїв.
tie-reverse-order = Нічия: { $names }. Перемагає той, чий перший хід у фінальному раунді був найпізнішим.
tie-last-turn = Нічия: { $names }. Перемагає той, хто останнім ходив у фінальному раунді.
tie-shared = Нічия: { $names }. Вони перемагають разом.
# At a real table the order of the last round is not known.
tie-open = Нічия: { $names }. Вирішує останній тай-брейк із правил гри.
# $target
solo-target = Результат уявного суперника: { $target }. Щоб перемогти, наберіть більше.
# $target, while the game lasts
solo-target-now = Результат уявного суперника наразі: { $target }
solo-target-why = Це сума кубиків на треку раундів. Щоб перемогти, наберіть більше.
# $points, $target
solo-won = Перемога! Ваш результат: { points }, уявного суперника: { $target }.
solo-lost = Не цього разу. Ваш результат: { points }, уявного суперника: { $target }.

## What the referee says of a window

audit-clean = Жодне правило розміщення не порушено.
# $count
audit-faults =
    { $count ->
        [one] { $count } неправильно розміщений кубик
        [few] { $count } неправильно розміщені кубики
        [many] { $count } неправильно розміщених кубиків
       *[other] { $count } неправильно розміщеного кубика
    }
# $space, $reason: one of the sentences `rule-…` of help.ftl
audit-fault = { $space } порушує правило: { $reason }
# $spaces
audit-partners = Кубики того самого кольору чи значення поруч: { $spaces }
audit-too-near = Сірі кубики, що лежать заблизько: { $spaces }
# $tools
audit-explained = Це міг спричинити інструмент: { $tools }
# $spaces, $points
audit-repair = Вилучіть кубики з комірок: { $spaces }. Лишиться: { points }.
# $cards
audit-discarded = Карти першовідкривачів, чию ціль уже не виконано, вибувають із гри: { $cards }
