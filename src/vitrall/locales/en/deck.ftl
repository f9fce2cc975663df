### Decks that players write: the command `vitrall deck`, the flag `--deck`, and how well cards are known.

## The command line

flag-deck = a deck file with cards of your own; once for each file
deck-about = check decks of your own, and read all cards
deck-check-about = explain every fault of deck files
deck-check-files = deck files; several are checked as if played together
deck-show-about = what cards say, and how well they are known
# $kinds as the command line knows them
deck-show-what = a card, or one of { $kinds }; without it, all

## What a check says: $file, $cards, $kinds, $kind, $count

deck-sound = { $file }: no faults
deck-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
deck-no-more = Of this file no more than { $count } faults are told.
deck-number = { $kind }: { $count }
deck-replaces = In the place of the cards of the project: { $kinds }
deck-own = Own design, wholly or in part: { $cards }
deck-untold = Not told how well it is known: { $cards }

## Kinds of cards, as headings

deck-kind-pattern = Patterns
deck-kind-tool = Tools
deck-kind-public = Public objectives
deck-kind-private = Private objectives
deck-kind-pioneer = Pioneer cards
deck-kind-bloom = Bloom cards
deck-kind-board = Restriction boards
deck-kind-rivalry = Rivalry cards

## How well a card is known: the whole of it, or part by part

attested-print = as printed
attested-two-sources = from two public sources
attested-one-source = from one public source
attested-inferred = concluded from what is printed
attested-own = own design
attested-untold = not told
# $word is one of those above
attested-part-name = name: { $word }
attested-part-rule = rule: { $word }
attested-part-points = points: { $word }
attested-part-card = card: { $word }
# $known: one of those above, or several parted by commas
deck-known = How well it is known: { $known }
