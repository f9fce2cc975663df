### Колоди, які пишуть гравці: команда `vitrall deck`, параметр `--deck` і те, наскільки відомі карти.

## The command line

flag-deck = файл колоди з власними картами; окремо для кожного файлу
deck-about = перевірити власні колоди й прочитати всі карти
deck-check-about = пояснити всі помилки у файлах колод
deck-check-files = файли колод; кілька перевіряють так, ніби ними грають разом
deck-show-about = показати тексти карт і їхні джерела
# $kinds as the command line knows them
deck-show-what = карта або одне з: { $kinds }; без цього всі
deck-show-json = карти списком JSON

## What a check says: $file, $cards, $kinds, $kind, $count

deck-sound = { $file }: помилок немає
deck-faults =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
        [many] { $count } помилок
       *[other] { $count } помилки
    }
deck-no-more = Показано лише перші помилки цього файлу, кількість: { $count }.
deck-number = { $kind }: { $count }
deck-replaces = Замість карт проєкту: { $kinds }
deck-own = Власного задуму, повністю або частково: { $cards }
deck-untold = Джерело не вказано: { $cards }

## Kinds of cards, as headings

deck-kind-pattern = Схеми вітражів
deck-kind-tool = Інструменти
deck-kind-public = Загальні цілі
deck-kind-private = Особисті цілі
deck-kind-pioneer = Карти першовідкривачів
deck-kind-bloom = Карти цвітіння
deck-kind-board = Планшети обмежень
deck-kind-rivalry = Карти суперництва

## How well a card is known: the whole of it, or part by part

attested-print = як у друці
attested-two-sources = з двох публічних джерел
attested-one-source = з одного публічного джерела
attested-inferred = виведено з надрукованого
attested-own = власний задум
attested-untold = не вказано
# $word is one of those above
attested-part-name = назва: { $word }
attested-part-rule = правило: { $word }
attested-part-points = очки: { $word }
attested-part-card = карта: { $word }
# $known: one of those above, or several parted by commas
deck-known = Джерело: { $known }
