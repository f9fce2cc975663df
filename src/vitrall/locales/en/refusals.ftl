### Why something cannot be done: one message for each code, `error-` and the code with a hyphen for its slash.
###
### A reason against a move may name what it is about: $space, a die as $color and $value, or $card. All other errors have
### $detail, the reason (see reasons.ftl), and $line of the file read (0 where there is none).

error-illegal = This is not allowed now.

## Placement. $space

error-placement-occupied = { $space } already holds a die.
error-placement-edge = { $space } is an inner space. { refuse-first-die }
error-placement-touch = { $space } touches no die.
error-placement-color = { $space } takes only dice of its printed colour.
error-placement-value = { $space } takes only dice of its printed value.
error-placement-unlike = A die beside { $space } has the same colour or value.
error-placement-isolated = { $space } touches a die; the tool asks for a space that touches none.
error-placement-board = The restriction board forbids this die on { $space }.
error-place-no-die = You have no die in hand.

## Drafting. A die: $color, $value

error-draft-die-in-hand = You already have a die in hand.
error-draft-tool-owes = Finish using the tool first.
error-draft-spent = You have already drafted a die in this turn.
error-draft-not-in-pool = The draft pool does not hold { die-acc }.
error-draft-no-space = No space of your window takes { die-acc }.
error-return-not-offered = The die cannot go back to the draft pool now.

## Private pools. A die: $color, $value

error-take-no-pools = This game is played without private pools.
error-take-die-in-hand = { error-draft-die-in-hand }
error-take-tool-owes = { error-draft-tool-owes }
error-take-spent = You have already taken a die from your private pool in this turn.
error-take-not-in-pool = Your private pool does not hold { die-acc }.
error-take-no-space = { error-draft-no-space }
error-own-no-tool = Only a tool can swap private dice or roll them again.
error-own-not-in-pool = { error-take-not-in-pool }

## Tools. $card

error-tool-not-on-table = This tool is not on the table.
error-tool-one-a-turn = You have already used a tool in this turn.
error-tool-no-payment = Pay for { $card } with favor tokens, not with a die.
error-tool-price = You have too few favor tokens for { $card }.
error-tool-used-up = You have used up { $card }: in the solo game each tool works once.
error-tool-payment = Pay for { $card } with a die of the draft pool that matches the mark on the card.
error-tool-tool-owes = Finish using the tool in use first.
error-tool-die-in-hand = { $card } cannot be used with a die in hand.
error-tool-no-die-in-hand = Draft a die before you use { $card }.
error-tool-private-die = Use { $card } on a die of the draft pool, not on one of the private pool.
error-tool-timing = This is not the time for { $card }; the card says when.
error-tool-impossible = { $card } cannot be carried out in full now.
error-stop-not-offered = You cannot stop here: the tool must be carried out.

## The steps of a tool. $space, or a die: $color, $value

error-move-no-tool = Dice are moved only with a tool.
error-move-no-die = There is no die on { $space }.
error-move-twice = The die on { $space } has already been moved.
error-move-color = The tool cannot move the die on { $space }: a die of its colour must be on the round track, and both moved dice must have the same colour.
error-move-same-space = The die must move to a space other than { $space }.
error-move-no-second = After a move to { $space } no second die could be moved.
error-swap-no-tool = Dice of the round track are swapped only with a tool.
error-swap-not-on-track = You cannot take { die-acc } from that space of the round track.
error-swap-not-one-grey = { error-trade-not-one-grey }
error-trade-no-tool = Dice in the window change places only with a tool.
error-trade-not-one-grey = One of the two dice must be grey, the other not.
error-turn-no-tool = The value of a die changes only with a tool.
error-turn-value = The die cannot be turned to this value.

## Turns and choices

error-turn-other-seat = It is another player’s turn.
error-pass-die-in-hand = You cannot end your turn with a die in hand.
error-pass-tool-owes = Finish using the tool before you end your turn.
error-choice-awaited = Everybody has to choose first.
error-choice-over = The time for this choice is over.
error-choice-made = This choice has already been made.
error-choice-not-offered = This is not among the cards to choose from.
error-choice-no-seat = There is no such seat at this table.
error-game-over = The game is over.
error-chance-awaited = Cards have to be dealt or dice rolled first.
error-chance-not-now = Nothing is dealt, drawn or rolled now.
error-chance-impossible = This random result is not possible now.
error-chance-no-generator = In this game dice are rolled outside the program; enter what they show.
error-move-unknown = There is no such action.
error-move-unreadable = This cannot be read as an action ({ $detail }).

