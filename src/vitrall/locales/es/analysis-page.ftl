### La página del análisis y por qué el servidor rechaza uno

## Errores

error-analysis-one-at-a-time = Ya hay otro análisis en curso en este dispositivo. Ciérralo primero.
error-analysis-too-many = Hay demasiados análisis en curso en tu dirección. Inténtalo de nuevo dentro de un minuto.
error-analysis-busy = El servidor tiene ahora demasiadas partidas que analizar. Inténtalo de nuevo dentro de un minuto.
error-analysis-stopped = El análisis se ha interrumpido. Inténtalo de nuevo.
error-analysis-too-long = Analizar esta partida lleva aquí demasiado tiempo. Puedes analizar su registro con «vitrall analyse».
error-practice-not-a-turn = Solo se puede seguir jugando desde el comienzo de un turno de ese jugador.

## La página

web-analysis = Análisis
# $before (número): análisis que van antes
web-analysis-waiting =
    { $before ->
        [0] El análisis comienza…
        [one] Antes va { $before } análisis más.
       *[other] Antes van { $before } análisis más.
    }
# $share en tanto por ciento
web-analysis-working = El ordenador sigue jugando desde cada posición… { $share } %
web-analysis-broken = Sin conexión. El análisis continuará cuando el servidor responda.
# $playouts (número)
web-analysis-done = Terminado: { $playouts } partidas simuladas desde cada posición. ± es un error estándar.
web-analysis-retry = Volver a intentarlo
web-analysis-drop = Suelta aquí el registro de una partida terminada o elige su archivo
web-analysis-no-record = Este archivo es demasiado grande para ser un registro.
analyse-chances-short = Probabilidad de ganar
web-analysis-margin = Distancia esperada al objetivo
# $points
web-analysis-worth = puntos esperados: { $points }
web-analysis-chosen = elegida
web-practice = Práctica
web-practice-open = Seguir jugando desde aquí
web-practice-note = Contra bots y con dados nuevos; los secretos de los demás se reparten de nuevo. La práctica no cuenta en las estadísticas ni en los retos, y sus dados no se pueden comprobar.
web-practice-over = Es una práctica: no cuenta en las estadísticas.
