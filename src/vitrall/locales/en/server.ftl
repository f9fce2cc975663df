### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = prove that no roll of a game was manipulated
verify-description = Works out every roll, draw and deal of a record from the seeds in its headers, and names the first that differs.
verify-file = a record, “-” for standard input
# $count
verify-fair = { $count ->
    [one] Fair: { $count } roll, draw or deal, exactly as the published seeds give it.
   *[other] Fair: all { $count } rolls, draws and deals are exactly as the published seeds give them.
}
# $count
verify-seed = { $count ->
    [one] True to its seed: { $count } roll, draw or deal, exactly as the seed gives it.
   *[other] True to its seed: all { $count } rolls, draws and deals are exactly as the seed gives them.
}
verify-not-over = The game is not over yet; this holds as far as the record goes.
error-fair-luck = This cannot be used as a share in the dice ({ $detail }).
error-fair-seed = The seed of the server is malformed ({ $detail }).
error-verify-no-seeds = This record does not contain the seeds of its dice, so nothing can be proven.
error-verify-commitment = The server’s seed is not the one whose hash was published before the game.
error-verify-hidden = This record hides cards; only a whole record can be proven.
error-verify-roll = A roll, draw or deal is not the one that the seeds give ({ $detail }).

## Tables and seats

error-table-none = There is no such table.
error-table-begun = The game has already begun.
error-table-not-begun = The game has not begun yet.
error-table-open-seats = Not all seats are taken yet.
error-table-too-many = Too many tables have been opened on this device. Delete one first.
error-table-followed = A rematch has already been set up.
error-table-changed = The table has changed in the meantime. Check it and try again.
error-table-not-owner = Only the person who opened the table can do this.
error-table-no-spectators = This table is closed to spectators.
error-table-damaged = This table is damaged: what was stored is not what was played ({ $detail }). It stays as it is and cannot be continued.
error-seat-taken = This seat is not free.
error-seat-secret = You cannot act for this seat: the key does not match.
error-link-none = This link has been used or is too old.
error-undo-not-yours = Only the player whose turn it is can undo.
error-undo-too-often = Undo has been used too often at this table; moves are now final.
error-takeback-too-far = The game cannot go back to that move.
error-takeback-off = At this table moves cannot be undone by agreement.
error-undo-off = At this table moves are final: nothing can be undone.

## Talk

error-talk-phrase = There is no such phrase ({ $detail }).
error-talk-empty = The message is empty.
error-talk-off = Chat is off at this table.
phrase-hello = Hello, everybody!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-oops = Oops…
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-bot-replaced = I could not decide in time, so a quick move was made for me.

## Requests and messages

error-message-size = The message is too long ({ $detail }).
error-message-unreadable = The message cannot be read.
error-message-hello = Send “hello” once, as the first message.
error-message-version = The server uses another version ({ $detail }). Reload the page.
error-request-rate = Too many requests. Wait a moment.
error-request-origin = This request comes from another page or goes to another name.
error-request-method = This request method is not allowed.
error-request-none = There is nothing here.
error-request-size = The request is too large ({ $detail }).
error-request-malformed = The request is malformed ({ $detail }).
error-server-fault = Something went wrong on the server. Your game is safe.
error-server-away = The tables cannot be reached at the moment.
error-server-full = Nothing can be saved at the moment: the server’s disk is full or failing. Games continue once it works again.

## vitrall serve

error-traces-extra = This needs the extra “traces”: pip install "vitrall[traces]". ({ $detail })
error-web-extra = This needs the extra “web”: pip install "vitrall[web]". ({ $detail })
error-serve-database = This cannot be the database ({ $detail }).
error-serve-damaged = These tables are damaged ({ $detail }). Nothing was changed. Restore a backup, or choose another database.
error-serve-newer = A newer version of Vitrall wrote these tables ({ $detail }). Start that version, or choose another database.
error-serve-public-url = This cannot be the public address ({ $detail }).
error-serve-setting = A setting is not valid ({ $detail }).
error-serve-in-use = Another server is using these tables ({ $detail }).
error-serve-address = The server cannot listen at this address ({ $detail }).
serve-about = serve tables to browsers, at home or on the internet
serve-description = Tables for people and bots, reached with a browser. Games are saved and continue after a restart. Every flag has an environment variable, as --keep-days has VITRALL_KEEP_DAYS.
serve-database = a SQLite file, or postgresql://…; by default a file in your data folder
serve-host = the address to listen at; by default 127.0.0.1, this machine alone
serve-port = the port; by default 8756, 0 takes any that is free
serve-public-url = the address at which others reach the server, if it is behind a proxy
serve-workers = processes in which bots think
serve-keep-days = delete tables without activity for this many days; 0 keeps all
serve-rate-socket = messages a second from one connection
serve-rate-seat = moves a second from one seat
serve-rate-address = requests a second from one address
serve-sockets-address = connections from one address at a time
serve-tables-device = tables that one device may have opened
serve-metrics = answer /metrics, for Prometheus
serve-traces = send spans to OpenTelemetry
serve-lan = serve the home network, and show the address as a QR code
serve-open = open the browser, wherever this runs
serve-no-open = do not open the browser; otherwise it opens where there is a screen
# $address
serve-at = Vitrall is at { $address } – Ctrl-C stops it.
serve-lan-hint = Anyone on the same network can open this address or scan the code.
page-coming = The server is running, but this copy has no page for browsers. Released wheels contain it; in a clone, build it with: python3 dev.py build. Programs can play over the protocol.
# $date
shared-about = A window of dice, finished on { $date }. Watch the game move by move.
shared-watch = Watch the game

## Backups

backup-about = copy all tables to one file, while the server runs
backup-description = Writes all tables, as they are at one moment, to a new file. Works with SQLite and PostgreSQL; “vitrall restore” puts the file into either.
backup-file = the new file; an existing one is never overwritten
backup-with-key = also copy the key, next to the backup, with “.key” added; anybody who has both can work out the dice of running games
# $count, $path
backup-done = { $count ->
    [one] Saved { $count } table to { $path }.
   *[other] Saved { $count } tables to { $path }.
}
# $path
backup-key-beside = The key is in { $path }. Keep it away from strangers.
# $path
backup-key-apart = The key is not in the backup. Keep a copy of { $path } in another place: without it, running games cannot continue.
restore-about = put a backup into a new or empty database
restore-description = Puts all tables of a backup into a SQLite file that does not exist yet, or into an empty PostgreSQL database. A backup of an older version is brought up to date.
restore-file = a file that “vitrall backup” has written
# $count, $path
restore-done = { $count ->
    [one] Restored { $count } table to { $path }.
   *[other] Restored { $count } tables to { $path }.
}
error-backup-foreign = This does not contain tables of Vitrall ({ $detail }).
error-restore-taken = There is something here already ({ $detail }). Restore into a new or empty database.
