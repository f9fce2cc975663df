### Texts of the page only: home, menus, settings, and windows for screen readers.

## Home and tables

web-tagline = Construye un vitral de luz, dado a dado.
web-play-now = Jugar ya contra un bot
web-new-table = Mesa nueva
web-your-tables = Tus mesas
web-open-table = Abrir la mesa
web-your-name = Tu nombre
# $seat, counted from 1
web-seat = Asiento { $seat }
web-seat-open = Asiento libre
web-seat-here = Una persona en este dispositivo
# $seat, counted from 1
web-guest-name = Nombre de quien ocupa el asiento { $seat }
web-sit-down = Sentarse
web-look-on = Mirar
web-start = Empezar la partida
# $name: several people share one device
web-hand-over = Ahora juega { $name }. Pasa el dispositivo.
web-here-i-am = Soy { $name }
web-copied = Enlace copiado
web-code = Código QR del enlace a esta mesa
web-nothing-here = Aquí no hay nada.
web-home = Inicio

## At the table

web-menu = Menú
web-cards = Herramientas y objetivos
web-objectives = Objetivos
# The same and the log, on buttons as narrow as a thumb.
web-cards-short = Cartas
web-log-short = Registro
web-track-open = Ampliar el marcador de ronda
web-rules = Resumen de las reglas
web-close = Cerrar
web-cancel = Cancelar
web-in-use = en uso
# $tool
web-pay = Elige el dado con el que pagas { $tool }.
# $space
web-move-to = ¿Adónde va el dado de { $space }?
# $color, $value
web-picked = Dado elegido: { die-nom }. Toca una casilla iluminada.
web-confirm-end = ¿Terminar el turno?
web-confirm-no-die = ¿Terminar el turno sin ningún dado?
web-end-without-die = Terminar sin dado
web-ends-soon = No queda nada por hacer: el turno termina solo.
web-not-yet = Todavía no
web-skip = Saltar
web-pioneer-open = aún sin dueño
web-bloom-kept = conservada
web-bloom-discarded = descartada
# $count: grey dice that are still to come
web-grey-left = { term-grey-pool }: { $count }

## A window for screen readers

# $name
web-window-of = Vitral de { $name }
# $space, $held: a die or what is printed there
web-space = { $space }: { $held }
# $note: that it takes the die, or why it does not
web-space-noted = { $space }: { $held }. { $note }
web-space-lit = Se puede elegir.
# $name, $favor, $window: row by row
web-opponent = { $name }, fichas de donativo: { $favor }. { $window }
web-pattern = { $name }, dificultad { $favor }. { $window }

## The score

web-back-to-table = Volver a la mesa
web-picture = Imagen del vitral
web-picture-shape = Forma
web-picture-tall = Vertical
web-picture-wide = Horizontal
web-picture-name = Con mi nombre
web-picture-code = Con un código QR de la repetición
web-save-svg = Guardar el vitral como SVG
web-save-png = Guardar el vitral como PNG
web-points-by-category = Puntos por categoría
web-total = Total
web-ending-again = Volver a ver el final

## Settings and keys

web-theme = Tema
web-theme-system = Como el dispositivo
web-theme-dark = Oscuro
web-theme-light = Claro
web-speed-none = Ninguna
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-bot-pace = Ritmo de los bots
web-bot-pace-none = Al instante
web-bot-pace-quick = Rápido
web-bot-pace-normal = Medio
web-bot-pace-slow = Lento
web-hatches = Rayado en el vidrio
web-ask-end = Preguntar antes de terminar el turno
web-auto-end = Terminar el turno si no queda nada por hacer
web-coordinates = Coordenadas en el marco
web-keys = Atajos de teclado
web-key-pool = Elegir un dado de la reserva
web-key-arrows = Moverse por el vitral
web-key-tools = Usar una herramienta
web-key-help = Esta lista
