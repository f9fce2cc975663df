### Колоди з теки сервера: під час запуску, за новим столом і там, де столу їх бракує.

## vitrall serve

serve-decks = тека з файлами колод, якими можна грати за столами; зазвичай «decks» у теці даних
# $decks
serve-with-decks = Колоди: { $decks }
serve-faulty-decks = У цих файлах колод є помилки, і вибрати їх не можна:

## A new table, in the browser

decks-offered = Колоди цього сервера
# $title, $count
decks-offer =
    { $count ->
        [one] { $title } ({ $count } карта)
        [few] { $title } ({ $count } карти)
        [many] { $title } ({ $count } карт)
       *[other] { $title } ({ $count } карти)
    }

## Errors

error-serve-decks = Теку з колодами не вдається використати ({ $detail }).
error-deck-unknown = Такої колоди на сервері немає ({ $detail }).
error-deck-name = Файл колоди не може мати такої назви ({ $detail }).
error-deck-changed = Карт цього столу тут немає ({ $detail }). Гра продовжиться, коли колода повернеться такою, як була.
# $decks
why-decks-changed = зникли або відтоді змінилися: { $decks }
# $most
why-deck-name = назва колоди — це літери, цифри, дефіси й пробіли, щонайбільше { $most }
