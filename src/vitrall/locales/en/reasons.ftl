### What exactly is wrong, in brackets at the end of an error: parts of a sentence, without a full stop.

## What was given

why-told = { $text }
why-quoted = “{ $text }”
why-a-list = a list
why-a-table = a table
why-a-text = a text
why-a-list-of-texts = a list of texts
why-true-or-false = true or false
why-a-whole-number = a whole number
why-pattern-shapes = a name, four rows of marks, or null
why-rows-of-dice = a list of rows, each a list
why-nothing = nothing
# $card: one card or several, by name
why-card = { $card }

## Where it is. $why is a reason, $about a name or a kind of thing.

why-of = { $about }: { $why }
why-line = line { $line }
why-at-line = line { $line }: { $why }
why-by-rule = { $why }, rule { $rule }
why-byte = byte { $number }
why-character = character { $number }
why-in-phase = { $why } in the phase { $phase }

## Numbers and words

why-number = { $given } is not a number from { $least } to { $most }
why-not-a-number = { $given } is not a number
why-not-whole = { $given } is not a whole number
why-number-too-long = a number is too long
why-instead = { $given } instead of { $wanted }
why-within = { $has } instead of { $least } to { $most }
why-at-most = { $has }, at most { $most }
why-bytes = at most { $most } bytes
why-characters = at most { $most } characters
why-pixels = { $wide } × { $high }
why-none-of = { $given } is not one of: { $known }
why-none-of-near = { $given } is not one of: { $known }; did you mean { $near }?
why-unknown = { $given } is unknown
why-unknown-near = { $given } is unknown; did you mean { $near }?
why-too-long = { $given } is too long
why-missing = { $field } is missing
why-twice = { $given } appears twice
why-twice-line = { $given } is already in line { $line }
why-wrong-type = { $field } is { $wanted }, not { $given }
why-too-deep = lists or tables are nested too deeply

## Files. For errors of the operating system; $number is its own number of the error.

why-system-missing = there is no such file or folder
why-system-denied = access is denied
why-system-folder = this is a folder
why-system-no-folder = part of the path is not a folder
why-system-exists = it already exists
why-system-full = there is no room left on the disk
why-system-read-only = the disk is read-only
why-system-name = such a name is not possible
why-system-loop = links form a loop
why-system-broken = the device reports an error
why-system-other = error { $number } of the system

## Options of a game

why-alone = it needs two players or more, rule { $rule }
# In the file of a real table: the keys are never translated.
why-no-board = name it: “board: …”
why-only-one-window = here is only one; name all players and give their windows, “player: …”
why-paid-by-value = { $card } is paid for by value, but this edition uses colours
# $cards is one of the kinds below.
why-too-few = { $cards }: there are { $has }, this game needs { $wants }
why-not-played = { $cards }: one of them is not played in this game
why-cards-window-cards = window cards
why-cards-patterns = patterns
why-cards-tools = tools
why-cards-grey-tools = grey tools
why-cards-public-objectives = public objectives
why-cards-grey-objectives = grey-glass cards
why-cards-private-objectives = private objectives
why-cards-restriction-boards = restriction boards
why-cards-pioneers = pioneers
why-cards-blooms = blooms
why-cards-windows-chosen = windows chosen
why-cards-decisions-on-blooms = decisions on blooms
why-cards-private-dice = dice of private pools
why-bots-for-seats = bots: { $bots }, seats: { $seats }
why-name-shape = { $given }; a name has 1 to { $most } visible characters
why-prefix-shape = { $given }; at most { $most } letters of a to z, digits and hyphens, a letter first

## Records

why-header-shape = { $given } is not “key: value”; a blank line ends the head
why-header-key = { $given } cannot be the key of a header
why-header-own = { $given } comes from the game and cannot be set
why-header-line = { $given } does not fit into one line
why-written = { $given } is written { $wanted }
# $reasons: the sentences that refuse the action, without the last full stop
why-action = action { $number }, { $action }: { $reasons }
why-choice-unknown = all have chosen, and a choice is still unknown
why-keep-unknown = all have decided, and how many blooms were kept is still unknown

