### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = demostrar que ninguna tirada estaba amañada
verify-description = Calcula cada tirada, extracción y reparto a partir de las semillas de la cabecera y señala la primera diferencia.
verify-file = un registro, «-» para la entrada estándar
# $count
verify-fair = { $count ->
    [one] Correcto: { $count } tirada, extracción o reparto, exactamente como dan las semillas publicadas.
   *[other] Correcto: las { $count } tiradas, extracciones y repartos coinciden exactamente con las semillas publicadas.
}
# $count
verify-seed = { $count ->
    [one] Fiel a su semilla: { $count } tirada, extracción o reparto, exactamente como da la semilla.
   *[other] Fiel a su semilla: las { $count } tiradas, extracciones y repartos coinciden exactamente con la semilla.
}
verify-not-over = La partida aún no ha terminado; esto vale hasta donde llega el registro.
error-fair-luck = Esto no puede ser una aportación al sorteo de los dados ({ $detail }).
error-fair-seed = La semilla del servidor está mal escrita ({ $detail }).
error-verify-no-seeds = Este registro no dice las semillas de sus dados, así que no se puede demostrar nada.
error-verify-commitment = La semilla del servidor no es aquella cuyo hash se publicó antes de la partida.
error-verify-hidden = Este registro oculta cartas; solo se puede demostrar un registro completo.
error-verify-roll = Una tirada, extracción o reparto no es lo que dan las semillas ({ $detail }).

## Tables and seats

error-table-none = No existe esa mesa.
error-table-begun = La partida ya ha empezado.
error-table-not-begun = La partida aún no ha empezado.
error-table-open-seats = Aún quedan asientos libres.
error-table-too-many = Se han abierto demasiadas mesas en este dispositivo. Borra antes alguna.
error-table-followed = Ya hay una revancha.
error-table-changed = La mesa ha cambiado entretanto. Mírala e inténtalo de nuevo.
error-table-not-owner = Solo puede hacerlo quien abrió la mesa.
error-table-no-spectators = Esta mesa no admite espectadores.
error-table-damaged = Esta mesa está dañada: lo guardado no es lo que se jugó ({ $detail }). Se queda como está y no se puede continuar.
error-seat-taken = Ese asiento no está libre.
error-seat-secret = No puedes actuar desde ese asiento: la clave no lo abre.
error-link-none = Este enlace ya se ha usado o ha caducado.
error-undo-not-yours = Solo puede deshacer quien tiene el turno.
error-undo-too-often = En esta mesa se ha deshecho demasiadas veces; ahora las jugadas son definitivas.
error-takeback-too-far = No se puede volver a esa jugada.
error-takeback-off = En esta mesa no se deshacen jugadas de común acuerdo.
error-undo-off = En esta mesa las jugadas son definitivas: no se deshace nada.

## Talk

error-talk-phrase = No existe esa frase ({ $detail }).
error-talk-empty = Este mensaje está vacío.
error-talk-off = En esta mesa se juega sin chat.
phrase-hello = ¡Hola a todos!
phrase-good-luck = ¡Suerte!
phrase-well-done = ¡Buena jugada!
phrase-oops = ¡Vaya!
phrase-one-moment = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-bot-replaced = No he podido decidir a tiempo, así que se ha hecho una acción rápida por mí.

## Requests and messages

error-message-size = El mensaje es demasiado largo ({ $detail }).
error-message-unreadable = No se puede leer el mensaje.
error-message-hello = Envía «hello» una sola vez, como primer mensaje.
error-message-version = El servidor usa otra versión ({ $detail }). Recarga la página.
error-request-rate = Demasiadas peticiones a la vez. Espera un momento.
error-request-origin = Esta petición viene de otra página o va a otro nombre.
error-request-method = Eso no se puede pedir de esa manera.
error-request-none = Aquí no hay nada.
error-request-size = La petición es demasiado grande ({ $detail }).
error-request-malformed = La petición está mal formada ({ $detail }).
error-server-fault = Ha habido un error en el servidor. La partida está a salvo.
error-server-away = Ahora no se puede acceder a las mesas.
error-server-full = Ahora no se puede guardar nada: el disco del servidor está lleno o falla. Las partidas seguirán cuando vuelva a funcionar.

## vitrall serve