## Undo

error-undo-nothing = There is nothing to undo.
error-undo-new-knowledge = { undo-refused }
error-undo-turn-ended = You cannot undo this: the turn has ended.
error-undo-choice = You cannot undo this: the choice is final.

## Questions without an answer

error-view-no-seat = There is no such seat at this table ({ $detail }).
error-view-no-window = This window does not exist yet.
error-score-no-windows = The patterns have not been chosen yet.
error-score-not-over = The game is not over yet.
error-record-unknown-start = This game was continued from a position, so it has no record.

## Options. $detail

error-option-players = That number of players is not possible ({ $detail }).
error-option-edition = There is no such edition ({ $detail }).
error-option-tools = That number of tools is not possible ({ $detail }).
error-option-solo-tools = That number of tools is not possible in the solo game ({ $detail }).
error-option-solo-privates = That number of private objectives is not possible in the solo game ({ $detail }).
error-option-tie-break = There is no such tie-break ({ $detail }).
error-option-solo-price = That solo price is not possible ({ $detail }).
error-option-even-bag = The even bag is not possible here ({ $detail }).
error-option-modules = There is no such module ({ $detail }).
error-option-rivalry = Rivalry cards are not possible here ({ $detail }).
error-option-private-pools = Private pools are not possible here ({ $detail }).
error-option-marked-objectives = Objectives with marked spaces can only be on or off ({ $detail }).
error-option-more-patterns = The additional patterns can only be on or off ({ $detail }).
error-option-seed = That seed is not possible ({ $detail }).
error-option-deck = There are too few cards for this game ({ $detail }).
error-option-language = There is no such language ({ $detail }).

## Pictures. $detail

error-picture-theme = There is no such theme ({ $detail }).
error-picture-size = A picture cannot be that wide ({ $detail }).
error-picture-prefix = That prefix is not possible ({ $detail }).

## Simulations. $detail

error-sim-first = That cannot be the first game ({ $detail }).
error-sim-games = That number of games is not possible ({ $detail }).
error-sim-workers = That number of processes is not possible ({ $detail }).
error-sim-bots = The number of bots does not fit the seats ({ $detail }).
error-sim-bot = There is no such bot ({ $detail }).
error-bot-unknown = There is no bot of that name ({ $detail }).
error-bot-budget = A bot cannot have this thinking budget ({ $detail }).
error-env-illegal = That action is not legal now.
error-env-no-library = A library is missing ({ $detail }).
error-env-no-place = That is not an action of this action space ({ $detail }).
error-env-not-begun = Call reset first.
error-env-render = There is no such way to draw it ({ $detail }).
error-env-reward = There is no such reward ({ $detail }).
error-env-size = Each game needs one action.
error-bot-illegal = The bot gave no legal move ({ $detail }).
error-bot-broken = This bot cannot be started ({ $detail }).
error-bot-command = That is not a command ({ $detail }).

## Card files. $detail

error-card-unknown = There is no such card ({ $detail }).
error-card-file = The card file cannot be read ({ $detail }).
error-card-size = The card file is too large ({ $detail }).
error-card-encoding = The card file is not UTF-8 text ({ $detail }).
error-card-toml = The card file is not TOML ({ $detail }).
error-card-unknown-table = The card file has an unknown table ({ $detail }).
error-card-unknown-field = A card has an unknown field ({ $detail }).
error-card-missing-field = A card lacks a field ({ $detail }).
error-card-wrong-type = A field of a card has the wrong type ({ $detail }).
error-card-range = A number of a card is out of range ({ $detail }).
error-card-favor = The difficulty of a pattern goes from 3 to 6 ({ $detail }).
error-card-rows = A pattern has four rows of five marks ({ $detail }).
error-card-mark = A pattern has an unknown mark ({ $detail }).
error-card-neighbours = Two spaces side by side require the same thing ({ $detail }).
error-card-unknown-verb = A card has an unknown verb ({ $detail }).
error-card-verb-value = A verb of a card has an unknown value ({ $detail }).
error-card-solo = The solo price of a tool is one colour or one value ({ $detail }).
error-card-when = A tool gives a wrong time for its use ({ $detail }).
error-card-no-steps = A tool has too few or too many steps ({ $detail }).
error-card-timing = The steps of a tool do not fit the time when it works ({ $detail }).
error-card-order = The steps of a tool are in the wrong order ({ $detail }).
error-card-bad-id = The id of a card is malformed ({ $detail }).
error-card-bad-name = The name of a card is malformed ({ $detail }).
error-card-duplicate-id = Two cards have the same id ({ $detail }).
error-card-duplicate-name = Two cards have the same name ({ $detail }).
error-card-sides = A window card needs two sides ({ $detail }).
error-card-too-many = There are too many cards of one kind ({ $detail }).
error-card-deck = A card names a deck it cannot be dealt from ({ $detail }).
error-card-attested = A card states its source wrongly ({ $detail }).
error-card-measure = What an objective measures does not make sense ({ $detail }).
error-card-places = The points for the places of a rivalry card are wrong ({ $detail }).
error-card-board = A restriction board is wrong ({ $detail }).
error-card-bad-text = The text of a card is malformed ({ $detail }).
error-card-language = A language of a card is wrong ({ $detail }).
error-card-no-text = A card does not say what it does ({ $detail }).
error-card-replaces = The deck is wrong about which cards it replaces ({ $detail }).

