### Files of games

flag-random-windows = роздати вітражі випадково, а не за вибором ботів
data-about = робота з файлами партій
data-merge-about = з’єднати частини серії в один файл
data-merge-files = файли Parquet від «vitrall sim --out», частини однієї серії
data-merge-out = записати всі партії в цей файл Parquet

error-data-file = Цей файл партій неможливо прочитати ({ $detail }).
error-data-files = Забагато файлів ({ $detail }).
error-data-batch = Ці файли не є частинами однієї серії ({ $detail }).
error-data-overlap = Деякі партії є у двох файлах ({ $detail }).
error-data-gap = Між файлами бракує партій ({ $detail }).
why-data-not-parquet = це не файл Parquet
why-data-not-sim = записано не командою «vitrall sim --out»
# $files: two paths, $first: the number of a game
why-data-overlap = { $files }: від партії { $first }
# $first, $last: numbers of games
why-data-gap = партії від { $first } до { $last }

## Collections of records

data-collect-about = зібрати записи в один файл
data-collect-files = записи або збірки записів
data-collect-out = куди записати збірку; файл zip, якщо назва закінчується на .zip
data-list-about = перелічити партії збірки з їхніми заголовками
data-list-json = вивести об’єкт JSON для кожної партії
data-show-about = вивести один запис зі збірки
data-show-number = номер партії, від 1
data-collection = збірка записів

error-collection-file = Цю збірку записів неможливо прочитати ({ $detail }).
error-collection-size = Ця збірка записів завелика ({ $detail }).
error-collection-count = У цій збірці забагато записів ({ $detail }).
error-collection-path = Файл у цьому архіві zip має заборонений шлях ({ $detail }).
error-collection-number = У збірці немає такого запису ({ $detail }).
# $number: of the record
why-collection-record = запис { $number }
why-collection-not-zip = файл zip пошкоджений або невідомого виду

## Statistics

stats-about = статистика багатьох партій: вітражі, інструменти, цілі, місця, перший гравець
stats-files = файли Parquet від «vitrall sim --out»
stats-pictures = намалювати кожну таблицю як PNG і SVG у цій теці
stats-page = записати таблиці в їхню частину цієї сторінки Markdown
stats-flag-title = заголовок частини цієї сторінки
stats-title = Статистика
# $count, $about: options, bots and seeds as in the file
stats-games = Партії: { $count }; { $about }.
stats-intervals = У дужках 95-відсотковий інтервал частки; ± це половина 95-відсоткового інтервалу середнього.
# $won, $fair: shares, $ahead: points
stats-first = Перший гравець: перемоги { $won }; рівна частка була б { $fair }. Очок більше за інших: { $ahead }.
stats-windows = Вітражі
stats-tools = Інструменти
stats-publics = Загальні цілі
stats-privates = Особисті цілі
stats-seats = Місця
stats-order = Порядок у раунді 1
stats-of-windows = вітраж
stats-of-tools = інструмент
stats-of-publics = ціль
stats-of-privates = ціль
stats-of-seats = місце
stats-of-order = черга
stats-count = разів
stats-won = перемоги
stats-scores = очки
stats-chosen = вибір із пропозицій
stats-used = ужито хоч раз
stats-uses = ужито за партію
stats-points = очки за ціль
stats-paid = місця з очками
stats-ahead = перевага в очках

error-data-columns = У цьому файлі немає такого стовпця; запишіть його знову цією версією ({ $detail }).

## A test set of the rules

conformance-about = набір тестів правил для інших програм
conformance-export-about = записати набір тестів рядками JSON
conformance-run-about = опитати іншу програму й порівняти відповіді
conformance-answer-about = відповідати на питання набору, по одному рядку JSON
conformance-out = записати набір тестів у цей файл
conformance-games = скільки партій дають питання
conformance-file = набір тестів
conformance-program = команда програми, що читає питання й пише відповіді, по одному рядку JSON
# $version, $count, $kinds: the kinds of questions, each with its number
conformance-written = версія { $version }, питання: { $count } ({ $kinds })
# $line, $question, $wanted, $given: JSON
conformance-differs = рядок { $line }: { $question }: { $given } замість { $wanted }
# $agreed, $different: numbers
conformance-result = однакові відповіді: { $agreed }, інші: { $different }

error-conformance-question = Це не питання з набору тестів ({ $detail }).
error-conformance-set = Цей набір тестів неможливо прочитати ({ $detail }).
error-conformance-program = Програму неможливо опитати ({ $detail }).
# $kind: crash, late or flood; $complaint: its last line of errors, may be empty
why-conformance-fault = { $kind } { $complaint }
