"""Window patterns from their entries, and grids of marks: four rows of five, in the file as on the card."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.printed import COMMON, HEAD, Printed, printed, read_group, read_id
from vitrall.engine.board import HEIGHT, NAMES, WIDTH
from vitrall.engine.deck import FURTHER, Pattern, printed_masks
from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Why
from vitrall.why import quoted

BLANK = "."
MARK = "#"
VALUES = "123456"
MARKS = LETTERS + VALUES  # the index of a mark is the facet it asks for
FACETS = {mark: facet for facet, mark in enumerate(MARKS)}
LAST_CARD = 9999
FIELDS = (*HEAD, "card", "favor", "rows", "deck")


def read_pattern(entry: Entry) -> Printed[Pattern]:
    """One side of a window card. Equal prints side by side are refused: both could never be filled (P6)."""
    entry.check(FIELDS, read_id, *COMMON, _read_card, _read_favor, _read_rows, _read_deck)
    rows = _read_rows(entry)
    shape = Pattern(read_id(entry), _read_favor(entry), rows, printed_masks(rows), _read_deck(entry))
    return printed(shape, entry, _read_card(entry))


def _read_card(entry: Entry) -> int:
    return entry.number("card", 1, LAST_CARD)


def _read_favor(entry: Entry) -> int:
    return entry.number("favor", 3, 6, "card/favor")


def _read_rows(entry: Entry) -> list[str]:
    rows = read_grid(entry, "rows", BLANK + MARKS)
    check_neighbours(entry, rows)
    return rows


def _read_deck(entry: Entry) -> int:
    return read_group(entry, "further", FURTHER)


def read_grid(entry: Entry, field: str, known: str) -> list[str]:
    """Four rows of five marks, each one of the known."""
    rows = entry.texts(field)
    if [len(row) for row in rows] != [WIDTH] * HEIGHT:
        raise entry.fault("card/rows", Why("card-grid", field=field, rows=HEIGHT, marks=WIDTH), field)
    check_marks(entry, field, rows, known)
    return rows


def read_spaces(entry: Entry, field: str) -> int:
    """The marked spaces of a grid as a mask."""
    marks = "".join(read_grid(entry, field, BLANK + MARK))
    if MARK not in marks:
        raise entry.fault("card/mark", Why("card-no-mark", field=field, mark=MARK), field)
    return sum(1 << cell for cell, mark in enumerate(marks) if mark == MARK)


def check_marks(entry: Entry, field: str, rows: list[str], known: str) -> None:
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            if mark not in known:
                space = NAMES[row * WIDTH + column]
                why = Why("card-mark", space=space, given=quoted(mark), known=" ".join(known))
                raise entry.fault("card/mark", why, field)


def check_neighbours(entry: Entry, rows: list[str]) -> None:
    """P6: dice alike never lie side by side."""
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            for below, right in ((row, column + 1), (row + 1, column)):
                if below < len(rows) and right < len(marks) and rows[below][right] == mark != BLANK:
                    one, two = NAMES[row * WIDTH + column], NAMES[below * WIDTH + right]
                    why = Why("card-neighbours", one=one, two=two, mark=mark)
                    raise entry.fault("card/neighbours", why, "rows")
