### Asientos: quién se sienta dónde, pasar a otro dispositivo.

web-move-seat = Mover mi asiento
web-move-seat-how = Escanea el código o abre el enlace en el otro dispositivo antes de 15 minutos. Tu asiento pasará allí y en este dispositivo ya no podrás jugar con él.
web-move-all = Mover todas mis mesas
web-move-all-how = Escanea el código o abre el enlace en el otro dispositivo antes de 15 minutos. Todas tus mesas y asientos pasarán allí y dejarán de estar en este dispositivo.
web-move-copy = Copiar el enlace

error-table-others = Aquí juegan otras personas. Puedes dejar la mesa, pero no borrarla.
error-seat-one-each = Ya tienes un asiento en esta mesa.
error-serve-key = Falta la clave de esta base de datos o es de otra ({ $detail }). Restaura el archivo de la clave o indícalo con --key-file.
serve-key-file = archivo con la clave que protege las semillas de las partidas en curso; por defecto, junto a la base de datos
web-dice-chosen = Los dados salen de una semilla elegida: quien abrió la mesa puede conocer cada tirada.
web-evict = Liberar este asiento
web-close-table = Cerrar la mesa

error-replace-too-soon = Esa persona estaba aquí hace un momento. Espera un poco antes de que un bot juegue por ella.
serve-away-seconds = ausencia mínima, en segundos, tras la que los demás pueden poner un bot en su lugar; por defecto: 10
serve-idle-seconds = sin reloj, segundos que alguien conectado puede hacer esperar a los demás; por defecto: 300

verify-commitment = el hash de la semilla del servidor que apuntaste antes de la partida
verify-luck = la suerte que añadió tu asiento
error-verify-other-commitment = Estos no son los dados de tu partida: el hash que apuntaste es otro.
error-verify-other-luck = Estos no son los dados de tu partida: la suerte que añadiste no está entre ellos.
