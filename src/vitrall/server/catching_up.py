"""What a client has missed: the missing updates, or a full state if there are many or the client is new."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitrall.server.game_result import result_of
from vitrall.server.protocol import State, Update, write_message
from vitrall.server.table import Table
from vitrall.server.table_entry import Entry
from vitrall.story.story_types import GameEvent
from vitrall.view import View

MOST_UPDATES: Final = 50  # with more entries a state is shorter, and nobody watches so many at once

Clock = list[float] | None


def messages_since(table: Table, viewer: int, last: int, clock: Clock, reader: int | None = None) -> Iterator[str]:
    """All that a viewer needs who has seen the entries up to `last`; for a number that is not there yet, a state."""
    latest = table.number - 1
    if last == latest:
        return
    if last < 0 or last > latest or latest - last > MOST_UPDATES:
        yield state_text(table, viewer, clock)
        return
    entries = table.entries[last + 1 :]
    reads = viewer if reader is None else reader
    for entry, events in zip(entries, table.events(entries, reads), strict=True):
        yield update_text(table, entry, viewer, clock, events)


def state_text(table: Table, viewer: int, clock: Clock) -> str:
    """The present state, independent of what the client has seen."""
    refusal = undo_refusal(table, viewer)
    result = result_of(table.game)
    state = State(table.number - 1, table.view(viewer), not refusal, table.laid, clock, result, refusal)
    return write_message(state)


def update_text(
    table: Table, entry: Entry, viewer: int, clock: Clock, events: list[GameEvent], view: View | None = None
) -> str:
    """One entry for one viewer. Its events are limited to what everybody who looks at the device may know. The view, if
    it is at hand, is that of the present, so it is sent with the latest entry only."""
    latest = entry.number == table.number - 1
    refusal = undo_refusal(table, viewer) if latest else ""
    return write_message(
        Update(
            number=entry.number,
            seat=entry.seat,
            view=(view or table.view(viewer)) if latest else None,
            undo=latest and not refusal,
            clock=clock if latest else None,
            result=result_of(table.game) if latest else None,
            events=events,
            back=table.back(entry),
            laid=table.laid,
            undo_refusal=refusal,
        )
    )


def undo_refusal(table: Table, viewer: int) -> str:
    """The code of why a viewer cannot undo; a spectator never can."""
    return table.undo_refusal(viewer) if viewer >= 0 else "undo/not-yours"
