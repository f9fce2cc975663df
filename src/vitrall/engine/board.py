"""The 4 × 5 spaces of a window as bits of one integer: lines, edge, neighbours, names `A1` … `D5`.

Space `A1` is bit 0, `A2` bit 1, … `D5` bit 19. Knows nothing of dice.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import append, i64, vec

HEIGHT: Final = 4
WIDTH: Final = 5
CELLS: Final = 20
FULL: Final = 0xFFFFF
EDGE: Final = 0b11111_10001_10001_11111
LEFT_COLUMN: Final = 0b00001_00001_00001_00001
RIGHT_COLUMN: Final = 0b10000_10000_10000_10000
NOT_LEFT: Final = FULL ^ LEFT_COLUMN
NOT_RIGHT: Final = FULL ^ RIGHT_COLUMN

DE_BRUIJN: Final = 0x077CB531

NAMES: Final = [row + column for row in "ABCD" for column in "12345"]
INDEX: Final = {name: index for index, name in enumerate(NAMES)}


def beside(mask: i64) -> i64:
    """The spaces that share a side with a space of the mask."""
    return ((mask << 5) | (mask >> 5) | ((mask & NOT_RIGHT) << 1) | ((mask & NOT_LEFT) >> 1)) & FULL


def around(mask: i64) -> i64:
    """The mask itself and the spaces that share a side or a corner with it."""
    wide: i64 = mask | ((mask & NOT_RIGHT) << 1) | ((mask & NOT_LEFT) >> 1)
    return (wide | (wide << 5) | (wide >> 5)) & FULL


def cornering(mask: i64) -> i64:
    """The spaces that share a corner, but no side, with a space of the mask."""
    wide: i64 = ((mask & NOT_RIGHT) << 1) | ((mask & NOT_LEFT) >> 1)
    return ((wide << 5) | (wide >> 5)) & FULL


def _places() -> vec[i64]:
    """Every five consecutive bits of DE_BRUIJN are different, so they identify the shift."""
    table = vec[i64]([0] * 32)
    index: i64 = 0
    shifted: i64 = DE_BRUIJN
    while index < 32:
        table[(shifted >> 27) & 31] = index
        shifted *= 2
        index += 1
    return table


def _bit_counts() -> vec[i64]:
    table = vec[i64]([0])
    number: i64 = 1
    while number < 1024:
        table = append(table, table[number >> 1] + (number & 1))
        number += 1
    return table


def _nth_of_row() -> vec[i64]:
    """For each five bits, five places: of the first set bit, the second, and so on."""
    table = vec[i64]([0] * 160)
    row: i64 = 0
    while row < 32:
        column: i64 = 0
        place: i64 = 0
        while place < WIDTH:
            if (row >> place) & 1:
                table[row * 5 + column] = place
                column += 1
            place += 1
        row += 1
    return table


def _lines(first: i64, step: i64, count: i64) -> vec[i64]:
    table = vec[i64]([first])
    line: i64 = 1
    while line < count:
        table = append(table, first << (step * line))
        line += 1
    return table


def _neighbours(sides_only: bool) -> vec[i64]:
    table = vec[i64]()
    cell: i64 = 0
    while cell < CELLS:
        bit: i64 = 1 << cell
        table = append(table, beside(bit) if sides_only else around(bit))
        cell += 1
    return table


PLACE_OF_BIT: Final = _places()
BIT_COUNT: Final = _bit_counts()
NTH_OF_ROW: Final = _nth_of_row()
ROWS: Final = _lines(0b11111, 5, HEIGHT)
COLUMNS: Final = _lines(LEFT_COLUMN, 1, WIDTH)
BESIDE: Final = _neighbours(True)
AROUND: Final = _neighbours(False)


def count(mask: i64) -> i64:
    """How many spaces the mask holds."""
    return BIT_COUNT[mask & 1023] + BIT_COUNT[mask >> 10]


def lowest(mask: i64) -> i64:
    """The first space of a mask that is not empty."""
    return PLACE_OF_BIT[(((mask & -mask) * DE_BRUIJN) >> 27) & 31]


def nth(mask: i64, index: i64) -> i64:
    """The space of the mask at this index, counted from 0."""
    # First its half, then its row, then its place in the row. A loop of random length would be mispredicted.
    low = BIT_COUNT[mask & 1023]
    upper = i64(index >= low)
    index -= upper * low
    mask >>= upper * 10
    low = BIT_COUNT[mask & 31]
    later = i64(index >= low)
    index -= later * low
    mask >>= later * 5
    return upper * 10 + later * 5 + NTH_OF_ROW[(mask & 31) * 5 + index]


def names(mask: i64) -> list[str]:
    """The names of the spaces of a mask, in reading order."""
    return [name for index, name in enumerate(NAMES) if (mask >> index) & 1]
