"""Checks between answers: whether the answers about a table fit together."""

from __future__ import annotations

from vitrall.cli.real_table.entered_table import Table
from vitrall.engine.errors import Unreadable, Why
from vitrall.referee import most_blooms
from vitrall.why import at_most, of


def check_table(table: Table) -> None:
    """`Unreadable` if the answers about a table do not go together."""
    check_grey(table)
    check_rivalries(table)
    check_pioneers(table)
    for entry in table.entries:
        check_blooms(entry.blooms)


def check_grey(table: Table) -> None:
    """G1: where grey dice are, a restriction board lies, and without one nobody can judge them."""
    if not table.board and any(entry.has_grey for entry in table.entries):
        raise Unreadable("table/grey", Why("no-board"))


def check_rivalries(table: Table) -> None:
    """G13: a rivalry compares the windows of all players."""
    if table.rivalries and len(table.entries) < 2:
        card = Why("card", card=table.rivalries[0].id)
        raise Unreadable("table/rivalry", of(card, Why("only-one-window")))


def check_pioneers(table: Table) -> None:
    """G8: only the player who was first has the card."""
    taken = [card for entry in table.entries for card in entry.pioneers]
    for card in taken:
        if taken.count(card) > 1:
            raise Unreadable("table/twice", Why("card", card=card))


def check_blooms(blooms: list[str]) -> None:
    """G10: two blooms are dealt to each."""
    if len(blooms) > most_blooms():
        raise Unreadable("table/blooms", at_most(len(blooms), most_blooms()))
