### Суддя про цілий стіл.

error-referee-players = Не вдається прочитати гравців ({ $detail }).
error-referee-blooms = Гравець не може залишити стільки карт цвітіння ({ $detail }).
# $number
why-player-number = гравець { $number }
why-an-object = об’єкт
