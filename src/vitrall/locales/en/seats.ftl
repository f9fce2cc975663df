### Seats: who may sit where, moving to another device.

web-move-seat = Move my seat elsewhere
web-move-seat-how = Scan the code or open the link on the other device within 15 minutes. Your seat then moves there, and this device can no longer play it.
web-move-all = Move all my tables
web-move-all-how = Scan the code or open the link on the other device within 15 minutes. All your tables and seats then move there, and this device no longer has them.
web-move-copy = Copy the link
