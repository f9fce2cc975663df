"""Printed things as the rules need them: patterns, tools, objectives, and the deck that holds them.

What is printed where is data (`vitrall.cards`); these classes are only the shape the engine reads it in. Every card is
known to the engine by its place in its list, to people by its `id`.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import i64, vec

# When a tool may be taken up (rule U3).
WHEN_HAND: Final = 0  # after drafting, before the die is placed
WHEN_NO_HAND: Final = 1  # before the draft or after the placement
WHEN_SECOND_TURN: Final = 2  # in the second turn, before drafting
WHEN_FIRST_TURN: Final = 3  # in the first turn, once its die is placed

# What a step of a tool does; the argument of each is told beside it.
MOVE: Final = 0  # one die of the window to another space; argument: flags below
STEP_VALUE: Final = 1  # the die in hand one up or down
OPPOSITE_VALUE: Final = 2  # the die in hand to 7 less its value
ANY_VALUE: Final = 3  # the die in hand to a value of choice
OTHER_VALUE: Final = 4  # the same, but not the value it shows
SWAP_TRACK: Final = 5  # the die in hand against one of the round track
ROLL_HAND: Final = 6  # the die in hand is rolled
ROLL_POOL: Final = 7  # the whole pool is rolled
DRAFT_AGAIN: Final = 8  # one more die is drafted and placed; the second turn is skipped
PLACE_ISOLATED: Final = 9  # the die in hand goes where it touches no die
REBAG: Final = 10  # the die in hand into the bag, one drawn in its stead
MAY_RETURN: Final = 11  # the die in hand may go back to the pool though a space takes it

# Flags of MOVE.
WAIVE_COLOR: Final = 1  # the colour printed on the target does not matter (P4)
WAIVE_VALUE: Final = 2  # the value printed on the target does not matter (P5)
ON_TRACK: Final = 4  # the die's colour lies on the round track; all moves of the tool share one colour
MAY_STOP: Final = 8  # the step may be left out

# How an objective measures a window.
LINES: Final = 0  # full rows or columns without a repeated colour or value
SETS: Final = 1  # sets of facets anywhere
DIAGONALS: Final = 2  # dice with a like die at a corner
SUM: Final = 3  # values of dice, by facet and by marked space


class Pattern:
    """One side of a window card."""

    def __init__(self, id: str, favor: i64, rows: list[str], printed: vec[i64]) -> None:
        self.id = id
        self.favor = favor
        self.rows = rows
        self.printed = printed  # for each facet, the spaces whose print takes it


class Tool:
    """A tool card: when it may be used, what it costs alone, and its steps."""

    def __init__(
        self, id: str, number: i64, when: i64, solo_color: i64, solo_value: i64, verbs: vec[i64], args: vec[i64]
    ) -> None:
        self.id = id
        self.number = number
        self.when = when
        self.solo_color = solo_color  # -1 where the card prints a value instead
        self.solo_value = solo_value  # 0 where the card prints a colour
        self.verbs = verbs
        self.args = args


class Objective:
    """An objective: what it measures and what each time pays."""

    def __init__(self, id: str, points: i64, kind: i64, facets: vec[i64], cells: i64) -> None:
        self.id = id
        self.points = points
        self.kind = kind
        # LINES: [0 rows, 1 columns; 0 colour, 1 value]. SETS: the facets of one set. DIAGONALS: [0 colour, 1 value].
        # SUM: the facets counted, none meaning all.
        self.facets = facets
        self.cells = cells  # the spaces looked at, a mask


class Deck:
    """Everything that can be dealt. Window cards are pairs of patterns: front at 2k, back at 2k + 1 of `sides`."""

    def __init__(
        self,
        patterns: list[Pattern],
        sides: vec[i64],
        tools: list[Tool],
        publics: list[Objective],
        privates: list[Objective],
    ) -> None:
        self.patterns = patterns
        self.sides = sides
        self.tools = tools
        self.publics = publics
        self.privates = privates


def printed_masks(rows: list[str]) -> vec[i64]:
    """For each facet the spaces that take it, from four rows of `.`, a colour letter or a value."""
    masks = [0xFFFFF] * 12
    for cell, mark in enumerate("".join(rows)):
        if mark == ".":
            continue
        facet = "RYGBPS123456".index(mark)
        for other in range(6) if facet < 6 else range(6, 12):
            if other != facet:
                masks[other] &= ~(1 << cell)
    return vec[i64](masks)
