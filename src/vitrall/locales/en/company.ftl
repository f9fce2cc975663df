### What only the browser says of the people around a table: talk, wishes, clocks, who is away, who looks on.

## Talk

web-talk = Chat
# $count: messages that are new
web-talk-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-talk-none = Nothing has been said yet.
web-talk-phrases = Quick phrases
web-talk-words = Your own words
web-talk-send = Send
web-talk-mute = Mute the chat on this device
web-talk-muted = The chat is muted on this device.
# $name, $text
web-said = { $name }: { $text }

## Wishes

web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-takeback = Take moves back…
web-takeback-which = Take back to before which move?
web-takeback-none = There is no move to take back yet.
# $name; $move is a line of the log
web-takeback-wish = { $name } would like to take moves back, to before: { $move }
web-takeback-yours = You have asked to take moves back; the others have to agree. To before: { $move }
web-takeback-refused = Not everybody agrees: the moves stand.
web-pause = Pause the game
# $name
web-pause-wish = { $name } would like to pause the game.
web-pause-yours = You would like to pause the game; the others have to agree.
web-paused = The game is paused. The clocks stand still.
web-resume = Go on

## Who is away, who sits in

# $name
web-away = { $name } is away.
web-replace = Let a bot sit in
# $name
web-replace-wish = Shall a bot sit in for { $name }, who is away? Everybody else has to agree.
# $name
web-stand-in = A bot sits in for { $name }.
web-stand-in-yours = A bot sits in for you.
web-return = Take my seat back
web-leave = Leave the table
web-leave-ask = Leave the table? A bot will play on for you.
web-left = You have left this table; a bot plays on for you.
web-seat-bot = Seat a bot here
# $name: connected at this moment
web-present = { $name } is here

## Looking on, hints, clocks, the line

# $name: over whose shoulder
web-watching = You are watching { $name }.
web-hint-thinking = A strong bot is thinking…
# $minutes, $seconds
web-clock = Time left: { $minutes } min { $seconds } s
web-line-lost = The connection is lost. Trying again…
web-line-back = The connection is back.
web-rematch-there = There is a rematch.
web-rematch-go = To the rematch
web-secret-show = Show my secrets
web-secret-hide = Hide my secrets
