### Decks that players write: the command `vitrall deck`, the flag `--deck`, and how well cards are known.

## The command line

flag-deck = a deck file with cards of your own; once for each file
deck-about = check decks of your own, and read all cards
deck-check-about = explain all errors in deck files
deck-check-files = deck files; several are checked as if played together
deck-show-about = show what cards say and where that comes from
# $kinds as the command line knows them
deck-show-what = a card, or one of { $kinds }; without it, all
deck-show-json = print the cards as a JSON list

## What a check says: $file, $cards, $kinds, $kind, $count

deck-sound = { $file }: no errors
deck-faults =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
deck-no-more = Only the first { $count } errors in this file are shown.
deck-number = { $kind }: { $count }
deck-replaces = Instead of the project’s cards: { $kinds }
deck-own = Own design, wholly or in part: { $cards }
deck-untold = Source not stated: { $cards }

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
attested-inferred = inferred from print
attested-own = own design
attested-untold = not stated
# $word is one of those above
attested-part-name = name: { $word }
attested-part-rule = rule: { $word }
attested-part-points = points: { $word }
attested-part-card = card: { $word }
# $known: one of those above, or several parted by commas
deck-known = Source: { $known }
