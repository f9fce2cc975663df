"""Window patterns from their entries, and grids of marks: four rows of five, as in the file so on the card."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.faults import shown
from vitrall.cards.printed import HEAD, Printed, printed, read_group, read_id
from vitrall.engine.board import HEIGHT, NAMES, WIDTH
from vitrall.engine.deck import FURTHER, Pattern, printed_masks
from vitrall.engine.dice import LETTERS

BLANK = "."
MARK = "#"
VALUES = "123456"
MARKS = LETTERS + VALUES  # the place of a mark is the facet it asks for
FACETS = {mark: facet for facet, mark in enumerate(MARKS)}
LAST_CARD = 9999


def read_pattern(entry: Entry) -> Printed[Pattern]:
    """One side of a window card. Equal prints side by side are refused: both could never be filled (P6)."""
    entry.only(*HEAD, "card", "favor", "rows", "deck")
    id = read_id(entry)
    card = entry.number("card", 1, LAST_CARD)
    favor = entry.number("favor", 3, 6, "card/favor")
    rows = read_grid(entry, "rows", BLANK + MARKS)
    check_neighbours(entry, rows)
    group = read_group(entry, "further", FURTHER)
    return printed(Pattern(id, favor, rows, printed_masks(rows), group), entry, card)


def read_grid(entry: Entry, field: str, known: str) -> list[str]:
    """Four rows of five marks, each one of the known."""
    rows = entry.texts(field)
    if [len(row) for row in rows] != [WIDTH] * HEIGHT:
        raise entry.fault("card/rows", f"{field} must be {HEIGHT} texts of {WIDTH} marks each", field)
    check_marks(entry, field, rows, known)
    return rows


def read_spaces(entry: Entry, field: str) -> int:
    """The marked spaces of a grid as a mask."""
    marks = "".join(read_grid(entry, field, BLANK + MARK))
    if MARK not in marks:
        raise entry.fault("card/mark", f"{field} marks no space: write {MARK} for each that counts", field)
    return sum(1 << cell for cell, mark in enumerate(marks) if mark == MARK)


def check_marks(entry: Entry, field: str, rows: list[str], known: str) -> None:
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            if mark not in known:
                reason = f"{NAMES[row * WIDTH + column]} holds {shown(mark)}, which is none of {' '.join(known)}"
                raise entry.fault("card/mark", reason, field)


def check_neighbours(entry: Entry, rows: list[str]) -> None:
    """P6: dice alike never lie side by side."""
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            for below, right in ((row, column + 1), (row + 1, column)):
                if below < len(rows) and right < len(marks) and rows[below][right] == mark != BLANK:
                    cells = f"{NAMES[row * WIDTH + column]} and {NAMES[below * WIDTH + right]}"
                    raise entry.fault("card/neighbours", f"{cells} lie side by side and both ask for {mark}", "rows")
