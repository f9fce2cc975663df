### What happens at the table. `log-…` describes a move that was made, `offer-…` one that may be made; each is named after the
### first word of the notation. $name is the player who moves. Where nothing but the notation is known, `…-it` is used without
### the die in hand.


## Moves of a seat

# $name, $color, $value
log-draft = { $name } drafted { die-acc }.
# $name, $color, $value, $space
log-place = { $name } placed { die-acc } on { $space }.
log-place-it = { $name } placed the die on { $space }.
# $name, $color, $value
log-return = { $name } returned { die-acc } to the draft pool.
log-return-it = { $name } returned the die to the draft pool.
log-return-bag = { $name } put { die-acc } into the bag.
log-pass = { $name } ended the turn.
log-stop = { $name } skipped the rest of the tool.
# $name, $tool
log-use = { $name } used { $tool }.
# $name, $tool, and the die that pays in the solo game: $color, $value
log-use-paid = { $name } used { $tool } and paid with { die-ins }.
# $name, $color, $value, $from, $to
log-move = { $name } moved { die-acc } from { $from } to { $to }.
log-move-it = { $name } moved the die from { $from } to { $to }.
# $name, the die before: $color, $value; $to is its new value
log-turn = { $name } turned { die-acc } to { $to }.
log-turn-it = { $name } turned the die to { $to }.
# $name, $round, and the die of the track: $color, $value
log-swap = { $name } swapped the drafted die for { die-acc } on the round track (round { $round }).
# $name, $from, $to
log-trade = { $name } swapped the dice on { $from } and { $to }.
# $name, $color, $value
log-take = { $name } took { die-acc } from the private pool.
# $name, and the private die: $color, $value
log-exchange = { $name } swapped the drafted die for { die-acc } from the private pool.
# $name, $color, $value
log-again = { $name } picked { die-acc } from the private pool to roll it again.
# $name, $card
log-choose = { $name } chose the pattern “{ $card }”.
log-choose-hidden = { $name } chose a pattern.
# $name; $kept is none, first, second, both, one (but not which), or unknown
log-keep =
    { $kept ->
        [none] { $name } kept no bloom card.
        [first] { $name } kept the first bloom card.
        [second] { $name } kept the second bloom card.
        [one] { $name } kept one bloom card.
        [both] { $name } kept both bloom cards.
       *[unknown] { $name } decided about the bloom cards.
    }
# $name
log-undo = { $name } took a move back.

## What chance does

# $color, $value
log-roll = Rolled: { die-nom }.
# $dice as they are written
log-rolled = Rolled: { $dice }.
# $name, $dice
log-private-pool = Private pool – { $name }: { $dice }.
# $color
log-draw = Drawn from the bag: { colored-die-nom }.
# $name
log-start = { $name } is the start player.
# $card
log-deal-private = Private objective dealt: { $card }.
log-deal-private-hidden = A private objective was dealt, face down.
# $card names both patterns
log-deal-window = Window card dealt: { $card }.
log-deal-window-hidden = A window card was dealt.
# $card
log-deal-bloom = Bloom card dealt: { $card }.
log-deal-bloom-hidden = A bloom card was dealt, face down.
# $card
log-deal-tool = Tool on the table: { $card }.
log-deal-public = Public objective on the table: { $card }.
log-deal-board = Restriction board: { $card }.
log-deal-pioneer = Pioneer card on the table: { $card }.

## What follows by itself

# $round
round-begins = Round { $round } begins.
# $round, $dice as they are written
log-round = { round-begins } { log-rolled }
# $count dice go to the round track
round-ends =
    { $count ->
        [0] The round ends; no die is left for the round track.
        [one] The round ends; { $count } die goes to the round track.
       *[other] The round ends; { $count } dice go to the round track.
    }
# $name, $card, $points
pioneer-taken = { $name } takes the pioneer card “{ $card }”: { points }.

## People at the table, beside their moves

# $name
seat-away = { $name } is away.
seat-back = { $name } is back.
seat-stand-in = A bot is sitting in for { $name }.
seat-left = { $name } left the table; a bot plays on.
seat-returned = { $name } took the seat back.

## Moves that may be made

# $color, $value
offer-draft = Draft { die-acc }
# $space
offer-place = Place on { $space }
offer-return = Return the die to the draft pool
offer-pass = End the turn
offer-stop = Skip the rest of the tool
# $tool
offer-use = Use { $tool }
# $tool, $color, $value
offer-use-paid = Use { $tool }, paying with { die-ins }
# $from, $to
offer-move = Move the die from { $from } to { $to }
# $to
offer-turn = Turn the die to { $to }
# $round, $color, $value
offer-swap = Take { die-acc } from the round track (round { $round })
# $from, $to
offer-trade = Swap the dice on { $from } and { $to }
# $color, $value
offer-take = Take { die-acc } from your private pool
offer-exchange = Swap the drafted die for { die-acc } from your private pool
offer-again = Roll { die-acc } from your private pool again
# $card
offer-choose = Choose the pattern “{ $card }”
# $kept is none, first, second or both
offer-keep =
    { $kept ->
        [none] Keep no bloom card
        [first] Keep the first bloom card
        [second] Keep the second bloom card
       *[both] Keep both bloom cards
    }
