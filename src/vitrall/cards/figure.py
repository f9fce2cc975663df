"""The small figure of an objective: one example of what it looks for, as rows of marks, made from its measure.

A mark is the letter of a colour, a value, `#` for any die, or `.` for a space that does not matter.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import measure as words
from vitrall.engine.board import CELLS, HEIGHT, WIDTH
from vitrall.engine.dice import GREY, LETTERS
from vitrall.engine.measure import Measure

ANY: Final = "#"
NOTHING: Final = "."
HUES: Final = "".join(letter for color, letter in enumerate(LETTERS) if color != GREY)
VALUES: Final = "123456"
MARKS: Final = LETTERS + VALUES  # by facet
ROW: Final = tuple(range(WIDTH, 2 * WIDTH))
COLUMN: Final = tuple(2 + WIDTH * row for row in range(HEIGHT))
CENTER: Final = WIDTH + 2
AROUND: Final = (CENTER - WIDTH, CENTER - 1, CENTER + 1, CENTER + WIDTH)
DIAGONAL: Final = (0, WIDTH + 1, 2 * WIDTH + 2, 3 * WIDTH + 3)
SPREAD: Final = (1, 8, 10, 17, 4, 14)  # far from each other
LINES: Final = {words.OVER_ROWS: ROW, words.OVER_COLUMNS: COLUMN, words.OVER_LINES: ROW}
DIAGONALS: Final = (words.OVER_RUNS, words.OVER_PAIRS)


def measure_figure(measure: Measure) -> list[str]:
    """Four rows of five marks."""
    marks = dict.fromkeys(range(CELLS), NOTHING) | _example(measure)
    text = "".join(marks[cell] if (int(measure.cells) >> cell) & 1 else NOTHING for cell in range(CELLS))
    return [text[row : row + WIDTH] for row in range(0, CELLS, WIDTH)]


def _example(measure: Measure) -> dict[int, str]:
    asked = {int(word): int(number) for word, number in zip(measure.conditions, measure.numbers, strict=True)}
    facets = [MARKS[facet] for facet in measure.facets]
    over = int(measure.over)
    if over == words.OVER_SETS:
        return dict(zip(SPREAD, facets, strict=False))
    if over == words.OVER_DICE:
        return _around(asked, facets)
    if over in LINES:
        return dict(zip(LINES[over], _filling(asked, facets, len(LINES[over])), strict=True))
    if over in DIAGONALS:
        length = max(2, int(measure.length))
        return dict(zip(DIAGONAL, _filling(asked, facets, length), strict=False))
    if over == words.OVER_WINDOW and not facets:
        cells = [cell for cell in range(CELLS) if (int(measure.cells) >> cell) & 1]
        return dict(zip(cells, _filling(asked, facets, len(cells)), strict=False))
    return _spread(over, asked, facets)


def _around(asked: dict[int, int], facets: list[str]) -> dict[int, str]:
    """A die and its neighbours; if nothing is asked of the neighbours, several such dice."""
    die = facets[0] if facets else ANY
    if words.RINGED_OF in asked:
        return {CENTER: die} | dict(zip(AROUND, HUES if not asked[words.RINGED_OF] else VALUES, strict=False))
    if words.BESIDE_FACET in asked:
        return {CENTER: MARKS[asked[words.BESIDE_FACET]]} | dict.fromkeys(AROUND, die)
    if words.CORNER_LIKE_OF in asked:
        alike = "B" if not asked[words.CORNER_LIKE_OF] else "3"
        return dict.fromkeys(DIAGONAL, alike)
    if not facets:
        return dict.fromkeys(range(CELLS), ANY)
    return {cell: facets[place % len(facets)] for place, cell in enumerate(SPREAD[:4])}


def _filling(asked: dict[int, int], facets: list[str], size: int) -> str:
    """The marks of a row, a column or a diagonal."""
    if facets:
        few = asked.get(words.EXACTLY, asked.get(words.AT_LEAST, size if words.IS_FULL in asked else 1))
        return "".join(facets[place % len(facets)] if place < few else NOTHING for place in range(size))
    if words.UNLIKE_OF in asked or words.COLORS_AT_LEAST in asked:
        return (VALUES if asked.get(words.UNLIKE_OF) else HUES)[:size]
    if words.STRAIGHT in asked or words.VALUES_AT_LEAST in asked:
        return VALUES[:size]
    if words.LIKE_COLOR in asked:
        return ("B" * asked[words.LIKE_COLOR]).ljust(size, ANY)
    if words.LIKE_VALUE in asked:
        return ("3" * asked[words.LIKE_VALUE]).ljust(size, ANY)
    return ANY * size


def _spread(over: int, asked: dict[int, int], facets: list[str]) -> dict[int, str]:
    """Dice that may lie anywhere: of one colour, of one value, or alike."""
    few = max(2, min(len(SPREAD), asked.get(words.EXACTLY, asked.get(words.AT_LEAST, 3))))
    if over == words.OVER_KINDS:
        return dict(zip(SPREAD, HUES, strict=False))
    mark = facets[0] if facets else "B" if over == words.OVER_COLORS else "3"
    return dict.fromkeys(SPREAD[:few], mark)