## Positions

why-not-in-deck = { $given } is not in the deck
why-no-card = the deck has no card { $number }
why-no-die = { $given } is not a die
why-dice-or-dots = { $given } is not made of dice and dots
why-window-shape = { $given } is not four rows of five dice or dots
why-bag-shape = { $given } does not list each colour once with a number, as R18Y3 does
why-tool-shape = { $given } is not id:step:spaces:color of a tool on the table
why-no-spaces = { $given } does not name spaces
why-own-shape = a private pool has { $places } places, and one is rolled after the other
why-own-order = private pools are rolled two dice of each colour, in order
why-own-away = private dice in use: { $away }, gone from the pool: { $gone }
why-no-word = { $field } has no value
why-no-place = { $field } does not apply to this game
why-not-begun = before the first roll there is no round, no turn and no start player
why-track-too-early = the round track holds dice before a round is over
why-pioneer-too-early = a pioneer is taken before the first turn
why-rolled-first = the pool is rolled before the first turn of a round
why-no-grey-pool = there is no grey pool in this game
why-solo-start = the solo game draws no start player
why-solo-favor = the solo player has no favor tokens
why-seat = seat { $seat }
why-skip = seat { $seat } cannot have lost its second turn here
why-windows-too-early = windows have a known pattern and dice once all have chosen, not before
why-choice-hidden = the game cannot go on from an unknown choice
why-not-offered = seat { $seat } was not offered { $card }
why-bag-not-full = before the first roll all dice are in the bag
why-no-die-left = no die is left for it
why-pool-not-empty = after the end the draft pool is empty
why-tool-in-use = a tool is in use
why-no-tool-in-use = no tool is in use
why-tool-step = this step of the tool
why-tool-unpaid = the tool in use is not paid for
why-moved-dice = the dice that the tool has moved are not there
why-die-in-hand = a die in hand
why-no-die-in-hand = no die in hand

## The referee

why-never-isolated = isolated applies to placements, not to moves
# $lengths: the lengths of the rows
why-row-lengths = lengths of the rows: { $lengths }
why-die-shape = { $given } is not one of { $colors } followed by one of { $values }
why-space-shape = { $given } is not a row A to D followed by a column 1 to { $most }

## The command line

why-required = missing: { $names }
why-required-one = one of these is needed: { $names }
why-not-understood = not understood: { $words }
why-one-value = exactly one value must follow
why-one-value-at-most = at most one value may follow
why-a-value-at-least = at least one value must follow
why-values-wanted = values that must follow: { $count }
why-no-value = no value may follow, as { $given } does
why-not-with = it does not go together with { $other }
why-may-mean = { $given } may mean: { $known }
why-not-possible = { $given } is not possible

## Decks of a record

# $deck: the file; $cards; $told and $here: marks of decks
why-record-cards = played with the cards { $told }, here are { $here }
why-record-deck-missing = played with the deck { $deck }, and these cards of it are missing: { $cards }
why-record-deck-changed = the cards of the deck { $deck } have changed since
why-record-deck-head = a deck is written as its mark, its name, a bar and its cards, not { $given }

## Bots

why-not-legal = { $given } is not among the legal moves
why-bot-fails = { $fault } from { $source }: { $message }
why-bot-command = { $given } contains no program, or a quotation mark without its pair

## Fair dice

why-other-roll = { $found } is recorded, but the seeds give { $due }
why-hexadecimal = { $given } is not made of up to { $digits } digits of 0–9 and a–f
why-bot-class = { $given } is not of the form py:MODULE:CLASS

## What a server has stored. $number and $before: numbers of entries; $code: the code of an error

why-sealed = the seeds are sealed, and no key is given
why-start-dice = the beginning does not follow from the seeds
why-entry-changed = entry { $number } has been changed
why-entry-order = entry { $number } comes after entry { $before }
why-entry-dice = the dice of entry { $number } do not follow from the seeds
why-entry-refused = entry { $number } is not allowed, { $code }
why-entries-lost = entries found: { $has } of { $wants }
