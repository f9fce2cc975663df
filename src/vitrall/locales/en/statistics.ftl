### The statistics of this device

web-stats-title = Your statistics
web-stats-about = Your finished games on this device, added up. Nothing of it leaves the device; practice and puzzles do not count.
web-stats-loading = Your games are being added up…
web-stats-none = There are no finished games on this device yet.
web-stats-games = Games
web-stats-won = Won
web-stats-mean = Points on average
web-stats-highest = Most points
web-stats-accuracy = Accuracy and luck
web-stats-analysed = Analysed games
web-stats-accuracy-mean = Accuracy on average
web-stats-luck = Luck on average, points
# $values: numbers in per cent, with commas
web-stats-accuracy-curve = Accuracy of analysed games, oldest first: { $values }
web-stats-not-analysed = Analyse a finished game to see how accurate you were and how lucky.
web-stats-objectives = Points by objective
web-stats-windows = Favorite windows
web-stats-tools = Tools used
web-stats-times = games
web-stats-uses = uses
web-stats-points-each = points on average
web-stats-export = Save as a file
web-stats-delete = Delete statistics
web-stats-delete-ask = Delete the statistics of this device?
web-stats-delete-how = Games that ended before now are not counted again. The games themselves stay in your list.
