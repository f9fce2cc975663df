### Scoring a real table in the browser: what is entered, and what the referee says of all of it.

tally-table = Стіл
tally-count = Кількість гравців
# $seat, counted from 1
tally-name = Ім’я гравця { $seat }
tally-tools = Інструменти потрібні лише для того, щоб пояснити незвично розміщені кубики. Їх можна не вказувати.
tally-no-board = Без сірого скла
tally-no-pattern = Без позначок
tally-no-private = Не вказано
tally-second-private = Друга особиста ціль
tally-target = Результат уявного суперника: сума кубиків на треку раундів
tally-fewer = На один менше
tally-more = На один більше
# The dice to tap, and what becomes of the space that is marked.
tally-dice = Кубики
tally-how = Торкніться кубика: він потрапить у позначену комірку, а позначеною стане наступна. Торкніться будь-якої комірки, щоб позначити її.
tally-typing = На клавіатурі введіть літеру кольору, а тоді значення.
# $space
tally-marked = Позначено комірку { $space }
tally-empty-space = Очистити комірку
tally-result = Підсумок
tally-again = Почати спочатку
tally-sure = Видалити все, що введено?
tally-repairs = Найменші виправлення:
# $count
tally-further =
    { $count ->
        [one] ще { $count } спосіб
        [few] ще { $count } способи
        [many] ще { $count } способів
       *[other] ще { $count } способу
    }
