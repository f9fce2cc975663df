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
serve-away-seconds = ausencia mínima, en segundos, tras la que los demás pueden poner un bot en su lugar
serve-idle-seconds = sin reloj, segundos que alguien conectado puede hacer esperar a los demás

verify-commitment = el hash de la semilla del servidor que apuntaste antes de la partida
verify-luck = la suerte que añadió tu asiento
error-verify-other-commitment = Estos no son los dados de tu partida: el hash que apuntaste es otro.
error-verify-other-luck = Estos no son los dados de tu partida: la suerte que añadiste no está entre ellos.
verify-code = el código de seis dados que la página mostró antes de la partida, o el hash completo
error-verify-other-code = Estos no son los dados de tu partida: el código que apuntaste es otro.
error-verify-promise = La suerte de un asiento no es la que prometió antes de la partida ({ $detail }).
error-fair-promise = Esto no sirve como promesa para los dados ({ $detail }).
error-fair-attempt = El número del inicio está mal escrito ({ $detail }).

error-table-starting = La partida está empezando en este momento.
error-dice-chosen = Los dados de esta mesa salen de una semilla elegida, así que no se les puede añadir nada.
error-dice-old = Esto corresponde a un inicio que se anuló.
error-dice-not-asked = Ahora no hace falta la suerte de este asiento.
error-dice-promise = Esta no es la suerte que se prometió.

# $name: one or several people
web-start-stopped = El inicio se anuló porque a los dados les faltó la suerte de: { $name }. Empezad de nuevo.
# $name: one or several people
web-start-freed = El inicio se anuló por segunda vez porque a los dados les faltó la suerte de: { $name }. El asiento vuelve a estar libre.
# $name: one or several people
web-start-asks = Se preparan los dados. Todavía falta la suerte de: { $name }
web-dice-code = Código de los dados
web-dice-code-how = En la mesa todos ven los mismos seis dados. Leedlos en voz alta para aseguraros.
web-dice-fair = Dados comprobados: todas las tiradas salen de lo que se fijó antes de la partida, incluida tu suerte.
web-dice-without = Dados comprobados: todas las tiradas salen de las semillas publicadas, pero tu suerte no está entre ellas.
web-dice-unsaved = Todas las tiradas salen de las semillas publicadas. En este dispositivo no se guardó nada antes de la partida con que compararlas.
web-dice-wrong = Estos no son los dados que se fijaron antes de la partida.
# $number
web-dice-attempt = Este fue el inicio número { $number }; los anteriores se anularon.
