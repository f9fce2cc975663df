### The cards: names, what they say, and how what they score is counted. Every text is in our own words.
###
### A name without a mark is known from print: from this language's edition, or left as the English card has it.
### `.origin` marks every other: `own` is our own name, `reported` one that a public program carries for this edition,
### `inferred` a printed name whose card is a conclusion. `.gloss` says what a name left in another language means.

## Texts that several cards share

# $a and $b are colours, $met and $missed points.
-bloom-text =
    Forma este motivo con dados { $a ->
        [red] rojos
        [yellow] amarillos
        [green] verdes
        [blue] azules
        [purple] morados
       *[grey] grises
    } y { $b ->
        [red] rojos
        [yellow] amarillos
        [green] verdes
        [blue] azules
        [purple] morados
       *[grey] grises
    } en cualquier lugar de tu vitral, sin girarlo ni reflejarlo. Al final, obtén { $met ->
        [one] { $met } punto
       *[other] { $met } puntos
    } si está o pierde { $missed ->
        [one] { $missed } punto
       *[other] { $missed } puntos
    } si no.
# $spaces are the marked spaces of the card.
-marked-text = Suma los valores de tus dados en las seis casillas marcadas ({ $spaces }) y obtén esos puntos.

## Patterns of the base game

card-suns-glory = Esplendor solar
    .origin = reported
card-firelight = Luz de hogar
    .origin = reported
card-shadow-thief = Ladrón de sombras
    .origin = reported
card-sun-catcher = Atrapaluces
    .origin = reported
card-fulgor-del-cielo = Fulgor del cielo
    .origin = reported
card-luz-celestial = Luz celestial
    .origin = reported
card-aurora-sagradis = Aurora Sagradis
    .gloss = Aurora sagrada
    .origin = reported
card-aurorae-magnificus = Aurorae Magnificus
    .gloss = Aurora magnífica
    .origin = reported
card-lux-mundi = Lux Mundi
    .gloss = Luz del mundo
    .origin = reported
card-lux-astram = Lux Astram
    .gloss = Luz de las estrellas
card-kaleidoscopic-dream = Sueño caleidoscópico
    .origin = reported
card-firmitas = Firmitas
    .gloss = Firmeza
    .origin = reported
card-gravitas = Gravitas
    .gloss = Dignidad
    .origin = reported
card-water-of-life = Agua de vida
    .origin = reported
card-batllo = Batlló
    .gloss = La Casa Batlló de Barcelona
    .origin = own
card-bellesguard = Bellesguard
    .gloss = La torre Bellesguard de Barcelona
    .origin = reported
card-virtus = Virtus
    .gloss = Virtud
    .origin = reported
card-symphony-of-light = Sinfonía de luz
    .origin = reported
card-ripples-of-light = Rizos de luz
    .origin = reported
card-fractal-drops = Gotas fractales
    .origin = reported
card-via-lux = Via Lux
    .gloss = Camino de luz
    .origin = reported
card-industria = Industria
    .gloss = Diligencia
card-chromatic-splendor = Esplendor cromático
    .origin = reported
card-comitas = Comitas
    .gloss = Cortesía

## Patterns for five and six players

card-generosidad = Generosidad
card-armonia = Armonía
    .origin = own
card-ligero = Ligero
card-shadom = Umbrío
    .origin = reported
card-sol = Sol
    .origin = reported
card-naturaleza = Naturaleza
card-esperanca = Esperança
    .gloss = Esperanza
card-alegria = Alegría
    .origin = own
card-romanesque = Románico
    .origin = own
card-baroque = Barroco
    .origin = reported
card-apricitas = Apricitas
    .gloss = Calor del sol
card-tenebra = Tenebra
    .gloss = Tiniebla

## Tools of the base game

card-grozing-pliers = Alicates de grujir
    .text = Tras elegir un dado, sube o baja su valor en 1. Un 6 no puede pasar a 1 ni un 1 a 6.
    .origin = own
card-eglomise-brush = Pincel de eglomizar
    .text = Mueve un dado de tu vitral a otra casilla libre. El color impreso en ella no importa; las demás reglas de colocación se mantienen.
    .origin = own
card-copper-foil-burnisher = Bruñidor de cinta de cobre
    .text = Mueve un dado de tu vitral a otra casilla libre. El valor impreso en ella no importa; las demás reglas de colocación se mantienen.
    .origin = own
