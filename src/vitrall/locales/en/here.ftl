# Playing on this device, without a server.

error-device-full = This device has no space left, so nothing was saved. Free some space, then go on.
error-device-database = The browser cannot save games at the moment. Close other tabs of this page and reload it. No move that you have seen is lost.
error-device-other-page = This game is open in another tab. Play there, or close that tab and reload this page.
error-device-damaged = This game is damaged on this device and cannot be opened. It stays stored, and your other games are not affected.
error-device-decks = There are too many decks on this device ({ $detail }).
error-moving-others = Only a game whose people all play on this device can be moved.
error-moving-bots = This server keeps the secrets of its bots. A game with bots can leave it only if it was moved here.
error-moving-over = This game is over. It can be replayed, but not continued.
error-games-file = This file has no saved games, or it is damaged. Nothing was changed.
error-games-size = This file is too large: { $detail }.
error-site-no-page = This installation has no page that plays without a server. Install a released wheel, or run `python3 dev.py page`.
error-site-folder = This folder is not empty: { $detail }. Name a new one, so that nothing is overwritten.
error-site-write = The site cannot be written: { $detail }.

web-here-offer = You are offline, but you can play on this device.
web-here-play = Play on this device
web-here-on = You are playing on this device, without a server.
web-here-back = Back to the server
# $percent: a whole number
web-here-loading = Loading the game: { $percent } %
web-here-again = Try again
web-here-no-wasm = This browser has no WebAssembly, so it cannot run the game. A newer browser can.
web-here-download = The download was interrupted. Check the connection and try again. Your games are safe.
web-here-damaged = A downloaded file is damaged. Try again. Your games are safe.
web-here-storage = The browser does not let this page save anything, so no game can be kept. Private windows often forbid it.
web-here-fault = The game could not be started. Try again. Your games are safe.
web-here-restored = The browser has lost its database of games. Those of which this page had a copy are back.
web-here-lost = The browser has lost its database of games. If you saved your games in a file, load it in the settings.
# $count
web-here-unreadable =
    { $count ->
        [1] One saved game is damaged and cannot be opened. The others are not affected.
       *[other] { $count } saved games are damaged and cannot be opened. The others are not affected.
    }
web-here-dice = These dice are rolled on this device. They are random, but that cannot be proved to anybody.
web-games = Save or load games
web-games-how = All games of this device go into one file. Loading it on another device adds them there.
web-games-save = Save games in a file
web-games-load = Load games from a file
# $count: how many games
web-games-loaded =
    { $count ->
        [0] All games of this file are here already.
        [one] One game was added.
       *[other] { $count } games were added.
    }
web-deck-load = Load a deck from a file
web-move-save = Save game to move it
web-move-continue = Continue a saved game
web-move-how = Saves the game so far in a file, with all secrets. Another server or device can continue it. Its next dice are rolled there.

site-about = write the page as a static site that plays without a server
site-description = Writes a folder that any web host can serve, under any path: the whole game in the page, which works offline after the first visit.
site-folder = the folder to write; new or empty
# $folder: where; $count: how many files; $size: megabytes
site-done =
    { $folder } is written: { $count ->
        [one] one file
       *[other] { $count } files
    }, { $size } MB.
