### Seats: who may sit where, moving to another device.

web-move-seat = Move my seat elsewhere
web-move-seat-how = Scan the code or open the link on the other device within 15 minutes. Your seat then moves there, and this device can no longer play it.
web-move-all = Move all my tables
web-move-all-how = Scan the code or open the link on the other device within 15 minutes. All your tables and seats then move there, and this device no longer has them.
web-move-copy = Copy the link

error-table-others = Other people are playing here. You can leave the table, but not delete it.
error-seat-one-each = You already have a seat at this table.
error-serve-key = The key of this database is missing or belongs to another one ({ $detail }). Put its key file back, or name it with --key-file.
serve-key-file = file with the key that seals the seeds of running games; default: beside the database
web-dice-chosen = The dice come from a chosen seed: the person who opened this table can know every roll.
web-evict = Free this seat
web-close-table = Close the table

error-replace-too-soon = This player was here a moment ago. Wait a little before a bot plays for them.
serve-away-seconds = shortest absence, in seconds, after which others may let a bot play for a person
serve-idle-seconds = without a clock, seconds that a connected person may keep the others waiting

verify-commitment = the server's commitment that you wrote down before the game
verify-luck = the luck (random bytes) that your seat added to the dice
error-verify-other-commitment = These are not the dice of your game: the commitment you wrote down is another one.
error-verify-other-luck = These are not the dice of your game: the luck you added is not among them.
verify-code = the code of six dice that your page showed before the game, or the whole hash
error-verify-other-code = These are not the dice of your game: the code you wrote down is another one.
error-verify-promise = The luck of a seat is not what it promised before the game ({ $detail }).
error-fair-promise = This cannot be used as a promise for the dice ({ $detail }).
error-fair-attempt = The number of the start is malformed ({ $detail }).

error-table-starting = The game is starting right now.
error-dice-chosen = The dice of this table come from a chosen seed, so nothing can be added to them.
error-dice-old = This belongs to a start that was cancelled.
error-dice-not-asked = The luck of this seat is not needed right now.
error-dice-promise = This is not the luck that was promised.

# $name: one or several people
web-start-stopped = The start was cancelled, because the dice lacked the luck of: { $name }. Start again.
# $name: one or several people
web-start-freed = The start was cancelled for the second time, because the dice lacked the luck of: { $name }. The seat is free again.
# $name: one or several people
web-start-asks = The dice are being prepared. Luck is still missing from: { $name }
web-dice-code = Dice code
web-dice-code-how = Everybody at the table sees the same six dice. Read them to each other to be sure.
web-dice-fair = Dice checked: all rolls follow from what was fixed before the game, your luck included.
web-dice-without = Dice checked: all rolls follow from the published seeds, but your luck is not among them.
web-dice-unsaved = All rolls follow from the published seeds. Nothing was saved on this device before the game to compare them with.
web-dice-wrong = These are not the dice that were fixed before the game.
# $number
web-dice-attempt = This was start number { $number }; the ones before it were cancelled.
