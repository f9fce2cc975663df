### Bots unos contra otros: `vitrall arena` y las páginas que escribe.

## La línea de órdenes

arena-about = enfrentar bots y decir hasta qué punto es fiable el resultado
arena-description = Cada semilla se juega una vez por cada rotación de los bots alrededor de la mesa, para que la suerte de las cartas se anule. Con un presupuesto en simulaciones, las mismas semillas dan el mismo resultado.
arena-bots = los bots; uno solo juega contra sí mismo; exec:COMANDO es otro programa
arena-flag-ladder = cada bot contra el inmediatamente inferior y contra sí mismo; escribe ladder.md
arena-flag-levels = cada nivel contra el inmediatamente inferior, también en otras mesas; escribe una parte de ladder.md
arena-flag-solo = cada bot en solitario con una a cinco herramientas; escribe solo.md
arena-flag-mixed = todos los bots mezclados, de uno a seis jugadores, todos los módulos: ¿falla algo?
arena-games = cuántas partidas, redondeadas a rotaciones enteras
arena-flag-seeds = estas semillas, por ejemplo 1-400
arena-flag-budget = lo que puede durar una jugada: milisegundos (20ms) o simulaciones (50p); sin nada, lo que quiera el bot
arena-minutes = la escalera y el solitario no empiezan partidas que acabarían pasados tantos minutos
arena-state = dónde se guardan las partidas acabadas de la escalera y del solitario, para seguir tras una interrupción
arena-until-sure = parar en cuanto sea seguro si el primero de dos bots es mejor
arena-between = porcentajes de victorias que --until-sure debe distinguir
arena-out = un archivo Parquet con una fila por partida; en la escalera y el solitario, la carpeta de la página

## Un enfrentamiento

arena-head = mesa: { $table }; presupuesto: { $budget }; { $engine }
arena-engine-compiled = motor compilado
arena-engine-plain = motor sin compilar
arena-budget-own = el de cada bot
arena-seeds = semillas { $first }–{ $last }; partidas: { $games }
arena-line = { $bot }: partidas { $games }, ganadas { $won }, puntos { $points }, ventaja { $margin }, valoración { $rating }, fallos { $faults }
arena-faults = ilegales { $illegal }, errores { $error }, tardías { $late }
arena-times = Milisegundos por turno (media / percentil 95 / el más largo):
arena-times-line = { $bot }: de reloj { $wall }; de procesador { $cpu }; una jugada en partes de su presupuesto { $part }
arena-interval = Los intervalos aciertan en 95 de cada 100 casos (Wilson). Los empates se reparten. Las partidas de una semilla tienen las mismas cartas: cuántas valen se calcula por la dispersión entre semillas.
arena-no-rating = Sin valoración: necesita el extra «lab» (pip install "vitrall[lab]").
arena-verdict-better = Seguro (semillas: { $seeds }): { $bot } es mejor; gana el { $high } % y no el { $low } % (logaritmo de la razón de verosimilitud { $ratio }).
arena-verdict-no-better = Seguro (semillas: { $seeds }): { $bot } no es mejor; gana el { $low } % y no el { $high } % (logaritmo de la razón de verosimilitud { $ratio }).
arena-verdict-open = No es seguro (semillas: { $seeds }) si { $bot } gana el { $low } % o el { $high } % (logaritmo de la razón de verosimilitud { $ratio }).

## Cabeceras de las columnas

arena-column-table = mesa
arena-column-bot = bot
arena-column-pair = pareja
arena-column-seeds = semillas
arena-column-games = partidas
arena-column-won = ganadas (95 %)
arena-column-points = puntos ± dispersión
arena-column-margin = ventaja
arena-column-rating = valoración
arena-column-faults = fallos
arena-column-wall = ms por turno: media / 95 % / el más largo
arena-column-cpu = de procesador
arena-column-part = una jugada, de su presupuesto

## Páginas

arena-ladder-title = La escalera de los bots
arena-levels-title = Niveles para personas
arena-solo-title = Los bots en solitario
arena-page-head = Lo que está entre las marcas lo escribe el comando que allí se nombra; el texto de fuera se conserva.
arena-page-played = { $command }, vitrall { $version }, { $day }. { $table }.
arena-ladder-pairs = Cada bot contra el inmediatamente inferior. Cada semilla se juega dos veces, con los asientos cambiados; lo ganado, los puntos y la ventaja son del primero, los segundos puntos son del otro.
arena-ladder-alone = Cada bot contra sí mismo. La valoración es la de la biblioteca openskill (Plackett–Luce; todos empiezan en 25 ± 8,3), según las partidas de arriba.
arena-ladder-tables = Un peldaño de cada dos, y el mejor bot con red contra el mejor sin ella, en otras mesas.
arena-levels-picture = Puntuación media de cada nivel contra sí mismo y con qué frecuencia gana al nivel inferior
arena-aims = Lo que se buscaba y lo que se ha alcanzado.
arena-column-aim-of = de
arena-column-aim = objetivo
arena-column-measured = medido
# $bot
arena-aim-self = { $bot } contra sí mismo, puntuación media y tiempo de un turno
# $above, $below: bots; $table: options
arena-aim-pair = { $above } contra { $below }, partidas ganadas; { $table }
# $above, $below: bots. Instead of a figure
arena-aim-alike = { $above } juega aquí como { $below }
# $bot; $tools: as in arena-solo-tools
arena-aim-solo = { $bot } en solitario, partidas ganadas; { $tools }
arena-solo-tools = { $count ->
    [one] { $count } herramienta
   *[other] { $count } herramientas
}
arena-solo-cells = Con qué frecuencia se superó la puntuación objetivo, según el número de herramientas, con el intervalo y el número de partidas.
arena-solo-cell = { $won }; partidas: { $games }
arena-page-left = Aún sin jugar, por falta de tiempo:
arena-left = { $contest }: quedan las semillas { $seeds }
arena-done = { $contest }: terminado, partidas: { $games }
arena-written = Escrito: { $page }
arena-kept = Lo terminado queda en { $folder }; el mismo comando continúa desde ahí.

## Todos los bots en todas las mesas

arena-mixed-table = { $players }, todos los módulos, partidas: { $games }
arena-mixed-line = { $bot }: jugadas { $moves }, fallos { $faults }; por encima del presupuesto de reloj { $wall }, de procesador { $cpu }; la más larga { $slowest } ms
arena-mixed-passed = Sin fallos: cada bot hizo todas sus jugadas él mismo y ninguna llegó tan tarde como para darla por perdida.
arena-mixed-failed = { $count ->
    [one] { $count } jugada no la hizo el propio bot.
   *[other] { $count } jugadas no las hicieron los propios bots.
}

## Errores

error-arena-bots = Estos bots no pueden enfrentarse ({ $detail }).
error-arena-budget = Un presupuesto se escribe 20ms o 50p ({ $detail }).
error-arena-seeds = Las semillas se escriben 1-400 ({ $detail }).
error-arena-sure = Solo dos bots en una mesa se pueden comparar hasta saber con certeza cuál es mejor ({ $detail }).
error-arena-between = Los dos porcentajes se escriben 50-60, primero el menor ({ $detail }).
error-arena-minutes = Ese número de minutos no es posible ({ $detail }).
error-arena-pages = No existe esa carpeta para la página; --out indica una ({ $detail }).
