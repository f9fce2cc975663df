# Jugar en este dispositivo, sin servidor.

error-device-full = No queda espacio en este dispositivo, así que no se ha guardado nada. Libera espacio y sigue jugando.
error-device-database = El navegador no puede guardar partidas ahora mismo. Cierra las otras pestañas de esta página y vuelve a cargarla. No se ha perdido ninguna acción que hayas visto.
error-device-other-page = Esta partida está abierta en otra pestaña. Juega allí, o cierra esa pestaña y vuelve a cargar esta página.
error-device-damaged = Esta partida está dañada en este dispositivo y no se puede abrir. Sigue guardada y no afecta a tus otras partidas.
error-device-decks = Hay demasiados mazos en este dispositivo ({ $detail }).
error-moving-others = Solo se puede trasladar una partida si todas las personas juegan en este dispositivo.
error-moving-bots = Este servidor no revela los secretos de los bots. Una partida con bots solo puede salir de aquí si se trasladó aquí.
error-moving-over = Esta partida ha terminado. Se puede volver a ver, pero no continuar.
error-games-file = Este archivo no tiene partidas guardadas o está dañado. No se ha cambiado nada.
error-games-size = Este archivo es demasiado grande: { $detail }.
error-site-no-page = Esta instalación no tiene una página para jugar sin servidor. Instala un paquete publicado o ejecuta `python3 dev.py page`.
error-site-folder = Esta carpeta no está vacía: { $detail }. Indica una nueva para no sobrescribir nada.
error-site-write = No se puede escribir el sitio: { $detail }.

web-here-offer = No hay conexión, pero puedes jugar en este dispositivo.
web-here-play = Jugar en este dispositivo
web-here-on = Estás jugando en este dispositivo, sin servidor.
web-here-back = Volver al servidor
# $percent: un número entero
web-here-loading = Cargando el juego: { $percent } %
web-here-again = Volver a intentarlo
web-here-no-wasm = Este navegador no tiene WebAssembly, así que no puede abrir el juego. Usa un navegador más nuevo.
web-here-download = La descarga se ha interrumpido. Comprueba la conexión y vuelve a intentarlo. Tus partidas están a salvo.
web-here-damaged = Un archivo descargado está dañado. Vuelve a intentarlo. Tus partidas están a salvo.
web-here-storage = El navegador no deja que esta página guarde nada, así que no se conservará ninguna partida. En las ventanas privadas pasa a menudo.
web-here-fault = No se ha podido iniciar el juego. Vuelve a intentarlo. Tus partidas están a salvo.
web-here-restored = El navegador ha perdido su base de datos de partidas. Las partidas de las que esta página tenía copia se han recuperado.
web-here-lost = El navegador ha perdido su base de datos de partidas. Si las guardaste en un archivo, cárgalo en los ajustes.
# $count
web-here-unreadable =
    { $count ->
        [1] Una partida guardada está dañada y no se puede abrir. No afecta a las demás.
       *[other] Hay { $count } partidas guardadas dañadas que no se pueden abrir. No afecta a las demás.
    }
web-here-dice = Estos dados se tiran en este dispositivo. Son aleatorios, pero eso no se puede demostrar a nadie.
web-games = Guardar o cargar partidas
web-games-how = Todas las partidas de este dispositivo van a un solo archivo. Cárgalo en otro dispositivo para añadirlas allí.
web-games-save = Guardar partidas en un archivo
web-games-load = Cargar partidas de un archivo
# $count: cuántas partidas
web-games-loaded =
    { $count ->
        [0] Todas las partidas de este archivo ya están aquí.
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $count } partidas.
    }
web-deck-load = Cargar un mazo de un archivo
web-move-save = Guardar para trasladar
web-move-continue = Continuar de un archivo
web-move-how = Guarda en un archivo la partida hasta ahora, con todos los secretos. Se puede continuar en otro servidor o dispositivo. Los próximos dados se tirarán allí.

site-about = escribir la página como sitio estático que se juega sin servidor
site-description = Escribe una carpeta que cualquier servidor web puede ofrecer en cualquier ruta: el juego entero en la página, que funciona sin conexión tras la primera visita.
site-folder = la carpeta que se escribe; nueva o vacía
# $folder: where; $count: how many files; $size: megabytes
site-done =
    Se ha escrito { $folder }: { $count ->
        [one] un archivo
       *[other] { $count } archivos
    }, { $size } MB.
