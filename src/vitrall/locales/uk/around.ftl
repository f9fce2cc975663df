### Texts of the page before and after a game: home, a new table, the day’s puzzle, the replay, no connection.

## Home

web-awaits-you = Ваш хід
web-finished-tables = Завершені партії
web-public-tables = Столи з вільними місцями
# $count
web-free-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
# $round
web-round = Раунд { $round }
web-choosing = Вибір вітражів
# $names
web-awaited = Чекаємо на: { $names }
# $date: of the last move
web-last-move = Останній хід: { $date }
web-delete = Видалити
# $names: who played
web-delete-game = Видалити: { $names }
web-delete-ask = Видалити цю партію зі свого списку?
web-delete-all = Видалити всі
web-delete-all-ask = Видалити зі свого списку всі завершені партії?
web-delete-how = Партія зникає назавжди, коли її видалять усі, хто грав.
web-delete-table-ask = Видалити цей стіл? Продовжити партію не вдасться.
# $count
web-show-all = Показати всі ({ $count })
# $points, $target
web-solo-result = { $points } проти { $target }

## A new table: who plays

# $seat, counted from 1
web-bot-of = Бот на місці { $seat }
# A bot by its strength in words; .about says more. What was measured is in docs/ladder.md.
web-bot-random = Випадковий
    .about = Дуже слабкий: будь-який дозволений хід.
web-bot-first-steps = Перші кроки
    .about = Дуже легкий: щойно прочитав правила.
web-bot-beginner = Початківець
    .about = Легкий: зіграв кілька партій.
web-bot-learner = Учень
    .about = Досить легкий: знає карти.
web-bot-greedy = Жадібний
    .about = Середній: бере те, що дає очки зараз.
web-bot-average = Середній
    .about = Досить сильний: як людина, що часто грає.
web-bot-craftsman = Ремісник
    .about = Сильний.
web-bot-planner = Планувальник
    .about = Дуже сильний.
web-bot-expert = Експерт
    .about = Дуже сильний: дивиться на один хід.
web-bot-master = Майстер
    .about = Дуже сильний і повільний.
web-bot-grand-master = Гросмейстер
    .about = Дуже сильний: передбачає завдяки вивченому.
web-bot-close-game = Рівна партія
    .about = Пристосовується: попереду грає слабше, позаду — сильніше.
# What bots are called, by their seats
web-bot-name-1 = Оділь
web-bot-name-2 = Бруно
web-bot-name-3 = Клара
web-bot-name-4 = Гуго
web-bot-name-5 = Нора
web-bot-name-6 = Леон
# The solo game at the level of web-bot-close-game: its number of tools, $next, after the latest game with $tools.
web-close-game-first =
    На цьому пристрої немає завершеної соло-гри: { $tools ->
        [one] { $tools } інструмент
        [few] { $tools } інструменти
        [many] { $tools } інструментів
       *[other] { $tools } інструмента
    }.
web-close-game-won = Ви виграли останню соло-гру { with-tools }: тепер { $next }.
web-close-game-won-again = Ви виграли останню соло-гру { with-tools }: знову { $next }, менше не буває.
web-close-game-narrow = Ви з невеликим відривом програли останню соло-гру { with-tools }: знову { $next }.
web-close-game-lost = Ви з великим відривом програли останню соло-гру { with-tools }: тепер { $next }.
web-close-game-lost-again = Ви з великим відривом програли останню соло-гру { with-tools }: знову { $next }, більше не буває.

## A new table: with what, and how

web-the-game = Гра
web-as-edition = Як у вибраному виданні
web-decks = Власні колоди гравців
# $title, $cards
web-deck =
    { $title } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    })
