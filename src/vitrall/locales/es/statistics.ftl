### The statistics of this device

web-stats-title = Tus estadísticas
web-stats-about = El resumen de tus partidas terminadas en este dispositivo. Nada de esto sale del dispositivo; la práctica y los retos no cuentan.
web-stats-loading = Sumando tus partidas…
web-stats-none = Aún no hay partidas terminadas en este dispositivo.
web-stats-games = Partidas
web-stats-won = Ganadas
web-stats-mean = Puntos de media
web-stats-highest = Más puntos
web-stats-accuracy = Acierto y suerte
web-stats-analysed = Partidas analizadas
web-stats-accuracy-mean = Acierto medio
web-stats-luck = Suerte media en puntos
# $values: numbers in per cent, with commas
web-stats-accuracy-curve = Acierto de las partidas analizadas, de la más antigua a la más reciente: { $values }
web-stats-not-analysed = Analiza una partida terminada para ver tu acierto y tu suerte.
web-stats-objectives = Puntos por objetivo
web-stats-windows = Vidrieras favoritas
web-stats-tools = Herramientas usadas
web-stats-times = partidas
web-stats-uses = usos
web-stats-points-each = puntos de media
web-stats-export = Guardar en un archivo
web-stats-delete = Borrar estadísticas
web-stats-delete-ask = ¿Borrar las estadísticas de este dispositivo?
web-stats-delete-how = Las partidas terminadas antes ya no contarán. Las partidas siguen en tu lista.
