"""What each sign of a window is worth, in thousandths of a point: at the first turn, at the last, and at some between.

The signs are counted in `heuristic.py`; the numbers come from a file that a search in simulation has written.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import append, i64, vec

TURNS: Final = 20  # placements of a seat in a whole game

BASE: Final = 0  # a game that is just beginning or ending
SPACE: Final = 1  # + 0 … 6: empty spaces by how many kinds of die they take, from none to nearly all; times a hole
LATE: Final = 8  # spaces for which there will be no turn; times a hole
UNFIT: Final = 9  # kinds of die that no space takes now
TOKEN: Final = 10  # favor tokens
LINE: Final = 11  # + 3 * (dice missing - 1) + 0 … 2 by the choice left: an unlike line, for each of its points
PAIR: Final = 26  # + 0 … 7 by the share of empty spaces it asks for: a further set of one or two, for each point
SET: Final = 34  # the same of larger sets
CORNER: Final = 42  # spaces that would earn by their corners, for each point
LONELY: Final = 43  # dice that may still earn by their corners, for each point
OWN_SPACE: Final = 44  # spaces open to the dice whose values count, for each point
OWN_MARK: Final = 45  # the same where spaces are marked
NEAR: Final = 46  # + dice missing - 1: any other group, for each point
GOAL: Final = 50  # + dice missing - 1: a pioneer, for each point
BLOOM: Final = 55  # + dice missing - 1: a bloom, for each point between hit and miss
RIVAL: Final = 61  # + 0 … 6: a rivalry against the best of the others, from far behind to far ahead, of the first prize
KEPT: Final = 68  # + dice - 1: a bloom about to be kept, for each point between hit and miss; the first turn's alone
ALONE: Final = 74  # tools that a lone player has not used yet
SIZE: Final = 75

NAMES: Final = (
    ["base"]
    + [f"space-{kinds}" for kinds in ("dead", "2", "4", "6", "12", "20", "30")]
    + ["late", "unfit", "token"]
    + [f"line-{missing}-{choice}" for missing in range(1, 6) for choice in range(1, 4)]
    + [f"pair-{share}" for share in range(8)]
    + [f"set-{share}" for share in range(8)]
    + ["corner", "lonely", "own-space", "own-mark"]
    + [f"near-{missing}" for missing in range(1, 5)]
    + [f"goal-{missing}" for missing in range(1, 6)]
    + [f"bloom-{missing}" for missing in range(1, 7)]
    + [f"rival-{ahead}" for ahead in range(7)]
    + [f"kept-{dice}" for dice in range(1, 7)]
    + ["alone"]
)


class Weights:
    """The table for every number of turns left, from those it is drawn between: the first turn's, the last's, and any
    number of others at equal distances."""

    def __init__(self, *knots: list[int]) -> None:
        self.table = vec[i64]()
        for left in range(TURNS + 1):
            for sign in range(SIZE):
                self.table = append(self.table, drawn([knot[sign] for knot in knots], left))


def drawn(knots: list[int], left: i64) -> i64:
    """The weight of a sign with so many turns left, on the straight line between its neighbours."""
    steps: i64 = len(knots) - 1
    gone = (TURNS - left) * steps
    before = min(gone // TURNS, steps - 1)
    share = gone - before * TURNS
    earlier: i64 = knots[before]
    later: i64 = knots[before + 1]
    return (earlier * (TURNS - share) + later * share) // TURNS
