### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = demostrar que nadie eligió ninguna tirada
verify-description = Calcula cada tirada, extracción y reparto a partir de las semillas de la cabecera y señala la primera diferencia.
verify-file = un registro, «-» para la entrada estándar
# $count
verify-fair = { $count ->
    [one] Limpio: { $count } tirada, extracción o reparto, exactamente como dan las semillas publicadas.
   *[other] Limpio: las { $count } tiradas, extracciones y repartos son exactamente los que dan las semillas publicadas.
}
# $count
verify-seed = { $count ->
    [one] Fiel a su semilla: { $count } tirada, extracción o reparto, exactamente como da la semilla.
   *[other] Fiel a su semilla: las { $count } tiradas, extracciones y repartos son exactamente los que da la semilla.
}
verify-not-over = La partida aún no ha terminado; esto vale hasta donde llega el registro.
error-fair-luck = Esto no se puede añadir a los dados ({ $detail }).
error-fair-seed = La semilla del servidor está mal escrita ({ $detail }).
error-verify-no-seeds = Este registro no dice las semillas de sus dados, así que no se puede demostrar nada.
error-verify-commitment = La semilla del servidor no es aquella cuyo resumen se publicó antes de la partida.
error-verify-hidden = Este registro oculta cartas; solo se puede demostrar un registro completo.
error-verify-roll = Una tirada, extracción o reparto no es lo que dan las semillas ({ $detail }).
