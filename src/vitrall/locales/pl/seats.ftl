### Miejsca: kto może gdzie siedzieć, przenoszenie na inne urządzenie.

web-move-seat = Przenieś moje miejsce
web-move-seat-how = Zeskanuj kod albo otwórz odnośnik na drugim urządzeniu w ciągu 15 minut. Twoje miejsce przejdzie tam, a na tym urządzeniu nie będzie można już z niego grać.
web-move-all = Przenieś wszystkie moje stoły
web-move-all-how = Zeskanuj kod albo otwórz odnośnik na drugim urządzeniu w ciągu 15 minut. Wszystkie twoje stoły i miejsca przejdą tam i znikną z tego urządzenia.
web-move-copy = Skopiuj odnośnik
