### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = довести, що жоден кидок не підлаштовано
verify-description = Обчислює кожен кидок, витягування й роздачу із зерен у заголовку запису та називає першу відмінність.
verify-file = запис партії, «-» означає стандартний ввід
# $count
verify-fair = { $count ->
    [one] Чесно: { $count } кидок, витягування чи роздача, точно як дають оголошені зерна.
    [few] Чесно: усі { $count } кидки, витягування й роздачі точно такі, як дають оголошені зерна.
    [many] Чесно: усі { $count } кидків, витягувань і роздач точно такі, як дають оголошені зерна.
   *[other] Чесно: усі { $count } кидка, витягування й роздачі точно такі, як дають оголошені зерна.
}
# $count
verify-seed = { $count ->
    [one] За зерном: { $count } кидок, витягування чи роздача, точно як дає зерно.
    [few] За зерном: усі { $count } кидки, витягування й роздачі точно такі, як дає зерно.
    [many] За зерном: усі { $count } кидків, витягувань і роздач точно такі, як дає зерно.
   *[other] За зерном: усі { $count } кидка, витягування й роздачі точно такі, як дає зерно.
}
verify-not-over = Гра ще не закінчилася; доказ сягає так далеко, як запис.
error-fair-luck = Це не може бути внеском у жеребкування кубиків ({ $detail }).
error-fair-seed = Зерно сервера має хибний вигляд ({ $detail }).
error-verify-no-seeds = Цей запис не називає зерен своїх кубиків, тож нічого не можна довести.
error-verify-commitment = Зерно сервера не те, чий хеш оголосили перед грою.
error-verify-hidden = Цей запис приховує карти; довести можна лише повний запис.
error-verify-roll = Кидок, витягування чи роздача не такі, як дають зерна ({ $detail }).

## Tables and seats

error-table-none = Такого столу немає.
error-table-begun = Гра вже почалася.
error-table-not-begun = Гра ще не почалася.
error-table-open-seats = Ще не всі місця зайняті.
error-table-too-many = На цьому пристрої відкрито забагато столів. Спершу видаліть один із них.
error-table-followed = Реванш уже створено.
error-table-changed = Стіл тим часом змінився. Погляньте й спробуйте ще раз.
error-table-not-owner = Це може зробити лише той, хто відкрив стіл.
error-table-no-spectators = Цей стіл закритий для глядачів.
error-table-damaged = Запис цього столу пошкоджено: збережені ходи не ті, що були зроблені ({ $detail }). Він лишається без змін, продовжити партію не можна.
error-seat-taken = Це місце не вільне.
error-seat-secret = Ви не можете грати за це місце: ключ його не відкриває.
error-link-none = Це посилання вже використано або воно застаріло.
error-undo-not-yours = Скасувати може лише той, чий зараз хід.
error-undo-too-often = За цим столом скасовували забагато разів; тепер ходи остаточні.
error-takeback-too-far = До цього ходу не можна повернутися.
error-takeback-off = За цим столом ходи не скасовують за згодою гравців.
error-undo-off = За цим столом ходи остаточні: нічого не скасовують.

## Talk

error-talk-phrase = Такої фрази немає ({ $detail }).
error-talk-empty = Це повідомлення порожнє.
error-talk-off = За цим столом грають без чату.
phrase-hello = Усім привіт!
phrase-good-luck = Щасти!
phrase-well-done = Гарно зіграно!
phrase-oops = Ой…
phrase-one-moment = Хвилинку, будь ласка.
phrase-thanks = Дякую!
phrase-good-game = Гарна гра!
phrase-bot-replaced = Мені не вдалося вирішити, тож за мене виконано швидку дію.

## Requests and messages

error-message-size = Повідомлення задовге ({ $detail }).
error-message-unreadable = Повідомлення неможливо прочитати.
error-message-hello = Надішліть «hello» один раз, першим повідомленням.
error-message-version = Сервер використовує іншу версію ({ $detail }). Оновіть сторінку.
error-request-rate = Забагато запитів одразу. Зачекайте хвилинку.
error-request-origin = Цей запит надійшов з іншої сторінки або на інше ім’я.
error-request-method = Так про це запитати не можна.
error-request-none = Тут нічого немає.
error-request-size = Запит завеликий ({ $detail }).
error-request-malformed = Запит має хибний вигляд ({ $detail }).
error-server-fault = На сервері сталася помилка. Партію збережено.
error-server-away = Столи зараз недоступні.
error-server-full = Зараз нічого не можна зберегти: диск сервера переповнений або несправний. Партії продовжаться, щойно він запрацює.