card-lathekin = Abreplomos
    .text = Mueve dos dados distintos de tu vitral, uno tras otro; uno solo no basta. Ambos deben cumplir todas las reglas de colocación.
    .origin = own
card-lens-cutter = Compás cortavidrios
    .text = Tras elegir un dado, cámbialo por cualquier dado del marcador de ronda. Ambos conservan su valor.
    .origin = own
card-flux-brush = Pincel para fundente
    .text = Tras elegir un dado, vuelve a lanzarlo. Si no se puede colocar en ninguna casilla, devuélvelo a la reserva.
    .origin = own
card-glazing-hammer = Martillo de vidriero
    .text = En tu segundo turno de la ronda, antes de elegir un dado, vuelve a lanzar todos los dados de la reserva.
    .origin = own
card-running-pliers = Tenazas de tronzar
    .text = En tu primer turno, tras colocar tu dado, elige y coloca otro de inmediato. Sáltate tu segundo turno de esta ronda.
    .origin = own
card-cork-backed-straightedge = Regla con base de corcho
    .text = Tras elegir un dado, colócalo en una casilla que no toque ningún otro dado, ni por un lado ni por una esquina. Las demás reglas de colocación se mantienen.
    .origin = own
card-grinding-stone = Piedra de esmeril
    .text = Tras elegir un dado, gíralo a la cara opuesta: de 1 a 6, de 2 a 5, de 3 a 4 o al revés.
    .origin = own
card-flux-remover = Limpiador de fundente
    .text = Tras elegir un dado, devuélvelo a la bolsa y saca otro al azar. Decide su valor y luego colócalo o déjalo en la reserva.
    .origin = own
card-tap-wheel = Rulina
    .text = Mueve en tu vitral uno o dos dados del mismo color. Debe haber un dado de ese color en el marcador de ronda. Se aplican todas las reglas de colocación.
    .origin = own

## Tools of the private pools

card-strip-cutter = Cortador de tiras
    .text = Tras elegir un dado, cámbialo por uno de tu reserva personal.
    .origin = own
card-lead-came-nippers = Cortaplomos
    .text = Vuelve a lanzar uno o dos dados de tu reserva personal.
    .origin = own

## Grey tools

card-smoke-pliers = Alicates de humo
    .text = Tras elegir un dado gris, ponle cualquier otro valor antes de colocarlo.
    .origin = own
card-ash-tongs = Tenazas de ceniza
    .text = Tras elegir un dado, cámbialo por uno del marcador de ronda; exactamente uno de los dos debe ser gris. Ambos conservan su valor.
    .origin = own
card-slate-turner = Torno de pizarra
    .text = Intercambia en tu vitral un dado gris y uno de otro color. Después, ambos deben cumplir todas las reglas de colocación y el tablero de restricción.
    .origin = own

## Public objectives

card-row-color-variety = Fila de varios colores
    .text = Obtén 6 puntos por cada fila completa con cinco colores distintos.
    .scored = { rows-scored }
    .origin = reported
card-column-color-variety = Columna de varios colores
    .text = Obtén 5 puntos por cada columna completa con cuatro colores distintos.
    .scored = { columns-scored }
    .origin = reported
card-row-shade-variety = Fila de opacidad variada
    .text = Obtén 5 puntos por cada fila completa con cinco valores distintos.
    .scored = { rows-scored }
    .origin = reported
card-column-shade-variety = Columna de opacidad variada
    .text = Obtén 4 puntos por cada columna completa con cuatro valores distintos.
    .scored = { columns-scored }
    .origin = reported
card-light-shades = Opacidades leves
    .text = Obtén 2 puntos por cada pareja formada por un 1 y un 2 en cualquier lugar de tu vitral.
    .scored = { pairs-scored }
    .origin = reported
card-medium-shades = Opacidades medias
    .text = Obtén 2 puntos por cada pareja formada por un 3 y un 4 en cualquier lugar de tu vitral.
    .scored = { pairs-scored }
    .origin = reported
card-deep-shades = Opacidades intensas
    .text = Obtén 2 puntos por cada pareja formada por un 5 y un 6 en cualquier lugar de tu vitral.
    .scored = { pairs-scored }
    .origin = reported
card-shade-variety = Variedad de opacidades
    .text = Obtén 5 puntos por cada conjunto de los seis valores, del 1 al 6, en cualquier lugar de tu vitral.
    .scored = { sets-scored }
    .origin = reported
