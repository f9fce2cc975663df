### Titles and descriptions of pictures, for screen readers too, and the texts of `vitrall picture`.


## One thing

# $die, in words
picture-die = Dado: { $die }
# $color
picture-die-description =
    Una pieza de vidrio de color emplomada, con un punto por cada unidad de su valor. El signo de su color es { $color ->
        [red] un corazón
        [yellow] un sol
        [green] una hoja
        [blue] una gota
        [purple] una corona
       *[grey] una luna
    }.
# $pattern
picture-window = Vitral: { $pattern }
# $row is a letter, $spaces a list of dice and empty spaces
picture-row = Fila { $row }: { $spaces }.
picture-blank = casilla en blanco
# $color
picture-color-space =
    casilla vacía { $color ->
        [red] roja
        [yellow] amarilla
        [green] verde
        [blue] azul
        [purple] morada
       *[grey] gris
    }
# $value
picture-value-space = casilla vacía de valor { $value }
# $pattern
picture-glass = Vitral terminado: { $pattern }
picture-glass-description = Una ventana gótica de piedra: cinco luces de cuatro piezas, cada pieza un dado, y sobre ellas un rosetón con los mismos colores.

## Sheets

picture-dice = Todos los dados
picture-dice-description = Seis colores en seis valores, grandes y pequeños; cuanto más alto el valor, más oscuro el vidrio. Cada color tiene un signo y un rayado: el rojo un corazón y líneas verticales, el amarillo un sol y puntos, el verde una hoja y líneas descendentes, el azul una gota y líneas horizontales, el morado una corona y líneas ascendentes, el gris una luna y una red. Debajo, las casillas tal como están impresas.
# $count
picture-windows =
    { $count ->
        [one] { $count } vitral
       *[other] { $count } vitrales
    }
# $names
picture-windows-description = Patrones de vitral sin dados: { $names }.

## The table

# $standing: round and turn
picture-table = La mesa. { $standing }
# $dice, $die, $rounds, $cards: lists in words
picture-pool = Reserva: { $dice }.
picture-hand = Dado en mano: { $die }.
picture-track = Marcador de ronda: { $rounds }.
# $round, $dice
picture-round = ronda { $round }: { $dice }
picture-tools = Herramientas: { $cards }.
picture-publics = Objetivos públicos: { $cards }.
picture-privates = Objetivos privados a la vista: { $cards }.
# $name
picture-no-window = { $name }: todavía sin vitral.
# Modules and private pools. $count, $card, $cards, $spaces, $dice
picture-grey-pool = Reserva de vidrio gris: { dice-count }.
picture-board = Tablero de restricción: { $card }.
picture-pioneers = Cartas de pionero aún por conseguir: { $cards }.
picture-blooms = Tus cartas de floración: { $cards }.
picture-open-to-grey = Casillas abiertas a dados grises: { $spaces }.
picture-taken = Cartas de pionero conseguidas: { $cards }.
picture-blooms-kept = Cartas de floración conservadas, boca abajo: { $count }.
picture-blooms-shown = Cartas de floración: { $cards }.
picture-private-pool = Reserva personal: { $dice }.

## The command

picture-about = dibujar un registro o una posición
picture-help = Dibuja la mesa, un vitral, un vitral terminado como vidrio de color o un resultado para compartir, en SVG o PNG. Sin -o, el SVG va a la salida estándar.
picture-flag-source = un registro o una posición, «-» para la entrada estándar; con --kind die, un dado como R5
picture-flag-seat = de quién es el vitral, contando desde 1; para la mesa, desde el punto de vista de quién
picture-flag-kind = table (mesa), window (vitral), glass (vitral terminado), result (resultado) o die (dado)
picture-flag-shape = la forma de un resultado: tall (vertical), 1200 × 1600 píxeles, o wide (horizontal), 1200 × 630
picture-flag-name = escribe en el resultado el nombre de quien jugó
picture-flag-theme = dark (oscuro) o light (claro)
picture-flag-no-hatch = los colores sin su rayado
picture-flag-size = anchura en píxeles
picture-flag-output = el archivo que se escribe, .svg o .png

## What may go wrong

error-picture-die = Eso no es un dado ({ $detail }).
error-picture-format = Una imagen se guarda como .svg o .png ({ $detail }).
error-picture-source = Eso no es ni un registro ni una posición ({ $detail }).
error-picture-shape = Un resultado se dibuja en forma tall o wide ({ $detail }).
error-picture-no-converter = Las imágenes PNG necesitan el extra «png»: pip install "vitrall[png]". O guarda la imagen como .svg.
error-picture-converter = No se ha podido convertir la imagen en PNG ({ $detail }). Guárdala como .svg.
