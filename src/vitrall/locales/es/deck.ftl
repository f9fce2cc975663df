### Mazos que escriben los jugadores: la orden `vitrall deck`, la opción `--deck` y cuánto se sabe de las cartas.

## The command line

flag-deck = un archivo de mazo con cartas propias; una vez por archivo
deck-about = revisar mazos propios y leer todas las cartas
deck-check-about = explicar cada error de los archivos de mazo
deck-check-files = archivos de mazo; si son varios, se revisan como si se jugaran juntos
deck-show-about = mostrar lo que dicen las cartas y su procedencia
# $kinds as the command line knows them
deck-show-what = una carta o uno de: { $kinds }; si no, todas
deck-show-json = las cartas como una lista JSON

## What a check says: $file, $cards, $kinds, $kind, $count

deck-sound = { $file }: ningún error
deck-faults =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
deck-no-more = De este archivo solo se muestran los primeros { $count } errores.
deck-number = { $kind }: { $count }
deck-replaces = En lugar de las cartas del proyecto: { $kinds }
deck-own = De diseño propio, del todo o en parte: { $cards }
deck-untold = Procedencia no indicada: { $cards }

## Kinds of cards, as headings

deck-kind-pattern = Patrones
deck-kind-tool = Herramientas
deck-kind-public = Objetivos públicos
deck-kind-private = Objetivos privados
deck-kind-pioneer = Cartas de pionero
deck-kind-bloom = Cartas de floración
deck-kind-board = Tableros de restricción
deck-kind-rivalry = Cartas de rivalidad

## How well a card is known: the whole of it, or part by part

attested-print = como está impreso
attested-two-sources = de dos fuentes públicas
attested-one-source = de una fuente pública
attested-inferred = deducido de lo impreso
attested-own = diseño propio
attested-untold = sin indicar
# $word is one of those above
attested-part-name = nombre: { $word }
attested-part-rule = regla: { $word }
attested-part-points = puntos: { $word }
attested-part-card = carta: { $word }
# $known: one of those above, or several parted by commas
deck-known = Procedencia: { $known }
