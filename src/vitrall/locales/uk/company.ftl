### Texts of the page about the people at a table: chat, requests, clocks, absence, spectators.

## Chat

web-talk = Чат
# $count: messages that are new
web-talk-open =
    { $count ->
        [0] Чат
        [one] Чат, { $count } нове повідомлення
        [few] Чат, { $count } нові повідомлення
        [many] Чат, { $count } нових повідомлень
       *[other] Чат, { $count } нового повідомлення
    }
web-talk-none = Повідомлень ще немає.
web-talk-phrases = Швидкі фрази
web-talk-words = Ваше повідомлення
web-talk-send = Надіслати
web-talk-mute = Вимкнути чат на цьому пристрої
web-talk-muted = Чат вимкнено на цьому пристрої.
# $name, $text
web-said = { $name }: { $text }

## Requests

web-agree = Згода
web-refuse = Відмовити
web-withdraw = Відкликати
web-takeback = Скасувати ходи…
web-takeback-which = Від якого ходу скасувати?
web-takeback-none = Ще немає ходу, який можна скасувати.
# $name; $move is a line of the log
web-takeback-wish = { $name } — прохання скасувати ходи, починаючи з: { $move }
web-takeback-yours = Ви просите скасувати ходи; інші мають погодитися. Починаючи з: { $move }
web-takeback-refused = Не всі згодні: ходи залишаються.
web-pause = Призупинити гру
# $name
web-pause-wish = { $name } — прохання зробити перерву.
web-pause-yours = Ви просите зробити перерву; інші мають погодитися.
web-paused = Гру призупинено. Годинники стоять.
web-resume = Грати далі

## Who is away, who sits in

# $name
web-away = { $name } зараз не за столом.
web-replace = Нехай грає бот
# $name
web-replace-wish = Чи має бот замінити відсутнього гравця { $name }? Усі інші мають погодитися.
# $name
web-replace-late = Якщо ви довго чекаєте на хід гравця { $name }, може зіграти бот.
# $name
web-replace-late-wish = Чи має бот після такого довгого очікування замінити гравця { $name }? Усі інші мають погодитися.
web-replace-yours = Інші запитують, чи має бот замінити вас. Зробіть хід, щоб грати далі.
# $name
web-stand-in = Гравця { $name } замінює бот.
web-stand-in-yours = Вас замінює бот.
# At a small window, in very few letters
web-mark-away = не за столом
web-mark-stand-in = грає бот
web-mark-left = поза грою
web-return = Повернутися на своє місце
web-leave = Вийти з-за столу
web-leave-ask = Вийти з-за столу? Далі за вас гратиме бот.
web-left = Ви вийшли з-за столу; за вас грає бот.
web-seat-bot = Посадити сюди бота
# $name: connected at this moment
web-present = { $name } за столом

## Watching, hints, clocks, the connection

# $name: whose window is shown
web-watching = Ви спостерігаєте. Це вітраж гравця { $name }.
web-hint-thinking = Сильний бот думає…
# $minutes, $seconds
web-clock = Залишилося часу: { $minutes } хв { $seconds } с
web-line-lost = З’єднання втрачено. Пробуємо ще раз…
web-line-back = З’єднання відновлено.
web-rematch-there = Реванш готовий.
web-rematch-go = До реваншу
web-secret-show = Показати мої таємні карти
web-secret-hide = Сховати мої таємні карти
