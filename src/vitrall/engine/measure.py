"""What objectives, pioneers and rivalries look at: groups of spaces, conditions on their dice, what they are worth.

A measure looks at groups one after the other (rows, columns, single dice, dice of one colour, …), keeps those that meet
all its conditions, and answers with findings: an amount and the spaces it comes from. Measures combine a few words and
know no card by name; `findings.py` evaluates them.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import i64, vec
from vitrall.engine.pickling import Reduced, reduce_by_names

# The groups a measure looks at.
OVER_WINDOW: Final = 0  # all its spaces as one group
OVER_ROWS: Final = 1
OVER_COLUMNS: Final = 2
OVER_LINES: Final = 3  # rows and columns
OVER_DICE: Final = 4  # each die alone
OVER_COLORS: Final = 5  # the dice of each colour
OVER_VALUES: Final = 6  # the dice of each value
OVER_KINDS: Final = 7  # the dice alike in colour and value
OVER_RUNS: Final = 8  # straight diagonals of a length
OVER_PAIRS: Final = 9  # two spaces that share a corner only
OVER_SETS: Final = 10  # one die of each facet, as often as they go

# Conditions; those that end in _OF look at colours (0) or values (1).
IS_FULL: Final = 0  # every space of the group holds a die
UNLIKE_OF: Final = 1  # none comes twice
LIKE_COLOR: Final = 2  # at least so many share a colour
LIKE_VALUE: Final = 3
EXACTLY: Final = 4  # so many dice
AT_LEAST: Final = 5
STRAIGHT: Final = 6  # values strictly rise, or strictly fall, in reading order
SUM_AT_LEAST: Final = 7
COLORS_AT_LEAST: Final = 8  # so many different colours
VALUES_AT_LEAST: Final = 9
RINGED_OF: Final = 10  # all spaces at the sides are filled, and none of their dice comes twice
CORNER_LIKE_OF: Final = 11  # a like die at a corner
BESIDE_FACET: Final = 12  # a die with that facet at a side

# The value of a group that meets the conditions.
WORTH_ONE: Final = 0
WORTH_SUM: Final = 1  # the values of its dice
WORTH_PAIRS: Final = 2  # how many twos can be made of its dice

MEASURE_FIELDS: Final = ("over", "cells", "facets", "length", "conditions", "numbers", "worth", "best")

SHIFT: Final = 20  # a finding is its amount times 2**20 plus the mask of its spaces


class Measure:
    """One question to a window."""

    def __init__(
        self,
        over: i64,
        cells: i64,
        facets: vec[i64],
        length: i64,
        conditions: vec[i64],
        numbers: vec[i64],
        worth: i64,
        best: bool,
    ) -> None:
        self.over = over
        self.cells = cells  # the spaces looked at, a mask
        self.facets = facets  # of the dice that count, none meaning all; of a set, its members
        self.length = length  # of a run
        self.conditions = conditions
        self.numbers = numbers  # one for each condition
        self.worth = worth
        self.best = best  # the largest finding alone counts

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, MEASURE_FIELDS)
