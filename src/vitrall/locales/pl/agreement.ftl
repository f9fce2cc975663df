### Na co gracze umawiają się przy stole, i podpowiedzi.

error-table-paused = Gra jest wstrzymana. Wznowić ją może każdy, kto siedzi przy stole.
error-table-over = Rozgrywka jest już zakończona.
error-table-not-over = Rozgrywka jeszcze trwa.
error-seat-stand-in = Zastępuje cię bot. Najpierw wróć na swoje miejsce.
error-seat-not-left = Na tym urządzeniu nie ma miejsca, na które można wrócić.
error-replace-present = Ten gracz jest obecny i nie można go zastąpić.
error-replace-nobody = Na tym miejscu nie ma kogo zastąpić.
error-hint-off = Przy tym stole gra się bez podpowiedzi.
error-hint-not-now = Podpowiedzi są dostępne tylko podczas twojego ruchu.
error-hint-none = Tym razem nie udało się znaleźć podpowiedzi.

## vitrall serve

serve-stopped = Zatrzymano. Wszystkie rozgrywki są zapisane i będzie je można kontynuować po ponownym uruchomieniu.
