### The statistics of this device

web-stats-title = Ваша статистика
web-stats-about = Підсумок завершених партій на цьому пристрої. Ці дані не залишають пристрою; тренування й головоломки не враховано.
web-stats-loading = Підсумовуємо ваші партії…
web-stats-none = На цьому пристрої ще немає завершених партій.
web-stats-games = Партії
web-stats-won = Перемоги
web-stats-mean = Очок у середньому
web-stats-highest = Найбільше очок
web-stats-accuracy = Влучність і везіння
web-stats-analysed = Проаналізовані партії
web-stats-accuracy-mean = Середня влучність
web-stats-luck = Середнє везіння в очках
# $values: numbers in per cent, with commas
web-stats-accuracy-curve = Влучність у проаналізованих партіях, від найдавнішої: { $values }
web-stats-not-analysed = Проаналізуйте завершену партію, щоб побачити свою влучність і везіння.
web-stats-objectives = Очки за цілі
web-stats-windows = Улюблені вітражі
web-stats-tools = Використані інструменти
web-stats-times = партії
web-stats-uses = використання
web-stats-points-each = очок у середньому
web-stats-export = Зберегти у файл
web-stats-delete = Видалити статистику
web-stats-delete-ask = Видалити статистику цього пристрою?
web-stats-delete-how = Раніше завершені партії більше не враховуватимуться. Самі партії залишаться у вашому списку.
