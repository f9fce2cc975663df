### The game in a few sentences, for people who have never played, and the rules that a refusal names.


## The game

help-goal = Everybody builds a stained-glass window out of dice. After ten rounds the player with the most points wins.
help-round = Each round, two dice per player and one more are rolled into the draft pool. Turns go around the table once and then back, so everybody has two.
# With private pools.
help-round-pools = Each round, one die per player and one more are rolled into the draft pool. Everybody has one turn a round.
# Alone, as is the next of the kind.
help-round-alone = Each round, four dice are rolled into the draft pool. You have two turns, one after the other.
help-turn = In your turn you may draft one die and place it, and use one tool: both in any order, either, or neither.
help-placement = How dice are placed:
help-tools = A tool costs 1 favor token if none lies on it yet, otherwise 2. The tokens stay on the card.
help-track = At the end of a round the dice that are left go to the round track.
help-score = Public objectives score for everybody, the private one for its owner. Each favor token left is 1 point, each empty space −1.
help-solo = Playing alone, you try to beat the sum of the dice on the round track. You pay for a tool with a die from the draft pool, and each tool works once; each empty space costs 3 points.
help-writing = A die is written with its colour and value, a space with its row and column: R5 is a red 5, A1 is top left, D5 bottom right.
help-letters = R red, Y yellow, G green, B blue, P purple, S grey

## The modules

help-grey-glass = Grey glass: grey dice are a sixth colour, and a restriction board says where they may lie.
help-pioneers = Pioneers: the first player to meet the goal of a pioneer card at the end of a turn takes it and its points.
help-blooms = Blooms: each bloom card you keep brings a favor token. At the end it scores points if its figure is in your window and loses points if not.
help-blooms-alone = Blooms: at the end each bloom card you keep scores points if its figure is in your window and loses points if not.
help-rivalry = Rivalry: a rivalry card scores by rank; the best player gets the most.
help-private-pools = Private pools: everybody rolls ten dice of their own at the start; in your turn you may place one of them as well as the drafted die.

## The placement rules, by their ids

rule-p1 = The space is empty.
rule-p2 = The first die goes on an edge or in a corner.
rule-p3 = Every later die touches another one, by side or corner.
rule-p4 = A colour space takes only dice of that colour.
rule-p5 = A value space takes only dice of that value.
rule-p6 = Dice side by side share neither colour nor value.
rule-u10 = The tool asks for a space that touches no die.
rule-g5 = Grey dice are placed as the restriction board allows.
