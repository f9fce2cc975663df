### The rules in sections and the cards to look up, with rulings: what the page's reference says beside help.ftl.

rulebook-title = Rules and cards
rulebook-cards = All cards
rulebook-search = Search names and texts
rulebook-kind = Kind of card
rulebook-kind-all = All kinds
# $count
rulebook-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } card
       *[other] { $count } cards
    }
rulebook-box-base = Base game
rulebook-box-five-six = 5–6 players
rulebook-box-glory = Glory
# The heading over a ruling beside a card.
rulebook-ruling = Clarification

## The sections of the rules

rulebook-goal = The goal
rulebook-setup = Setting up
rulebook-setup-cards = Everybody gets a secret private objective and two window cards, and chooses one of their four patterns. Its difficulty is the number of favor tokens you get.
rulebook-setup-table = Three tools and three public objectives are laid out for all. The bag holds 90 dice, 18 of each colour.
rulebook-round = A round
rulebook-order = The last player of the first pass has two turns in a row, and the start player ends the round. The next player begins the next round.
rulebook-turn = A turn
rulebook-drafted = A drafted die is placed in the same turn. A die that fits no space may be drafted only to use a tool on it; if it still fits nowhere, it goes back to the draft pool and your draft is used up.
rulebook-placing = Placing dice
rulebook-tools = Tools
rulebook-tool-use = You may use one tool per turn, at the time its card names. The cost is not refunded, even if the changed die fits nowhere.
rulebook-end = The end of a round
rulebook-score = The score
rulebook-ties = Ties are broken by points for private objectives, then by favor tokens left, then by the order of the last round, depending on the edition.
rulebook-misplaced = If misplaced dice are found at a real table, dice are removed until the window breaks no rule; the owner chooses which, as few as possible.
rulebook-alone = Playing alone
rulebook-many = 5–6 players
rulebook-many-dice = With five or six players there are 26 dice of each colour, and private objectives with marked spaces join the others: they count the values on their spaces.

## Rulings on cards

ruling-changed-die = If the changed die fits nowhere, it goes back to the draft pool as it then is. The tool stays paid, and no other die is drafted in that turn.
ruling-mover = The die is lifted first and must then meet the rules against the dice that remain. Those left behind need not stay joined. Cannot be used with a die in hand.
ruling-two-movers = The dice move one after the other, so the second may go where the first one was; two dice cannot simply change places.
ruling-lens-cutter = The die you give goes on the same space of the round track. Never possible in the first round, while the track is empty.
ruling-flux-remover = You see the colour of the new die before you choose its value. It may be the same die you put in. If you put it into the draft pool, your draft is used up.
ruling-glazing-hammer = You cannot use it if you skip your second turn.
ruling-running-pliers = The extra die does not bring a second tool. The last player of the first pass may use this card too.
ruling-straightedge = In an empty window this is an ordinary first placement, on an edge or in a corner.
ruling-tap-wheel = One die on the track serves both moves. You may stop after the first.
ruling-line = The line must be full. One grey die is one more colour; two grey dice break the variety.
ruling-set = A die belongs to one set of this card, so the value or colour you have fewest of decides; a die may count for other cards as well.
ruling-diagonals = Each die scores once, however many of its colour touch it.
ruling-private = Grey dice have none of the five colours.
ruling-rivalry = Places score 12, 8 and 5. Tied players share the points of the places they take up, rounded down.
ruling-pioneer = The first player whose window meets it at the end of their own turn takes it, and keeps it whatever changes later.
ruling-bloom = The figure may lie anywhere, neither turned nor mirrored. Marks without a colour are free spaces. Each card scores once.
ruling-board = The board applies after every placement and every move of a die; no tool lifts it.
