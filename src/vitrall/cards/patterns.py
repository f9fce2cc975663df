"""Window patterns from their entries, and grids of marks: four rows of five, as in the file so on the card."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.faults import shown
from vitrall.cards.printed import Printed, read_id, read_name
from vitrall.engine.board import BESIDE, CELLS, HEIGHT, NAMES, WIDTH
from vitrall.engine.deck import Pattern, printed_masks
from vitrall.engine.dice import LETTERS

BLANK = "."
VALUES = "123456"
MARKS = LETTERS + VALUES  # the place of a mark is the facet it asks for
LAST_CARD = 9999


def read_pattern(entry: Entry) -> Printed[Pattern]:
    """One side of a window card. Equal prints side by side are refused: both could never be filled (P6)."""
    entry.only("id", "name", "card", "favor", "rows")
    id, name = read_id(entry), read_name(entry)
    card = entry.number("card", 1, LAST_CARD)
    favor = entry.number("favor", 3, 6, "card/favor")
    rows = read_grid(entry, "rows", BLANK + MARKS)
    _check_neighbours(entry, "".join(rows))
    return Printed(Pattern(id, favor, rows, printed_masks(rows)), name, entry.origin, card)


def read_grid(entry: Entry, field: str, known: str) -> list[str]:
    """Four rows of five marks, each one of the known."""
    rows = entry.texts(field)
    if [len(row) for row in rows] != [WIDTH] * HEIGHT:
        raise entry.fault("card/rows", f"{field} must be {HEIGHT} texts of {WIDTH} marks each", field)
    for cell, mark in enumerate("".join(rows)):
        if mark not in known:
            reason = f"{NAMES[cell]} holds {shown(mark)}, which is none of {' '.join(known)}"
            raise entry.fault("card/mark", reason, field)
    return rows


def _check_neighbours(entry: Entry, marks: str) -> None:
    for cell in range(CELLS):
        for other in range(cell + 1, CELLS):
            if marks[cell] == marks[other] != BLANK and (BESIDE[cell] >> other) & 1:
                reason = f"{NAMES[cell]} and {NAMES[other]} lie side by side and both ask for {marks[cell]}"
                raise entry.fault("card/neighbours", reason, "rows")
