### What happens at the table. `log-…` describes a move that was made, `offer-…` one that may be made; each is named after the
### first word of the notation. $name is the player who moves. Where nothing but the notation is known, `…-it` is used without
### the die in hand.


## Moves of a seat

# $name, $color, $value
log-draft = { $name } вибирає { die-acc }.
# $name, $color, $value, $space
log-place = { $name } розміщує { die-acc } в комірці { $space }.
log-place-it = { $name } розміщує кубик у комірці { $space }.
# $name, $color, $value
log-return = { $name } повертає { die-acc } до резерву.
log-return-it = { $name } повертає кубик до резерву.
log-return-bag = { $name } кладе { die-acc } до мішечка.
log-pass = { $name } завершує хід.
log-stop = { $name } відмовляється від решти дії інструмента.
# $name, $tool
log-use = { $name } використовує інструмент «{ $tool }».
# $name, $tool, and the die that pays in the solo game: $color, $value
log-use-paid = { $name } використовує інструмент «{ $tool }» і платить { die-ins }.
# $name, $color, $value, $from, $to
log-move = { $name } переміщує { die-acc } з комірки { $from } в комірку { $to }.
log-move-it = { $name } переміщує кубик із комірки { $from } в комірку { $to }.
# $name, the die before: $color, $value; $to is its new value
log-turn = { $name } обертає { die-acc } на значення { $to }.
log-turn-it = { $name } установлює на кубику значення { $to }.
# $name, $round, and the die of the track: $color, $value
log-swap = { $name } обмінює вибраний кубик на { die-acc } із треку раундів (раунд { $round }).
# $name, $from, $to
log-trade = { $name } міняє місцями кубики в комірках { $from } і { $to }.
# $name, $color, $value
log-take = { $name } бере { die-acc } зі свого особистого резерву.
# $name, and the private die: $color, $value
log-exchange = { $name } обмінює вибраний кубик на { die-acc } зі свого особистого резерву.
# $name, $color, $value
log-again = { $name } вибирає { die-acc } зі свого особистого резерву, щоб кинути ще раз.
# $name, $card
log-choose = { $name } вибирає вітраж «{ $card }».
log-choose-hidden = { $name } вибирає вітраж.
# $name; $kept is none, first, second, both, one (but not which), or unknown
log-keep =
    { $kept ->
        [none] { $name } не лишає собі жодної карти цвітіння.
        [first] { $name } лишає собі першу карту цвітіння.
        [second] { $name } лишає собі другу карту цвітіння.
        [one] { $name } лишає собі одну карту цвітіння.
        [both] { $name } лишає собі обидві карти цвітіння.
       *[unknown] { $name } вирішує щодо карт цвітіння.
    }
# $name
log-undo = { $name } скасовує дію.

## What chance does

# $color, $value
log-roll = Випадає { die-nom }.
# $dice as they are written
log-rolled = Випало: { $dice }.
# $name, $dice
log-private-pool = Особистий резерв – { $name }: { $dice }.
# $color
log-draw = З мішечка витягнуто { colored-die-acc }.
# $name
log-start = Починає { $name }.
# $card
log-deal-private = Роздано особисту ціль: { $card }.
log-deal-private-hidden = Роздано особисту ціль долілиць.
# $card names both patterns
log-deal-window = Роздано карту вітража: { $card }.
log-deal-window-hidden = Роздано карту вітража.
# $card
log-deal-bloom = Роздано карту цвітіння: { $card }.
log-deal-bloom-hidden = Роздано карту цвітіння долілиць.
# $card
log-deal-tool = Інструмент на столі: { $card }.
log-deal-public = Загальна ціль на столі: { $card }.
log-deal-board = Планшет обмежень: { $card }.
log-deal-pioneer = Карта першовідкривача на столі: { $card }.

## What follows by itself

# $round
round-begins = Починається раунд { $round }.
# $round, $dice as they are written
log-round = { round-begins } { log-rolled }
# $count dice go to the round track
round-ends =
    { $count ->
        [0] Кінець раунду; на трек раундів не потрапляє жоден кубик.
        [one] Кінець раунду; на трек раундів потрапляє { $count } кубик.
        [few] Кінець раунду; на трек раундів потрапляють { $count } кубики.
        [many] Кінець раунду; на трек раундів потрапляє { $count } кубиків.
       *[other] Кінець раунду; на трек раундів потрапляє { $count } кубика.
    }
# $name, $card, $points
pioneer-taken = { $name } здобуває карту першовідкривача «{ $card }»: { points }.

## People at the table, beside their moves

# $name
seat-away = { $name } зараз не за столом.
seat-back = { $name } знову за столом.
seat-stand-in = Гравця { $name } замінює бот.
seat-left = { $name } виходить з-за столу; далі грає бот.
seat-returned = { $name } знову на своєму місці.

## Moves that may be made

# $color, $value
offer-draft = Вибрати { die-acc }
# $space
offer-place = Розмістити в комірці { $space }
offer-return = Повернути кубик до резерву
offer-pass = Завершити хід
offer-stop = Завершити дію інструмента
# $tool
offer-use = Використати інструмент «{ $tool }»
# $tool, $color, $value
offer-use-paid = Використати інструмент «{ $tool }», заплативши { die-ins }
# $from, $to
offer-move = Перемістити кубик із комірки { $from } в комірку { $to }
# $to
offer-turn = Установити на кубику значення { $to }
# $round, $color, $value
offer-swap = Узяти { die-acc } із треку раундів (раунд { $round })
# $from, $to
offer-trade = Поміняти місцями кубики в комірках { $from } і { $to }
# $color, $value
offer-take = Узяти { die-acc } зі свого особистого резерву
offer-exchange = Обміняти вибраний кубик на { die-acc } зі свого особистого резерву
offer-again = Кинути ще раз { die-acc } зі свого особистого резерву
# $card
offer-choose = Вибрати вітраж «{ $card }»
# $kept is none, first, second or both
offer-keep =
    { $kept ->
        [none] Не лишати жодної карти цвітіння
        [first] Лишити першу карту цвітіння
        [second] Лишити другу карту цвітіння
       *[both] Лишити обидві карти цвітіння
    }
