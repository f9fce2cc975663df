"""Restriction boards from their entries: where grey dice may lie, and how far from one another (G5)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import read_spaces
from vitrall.cards.printed import HEAD, Printed, printed, read_id
from vitrall.engine import deck
from vitrall.engine.board import FULL
from vitrall.engine.deck import Board

PRINTED = {"value": deck.PRINTED_VALUE, "nothing": deck.PRINTED_NOTHING}
APART = {"corners": deck.APART_CORNERS, "column": deck.APART_COLUMN}


def read_board(entry: Entry) -> Printed[Board]:
    entry.only(*HEAD, "spaces", "printed", "apart", "any_color")
    spaces = read_spaces(entry, "spaces") if "spaces" in entry.values else FULL
    on = entry.choice("printed", PRINTED, "card/board") if "printed" in entry.values else deck.PRINTED_ANYTHING
    apart = entry.choice("apart", APART, "card/board") if "apart" in entry.values else deck.APART_SIDES
    shape = Board(read_id(entry), spaces, on, apart, entry.flag("any_color"))
    _check_sense(entry, shape)
    return printed(shape, entry)


def _check_sense(entry: Entry, board: Board) -> None:
    """A board that contradicts itself, or asks for nothing, is a slip of the pen."""
    anywhere = board.printed == deck.PRINTED_ANYTHING
    if board.any_color and not anywhere:
        raise entry.fault("card/board", "any_color opens coloured spaces, which `printed` closes", "any_color")
    if board.spaces == FULL and anywhere and board.apart == deck.APART_SIDES and not board.any_color:
        raise entry.fault("card/board", "a board says spaces, printed, apart or any_color; this one changes nothing")
