### Texts of the page about the people at a table: chat, requests, clocks, absence, spectators.

## Chat

web-talk = Chat
# $count: messages that are new
web-talk-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-talk-none = No messages yet.
web-talk-phrases = Quick phrases
web-talk-words = Write a message
web-talk-send = Send
web-talk-mute = Mute the chat on this device
web-talk-muted = The chat is muted on this device.
# $name, $text
web-said = { $name }: { $text }

## Requests

web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-takeback = Undo moves…
web-takeback-which = Undo from which move on?
web-takeback-none = There is no move to undo yet.
# $name; $move is a line of the log
web-takeback-wish = { $name } would like to undo moves, starting from: { $move }
web-takeback-yours = You have asked to undo moves; the others have to agree. Starting from: { $move }
web-takeback-refused = Not everybody agreed: the moves stand.
web-pause = Pause the game
# $name
web-pause-wish = { $name } would like to pause the game.
web-pause-yours = You have asked to pause the game; the others have to agree.
web-paused = The game is paused. The clocks are stopped.
web-resume = Resume

## Who is away, who sits in

# $name
web-away = { $name } is away.
web-replace = Let a bot sit in
# $name
web-replace-wish = Should a bot sit in for { $name }, who is away? Everybody else has to agree.
# $name
web-replace-late = After a long wait for { $name }, a bot can sit in.
# $name
web-replace-late-wish = Should a bot sit in for { $name } after this long wait? Everybody else has to agree.
web-replace-yours = The others ask whether a bot should sit in for you. Make your move to continue yourself.
# $name
web-stand-in = A bot is sitting in for { $name }.
web-stand-in-yours = A bot is sitting in for you.
# At a small window, in very few letters
web-mark-away = away
web-mark-stand-in = bot plays
web-mark-left = left
web-return = Take my seat back
web-leave = Leave the table
web-leave-ask = Leave the table? A bot will play on for you.
web-left = You have left this table; a bot is playing for you.
web-seat-bot = Seat a bot here
# $name: connected at this moment
web-present = { $name } is here

## Watching, hints, clocks, the connection

# $name: whose window is shown
web-watching = You are watching { $name }.
web-hint-thinking = A strong bot is thinking…
# $minutes, $seconds
web-clock = Time left: { $minutes } min { $seconds } s
web-line-lost = Connection lost. Trying again…
web-line-back = Connected again.
web-rematch-there = A rematch has been set up.
web-rematch-go = Go to the rematch
web-secret-show = Show my secret cards
web-secret-hide = Hide my secret cards
