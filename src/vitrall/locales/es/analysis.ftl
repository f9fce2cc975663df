### The analysis of a finished game

analyse-about = qué fue suerte en una partida terminada y qué turnos pudieron ser mejores
analyse-description =
    Sigue jugando muchas veces desde cada posición de una partida terminada y explica a cada jugador de dónde salió el
    resultado: lo que cabía esperar, la suerte, las decisiones propias y las ajenas. De cada turno dice cuánto costó.
analyse-effort = cuántas partidas se simulan: quick, normal o deep
analyse-seed = semilla de las partidas simuladas
analyse-html = escribe en este archivo una página con imágenes; no necesita red ni scripts
analyse-many = analiza muchas partidas: colecciones, registros o carpetas con ellos; escribe una tabla de valoraciones (extra lab). Un análisis interrumpido continúa donde se quedó
analyse-out = archivo de las valoraciones
analyse-turns = mostrar todos los turnos, no solo los más caros
# $playouts: a number, $effort: a word of the command line
analyse-method = Partidas simuladas desde cada posición: { $playouts } (precisión { $effort }). ± es un error estándar.
analyse-points = De dónde salieron los puntos
analyse-margin = De dónde salió la distancia al objetivo
analyse-chances = De dónde salió la probabilidad de ganar
analyse-expected = esperado al empezar
analyse-luck = suerte
analyse-own = decisiones propias
analyse-others = decisiones ajenas
analyse-rest = sin explicar
analyse-result = resultado
analyse-accuracy = acierto
# $name: a player
analyse-costliest = { $name }: los turnos más caros
analyse-all-turns = { $name }: todos los turnos
analyse-none = Ningún turno pudo ser claramente mejor.
# $round: a number, $turn: 1 or 2
analyse-turn = ronda { $round }, turno { $turn }
analyse-choice = antes de la primera ronda
# $word: best, good, …; $loss: points as a number, $chance: per cent as a number
analyse-verdict = { $word }: { $loss } puntos y un { $chance } % de probabilidad de ganar perdidos
analyse-word-best = lo mejor
analyse-word-good = bueno
analyse-word-imprecise = impreciso
analyse-word-mistake = fallo
analyse-word-blunder = fallo grave
# $moves: moves, one after the other
analyse-done = jugado: { $moves }
analyse-better = mejor: { $moves }
# $reasons: reasons as hints give them
analyse-because = por qué: { $reasons }
# $round: a number, $points: points as a number with its sign
analyse-luckiest = tirada con más suerte: ronda { $round } ({ $points })
analyse-unluckiest = tirada con menos suerte: ronda { $round } ({ $points })
# $window: the name of a pattern, $points: a number
analyse-window = la mejor vidriera: { $window } ({ $points } puntos esperados)
# $window, $best: names of patterns, $points: a number
analyse-window-missed = vidriera elegida: { $window }; la mejor: { $best }, { $points } puntos esperados más
# $file: a path, $games: a number
analyse-written = Guardado en { $file }. Partidas: { $games }.
# $names: the players, one after the other
analyse-page-title = Análisis: { $names }
analyse-curve = Probabilidad de ganar, ronda a ronda (%)
analyse-curve-margin = Distancia al objetivo, ronda a ronda (puntos)

error-analysis-not-over = Solo se puede analizar una partida terminada.
error-analysis-no-beginning = Esta partida no empezó en el reparto, así que no se puede analizar.
error-analysis-effort = No existe esa precisión ({ $detail }).
error-analysis-journal = El diario junto al archivo es de un análisis con otra precisión, semilla o versión ({ $detail }). Bórralo o indica otro archivo.
