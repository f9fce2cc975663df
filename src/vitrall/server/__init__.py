"""Tables that people and bots play at over the network: `vitrall serve` (extra `web`).

From a move to the other screens: `socket` reads it, `room` holds the table's one lock, `table` plays or refuses it,
`storage` commits it, and only then `room` sends everybody their own view.
"""
