### Na co gracze umawiają się przy stole, i podpowiedzi.

error-table-paused = Stół ma przerwę. Może ją zakończyć każdy, kto przy nim siedzi.
error-table-over = Gra jest skończona.
error-table-not-over = Gra jeszcze się nie skończyła.
error-seat-stand-in = Zastępuje cię bot. Najpierw wróć na swoje miejsce.
error-seat-not-left = To urządzenie nie opuściło żadnego miejsca, na które mogłoby wrócić.
error-replace-present = Ten gracz jest obecny i nie można go zastąpić.
error-replace-nobody = Na tym miejscu nie ma kogo zastąpić.
error-hint-off = Przy tym stole gra się bez podpowiedzi.
error-hint-not-now = Podpowiedzi są tylko w twojej turze.
error-hint-none = Tym razem nie udało się znaleźć podpowiedzi.

## vitrall serve

serve-stopped = Zatrzymano. Wszystkie gry są zapisane i po następnym uruchomieniu toczą się dalej.