error-traces-extra = Esto necesita el extra «traces»: pip install "vitrall[traces]". ({ $detail })
error-web-extra = Esto necesita el extra «web»: pip install "vitrall[web]". ({ $detail })
error-serve-database = Eso no puede ser la base de datos ({ $detail }).
error-serve-damaged = El archivo de las mesas está dañado ({ $detail }). No se ha cambiado nada. Restaura una copia de seguridad o elige otra base de datos.
error-serve-newer = Una versión más nueva de Vitrall escribió estas mesas ({ $detail }). Inicia esa versión o elige otra base de datos.
error-serve-public-url = Eso no puede ser la dirección pública ({ $detail }).
error-serve-setting = Un ajuste no es válido ({ $detail }).
error-serve-in-use = Otro servidor ya usa estas mesas ({ $detail }).
error-serve-address = El servidor no puede escuchar en esa dirección ({ $detail }).
serve-about = ofrecer mesas a los navegadores, en casa o al mundo
serve-description = Mesas para personas y bots, accesibles con un navegador. Las partidas se guardan y siguen tras un reinicio. Cada opción tiene una variable de entorno, como --keep-days tiene VITRALL_KEEP_DAYS.
serve-database = un archivo SQLite o postgresql://…; por defecto un archivo en tu carpeta de datos
serve-host = la dirección en la que escuchar; por defecto 127.0.0.1, solo este equipo
serve-port = el puerto; por defecto 8756, con 0 cualquiera que esté libre
serve-public-url = cómo llegan los demás al servidor cuando hay un proxy delante
serve-workers = procesos en los que piensan los bots
serve-keep-days = borra las mesas sin actividad durante tantos días; 0 las guarda todas
serve-rate-socket = mensajes por segundo de una conexión
serve-rate-seat = jugadas por segundo de un asiento
serve-rate-address = peticiones por segundo de una dirección
serve-sockets-address = conexiones simultáneas de una dirección
serve-tables-device = mesas que puede tener abiertas un dispositivo
serve-metrics = responde en /metrics, para Prometheus
serve-traces = envía trazas a OpenTelemetry
serve-lan = sirve a la red de casa y muestra la dirección como código QR
serve-open = abre el navegador, dondequiera que se ejecute
serve-no-open = no abre el navegador; si no, se abre donde haya pantalla
# $address
serve-at = Vitrall está en { $address } – Ctrl-C lo detiene.
serve-lan-hint = Cualquiera en la misma red puede abrir esta dirección o escanear el código.
page-coming = El servidor está en marcha, pero esta copia no tiene página para navegadores. Los paquetes publicados la incluyen; en un clon se construye con: python3 dev.py build. Los programas pueden jugar por el protocolo.
# $date
shared-about = Un vitral de dados, terminado el { $date }. Mira la partida turno a turno.
shared-watch = Ver la partida

## Copias de seguridad

backup-about = copiar todas las mesas a un archivo, sin parar el servidor
backup-description = Escribe todas las mesas, tal como están en un mismo instante, en un archivo nuevo. Funciona con SQLite y PostgreSQL; «vitrall restore» lo restaura en cualquiera de las dos.
backup-file = el archivo nuevo; uno que ya existe nunca se sobrescribe
backup-with-key = copiar también la clave, junto a la copia de seguridad, con «.key» añadido; con ambos archivos se pueden calcular los dados de las partidas en curso
# $count, $path
backup-done = { $count ->
    [one] Se ha guardado { $count } mesa en { $path }.
   *[other] Se han guardado { $count } mesas en { $path }.
}
# $path
backup-key-beside = La clave está en { $path }. No la dejes al alcance de extraños.
# $path
backup-key-apart = La clave no está en la copia de seguridad. Guarda una copia de { $path } en otro lugar: sin ella no se pueden continuar las partidas en curso.
restore-about = restaurar una copia de seguridad en una base de datos nueva o vacía
restore-description = Restaura todas las mesas de una copia de seguridad en un archivo SQLite que aún no existe o en una base PostgreSQL vacía. Una copia de una versión anterior se actualiza.
restore-file = un archivo escrito por «vitrall backup»
# $count, $path
restore-done = { $count ->
    [one] Se ha restaurado { $count } mesa en { $path }.
   *[other] Se han restaurado { $count } mesas en { $path }.
}
error-backup-foreign = Aquí no hay mesas de Vitrall ({ $detail }).
error-restore-taken = Aquí ya hay algo ({ $detail }). Indica una base de datos nueva o vacía.
