"""Restriction boards from their entries: where grey dice may lie, and how far from one another (G5)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import read_spaces
from vitrall.cards.printed import COMMON, HEAD, Printed, printed, read_id
from vitrall.engine import deck
from vitrall.engine.board import FULL
from vitrall.engine.deck import Board
from vitrall.engine.errors import Why

PRINTED = {"value": deck.PRINTED_VALUE, "nothing": deck.PRINTED_NOTHING}
FIELDS = (*HEAD, "spaces", "printed", "apart", "any_color")
APART = {"corners": deck.APART_CORNERS, "column": deck.APART_COLUMN}


def read_board(entry: Entry) -> Printed[Board]:
    entry.check(FIELDS, read_id, *COMMON, _read_spaces, _read_printed, _read_apart, _read_any_color)
    spaces, on, apart = _read_spaces(entry), _read_printed(entry), _read_apart(entry)
    shape = Board(read_id(entry), spaces, on, apart, _read_any_color(entry))
    _check_sense(entry, shape)
    return printed(shape, entry)


def _read_spaces(entry: Entry) -> int:
    return read_spaces(entry, "spaces") if "spaces" in entry.values else FULL


def _read_printed(entry: Entry) -> int:
    return entry.choice("printed", PRINTED, "card/board") if "printed" in entry.values else deck.PRINTED_ANYTHING


def _read_apart(entry: Entry) -> int:
    return entry.choice("apart", APART, "card/board") if "apart" in entry.values else deck.APART_SIDES


def _read_any_color(entry: Entry) -> bool:
    return entry.flag("any_color")


def _check_sense(entry: Entry, board: Board) -> None:
    """A board that contradicts itself, or asks for nothing, is a slip of the pen."""
    anywhere = board.printed == deck.PRINTED_ANYTHING
    if board.any_color and not anywhere:
        reason = "any_color opens coloured spaces, which `printed` closes"
        raise entry.fault("card/board", reason, Why("card-board-closed"), "any_color")
    if board.spaces == FULL and anywhere and board.apart == deck.APART_SIDES and not board.any_color:
        reason = "a board says spaces, printed, apart or any_color; this one changes nothing"
        raise entry.fault("card/board", reason, Why("card-board-empty"))