## Records. $detail

error-record-size = The record is too large ({ $detail }).
error-record-encoding = The record is not UTF-8 text ({ $detail }).
error-record-control = The record has a control character ({ $detail }).
error-record-magic = This is not a record of a game ({ $detail }).
error-record-version = This version of records cannot be read ({ $detail }).
error-record-header = The head of the record is wrong ({ $detail }).
error-record-option = An option of the record is not possible ({ $detail }).
error-record-cards = The record was made with other cards ({ $detail }).
error-record-action = An action of the record cannot be read ({ $detail }).
error-record-illegal = An action of the record breaks the rules ({ $detail }).
error-record-truncated = The record is cut short ({ $detail }).
error-record-surplus = The record has more actions than it states ({ $detail }).

## Positions. $detail

error-position-size = The position is too long ({ $detail }).
error-position-magic = This is not a position ({ $detail }).
error-position-version = This version of positions cannot be read ({ $detail }).
error-position-field = A field of the position is unknown, missing or repeated ({ $detail }).
error-position-option = An option of the position is not possible ({ $detail }).
error-position-value = A value of the position is not possible ({ $detail }).
error-position-phase = The position does not fit its phase ({ $detail }).
error-position-tool = The tool in use does not fit the position ({ $detail }).
error-position-hand = The die in hand does not fit the position ({ $detail }).
error-position-dice = The dice of the position do not add up ({ $detail }).
error-position-card = The cards of the position do not add up ({ $detail }).
error-position-stuck = In this position nobody can move ({ $detail }).

## The referee. $detail

error-referee-ask = The referee does not know this question ({ $detail }).
error-referee-field = The question has an unknown field ({ $detail }).
error-referee-missing = The question lacks a field ({ $detail }).
error-referee-type = A field of the question has the wrong type ({ $detail }).
error-referee-range = A number of the question is out of range ({ $detail }).
error-referee-object = A question is one JSON object ({ $detail }).
error-referee-encoding = The question is not UTF-8 text ({ $detail }).
error-referee-size = The question is too long ({ $detail }).
error-referee-json = The question is not JSON ({ $detail }).
error-referee-pattern = A pattern has four rows of five known marks ({ $detail }).
error-referee-dice = The dice of a window are four rows of five spaces ({ $detail }).
error-referee-die = There is no such die ({ $detail }).
error-referee-space = There is no such space ({ $detail }).
error-referee-waive = Only colour, value or touch can be waived ({ $detail }).
error-referee-repeated = A card is named twice ({ $detail }).
error-referee-no-die = There is no die to move on this space ({ $detail }).
error-lab-extra = This needs the extra “lab”: pip install "vitrall[lab]".
error-ray-address = This is not the address of a Ray cluster ({ $detail }): auto, HOST:PORT or ray://HOST:PORT.
error-ray-extra = This needs the extra “ray”: pip install "vitrall[ray]".
error-ray-unreachable = No Ray cluster answers there ({ $detail }).
error-ray-lost = The cluster lost a part of the work again and again ({ $detail }).
error-ray-sources = A machine of the cluster has other rules, cards or bots ({ $detail }). Install the same version on all of them.
error-option-depth = This depth cannot be counted ({ $detail }).
error-option-pattern = There is no such pattern ({ $detail }).
error-perft-not-a-turn = Only a position in somebody’s turn, with no die in hand, can be counted.
error-referee-rivalry = A rivalry compares players, so it cannot be judged from one window ({ $detail }).
error-sim-out = The games cannot be written there ({ $detail }).
error-referee-rivals = The windows of the rivals cannot be read ({ $detail }).