card-color-variety = Variedad de colores
    .text = Obtén 4 puntos por cada conjunto de los cinco colores básicos en cualquier lugar de tu vitral.
    .scored = { sets-scored }
    .origin = reported
card-color-diagonals = Diagonales de color
    .text = Obtén 1 punto por cada dado que toque en diagonal otro dado de su mismo color.
    .scored = { dice-scored }
    .origin = reported

## Public objectives of grey glass

card-slate-columns = Columnas de pizarra
    .text = Obtén 4 puntos por cada columna con exactamente un dado gris.
    .scored = { columns-scored }
    .origin = own
card-slate-shades = Opacidades de pizarra
    .text = Obtén 4 puntos por cada valor distinto entre tus dados grises.
    .scored = { values-scored }
    .origin = own
card-ringed-in-colour = Rodeado de color
    .text = Obtén 5 puntos por cada dado gris cuyas casillas contiguas por un lado estén todas ocupadas por dados de colores distintos entre sí.
    .scored = { dice-scored }
    .origin = own

## Rivalry cards

card-deepest-light = La luz más intensa
    .text = Consigue la suma más alta de valores entre todos los dados de tu vitral.
    .origin = own
card-palest-light = La luz más tenue
    .text = Reúne el mayor número de dados de valor 1 o 2.
    .origin = own
card-strongest-hue = El color dominante
    .text = Consigue la suma más alta en un solo color básico; cuenta tu mejor color.
    .origin = own
card-mightiest-row = La fila más poderosa
    .text = Consigue la suma más alta en una sola fila; las casillas vacías valen 0.
    .origin = own
card-diagonal-weave = Trama diagonal
    .text = Forma el mayor número de parejas de dados del mismo valor que se toquen en diagonal.
    .origin = own
card-widest-palette = La paleta más amplia
    .text = Reúne el mayor número de dados distintos; dos dados son iguales solo si coinciden en color y valor.
    .origin = own
card-weight-of-ash = El peso de la ceniza
    .text = Consigue la suma más alta de valores entre tus dados grises.
    .origin = own
card-reach-of-ash = El alcance de la ceniza
    .text = Ten dados grises en el mayor número de filas y columnas, sumadas unas y otras.
    .origin = own
card-ash-company = En compañía de la ceniza
    .text = Reúne el mayor número de dados que toquen por un lado un dado gris.
    .origin = own

## Private objectives

card-shades-of-red = Tonos de rojo
    .text = Suma los valores de tus dados rojos y obtén esos puntos.
    .scored = { dice-scored }
    .origin = reported
card-shades-of-yellow = Tonos de amarillo
    .text = Suma los valores de tus dados amarillos y obtén esos puntos.
    .scored = { dice-scored }
    .origin = reported
card-shades-of-green = Tonos de verde
    .text = Suma los valores de tus dados verdes y obtén esos puntos.
    .scored = { dice-scored }
    .origin = reported
card-shades-of-blue = Tonos de azul
    .text = Suma los valores de tus dados azules y obtén esos puntos.
    .scored = { dice-scored }
    .origin = reported
card-shades-of-purple = Tonos de morado
    .text = Suma los valores de tus dados morados y obtén esos puntos.
    .scored = { dice-scored }
    .origin = reported

## Private objectives with marked spaces

card-fence = Valla
    .text = { -marked-text(spaces: "B1, B3, B5, C1, C3, C5") }
    .scored = { dice-scored }
    .origin = own
card-tunnel = Túnel
    .text = { -marked-text(spaces: "A2, A3, A4, D2, D3, D4") }
    .scored = { dice-scored }
    .origin = own
card-brace = Abrazadera
    .text = { -marked-text(spaces: "A2, A4, B3, C3, D2, D4") }
    .scored = { dice-scored }
    .origin = own
card-port = Ojo de buey
    .text = { -marked-text(spaces: "A3, B2, B4, C2, C4, D3") }
    .scored = { dice-scored }
    .origin = own
card-brackets = Corchetes
    .text = { -marked-text(spaces: "A1, A2, A4, A5, B1, B5") }
    .scored = { dice-scored }
    .origin = own
card-wall = Muro
    .text = { -marked-text(spaces: "B2, B3, B4, C2, C3, C4") }
    .scored = { dice-scored }
    .origin = own

## Pioneer cards

card-prism-column = Columna prismática
    .text = Completa una columna con cuatro colores y cuatro valores distintos.
    .origin = own
