"""Full windows, counted from the drawn pattern alone, in two ways that share nothing with the engine or each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise, product

COLOURS = "RYGBP"
VALUES = "123456"
Grid = Sequence[str]


def column_by_column(rows: Grid, colours: str = COLOURS, values: str = VALUES) -> tuple[int, int]:
    """The ways for colours and for values, by a transfer from each column to the next."""
    return one_aspect(rows, colours), one_aspect(rows, values)


def one_aspect(rows: Grid, kinds: str) -> int:
    """Every possible column, and the columns that may be beside it."""
    ways: Counter[tuple[str, ...]] = Counter()
    for number, marks in enumerate(zip(*rows, strict=True)):
        columns = possible_columns(marks, kinds)
        if number == 0:
            ways = Counter(columns)
        else:
            ways = Counter({column: ways_into(column, ways) for column in columns})
    return sum(ways.values())


def possible_columns(marks: Sequence[str], kinds: str) -> list[tuple[str, ...]]:
    free = [mark if mark in kinds else kinds for mark in marks]
    return [column for column in product(*free) if all(upper != lower for upper, lower in pairwise(column))]


def ways_into(column: tuple[str, ...], before: Counter[tuple[str, ...]]) -> int:
    return sum(ways for other, ways in before.items() if all(a != b for a, b in zip(column, other, strict=True)))


def one_by_one(rows: Grid, colours: str, values: str) -> int:
    """All full windows of a small grid, die by die with both its aspects: the slow truth."""
    spaces = [(row, column) for row in range(len(rows)) for column in range(len(rows[0]))]
    dice = [colour + value for colour in colours for value in values]

    def fill(lying: dict[tuple[int, int], str]) -> int:
        if len(lying) == len(spaces):
            return 1
        row, column = spaces[len(lying)]
        mark = rows[row][column]
        near = lying.get((row - 1, column), "") + lying.get((row, column - 1), "")
        fitting = [die for die in dice if (mark == "." or mark in die) and not set(die) & set(near)]
        return sum(fill({**lying, (row, column): die}) for die in fitting)

    return fill({})
