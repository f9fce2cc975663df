### Files of games

flag-random-windows = repartir los vitrales al azar en lugar de dejar que elijan los bots
data-about = trabajar con archivos de partidas
data-merge-about = unir las partes de una serie en un archivo
data-merge-files = archivos Parquet de «vitrall sim --out», partes de una misma serie
data-merge-out = escribe todas las partidas en este archivo Parquet

error-data-file = No se puede leer este archivo de partidas ({ $detail }).
error-data-files = Demasiados archivos ({ $detail }).
error-data-batch = Estos archivos no son partes de una misma serie ({ $detail }).
error-data-overlap = Algunas partidas están en dos archivos ({ $detail }).
error-data-gap = Faltan partidas entre los archivos ({ $detail }).
why-data-not-parquet = no es un archivo Parquet
why-data-not-sim = no lo escribió «vitrall sim --out»
# $files: two paths, $first: the number of a game
why-data-overlap = { $files }: desde la partida { $first }
# $first, $last: numbers of games
why-data-gap = partidas de { $first } a { $last }
