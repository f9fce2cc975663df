### Mazos de la carpeta del servidor: al arrancar, en una mesa nueva y donde a una mesa le faltan.

## vitrall serve

serve-decks = una carpeta de archivos de mazo con los que pueden jugar las mesas; por defecto «decks» en tu carpeta de datos
# $decks
serve-with-decks = Mazos: { $decks }
serve-faulty-decks = Estos archivos de mazo tienen errores y no se ofrecen:

## Errors

error-serve-decks = La carpeta de mazos no se puede usar ({ $detail }).
error-deck-unknown = El servidor no tiene ese mazo ({ $detail }).
error-deck-name = Un archivo de mazo no puede llamarse así ({ $detail }).
error-deck-changed = Las cartas de esta mesa no están aquí ({ $detail }). La partida seguirá cuando el mazo vuelva a ser el que era.
# $decks
why-decks-changed = faltan o han cambiado desde entonces: { $decks }
# $most
why-deck-name = el nombre de un mazo lleva letras, cifras, guiones y espacios, { $most } como máximo
