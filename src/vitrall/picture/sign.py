"""What a card looks for, drawn from what it counts, so that cards of players' own have a sign too.

A kind of counting that is not known here has no sign; its text tells it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from typing import Final

from vitrall.engine import deck
from vitrall.engine import measure as words
from vitrall.engine.board import CELLS, FULL, WIDTH
from vitrall.engine.deck import Bloom, Board
from vitrall.engine.dice import GREY, LETTERS
from vitrall.engine.measure import Measure
from vitrall.picture.canvas import Canvas
from vitrall.picture.chip import MARKED, STEP, chip, row_of, small_window
from vitrall.picture.svg import Element, group, moved

# Which spaces of a small window show what a card means, and the facets on them: colours are 0 to 5, values 6 to 11.
ROW: Final = range(5, 10)
COLUMN: Final = range(2, CELLS, WIDTH)
SLANTS: Final = (0, 6, 12, 8, 4)
STAIR: Final = (0, 6, 12, 18)
RAINBOW: Final = ((0, 1, 2, 3, 4), (6, 7, 8, 9, 10))  # unlike colours, unlike values
RISING: Final = (6, 7, 9, 11)
PAIRED: Final = (3, 8)  # a colour, a value
LIKE: Final = {words.LIKE_COLOR: PAIRED[0], words.LIKE_VALUE: PAIRED[1]}
# Greys as far apart as a board asks, and prints as a board speaks of them.
APART: Final = {deck.APART_CORNERS: (0, 2, 4, 10, 12, 14), deck.APART_COLUMN: (0, 6, 12, 18, 9)}
SOME_COLORS: Final = {1: 0, 4: 1, 7: 2, 10: 3, 18: 4}
SOME_VALUES: Final = {2: 8, 5: 6, 9: 11, 13: 7, 16: 10}


def measure_sign(canvas: Canvas, asked: Measure, x: float, y: float) -> Element:
    """What an objective or a pioneer counts."""
    return group(*_counted(canvas, asked), transform=moved(x, y))


def _counted(canvas: Canvas, asked: Measure) -> list[Element]:
    numbers = dict(zip(map(int, asked.conditions), map(int, asked.numbers), strict=True))
    if lined := _line(asked, numbers):
        return small_window(canvas, lined)
    if asked.over in (words.OVER_DICE, words.OVER_WINDOW) and int(asked.cells) != FULL:
        panes = RAINBOW[numbers[words.UNLIKE_OF]] if words.UNLIKE_OF in numbers else (MARKED,)
        return small_window(canvas, dict(zip(_spaces(int(asked.cells)), cycle(panes), strict=False)))
    beside = [numbers[words.BESIDE_FACET]] if words.BESIDE_FACET in numbers else []
    return row_of(canvas, [int(facet) for facet in asked.facets] or beside)


def _line(asked: Measure, numbers: dict[int, int]) -> dict[int, int]:
    """The panes of a row, a column or a diagonal that show what is counted there, if that is what is counted."""
    if words.CORNER_LIKE_OF in numbers:
        return dict.fromkeys(SLANTS, PAIRED[numbers[words.CORNER_LIKE_OF]])
    lines = {words.OVER_ROWS: ROW, words.OVER_COLUMNS: COLUMN, words.OVER_RUNS: STAIR[: int(asked.length)]}
    line = lines.get(int(asked.over), ())
    if words.UNLIKE_OF in numbers:
        return dict(zip(line, RAINBOW[numbers[words.UNLIKE_OF]], strict=False))
    if words.STRAIGHT in numbers:
        return dict(zip(line, RISING, strict=False))
    alike = {cell: pane for kind, pane in LIKE.items() if kind in numbers for cell in line[: numbers[kind]]}
    return alike or (dict.fromkeys(line, MARKED) if not len(asked.facets) else {})


def _spaces(mask: int) -> Iterable[int]:
    return [cell for cell in range(CELLS) if (mask >> cell) & 1]


def board_sign(canvas: Canvas, board: Board, x: float, y: float) -> Element:
    """Where a restriction board lets grey dice lie, for example."""
    return group(*small_window(canvas, _allowed(board)), transform=moved(x, y))


def _allowed(board: Board) -> dict[int, int]:
    if int(board.spaces) != FULL:
        return dict.fromkeys(_spaces(int(board.spaces)), GREY)
    if int(board.apart) in APART:
        return dict.fromkeys(APART[int(board.apart)], GREY)
    if board.any_color:
        return SOME_COLORS
    if board.printed == deck.PRINTED_VALUE:
        return SOME_VALUES
    return {**SOME_COLORS, **SOME_VALUES, **dict.fromkeys((0, 6, 12, 14), GREY)}


def bloom_figure(canvas: Canvas, bloom: Bloom, x: float, y: float, scale: float = 1) -> Element:
    """The figure of a bloom and no more: it may lie anywhere, and between its colours anything."""
    spots = [(row, column, mark) for row, marks in enumerate(bloom.rows) for column, mark in enumerate(marks)]
    panes = [
        chip(canvas, LETTERS.index(mark), STEP * column, STEP * row) for row, column, mark in spots if mark in LETTERS
    ]
    return group(*panes, transform=moved(x, y, scale))
