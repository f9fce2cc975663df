"""The views of several seats at once: what lies open to everybody is computed only once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from vitrall.cards.printed import Wording
from vitrall.engine.state import State
from vitrall.view.seat_view import open_seats
from vitrall.view.table_view import open_view, seat_view
from vitrall.view.view_types import View
from vitrall.view.wordings import wordings_seen


def seat_views(state: State, seats: Iterable[int], own: Mapping[str, Wording] | None) -> dict[int, View]:
    """By seat, each with the texts of the players' own cards that it sees."""
    opened, seats_opened = open_view(state), open_seats(state)
    views = {seat: seat_view(state, seat, opened, seats_opened) for seat in seats}
    if own is not None:
        for view in views.values():
            view["own"] = wordings_seen(view, own)
    return views
