"""Printed components as the rules need them: patterns, tools, objectives, and the deck that holds them.

The cards themselves are data (`vitrall.cards`); these classes define the form in which the engine reads them. The
engine knows a card by its place in its list, people know it by its `id`.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.measure import Measure
from vitrall.engine.native import i64, vec
from vitrall.engine.pickling import Reduced, reduce_by_names

# When a tool may be taken up (rule U3).
WHEN_HAND: Final = 0  # after drafting, before the die is placed
WHEN_NO_HAND: Final = 1  # before the draft or after the placement
WHEN_SECOND_TURN: Final = 2  # in the second turn, before drafting
WHEN_FIRST_TURN: Final = 3  # in the first turn, once its die is placed

# Which deck a card is dealt from (G1, G12, X2, X3).
STANDARD: Final = 0
GREY_DECK: Final = 1  # one of the table's, with grey glass
RIVALRY: Final = 2
GREY_RIVALRY: Final = 3
FURTHER: Final = 4  # patterns and private objectives that are switched on (X2, X3)


class Pattern:
    """One side of a window card."""

    def __init__(self, id: str, favor: i64, rows: list[str], printed: vec[i64], group: i64 = STANDARD) -> None:
        self.group = group
        self.id = id
        self.favor = favor
        self.rows = rows
        self.printed = printed  # for each facet, the spaces whose print takes it

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, ("id", "favor", "rows", "printed", "group"))


class Tool:
    """A tool card: when it may be used, what it costs alone, and its steps."""

    def __init__(
        self,
        id: str,
        number: i64,
        when: i64,
        solo_color: i64,
        solo_value: i64,
        verbs: vec[i64],
        args: vec[i64],
        group: i64 = STANDARD,
    ) -> None:
        self.id = id
        self.number = number
        self.when = when
        self.solo_color = solo_color  # -1 where the card prints a value instead
        self.solo_value = solo_value  # 0 where the card prints a colour
        self.verbs = verbs
        self.args = args
        self.group = group

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, ("id", "number", "when", "solo_color", "solo_value", "verbs", "args", "group"))


def needs_two_turns(tool: Tool) -> bool:
    """X6: whether the tool is useless if everybody has one turn a round."""
    return tool.when >= WHEN_SECOND_TURN


class Objective:
    """An objective: its measure, and the points for each time it is met; a rivalry pays by rank instead (G13)."""

    def __init__(self, id: str, points: i64, measure: Measure, places: vec[i64], group: i64 = STANDARD) -> None:
        self.id = id
        self.points = points
        self.measure = measure
        self.places = places  # of a rivalry, first place first; empty for all others
        self.group = group

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, ("id", "points", "measure", "places", "group"))


class Pioneer:
    """A goal that the first to reach it owns (G8)."""

    def __init__(self, id: str, points: i64, measure: Measure, needs: i64) -> None:
        self.id = id
        self.points = points
        self.measure = measure
        self.needs = needs  # what the measure must come to

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, ("id", "points", "measure", "needs"))


class Bloom:
    """An arrangement of colours to be had anywhere in the window, neither turned nor mirrored (G11)."""

    def __init__(self, id: str, points: i64, missed: i64, rows: list[str], facets: vec[i64], masks: vec[i64]) -> None:
        self.id = id
        self.points = points
        self.missed = missed  # a loss, below zero
        self.rows = rows
        self.height: i64 = len(rows)
        self.width: i64 = len(rows[0])
        self.facets = facets
        self.masks = masks  # for each facet its spaces, the arrangement lying in the top left corner

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, ("id", "points", "missed", "rows", "facets", "masks"))


class Board:
    """A restriction board: a standing condition on grey dice (G5)."""

    def __init__(self, id: str, spaces: i64, printed: i64, apart: i64, any_color: bool) -> None:
        self.id = id
        self.spaces = spaces  # where grey may lie, a mask
        self.printed = printed  # what must be printed there, of the words below
        self.apart = apart  # how far greys keep from one another, of the words below
        self.any_color = any_color  # printed colours do not bar grey

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, ("id", "spaces", "printed", "apart", "any_color"))


PRINTED_ANYTHING: Final = 0
PRINTED_VALUE: Final = 1
PRINTED_NOTHING: Final = 2
APART_SIDES: Final = 0  # as all dice (P6)
APART_CORNERS: Final = 1
APART_COLUMN: Final = 2


class Deck:
    """Everything that can be dealt. Window cards are pairs of patterns: front at 2k, back at 2k + 1 of `sides`."""

    def __init__(
        self,
        patterns: list[Pattern],
        sides: vec[i64],
        tools: list[Tool],
        publics: list[Objective],
        privates: list[Objective],
        pioneers: list[Pioneer],
        blooms: list[Bloom],
        boards: list[Board],
    ) -> None:
        self.patterns = patterns
        self.sides = sides
        self.tools = tools
        self.publics = publics
        self.privates = privates
        self.pioneers = pioneers
        self.blooms = blooms
        self.boards = boards

    def __reduce__(self) -> Reduced:
        return reduce_by_names(
            self, ("patterns", "sides", "tools", "publics", "privates", "pioneers", "blooms", "boards")
        )

    def __deepcopy__(self, _: object) -> Deck:
        """Cards never change, so copies of a game share them."""
        return self


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
