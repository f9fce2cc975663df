### Titles and descriptions of pictures, for screen readers too, and the texts of `vitrall picture`.


## One thing

# $die, in words
picture-die = Die: { $die }
# $color
picture-die-description =
    A pane of coloured glass in lead, one pip for each point of its value. The sign of its colour is { $color ->
        [red] a heart
        [yellow] a sun
        [green] a leaf
        [blue] a drop
        [purple] a crown
       *[grey] a moon
    }.
# $pattern
picture-window = Window: { $pattern }
# $row is a letter, $spaces a list of dice and empty spaces
picture-row = Row { $row }: { $spaces }.
picture-blank = blank space
# $color
picture-color-space =
    empty { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } space
# $value
picture-value-space = empty space with value { $value }
# $pattern
picture-glass = Stained glass: { $pattern }
picture-glass-description = A Gothic window of stone: five lights of four panes, each pane a die, and above them a rose in the same colours.

## Sheets

picture-dice = All dice
picture-dice-description = Six colours in six values, large and small; a higher value is darker. Each colour has a sign and a hatching: red a heart and vertical lines, yellow a sun and dots, green a leaf and falling lines, blue a drop and horizontal lines, purple a crown and rising lines, grey a moon and a grid. Below are the printed spaces.
# $count
picture-windows =
    { $count ->
        [one] { $count } window
       *[other] { $count } windows
    }
# $names
picture-windows-description = Window patterns without dice: { $names }.

## The table

# $standing: round and turn
picture-table = The table. { $standing }
# $dice, $die, $rounds, $cards: lists in words
picture-pool = Draft pool: { $dice }.
picture-hand = Die in hand: { $die }.
picture-track = Round track: { $rounds }.
# $round, $dice
picture-round = round { $round }: { $dice }
picture-tools = Tools: { $cards }.
picture-publics = Public objectives: { $cards }.
picture-privates = Private objectives in view: { $cards }.
# $name
picture-no-window = { $name }: no window yet.
# Modules and private pools. $count, $card, $cards, $spaces, $dice
picture-grey-pool = Grey pool: { dice-count }.
picture-board = Restriction board: { $card }.
picture-pioneers = Pioneer cards still open: { $cards }.
picture-blooms = Your own bloom cards: { $cards }.
picture-open-to-grey = Spaces open to grey dice: { $spaces }.
picture-taken = Pioneer cards taken: { $cards }.
picture-blooms-kept = Bloom cards kept, face down: { $count }.
picture-blooms-shown = Bloom cards: { $cards }.
picture-private-pool = Private pool: { $dice }.

## The command

picture-about = draw a picture of a record or a position
picture-help = Draws the table, a window, a finished window as stained glass, or a result to share, as SVG or PNG. Without -o the SVG goes to standard output.
picture-flag-source = a record or a position, “-” for standard input; with --kind die a die such as R5
picture-flag-seat = whose window, counted from 1; for the table, from whose point of view
picture-flag-kind = table, window, glass, result or die
picture-flag-shape = of a result: tall, 1200 × 1600 pixels, or wide, 1200 × 630
picture-flag-name = write the player’s name on a result
picture-flag-theme = dark or light
picture-flag-no-hatch = colours without hatching
picture-flag-size = width in pixels
picture-flag-output = the file to write, .svg or .png

## What may go wrong

error-picture-die = This is not a die ({ $detail }).
error-picture-format = A picture is saved as .svg or .png ({ $detail }).
error-picture-source = This is neither a record nor a position ({ $detail }).
error-picture-shape = A result is drawn tall or wide ({ $detail }).
error-picture-no-converter = PNG pictures need the extra “png”: pip install "vitrall[png]". Or save the picture as .svg.
error-picture-converter = The picture could not be turned into PNG ({ $detail }). Save it as .svg instead.
