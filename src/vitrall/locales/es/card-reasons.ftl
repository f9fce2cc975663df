### Qué está mal exactamente en un archivo de cartas: partes de una frase, sin punto. Las palabras del archivo quedan como están.

## Where: $place, $card, $reason come from other messages; $file, $line, $kind, $id, $number, $text

why-card-fault = { $place }: { $reason }
why-card-of = { $card }: { $reason }
why-card-line = { $file }, línea { $line }
why-card-named = { $kind } { $id }
why-card-numbered = { $kind } número { $number }
why-card-the-file = el archivo

## Kinds of cards

why-card-kind-pattern = patrón
why-card-kind-tool = herramienta
why-card-kind-public = objetivo público
why-card-kind-private = objetivo privado
why-card-kind-pioneer = carta de pionero
why-card-kind-bloom = carta de floración
why-card-kind-board = tablero de restricción
why-card-kind-rivalry = carta de rivalidad

## The file

why-card-no-file = este archivo no se puede leer
# $most, $bytes, $lines
why-card-bytes = ocupa más de { $most } bytes
why-card-size = ocupa más de { $bytes } bytes o { $lines } líneas
why-card-long-line = la línea tiene más de { $most } caracteres
why-card-encoding = esto no es texto UTF-8
why-card-deep = las listas o tablas están anidadas a demasiada profundidad
why-card-toml = esto no se puede leer como TOML
why-card-toml-equals = después del nombre de un campo va =
why-card-toml-bracket = los corchetes no están cerrados
why-card-toml-unclosed = una lista o una tabla no está cerrada, o falta una coma
why-card-toml-quotes = las comillas de un texto no están cerradas
why-card-toml-sign = aquí hay un carácter no permitido
why-card-toml-twice = este nombre aparece aquí dos veces
why-card-toml-value = no se puede leer el valor; los textos van entre comillas
why-card-toml-after = después del valor hay algo más en la misma línea
why-card-toml-statement = esto no es ni [[tabla]] ni campo = valor
why-card-toml-backslash = en un texto, tras una barra invertida hay un carácter no permitido
# $table
why-card-brackets = cada { $table } empieza con [[{ $table }]], entre dos pares de corchetes
why-card-replaces-nothing = replaces nombra { $table }, pero el archivo no tiene [[{ $table }]]

## Fields: $field, $given as it was written, $known what may be

# $what is one of those below or the name of a field; $meant may be empty
why-card-strange = { $what } { $given } no está entre: { $known }{ $meant }
why-card-the-field = el campo
why-card-the-table = la tabla
why-card-the-verb = el verbo
why-card-the-kind = el tipo de carta
# $words
why-card-meant = ; ¿quizá { $words }?
why-card-none = no hay ninguna carta de tipo { $kind } que se llame { $given }{ $meant }
why-card-no-card = no hay ninguna carta { $given }{ $meant }
why-card-missing = falta el campo { $field }
why-card-one-of-two = { $field } necesita { $one } o { $two }
why-card-type = { $field } debe ser { $wanted }, no { $given }
why-card-type-text = un texto entre comillas
why-card-type-number = un número entero
why-card-type-numbers = una lista de números enteros
why-card-type-flag = true o false
why-card-type-texts = una lista de textos entre comillas
why-card-type-table = una tabla entre llaves
why-card-type-tables = una lista de tablas entre llaves
why-card-type-wording = un texto entre comillas o una tabla de textos por idioma
# $least, $most
why-card-range = { $field } es { $given }, pero debe estar entre { $least } y { $most }
why-card-each-once = { $field } debe nombrar uno o más de: { $known }, cada uno una vez
why-card-bad-id = el identificador { $given } debe tener minúsculas de la a a la z y cifras, con las palabras unidas por un solo guion
why-card-wording = { $field } debe tener de 1 a { $most } caracteres normales en una línea
why-card-language = { $field }: { $given } no es un idioma; su código se escribe en minúsculas, como en, pl, uk o es
why-card-languages = { $field } necesita de 1 a { $most } idiomas; aquí: { $given }
why-card-no-text = falta text: hay que decir qué hace la carta, al menos en un idioma

## Patterns and grids: $rows, $marks, $mark, $space, $one, $two

why-card-grid = { $field } debe ser { $rows } textos de { $marks } signos cada uno
why-card-no-mark = { $field } no marca ninguna casilla: escribe { $mark } en cada una que cuente
why-card-mark = { $space } tiene { $given }, que no es ninguno de { $known }
why-card-neighbours = { $one } y { $two } se tocan por un lado y las dos exigen { $mark }
why-card-figure = rows debe tener de 1 a { $rows } textos de 1 a { $marks } signos, todos de igual longitud
why-card-margin = las filas y columnas exteriores de la figura deben tener un color cada una

## Restriction boards

why-card-board-closed = any_color permite las casillas de color, pero printed las prohíbe
why-card-board-empty = un tablero dice spaces, printed, apart o any_color; este no cambia nada

## Measures: $word, $over, $places, $aspect, $colors, $values

why-card-over = { $word } no va con over = { $over }, sino con: { $places }
why-card-pairs = worth = pairs no va con over = { $over }
why-card-alike = { $word } { $aspect } no tiene efecto con over = { $over }: esos dados siempre coinciden en eso
why-card-twofold = se puede usar exactly o at_least, pero no ambos
why-card-unlike-like = unlike y like se contradicen en { $aspect }
why-card-set = un conjunto es de colores de { $colors } o de valores de { $values }, no de ambos
why-card-places = places debe tener de 1 a { $most } números, el primero mayor que 0 y ninguno mayor que el anterior

## Tools: $step as the file writes it, $example

why-card-steps = una herramienta tiene de 1 a { $most } pasos; aquí: { $given }
why-card-one-verb = un paso es un verbo con un valor, como { $example }
why-card-with-hand = un paso no se puede hacer con un dado en la mano, como pide when
why-card-without-hand = un paso no se puede hacer sin un dado en la mano, como pide when
why-card-time = { $step } necesita when = { $time }
why-card-grey-pools = donde se juega el mazo gris puede no haber reservas personales, regla X6
why-card-alone = { $step } debe ser el único paso de la herramienta
why-card-first = { $step } debe ir primero
why-card-last = { $step } debe ir al final
why-card-after-bag = después de exchange bag debe ir turn any o roll hand
why-card-picks = pick own solo va con otros pick own, y el primero no se puede omitir
why-card-grey-first = grey = true va en el primer paso

## Between cards: $has, $most

why-card-id-taken = este identificador ya está ocupado: { $card } ({ $place })
why-card-name-taken = este nombre ya está ocupado: { $card } ({ $place })
why-card-sides = la carta { $number } tiene { $has } de sus 2 caras: da el mismo número card a dos patrones
why-card-two-decks = la carta { $number } tiene sus caras en dos mazos; ambas deben estar en el mismo
why-card-too-many = hay { $has } cartas de tipo { $kind }, y como mucho puede haber { $most }
