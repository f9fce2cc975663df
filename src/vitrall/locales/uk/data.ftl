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
