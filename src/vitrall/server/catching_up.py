"""What a client has missed: the gap as updates, or a state where the gap is long or nothing was seen yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitrall.server.entry import Entry
from vitrall.server.protocol import State, Update, write_message
from vitrall.server.result import result_of
from vitrall.server.table import Table

MOST_UPDATES: Final = 50  # beyond that a state is shorter, and nobody watches so much at once

Clock = list[float] | None


def messages_since(table: Table, viewer: int, last: int, clock: Clock) -> Iterator[str]:
    """All that a viewer needs who has seen the entries up to `last`; for a number that is not there yet, a state."""
    latest = table.number - 1
    if last == latest:
        return
    if last < 0 or last > latest or latest - last > MOST_UPDATES:
        yield state_text(table, viewer, clock)
        return
    for entry in table.entries[last + 1 :]:
        yield update_text(table, entry, viewer, clock)


def state_text(table: Table, viewer: int, clock: Clock) -> str:
    """The present state, whatever was seen."""
    undo = undo_allowed(table, viewer)
    return write_message(State(table.number - 1, table.view(viewer), undo, clock, result_of(table.game)))


def update_text(table: Table, entry: Entry, viewer: int, clock: Clock) -> str:
    """One entry for one viewer; the view is sent with the latest entry only, because it shows the present."""
    latest = entry.number == table.number - 1
    made = table.made(entry, viewer)
    view = table.view(viewer) if latest else None
    undo = latest and undo_allowed(table, viewer)
    result = result_of(table.game) if latest else None
    return write_message(Update(entry.number, entry.seat, made, view, undo, clock if latest else None, result))


def undo_allowed(table: Table, viewer: int) -> bool:
    return viewer >= 0 and table.can_undo(viewer)
