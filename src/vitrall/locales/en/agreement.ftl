### What people agree on at a table, and hints.

error-table-paused = The game is paused. Anyone at the table can resume it.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-seat-stand-in = A bot is sitting in for you. Take your seat back first.
error-seat-not-left = This device has no seat to return to.
error-replace-present = This player is here and cannot be replaced.
error-replace-nobody = There is nobody at that seat to replace.
error-hint-off = Hints are off at this table.
error-hint-not-now = Hints are only available on your turn.
error-hint-none = No hint could be found this time.

## vitrall serve

serve-stopped = Stopped. All games are saved and will continue when the server starts again.
