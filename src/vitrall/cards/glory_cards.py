"""Blooms and restriction boards from their entries (G5, G11)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import BLANK, check_marks, check_neighbours, read_spaces
from vitrall.cards.printed import COMMON, HEAD, MOST_POINTS, Printed, printed, read_id, vector
from vitrall.engine import deck
from vitrall.engine.board import FULL, HEIGHT, WIDTH
from vitrall.engine.deck import Bloom, Board
from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Why

MISSED = -4  # what most cards cost


def read_bloom(entry: Entry) -> Printed[Bloom]:
    entry.check((*HEAD, "points", "missed", "rows"), read_id, *COMMON, _read_points, _read_missed, _read_rows)
    id, points, missed, rows = read_id(entry), _read_points(entry), _read_missed(entry), _read_rows(entry)
    facets = [facet for facet, letter in enumerate(LETTERS) if letter in "".join(rows)]
    masks = [_mask(rows, LETTERS[facet]) for facet in facets]
    return printed(Bloom(id, points, missed, rows, vector(facets), vector(masks)), entry)


def _read_points(entry: Entry) -> int:
    return entry.number("points", 1, MOST_POINTS)


def _read_missed(entry: Entry) -> int:
    return entry.number("missed", -MOST_POINTS, 0) if "missed" in entry.values else MISSED


def _read_rows(entry: Entry) -> list[str]:
    """The figure without blank margins, which would keep it away from the edge of the window."""
    rows = entry.texts("rows")
    if not 1 <= len(rows) <= HEIGHT or {len(row) for row in rows} - {len(rows[0])} or not 1 <= len(rows[0]) <= WIDTH:
        raise entry.fault("card/rows", Why("card-figure", rows=HEIGHT, marks=WIDTH), "rows")
    check_marks(entry, "rows", rows, BLANK + LETTERS)
    check_neighbours(entry, rows)
    outer = (rows[0], rows[-1], "".join(row[0] for row in rows), "".join(row[-1] for row in rows))
    if any(not line.strip(BLANK) for line in outer):
        raise entry.fault("card/rows", Why("card-margin"), "rows")
    return rows


def _mask(rows: list[str], letter: str) -> int:
    """The spaces of one colour, with the figure in the top left corner."""
    spaces = ((row, column) for row, marks in enumerate(rows) for column, mark in enumerate(marks) if mark == letter)
    return sum(1 << (row * WIDTH + column) for row, column in spaces)


PRINTED = {"value": deck.PRINTED_VALUE, "nothing": deck.PRINTED_NOTHING}
FIELDS = (*HEAD, "spaces", "printed", "apart", "any_color")
APART = {"corners": deck.APART_CORNERS, "column": deck.APART_COLUMN}


def read_board(entry: Entry) -> Printed[Board]:
    entry.check(FIELDS, read_id, *COMMON, _read_spaces, _read_printed, _read_apart, _read_any_color)
    spaces, on, apart = _read_spaces(entry), _read_printed(entry), _read_apart(entry)
    shape = Board(read_id(entry), spaces, on, apart, _read_any_color(entry))
    _check_board(entry, shape)
    return printed(shape, entry)


def _read_spaces(entry: Entry) -> int:
    return read_spaces(entry, "spaces") if "spaces" in entry.values else FULL


def _read_printed(entry: Entry) -> int:
    return entry.choice("printed", PRINTED, "card/board") if "printed" in entry.values else deck.PRINTED_ANYTHING


def _read_apart(entry: Entry) -> int:
    return entry.choice("apart", APART, "card/board") if "apart" in entry.values else deck.APART_SIDES


def _read_any_color(entry: Entry) -> bool:
    return entry.flag("any_color")


def _check_board(entry: Entry, board: Board) -> None:
    """Refuse a board that contradicts itself or restricts nothing."""
    anywhere = board.printed == deck.PRINTED_ANYTHING
    if board.any_color and not anywhere:
        raise entry.fault("card/board", Why("card-board-closed"), "any_color")
    if board.spaces == FULL and anywhere and board.apart == deck.APART_SIDES and not board.any_color:
        raise entry.fault("card/board", Why("card-board-empty"))