web-timing = Годинник
web-clock-none = Без годинника
web-clock-turn = Час на кожен хід
web-clock-reserve = Запас часу на всю партію
web-clock-days = Дні на кожен хід
web-clock-length = Скільки часу
web-clock-increment = Додається після кожного ходу
# $count
web-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
web-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
web-at-zero = Коли час вичерпано
web-at-zero-move = хід завершується автоматично
web-at-zero-bot = грає бот, доки гравець не повернеться
web-company = За столом
web-hints = Підказки дозволено
web-chat = Чат за столом
web-spectators = Інші можуть спостерігати
web-undo = Скасування ходів
web-undo-agreed = У свій хід або за згодою
web-undo-turn = Лише протягом свого ходу
web-undo-never = Ніколи: ходи остаточні
web-listed = Показувати серед столів із вільними місцями
web-link-language = Мова посилання-запрошення
web-link-language-own = Мова отримувача
web-seed-fair = Порожньо: чесні кубики, які після гри можна перевірити

## The day’s puzzle

web-puzzle-lead = Соло-гра з однаковими кубиками для всіх. Нова щодня опівночі за UTC.
web-puzzle-play = Зіграти головоломку дня
web-puzzle-on = Продовжити головоломку
web-puzzle-again = Зіграти ще раз для тренування
web-puzzle-counts = Зараховується перша завершена гра.
web-puzzle-results = Ваші результати
web-puzzle-none = Ви ще не завершили жодної головоломки.
web-puzzle-won = перемога
web-puzzle-lost = поразка
# $count: days one after the other on which a puzzle was finished
web-streak =
    { $count ->
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
        [many] { $count } днів поспіль
       *[other] { $count } дня поспіль
    }
# What is sent to others. $day, $points, $target; $won is yes or no; $streak one of the lines above
web-puzzle-text =
        Vitrall, головоломка за { $day }: { points }, в уявного суперника { $target }{ $won ->
        [yes] {""} — перемога!
       *[no] {""} — цього разу не вдалося.
    } { $streak }.

## The replay

# $number, $total
web-moment = Хід { $number } з { $total }
web-replay-first = На початок
web-replay-back = На один хід назад
web-replay-play = Відтворити
web-replay-stop = Зупинити
web-replay-on = На один хід далі
web-replay-last = У кінець
web-pace = Швидкість
# $times
web-pace-times = ×{ $times }
web-follow = Стежити за тим, хто ходить
web-share-moment = Копіювати посилання на цей момент
web-replay-keys = ← → один хід · Page Up, Page Down один раунд · Home, End · пробіл відтворює
web-save-record = Зберегти запис партії

## No connection, and a new version of the page

web-offline = Немає зв’язку. Сторінка однаково відкривається, але для гри потрібен сервер.
web-new-version = Є нова версія цієї сторінки.
web-reload = Оновити

## Your turn, and links

web-notify = Сповіщати, коли мій хід
web-notify-refused = Браузер не дозволяє цій сторінці сповіщення.
web-notice-body = Один зі столів чекає на вас.
web-copy-field = Текст для копіювання
web-copy-by-hand = Натисніть Ctrl+C (на Mac ⌘C), щоб скопіювати виділений текст.

## The first visit

web-learn-now = Навчитися грати за 5 хвилин
web-level = Суперник
web-other-bots = Інші боти
web-hatch-offer = Штрихування на склі допомагає розрізняти кольори.
web-hatch-yes = Показати штрихування
web-hatch-no = Ні, дякую
web-coach = Варто знати
web-coach-tokens = Вогники в арці вашого вітража — це фішки привілеїв. Ними платять за інструменти, а кожна збережена до кінця — це очко.
web-coach-printed = У комірці з позначкою можна розмістити лише кубик цього кольору чи значення. У білій комірці — будь-який.
web-coach-tools = Інструменти дозволяють обходити правила. Перше використання інструмента коштує 1 фішку, кожне наступне — 2.
web-coach-next = Далі
web-coach-done = Зрозуміло

## An invitation, and a table that waits

# $name: one person
web-invited-by = Запрошує: { $name }
web-table-rules = Правила за цим столом
web-no-modules = немає
web-dice-row = Кубики
web-dice-row-fair = чесні, можна перевірити після партії
web-dice-row-chosen = з вибраного числа
web-hints-row = Підказки
web-yes = так
web-no = ні
web-invite-how = Надішліть посилання або дайте іншим відсканувати код.
web-who-plays = Хто грає
# $bot: its strength in words
web-bot-strength = бот · { $bot }
