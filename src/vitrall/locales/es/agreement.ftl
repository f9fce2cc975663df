### Lo que los jugadores acuerdan en la mesa, y las pistas.

error-table-paused = La partida está en pausa. Cualquiera en la mesa puede reanudarla.
error-table-over = La partida ha terminado.
error-table-not-over = La partida aún no ha terminado.
error-seat-stand-in = Un bot ocupa tu lugar. Primero recupera tu asiento.
error-seat-not-left = En este dispositivo no hay ningún asiento al que volver.
error-replace-present = Este jugador está presente y no se le puede sustituir.
error-replace-nobody = En ese asiento no hay nadie a quien sustituir.
error-hint-off = En esta mesa se juega sin pistas.
error-hint-not-now = Solo hay pistas cuando es tu turno.
error-hint-none = Esta vez no se ha encontrado ninguna pista.

## vitrall serve

serve-stopped = Detenido. Todas las partidas están guardadas y seguirán en el próximo arranque.
