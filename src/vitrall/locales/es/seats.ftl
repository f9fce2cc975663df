### Asientos: quién se sienta dónde, pasar a otro dispositivo.

web-move-seat = Mover mi asiento
web-move-seat-how = Escanea el código o abre el enlace en el otro dispositivo antes de 15 minutos. Tu asiento pasará allí y en este dispositivo ya no podrás jugar con él.
web-move-all = Mover todas mis mesas
web-move-all-how = Escanea el código o abre el enlace en el otro dispositivo antes de 15 minutos. Todas tus mesas y asientos pasarán allí y dejarán de estar en este dispositivo.
web-move-copy = Copiar el enlace
