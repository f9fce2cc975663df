### Texts of the page only: home, menus, settings, and windows for screen readers.

## Home and tables

web-tagline = Build a window of light, one die at a time.
web-play-now = Play now against a bot
web-new-table = New table
web-your-tables = Your tables
web-open-table = Open the table
web-your-name = Your name
# $seat, counted from 1
web-seat = Seat { $seat }
web-seat-open = Free seat
web-seat-here = A person at this device
# $seat, counted from 1
web-guest-name = Name of the player at seat { $seat }
web-sit-down = Sit down
web-look-on = Watch
web-start = Start the game
# $name: several people share one device
web-hand-over = Pass the device to { $name }
web-here-i-am = I am { $name }
web-copied = Link copied
web-code = QR code for the link to this table
web-nothing-here = There is nothing here.
web-home = Home

## At the table

web-menu = Menu
web-cards = Tools and objectives
web-objectives = Objectives
# The same and the log, on buttons as narrow as a thumb.
web-cards-short = Cards
web-log-short = Log
web-track-open = Enlarge the round track
web-rules = Rules in brief
web-close = Close
web-cancel = Cancel
web-in-use = in use
# $tool
web-pay = Choose the die that pays for { $tool }.
# $space
web-move-to = Where does the die on { $space } go?
# $color, $value
web-picked = Picked: { die-nom }. Tap a lit space.
web-confirm-end = End your turn?
web-confirm-no-die = End your turn without a die?
web-end-without-die = End without a die
web-ends-soon = Nothing is left to do: your turn ends by itself.
web-not-yet = Not yet
web-skip = Skip ahead
web-pioneer-open = still open
web-bloom-kept = kept
web-bloom-discarded = discarded
# $count: grey dice that are still to come
web-grey-left = { term-grey-pool }: { $count }

## A window for screen readers

# $name
web-window-of = Window of { $name }
# $space, $held: a die or what is printed there
web-space = { $space }: { $held }
# $note: that it takes the die, or why it does not
web-space-noted = { $space }: { $held }. { $note }
web-space-lit = It can be chosen.
# $name, $favor, $window: row by row
web-opponent = { $name }, favor tokens: { $favor }. { $window }
web-pattern = { $name }, difficulty { $favor }. { $window }

## The score

web-back-to-table = Back to the table
web-picture = Picture of the window
web-picture-shape = Shape
web-picture-tall = Tall
web-picture-wide = Wide
web-picture-name = With my name
web-picture-code = With a QR code of the replay
web-save-svg = Save the window as SVG
web-save-png = Save the window as PNG
web-points-by-category = Points by category
web-total = Total
web-ending-again = Watch the ending again

## Settings and keys

web-theme = Theme
web-theme-system = Same as device
web-theme-dark = Dark
web-theme-light = Light
web-speed-none = None
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-bot-pace = Pace of bots
web-bot-pace-none = At once
web-bot-pace-quick = Quick
web-bot-pace-normal = Normal
web-bot-pace-slow = Slow
web-hatches = Hatching on the glass
web-ask-end = Ask before a turn ends
web-auto-end = End turns with nothing left to do
web-coordinates = Coordinates on the frame
web-keys = Keyboard shortcuts
web-key-pool = Pick a die from the draft pool
web-key-arrows = Move through the window
web-key-tools = Use a tool
web-key-help = This list
