"""The solo game for the referee: one window against the sum of the round track (O6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from vitrall.engine.deck import Objective
from vitrall.engine.errors import Unreadable
from vitrall.engine.rules import empty_price
from vitrall.referee.final_position import Player, sheets
from vitrall.score import Score
from vitrall.why import at_most

MOST_TARGET: Final = 1000
PRIVATES: Final = 2  # O1: of so many open ones the better counts


def each_private(fields: object) -> list[object]:
    """The player once for each private objective that is named: alone there may be two."""
    if not isinstance(fields, dict) or not isinstance(fields.get("private"), list):
        return [fields]
    named = fields["private"]
    if not 1 <= len(named) <= PRIVATES:
        raise Unreadable("referee/players", at_most(len(named), PRIVATES))
    return [{**fields, "private": one} for one in named]


def solo_sheet(players: Sequence[Player], publics: Sequence[Objective]) -> Score:
    """The best sheet of the same player: no tokens are counted, and holes cost more."""
    sheets_alone = [sheets([player], publics)[0] for player in players]
    counted = [replace(sheet, favor=0, empty_points=empty_price(1) * sheet.empty, rank=1) for sheet in sheets_alone]
    return max(counted, key=lambda sheet: sheet.total)