card-outer-frame = Marco exterior
    .text = Ocupa las 14 casillas del borde de tu vitral.
    .origin = own
card-rainbow-row = Fila arcoíris
    .text = Completa una fila con cinco colores distintos.
    .origin = own
card-scale-row = Escala en fila
    .text = Completa una fila con cinco valores distintos.
    .origin = own
card-four-lanterns = Cuatro faroles
    .text = Ocupa las cuatro esquinas con dados de cuatro colores distintos.
    .origin = own
card-inner-court = Patio interior
    .text = Ocupa las seis casillas interiores: filas B y C, columnas 2 a 4.
    .origin = own
card-echo-row = Eco en la fila
    .text = Coloca en una misma fila tres dados del mismo valor.
    .origin = own
card-banner-row = Fila de estandartes
    .text = Coloca en una misma fila tres dados del mismo color.
    .origin = own
card-hue-stair = Escalera de color
    .text = Coloca cuatro dados del mismo color en una diagonal sin huecos.
    .origin = own
card-shade-stair = Escalera de opacidad
    .text = Coloca tres dados del mismo valor en una diagonal sin huecos.
    .origin = own
card-rising-column = Columna ascendente
    .text = Completa una columna cuyos valores, de arriba abajo, solo suban o solo bajen.
    .origin = own
card-monochrome-scale = Escala monocroma
    .text = Reúne dados de un mismo color con al menos cinco valores distintos en cualquier lugar de tu vitral.
    .origin = own
card-shade-quintet = Quinteto al unísono
    .text = Reúne dados de un mismo valor de al menos cinco colores distintos en cualquier lugar de tu vitral.
    .origin = own
card-twin-panes = Vidrios gemelos
    .text = Reúne cuatro parejas de dados gemelos, iguales en color y valor; cada dado forma parte de una sola pareja.
    .origin = own
card-heavy-row = Fila de peso
    .text = Completa una fila cuyos valores sumen al menos 22.
    .origin = own

## Bloom cards

card-poppy = Amapola
    .text = { -bloom-text(a: "red", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-bluebell = Campanilla
    .text = { -bloom-text(a: "blue", b: "green", met: 5, missed: 4) }
    .origin = own
card-crocus = Azafrán
    .text = { -bloom-text(a: "purple", b: "blue", met: 6, missed: 4) }
    .origin = own
card-primrose = Prímula
    .text = { -bloom-text(a: "yellow", b: "green", met: 6, missed: 4) }
    .origin = own
card-rosebud = Botón de rosa
    .text = { -bloom-text(a: "red", b: "green", met: 5, missed: 4) }
    .origin = own
card-iris = Iris
    .text = { -bloom-text(a: "purple", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-clover = Trébol
    .text = { -bloom-text(a: "green", b: "red", met: 7, missed: 5) }
    .origin = own
card-pansy = Pensamiento
    .text = { -bloom-text(a: "yellow", b: "purple", met: 7, missed: 5) }
    .origin = own
card-lily = Azucena
    .text = { -bloom-text(a: "blue", b: "red", met: 10, missed: 4) }
    .origin = own
card-thistle = Cardo
    .text = { -bloom-text(a: "green", b: "purple", met: 10, missed: 4) }
    .origin = own
card-daisy = Margarita
    .text = { -bloom-text(a: "yellow", b: "blue", met: 15, missed: 5) }
    .origin = own
card-passion-flower = Pasionaria
    .text = { -bloom-text(a: "purple", b: "red", met: 11, missed: 5) }
    .origin = own

## Restriction boards

card-no-touch = Guarda las distancias
    .text = No dejes que dos dados grises se toquen, ni siquiera por una esquina.
    .origin = own
card-value-spaces = Juego de opacidades
    .text = Coloca dados grises solo en casillas de valor, respetando el valor impreso.
    .origin = own
card-top-and-bottom = Dintel y alféizar
    .text = Coloca dados grises solo en la fila superior o en la inferior.
    .origin = own
card-any-colour-space = Ventanas abiertas
    .text = Si quieres, coloca dados grises también en casillas de color, sea cual sea el color. Las demás reglas de colocación se mantienen.
    .origin = own
card-one-per-column = De uno en uno
    .text = Coloca como mucho un dado gris en cada columna.
    .origin = own
card-blank-spaces = Vidrio transparente
    .text = Coloca dados grises solo en casillas en blanco.
    .origin = own
