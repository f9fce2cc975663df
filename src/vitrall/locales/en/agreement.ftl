### What people agree on at a table, and hints.

error-table-paused = The table is paused. Anybody at it can end the pause.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-seat-stand-in = A bot is sitting in for you. Take your seat back first.
error-seat-not-left = This device has left no seat that it could take back.
error-replace-present = This player is here and cannot be replaced.
error-replace-nobody = There is nobody at that seat who could be replaced.
error-hint-off = This table plays without hints.
error-hint-not-now = There are hints only when it is your turn.
error-hint-none = No hint could be found this time.

## vitrall serve

serve-stopped = Stopped. Every game is kept, and goes on with the next start.