## vitrall serve

error-traces-extra = Для цього потрібен додаток «traces»: pip install "vitrall[traces]". ({ $detail })
error-web-extra = Для цього потрібен додаток «web»: pip install "vitrall[web]". ({ $detail })
error-serve-database = Це не може бути базою даних ({ $detail }).
error-serve-damaged = Файл столів пошкоджено ({ $detail }). Нічого не змінено. Відновіть резервну копію або вкажіть іншу базу даних.
error-serve-newer = Ці столи записала новіша версія Vitrall ({ $detail }). Запустіть ту версію або вкажіть іншу базу даних.
error-serve-public-url = Це не може бути публічною адресою ({ $detail }).
error-serve-setting = Неприпустиме налаштування ({ $detail }).
error-serve-in-use = Цими столами вже користується інший сервер ({ $detail }).
error-serve-address = Сервер не може працювати за цією адресою ({ $detail }).
serve-about = відкрити столи для браузерів, удома чи для всього світу
serve-description = Столи для людей і ботів, доступні з браузера. Партії зберігаються й тривають після перезапуску. Кожному параметру відповідає змінна середовища, наприклад --keep-days — це VITRALL_KEEP_DAYS.
serve-database = файл SQLite або postgresql://…; типово файл у теці даних
serve-host = адреса, на якій слухати; типово 127.0.0.1, лише ця машина
serve-port = порт; типово 8756, 0 бере будь-який вільний
serve-public-url = як інші дістаються сервера, коли перед ним стоїть проксі
serve-workers = процеси, у яких думають боти
serve-keep-days = видаляти столи, за якими стільки днів нічого не відбувалося; 0 зберігає всі
serve-rate-socket = повідомлень за секунду від одного з’єднання
serve-rate-seat = ходів за секунду від одного місця
serve-rate-address = запитів за секунду з однієї адреси
serve-sockets-address = одночасних з’єднань з однієї адреси
serve-tables-device = столів, які може відкрити один пристрій
serve-metrics = відповідати на /metrics, для Prometheus
serve-traces = надсилати трасування до OpenTelemetry
serve-lan = працювати в домашній мережі та показати адресу як QR-код
serve-open = відкрити браузер, хоч би де це працювало
serve-no-open = не відкривати браузер; інакше він відкривається там, де є екран
# $address
serve-at = Vitrall працює за адресою { $address } — Ctrl-C зупиняє його.
serve-lan-hint = Кожен у цій самій мережі може відкрити цю адресу або зісканувати код.
page-coming = Сервер працює, але ця копія не має сторінки для браузерів. Випущені пакети її містять; у клоні її збирає команда: python3 dev.py build. Програми можуть грати через протокол.
# $date
shared-about = Вітраж із кубиків. Дата завершення: { $date }. Перегляньте партію хід за ходом.
shared-watch = Переглянути партію

## Резервні копії

backup-about = скопіювати всі столи в один файл, не зупиняючи сервера
backup-description = Записує всі столи станом на одну мить у новий файл. Працює з SQLite та PostgreSQL; «vitrall restore» відновлює файл у будь-яку з них.
backup-file = новий файл; наявний ніколи не перезаписується
backup-with-key = скопіювати також ключ, поруч із резервною копією, з доданим «.key»; хто має обидва файли, може обчислити кубики поточних партій
# $count, $path
backup-done = { $count ->
    [one] Збережено { $count } стіл у { $path }.
    [few] Збережено { $count } столи у { $path }.
    [many] Збережено { $count } столів у { $path }.
   *[other] Збережено { $count } столу у { $path }.
}
# $path
backup-key-beside = Ключ у { $path }. Не давайте його стороннім.
# $path
backup-key-apart = Ключа в резервній копії немає. Тримайте копію файлу { $path } в іншому місці: без неї поточні партії не можна продовжити.
restore-about = відновити резервну копію в нову або порожню базу даних
restore-description = Відновлює всі столи з резервної копії у файл SQLite, якого ще немає, або в порожню базу PostgreSQL. Копія давнішої версії оновлюється.
restore-file = файл, який записав «vitrall backup»
# $count, $path
restore-done = { $count ->
    [one] Відновлено { $count } стіл у { $path }.
    [few] Відновлено { $count } столи у { $path }.
    [many] Відновлено { $count } столів у { $path }.
   *[other] Відновлено { $count } столу у { $path }.
}
error-backup-foreign = Тут немає столів Vitrall ({ $detail }).
error-restore-taken = Тут уже щось є ({ $detail }). Вкажіть нову або порожню базу даних.
