### Decks of a server's folder: at the start, at a new table, and where a table misses them.

## vitrall serve

serve-decks = a folder of deck files that tables may play with; by default “decks” in your data folder
# $decks
serve-with-decks = Decks: { $decks }
serve-faulty-decks = These deck files contain errors and are not offered:

## Errors

error-serve-decks = The folder of decks cannot be used ({ $detail }).
error-deck-unknown = The server has no such deck ({ $detail }).
error-deck-name = A deck file cannot have this name ({ $detail }).
error-deck-changed = The cards of this table are not here ({ $detail }). The game can continue once the deck is restored.
# $decks
why-decks-changed = missing or changed since: { $decks }
# $most
why-deck-name = a deck is named with letters, digits, hyphens and spaces, { $most } at most
