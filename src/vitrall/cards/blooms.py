"""Blooms from their entries: an arrangement of colours, what it pays and what its lack costs (G11)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import BLANK, check_marks, check_neighbours
from vitrall.cards.printed import COMMON, HEAD, MOST_POINTS, Printed, printed, read_id
from vitrall.cards.vectors import vector
from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.deck import Bloom
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
    """The figure and no more: a blank margin would keep it off the edge of the window."""
    rows = entry.texts("rows")
    if not 1 <= len(rows) <= HEIGHT or {len(row) for row in rows} - {len(rows[0])} or not 1 <= len(rows[0]) <= WIDTH:
        reason = f"rows must be 1 to {HEIGHT} texts of 1 to {WIDTH} marks, all of one length"
        raise entry.fault("card/rows", reason, Why("card-figure", rows=HEIGHT, marks=WIDTH), "rows")
    check_marks(entry, "rows", rows, BLANK + LETTERS)
    check_neighbours(entry, rows)
    outer = (rows[0], rows[-1], "".join(row[0] for row in rows), "".join(row[-1] for row in rows))
    if any(not line.strip(BLANK) for line in outer):
        reason = "the outer rows and columns of the figure each hold a colour"
        raise entry.fault("card/rows", reason, Why("card-margin"), "rows")
    return rows


def _mask(rows: list[str], letter: str) -> int:
    """The spaces of one colour, the figure lying in the top left corner."""
    spaces = ((row, column) for row, marks in enumerate(rows) for column, mark in enumerate(marks) if mark == letter)
    return sum(1 << (row * WIDTH + column) for row, column in spaces)
