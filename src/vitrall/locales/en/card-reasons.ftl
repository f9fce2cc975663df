### What exactly is wrong in a card file: parts of a sentence, without a full stop. Words of the file stay as they are.

## Where: $place, $card, $reason come from other messages; $file, $line, $kind, $id, $number, $text

why-card-fault = { $place }: { $reason }
why-card-of = { $card }: { $reason }
why-card-line = { $file }, line { $line }
why-card-named = { $kind } { $id }
why-card-numbered = { $kind } number { $number }
why-card-the-file = the file

## Kinds of cards

why-card-kind-pattern = pattern
why-card-kind-tool = tool
why-card-kind-public = public objective
why-card-kind-private = private objective
why-card-kind-pioneer = pioneer card
why-card-kind-bloom = bloom card
why-card-kind-board = restriction board
why-card-kind-rivalry = rivalry card

## The file

why-card-no-file = this file cannot be read
# $most, $bytes, $lines
why-card-bytes = it is larger than { $most } bytes
why-card-size = it is larger than { $bytes } bytes or { $lines } lines
why-card-long-line = the line is longer than { $most } characters
why-card-encoding = this is not UTF-8 text
why-card-deep = lists or tables are nested too deeply
why-card-toml = this cannot be read as TOML
why-card-toml-equals = the name of a field must be followed by =
why-card-toml-bracket = the square brackets are not closed
why-card-toml-unclosed = a list or a table is not closed, or a comma is missing
why-card-toml-quotes = the quotation marks of a text are not closed
why-card-toml-sign = there is a character here that is not allowed
why-card-toml-twice = this name appears here twice
why-card-toml-value = the value cannot be read; put texts in quotation marks
why-card-toml-after = something follows the value on the same line
why-card-toml-statement = this is neither [[table]] nor field = value
why-card-toml-backslash = a backslash in a text is followed by something that is not allowed
# $table
why-card-brackets = each { $table } begins with [[{ $table }]], in two pairs of brackets
why-card-replaces-nothing = replaces names { $table }, but the file has no [[{ $table }]]

## Fields: $field, $given as it was written, $known what may be

# $what is one of those below or the name of a field; $meant may be empty
why-card-strange = { $what } { $given } is not one of: { $known }{ $meant }
why-card-the-field = the field
why-card-the-table = the table
why-card-the-verb = the verb
why-card-the-kind = the kind of card
# $words
why-card-meant = ; did you mean { $words }?
why-card-none = there is no { $kind } { $given }{ $meant }
why-card-no-card = there is no card { $given }{ $meant }
why-card-missing = the field { $field } is missing
why-card-one-of-two = { $field } needs { $one } or { $two }
why-card-type = { $field } must be { $wanted }, not { $given }
why-card-type-text = a text in quotation marks
why-card-type-number = a whole number
why-card-type-numbers = a list of whole numbers
why-card-type-flag = true or false
why-card-type-texts = a list of texts in quotation marks
why-card-type-table = a table in braces
why-card-type-tables = a list of tables in braces
why-card-type-wording = a text in quotation marks, or a table of texts by language
# $least, $most
why-card-range = { $field } is { $given }, but must be from { $least } to { $most }
why-card-each-once = { $field } must name one or more of { $known }, each once
why-card-bad-id = the id { $given } must be small letters a to z and digits, words joined by single hyphens
why-card-wording = { $field } must be 1 to { $most } plain characters in one line
why-card-language = { $field }: { $given } is not a language; write its code in small letters, such as en, pl, uk or es
why-card-languages = { $field } needs 1 to { $most } languages; here: { $given }
why-card-no-text = text is missing: say what the card does, in one language at least

## Patterns and grids: $rows, $marks, $mark, $space, $one, $two

why-card-grid = { $field } must be { $rows } texts of { $marks } marks each
why-card-no-mark = { $field } marks no space: write { $mark } for each that counts
why-card-mark = { $space } holds { $given }, which is not one of { $known }
why-card-neighbours = { $one } and { $two } lie side by side and both ask for { $mark }
why-card-figure = rows must be 1 to { $rows } texts of 1 to { $marks } marks, all of one length
why-card-margin = each outer row and column of the figure must hold a colour

## Restriction boards

why-card-board-closed = any_color allows coloured spaces, but printed forbids them
why-card-board-empty = a board says spaces, printed, apart or any_color; this one changes nothing

## Measures: $word, $over, $places, $aspect, $colors, $values

why-card-over = { $word } does not go with over = { $over }, but with: { $places }
why-card-pairs = worth = pairs does not go with over = { $over }
why-card-alike = { $word } { $aspect } has no effect with over = { $over }: such dice always have that in common
why-card-twofold = give exactly or at_least, not both
why-card-unlike-like = unlike and like contradict each other in { $aspect }
why-card-set = a set is of colours out of { $colors } or of values out of { $values }, not of both
why-card-places = places must be 1 to { $most } numbers, the first above 0, none larger than the one before it

## Tools: $step as the file writes it, $example

why-card-steps = a tool has 1 to { $most } steps; here: { $given }
why-card-one-verb = a step is one verb with one value, such as { $example }
why-card-with-hand = one of the steps cannot be done with a die in hand, as when requires
why-card-without-hand = one of the steps cannot be done without a die in hand, as when requires
why-card-time = { $step } needs when = { $time }
why-card-grey-pools = a game with the grey deck may have no private pools, rule X6
why-card-alone = { $step } must be a tool’s only step
why-card-first = { $step } must come first
why-card-last = { $step } must come last
why-card-after-bag = exchange bag must be followed by turn any or roll hand
why-card-picks = pick own can be combined only with further picks, and the first pick may not be left out
why-card-grey-first = grey = true belongs to the first step

## Between cards: $has, $most

why-card-id-taken = this id is taken by { $card } ({ $place })
why-card-name-taken = this name is taken by { $card } ({ $place })
why-card-sides = card { $number } has { $has } of its 2 sides: give two patterns the same card number
why-card-two-decks = card { $number } has its sides in two decks; both must be in the same deck
why-card-too-many = there are { $has } cards of the kind { $kind }; at most { $most } are possible
