### Qué está mal exactamente, entre paréntesis al final de un error: parte de una frase, sin punto.

why-number = { $given } no es un número de { $least } a { $most }
why-none-of = { $given } no es ninguno de: { $known }
why-alone = hacen falta al menos dos jugadores, regla { $rule }
why-paid-by-value = { $card } se paga con un valor, y esta edición paga con color
# $cards es una de las clases de abajo.
why-too-few = { $cards }: hay { $has }, esta partida necesita { $wants }
why-cards-window-cards = cartas de vidriera
why-cards-tools = herramientas
why-cards-grey-tools = herramientas grises
why-cards-public-objectives = objetivos públicos
why-cards-grey-objectives = objetivos grises
why-cards-private-objectives = objetivos privados
why-cards-restriction-boards = tableros de restricción
why-cards-pioneers = cartas de pionero
why-cards-blooms = cartas de floración
why-other-roll = línea { $line }: { $found }, los dados dan { $due }
