### Training a net: `vitrall train`.

train-about = entrenar una red que valora posiciones, con partidas del bot contra sí mismo
train-description = Juega partidas, ajusta la red a ellas y enfrenta la red nueva con la anterior, una y otra vez. Todo se guarda en FOLDER. Un entrenamiento interrumpido continúa donde estaba.
train-folder = dónde guardar las partidas, las redes, el progreso y las curvas
train-tables = las mesas en las que entrenar
train-iterations = cuántas veces se juegan partidas y se ajusta la red
train-games = partidas de cada iteración
train-minutes = no empezar otra iteración pasados estos minutos
train-start = continuar desde este archivo de modelo
train-hidden = unidades de la primera capa oculta; 0: un juez lineal, como control
train-futures = simulaciones con las que un maestro valora cada posición; 0: aprender solo de las partidas
train-round-ends = finales de un turno que un jugador continúa hasta el final de la ronda antes de elegir uno; 0: ninguno
train-newest = cada red juega las partidas siguientes y sigue aprendiendo; sin esta opción, solo la que superó a la anterior
train-trace = λ: qué parte de cada objetivo procede de más allá del turno siguiente, de 0 a 1
train-games-played = iteración { $iteration }: partidas: { $games }, puntuación media { $mean }
train-sweep = iteración { $iteration }, pasada { $sweep }: error { $target } (turno siguiente), { $final } (puntuación final)
train-gate-better = iteración { $iteration }: la red nueva es mejor; ganó el { $won } % (semillas: { $seeds }, puntos: { $points } a { $old })
train-gate-no-better = iteración { $iteration }: se queda la red anterior; la nueva ganó el { $won } % (semillas: { $seeds }, puntos: { $points } a { $old })
train-gate-open = iteración { $iteration }: no es seguro, así que se queda la red anterior; la nueva ganó el { $won } % (semillas: { $seeds }, puntos: { $points } a { $old })
train-done = la mejor red: { $file }
train-none = ninguna red ha vencido aún al bot que cuenta puntos

## Errors. $detail

error-train-tables = Esas mesas de entrenamiento no existen ({ $detail }).
error-train-number = Un número del entrenamiento no es posible ({ $detail }).
error-train-extra = Para esto hace falta el extra «learn»: pip install "vitrall[learn]".
error-train-start = No se puede continuar el entrenamiento desde ese archivo ({ $detail }).
