### What the browser says before and after a game: home, a new table, the day’s puzzle, the replay, a page without a line.

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

## A new table: who plays

# $seat, counted from 1
web-bot-of = Бот на місці { $seat }
# What the bot reaches against itself, two players, base game (docs/ladder.md). The figure stands early, since a narrow
# list cuts the end.
web-bot-random = Випадковий, сер. 19,7 очка — дуже слабкий
web-bot-first-steps = Перші кроки, сер. 22,3 очка — щойно прочитав правила
web-bot-beginner = Початківець, сер. 29,1 очка — зіграв кілька партій
web-bot-learner = Учень, сер. 36,4 очка — знає карти
web-bot-greedy = Жадібний, сер. 41,8 очка — непоганий
web-bot-average = Середній, сер. 46,7 очка — як людина, що часто грає
web-bot-craftsman = Ремісник, сер. 52,6 очка — сильний
web-bot-planner = Планувальник, сер. 55,9 очка — дуже сильний
web-bot-expert = Експерт, сер. 55,1 очка — дуже сильний, дивиться на один хід
web-bot-master = Майстер, сер. 56,6 очка — дуже сильний, повільний
web-bot-grand-master = Гросмейстер — передбачає завдяки вивченому
web-bot-close-game = Рівна гра — пристосовується до вас

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
web-undo-agreed = Протягом свого ходу, пізніше — за згодою всіх
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

## Without a line, and with a new page

web-offline = Немає зв’язку. Сторінка однаково відкривається, але для гри потрібен сервер.
web-new-version = Є нова версія цієї сторінки.
web-reload = Оновити
