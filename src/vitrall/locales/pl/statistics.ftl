### The statistics of this device

web-stats-title = Twoje statystyki
web-stats-about = Podsumowanie zakończonych rozgrywek na tym urządzeniu. Nic z tego nie opuszcza urządzenia; ćwiczenia i łamigłówki się nie liczą.
web-stats-loading = Trwa podsumowywanie rozgrywek…
web-stats-none = Na tym urządzeniu nie ma jeszcze zakończonych rozgrywek.
web-stats-games = Rozgrywki
web-stats-won = Wygrane
web-stats-mean = Średnio punktów
web-stats-highest = Najwięcej punktów
web-stats-accuracy = Trafność i szczęście
web-stats-analysed = Przeanalizowane rozgrywki
web-stats-accuracy-mean = Średnia trafność
web-stats-luck = Średnie szczęście w punktach
# $values: numbers in per cent, with commas
web-stats-accuracy-curve = Trafność w przeanalizowanych rozgrywkach, od najstarszej: { $values }
web-stats-not-analysed = Przeanalizuj zakończoną rozgrywkę, aby zobaczyć swoją trafność i szczęście.
web-stats-objectives = Punkty za cele
web-stats-windows = Ulubione witraże
web-stats-tools = Użyte narzędzia
web-stats-times = rozgrywki
web-stats-uses = użycia
web-stats-points-each = średnio punktów
web-stats-export = Zapisz do pliku
web-stats-delete = Usuń statystyki
web-stats-delete-ask = Usunąć statystyki tego urządzenia?
web-stats-delete-how = Wcześniej zakończone rozgrywki nie będą już liczone. Same rozgrywki zostają na liście.
