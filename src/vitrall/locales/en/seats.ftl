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
serve-away-seconds = shortest absence, in seconds, after which others may let a bot play for a person; default: 10
serve-idle-seconds = without a clock, seconds that a connected person may keep the others waiting; default: 300

verify-commitment = the server's commitment that you wrote down before the game
verify-luck = the luck that your seat added
error-verify-other-commitment = These are not the dice of your game: the commitment you wrote down is another one.
error-verify-other-luck = These are not the dice of your game: the luck you added is not among them.
