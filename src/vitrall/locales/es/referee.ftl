### El árbitro sobre toda una mesa.

error-referee-players = No se pueden leer los jugadores ({ $detail }).
error-referee-blooms = Un jugador no puede conservar tantas cartas de floración ({ $detail }).
# $number
why-player-number = jugador { $number }
why-an-object = un objeto
