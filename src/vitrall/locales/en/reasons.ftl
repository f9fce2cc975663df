### What exactly is wrong, told in brackets at the end of an error: parts of a sentence, without a full stop.

why-number = { $given } is no number from { $least } to { $most }
why-none-of = { $given } is none of: { $known }
why-alone = it needs two players or more, rule { $rule }
why-paid-by-value = { $card } is paid by value, this edition pays by colour
# $cards is one of the kinds below.
why-too-few = { $cards }: there are { $has }, this game needs { $wants }
why-cards-window-cards = window cards
why-cards-tools = tools
why-cards-grey-tools = grey tools
why-cards-public-objectives = public objectives
why-cards-grey-objectives = grey objectives
why-cards-private-objectives = private objectives
why-cards-restriction-boards = restriction boards
why-cards-pioneers = pioneers
why-cards-blooms = blooms
why-other-roll = line { $line }: { $found }, the dice give { $due }
