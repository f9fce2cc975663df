### Texts of the page only: home, menus, settings, and windows for screen readers.

## Home and tables

web-tagline = Складіть вітраж зі світла, кубик за кубиком.
web-play-now = Зіграти зараз із ботом
web-new-table = Новий стіл
web-your-tables = Ваші столи
web-open-table = Відкрити стіл
web-your-name = Ваше ім’я
# $seat, counted from 1
web-seat = Місце { $seat }
web-seat-open = Вільне місце
web-seat-here = Людина за цим пристроєм
# $seat, counted from 1
web-guest-name = Ім’я гравця на місці { $seat }
web-sit-down = Сісти за стіл
web-look-on = Спостерігати
web-start = Почати гру
# $name: several people share one device
web-hand-over = Тепер грає { $name }. Передайте пристрій.
web-here-i-am = Я — { $name }
web-copied = Посилання скопійовано
web-code = QR-код посилання на цей стіл
web-nothing-here = Тут нічого немає.
web-home = На головну

## At the table

web-menu = Меню
web-cards = Інструменти й цілі
web-objectives = Цілі
# The same and the log, on buttons as narrow as a thumb.
web-cards-short = Карти
web-log-short = Журнал
web-track-open = Збільшити трек раундів
web-rules = Правила коротко
web-close = Закрити
web-cancel = Назад
web-in-use = у дії
# $tool
web-pay = Виберіть кубик, яким платите за інструмент: { $tool }.
# $space
web-move-to = Куди перемістити кубик із комірки { $space }?
# $color, $value
web-picked = Вибраний кубик: { die-nom }. Торкніться підсвіченої комірки.
web-confirm-end = Завершити хід?
web-confirm-no-die = Завершити хід без кубика?
web-end-without-die = Завершити без кубика
web-ends-soon = Більше робити нічого: хід завершиться сам.
web-not-yet = Ще ні
web-skip = Пропустити
web-pioneer-open = ще ніхто не здобув
web-bloom-kept = залишено
web-bloom-discarded = скинуто
# $count: grey dice that are still to come
web-grey-left = { term-grey-pool }: { $count }

## A window for screen readers

# $name
web-window-of = Вітраж: { $name }
# $space, $held: a die or what is printed there
web-space = { $space }: { $held }
# $note: that it takes the die, or why it does not
web-space-noted = { $space }: { $held }. { $note }
web-space-lit = Цю комірку можна вибрати.
# $name, $favor, $window: row by row
web-opponent = { $name }, фішки привілеїв: { $favor }. { $window }
web-pattern = { $name }, складність { $favor }. { $window }

## The score

web-back-to-table = Назад до столу
web-picture = Зображення вітража
web-picture-shape = Форма
web-picture-tall = Вертикальна
web-picture-wide = Горизонтальна
web-picture-name = З моїм ім’ям
web-picture-code = Із QR-кодом повтору
web-save-svg = Зберегти вітраж як SVG
web-save-png = Зберегти вітраж як PNG
web-points-by-category = Бали за категоріями
web-total = Усього
web-ending-again = Переглянути фінал ще раз

## Settings and keys

web-theme = Тема
web-theme-system = Як на пристрої
web-theme-dark = Темна
web-theme-light = Світла
web-speed-none = Без анімації
web-speed-slow = Повільна
web-speed-normal = Звичайна
web-speed-fast = Швидка
web-bot-pace = Темп ботів
web-bot-pace-none = Одразу
web-bot-pace-quick = Швидкий
web-bot-pace-normal = Звичайний
web-bot-pace-slow = Повільний
web-hatches = Штрихування на склі
web-ask-end = Питати перед кінцем ходу
web-auto-end = Завершувати хід, коли робити нічого
web-coordinates = Координати на рамі
web-keys = Гарячі клавіші
web-key-pool = Вибрати кубик з резерву
web-key-arrows = Рухатися по вітражу
web-key-tools = Використати інструмент
web-key-help = Цей список
