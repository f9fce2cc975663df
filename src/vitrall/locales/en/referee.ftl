### The referee about a whole table.

error-referee-players = The players cannot be read ({ $detail }).
error-referee-blooms = A player cannot keep so many bloom cards ({ $detail }).
# $number
why-player-number = player { $number }
why-an-object = an object
