### Sędzia o całym stole.

error-referee-players = Nie można odczytać graczy ({ $detail }).
error-referee-blooms = Gracz nie może zachować tylu kart rozkwitu ({ $detail }).
# $number
why-player-number = gracz { $number }
why-an-object = obiekt
