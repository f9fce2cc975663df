### Texts of the page before and after a game: home, a new table, the day’s puzzle, the replay, no connection.

## Home

web-awaits-you = Your move
web-finished-tables = Finished games
web-public-tables = Tables with free seats
# $count
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
# $round
web-round = Round { $round }
web-choosing = Choosing windows
# $names
web-awaited = Waiting for: { $names }
# $date: of the last move
web-last-move = Last move: { $date }
web-delete = Delete
# $names: who played
web-delete-game = Delete: { $names }
web-delete-ask = Delete this game from your list?
web-delete-all = Delete all
web-delete-all-ask = Delete all finished games from your list?
web-delete-how = A game is gone for good when everyone who played it has deleted it.
web-delete-table-ask = Delete this table? The game cannot be continued.
# $count
web-show-all = Show all { $count }
# $points, $target
web-solo-result = { $points } against { $target }

## A new table: who plays

# $seat, counted from 1
web-bot-of = Bot at seat { $seat }
# A bot by its strength in words; .about says more. What was measured is in docs/ladder.md.
web-bot-random = Random
    .about = Very weak: any legal move.
web-bot-first-steps = First steps
    .about = Very easy: has just read the rules.
web-bot-beginner = Beginner
    .about = Easy: has played a few games.
web-bot-learner = Learner
    .about = Easy to medium: knows the cards.
web-bot-greedy = Greedy
    .about = Medium: takes what counts now.
web-bot-average = Average
    .about = Medium to strong: like a person who plays often.
web-bot-craftsman = Craftsman
    .about = Strong.
web-bot-planner = Planner
    .about = Very strong.
web-bot-expert = Expert
    .about = Very strong: looks at one turn.
web-bot-master = Master
    .about = Very strong and slow.
web-bot-grand-master = Grand master
    .about = Very strong: looks ahead by what it has learned.
web-bot-close-game = Close game
    .about = Adapts to you: weaker when ahead, stronger when behind.
# What bots are called, by their seats
web-bot-name-1 = Odile
web-bot-name-2 = Bruno
web-bot-name-3 = Clara
web-bot-name-4 = Hugo
web-bot-name-5 = Nora
web-bot-name-6 = Leon
# The solo game at the level of web-bot-close-game: its number of tools, $next, after the latest game with $tools.
web-close-game-first =
    No finished solo game is stored on this device: { $tools ->
        [one] { $tools } tool
       *[other] { $tools } tools
    }.
web-close-game-won = You won your last solo game { with-tools }: now { $next }.
web-close-game-won-again = You won your last solo game { with-tools }: again { $next }, the fewest.
web-close-game-narrow = You narrowly lost your last solo game { with-tools }: again { $next }.
web-close-game-lost = You clearly lost your last solo game { with-tools }: now { $next }.
web-close-game-lost-again = You clearly lost your last solo game { with-tools }: again { $next }, the most.

## A new table: with what, and how

web-the-game = The game
web-as-edition = As the edition says
web-decks = Custom decks
# $title, $cards
web-deck =
    { $title } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
web-timing = Clock
web-clock-none = No clock
web-clock-turn = Time limit per turn
web-clock-reserve = Time bank for the whole game
web-clock-days = Days per turn
web-clock-length = How long
web-clock-increment = Added after each turn
# $count
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-at-zero = When the time is up
web-at-zero-move = the turn ends automatically
web-at-zero-bot = a bot plays until the player returns
web-company = At the table
web-hints = Allow hints
web-chat = Table chat
web-spectators = Allow spectators
web-undo = Undoing moves
web-undo-agreed = Your turn, or if all agree
web-undo-turn = Only during your own turn
web-undo-never = Never: moves are final
web-listed = List among tables with free seats
web-link-language = Language of the invite link
web-link-language-own = Each guest’s own language
web-seed-fair = Leave empty for fair dice that can be checked after the game

## The day’s puzzle

web-puzzle-lead = A solo game with the same dice for everybody. There is a new one every day at midnight UTC.
web-puzzle-play = Play today’s puzzle
web-puzzle-on = Continue today’s puzzle
web-puzzle-again = Play it again for practice
web-puzzle-counts = The first game you finish counts.
web-puzzle-results = Your results
web-puzzle-none = You have not finished a puzzle yet.
web-puzzle-won = beaten
web-puzzle-lost = not beaten
# $count: days one after the other on which a puzzle was finished
web-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# What is sent to others. $day, $points, $target; $won is yes or no; $streak one of the lines above
web-puzzle-text =
    Vitrall, puzzle of { $day }: { points } against { $target }{ $won ->
        [yes] {""}, beaten!
       *[no] {""}, not this time.
    } { $streak }.

## The replay

# $number, $total
web-moment = Move { $number } of { $total }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-stop = Stop
web-replay-on = One move forward
web-replay-last = To the end
web-pace = Speed
# $times
web-pace-times = { $times }×
web-follow = Follow the active player
web-share-moment = Copy a link to this moment
web-replay-keys = ← → one move · Page Up, Page Down one round · Home, End · space bar plays
web-save-record = Save the game record

## No connection, and a new version of the page

web-offline = You are offline. This page still opens, but playing needs the server.
web-new-version = A new version of this page is available.
web-reload = Reload

## Your turn, and links

web-notify = Notify me when it is my turn
web-notify-refused = The browser does not allow notifications from this page.
web-notice-body = A table is waiting for you.
web-copy-field = Text to copy
web-copy-by-hand = Press Ctrl+C (⌘C on a Mac) to copy the selected text.

## The first visit

web-learn-now = Learn to play in 5 minutes
web-level = Opponent
web-other-bots = Other bots
web-hatch-offer = Hatching on the glass helps to tell colours apart.
web-hatch-yes = Show hatching
web-hatch-no = No, thanks
web-coach = Good to know
web-coach-tokens = The lights in the arch of your window are favor tokens. You pay tools with them; each one left at the end is a point.
web-coach-printed = On a space with a print, only a die of that colour or value may be placed. Blank spaces are open to any die.
web-coach-tools = Tools bend the rules for you. The first use of a tool costs 1 token, each later use 2.
web-coach-next = Next
web-coach-done = Got it

## An invitation, and a table that waits

# $name: one person
web-invited-by = Invited by: { $name }
web-table-rules = Rules of this table
web-no-modules = none
web-dice-row = Dice
web-dice-row-fair = fair, can be checked after the game
web-dice-row-chosen = from a chosen seed
web-hints-row = Hints
web-yes = yes
web-no = no
web-invite-how = Send the link, or have others scan the code.
web-who-plays = Who plays
# $bot: its strength in words
web-bot-strength = bot · { $bot }
