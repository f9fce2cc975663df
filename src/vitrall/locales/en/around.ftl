### What the browser says before and after a game: home, a new table, the day’s puzzle, the replay, a page without a line.

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

## A new table: who plays

# $seat, counted from 1
web-bot-of = Bot at seat { $seat }
# What the bot reaches against itself, two players, base game (docs/ladder.md). The figure stands early, since a narrow
# list cuts the end.
web-bot-random = Random, 19.7 points on average – very weak
web-bot-first-steps = First steps, 22.3 points on average – has just read the rules
web-bot-beginner = Beginner, 29.1 points on average – has played a few games
web-bot-learner = Learner, 36.4 points on average – knows the cards
web-bot-greedy = Greedy, 41.8 points on average – decent
web-bot-average = Average, 46.7 points on average – like a person who plays often
web-bot-craftsman = Craftsman, 52.6 points on average – strong
web-bot-planner = Planner, 55.9 points on average – very strong
web-bot-expert = Expert, 55.1 points on average – very strong, looks at one turn
web-bot-master = Master, 56.6 points on average – very strong, slow
web-bot-grand-master = Grand master – looks ahead by what it learned
web-bot-close-game = Close game – adapts to you

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
web-undo-agreed = During your turn; later if everyone agrees
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
web-replay-on = One move on
web-replay-last = To the end
web-pace = Speed
# $times
web-pace-times = { $times }×
web-follow = Follow the active player
web-share-moment = Copy a link to this moment
web-replay-keys = ← → one move · Page Up, Page Down one round · Home, End · space bar plays
web-save-record = Save the game record

## Without a line, and with a new page

web-offline = You are offline. This page still opens, but playing needs the server.
web-new-version = A new version of this page is available.
web-reload = Reload
