"""Public and private objectives of the base game, and the marked spaces of the larger one.

Each answers with what earned points: a list of (points, spaces), one entry for each time it is fulfilled (C1, C6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from testing.oracle.decks import COLOUR_OBJECTIVES, MARKED_OBJECTIVES
from testing.oracle.oracle_table import BASE, SPACES, Dice, Die, Space
from testing.oracle.placing import CORNERS

Earned = list[tuple[int, list[Space]]]
Goal = Callable[[Dice], Earned]

ROWS = [[(row, column) for column in range(5)] for row in range(4)]
COLUMNS = [[(row, column) for row in range(4)] for column in range(5)]


def colour(die: Die) -> str:
    return die[0]


def value(die: Die) -> int:
    return die[1]


def full(window: Dice, spaces: Iterable[Space]) -> bool:
    return all(space in window for space in spaces)


def all_different(window: Dice, spaces: Iterable[Space], trait: Callable[[Die], object]) -> bool:
    """No two of the dice on these spaces share a colour, or a value."""
    traits = [trait(window[space]) for space in spaces if space in window]
    return len(traits) == len(set(traits))


def varied_lines(points: int, lines: list[list[Space]], trait: Callable[[Die], object]) -> Goal:
    """C1: a full line without repeats; grey is one more colour (G6)."""

    def earned(window: Dice) -> Earned:
        return [(points, line) for line in lines if full(window, line) and all_different(window, line, trait)]

    return earned


def sets(points: int, trait: Callable[[Die], object], members: Sequence[object]) -> Goal:
    """C8: as many sets as there are dice of the rarest member; each die is in one set."""

    def earned(window: Dice) -> Earned:
        of_kind = [[space for space in SPACES if space in window and trait(window[space]) == each] for each in members]
        return [(points, list(each)) for each in zip(*of_kind, strict=False)]

    return earned


def colour_diagonals(window: Dice) -> Earned:
    """C9: a point for each die with a die of its own colour at a corner."""
    return [
        (1, [space])
        for space in window
        if any(corner in window and colour(window[corner]) == colour(window[space]) for corner in CORNERS[space])
    ]


PUBLIC_GOALS: dict[str, Goal] = {
    "row-color-variety": varied_lines(6, ROWS, colour),
    "column-color-variety": varied_lines(5, COLUMNS, colour),
    "row-shade-variety": varied_lines(5, ROWS, value),
    "column-shade-variety": varied_lines(4, COLUMNS, value),
    "light-shades": sets(2, value, [1, 2]),
    "medium-shades": sets(2, value, [3, 4]),
    "deep-shades": sets(2, value, [5, 6]),
    "shade-variety": sets(5, value, [1, 2, 3, 4, 5, 6]),
    "color-variety": sets(4, colour, BASE),
    "color-diagonals": colour_diagonals,
}


def private_goal(card: str, window: Dice) -> Earned:
    """C2, X2: the values of the dice of one colour, or of those on the marked spaces."""
    return [(value(window[space]), [space]) for space in window if counts_for(card, window[space], space)]


def counts_for(card: str, die: Die, space: Space) -> bool:
    if card in COLOUR_OBJECTIVES:
        return colour(die) == COLOUR_OBJECTIVES[card]
    row, column = space
    return MARKED_OBJECTIVES[card][row][column] == "#"
