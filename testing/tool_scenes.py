"""Windows that the tests of several cards begin from, drawn. All lie on the pattern Fractal Drops:

.4.Y6
R.2..
..RP1
BY...
"""

from __future__ import annotations

from testing.table import Table

# Only B2 is free. Of all dice it takes P1, P3, P5 and P6; of those that lie here none, lifted or not.
HOLE_AT_B2 = (
    "G3 Y4 R5 Y3 G6",
    "R4 .. G2 B4 R5",
    "G6 B2 R5 P2 G1",
    "B3 Y5 G3 B6 Y4",
)

# The same with a purple three on C4, the one die that can go to B2; what it leaves behind takes P2 and P3 only.
ONE_MOVE = (
    "G3 Y4 R5 Y3 G6",
    "R4 .. G2 B4 R5",
    "G6 B2 R5 P3 G1",
    "B3 Y5 G3 B6 Y4",
)

FULL_WINDOW = (
    "G3 Y4 R5 Y3 G6",
    "R4 P3 G2 B4 R5",
    "G6 B2 R5 P2 G1",
    "B3 Y5 G3 B6 Y4",
)


def at_the_hole(*tools: str, dice: str, players: int = 2) -> Table:
    """The first turn of a game: the seat to move has one free space, which takes P1, P3, P5 and P6."""
    table = Table(players=players, patterns=["fractal-drops"], tools=list(tools)).roll(dice)
    return table.draw(0, *HOLE_AT_B2)
