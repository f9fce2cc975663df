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

## Collections of records

data-collect-about = reunir registros en un archivo
data-collect-files = registros o colecciones de registros
data-collect-out = dónde escribir la colección; un archivo zip si el nombre termina en .zip
data-list-about = listar las partidas de una colección con sus cabeceras
data-list-json = mostrar un objeto JSON por partida
data-show-about = mostrar un registro de una colección
data-show-number = número de la partida, desde 1
data-collection = una colección de registros

error-collection-file = No se puede leer esta colección de registros ({ $detail }).
error-collection-size = Esta colección de registros es demasiado grande ({ $detail }).
error-collection-count = Esta colección tiene demasiados registros ({ $detail }).
error-collection-path = Un archivo de este zip tiene una ruta prohibida ({ $detail }).
error-collection-number = La colección no tiene ese registro ({ $detail }).
# $number: of the record
why-collection-record = registro { $number }
why-collection-not-zip = el archivo zip está dañado o es de un tipo desconocido

## Statistics

stats-about = estadísticas de muchas partidas: vitrales, herramientas, objetivos, asientos, jugador inicial
stats-files = archivos Parquet de «vitrall sim --out»
stats-pictures = dibuja cada tabla como PNG y SVG en esta carpeta
stats-page = escribe las tablas en su sección de esta página Markdown
stats-flag-title = título de la sección en esa página
stats-title = Estadísticas
# $count, $about: options, bots and seeds as in the file
stats-games = Partidas: { $count }; { $about }.
stats-intervals = Entre paréntesis, el intervalo del 95 % de una proporción; ± es la mitad del intervalo del 95 % de una media.
# $won, $fair: shares, $ahead: points
stats-first = Jugador inicial: ganadas { $won }; una parte igual sería { $fair }. Puntos más que los demás: { $ahead }.
stats-windows = Vitrales
stats-tools = Herramientas
stats-publics = Objetivos públicos
stats-privates = Objetivos privados
stats-seats = Asientos
stats-order = Orden en la ronda 1
stats-of-windows = vitral
stats-of-tools = herramienta
stats-of-publics = objetivo
stats-of-privates = objetivo
stats-of-seats = asiento
stats-of-order = orden
stats-count = veces
stats-won = ganadas
stats-scores = puntos
stats-chosen = elegido si se ofrece
stats-used = usada al menos una vez
stats-uses = usos por partida
stats-points = puntos por él
stats-paid = asientos que puntúan
stats-ahead = puntos de ventaja

error-data-columns = Este archivo no tiene esa columna; escríbelo de nuevo con esta versión ({ $detail }).

## A test set of the rules

conformance-about = un conjunto de pruebas de las reglas para otros programas
conformance-export-about = escribir el conjunto de pruebas en líneas JSON
conformance-run-about = preguntar a otro programa y comparar sus respuestas
conformance-answer-about = responder a las preguntas del conjunto, una línea JSON cada vez
conformance-out = escribe el conjunto de pruebas en este archivo
conformance-games = partidas de las que salen las preguntas
conformance-file = un conjunto de pruebas
conformance-program = el comando de un programa que lee preguntas y escribe respuestas, una línea JSON cada vez
# $version, $count, $kinds: the kinds of questions, each with its number
conformance-written = versión { $version }, preguntas: { $count } ({ $kinds })
# $line, $question, $wanted, $given: JSON
conformance-differs = línea { $line }: { $question }: { $given } en lugar de { $wanted }
# $agreed, $different: numbers
conformance-result = respuestas iguales: { $agreed }, otras: { $different }

error-conformance-question = Esto no es una pregunta del conjunto de pruebas ({ $detail }).
error-conformance-set = No se puede leer este conjunto de pruebas ({ $detail }).
error-conformance-program = No se puede preguntar al programa ({ $detail }).
# $kind: crash, late or flood; $complaint: its last line of errors, may be empty
why-conformance-fault = { $kind } { $complaint }
