"""All connections of a table in this process, and the messages sent to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from vitrall.server.catching_up import Clock, messages_since, state_text, update_text
from vitrall.server.member import Member
from vitrall.server.protocol import TableInfo, TableNews
from vitrall.server.storage import SeatRow
from vitrall.server.storage.row_types import ChatRow
from vitrall.server.table import Table
from vitrall.server.table_entry import Entry
from vitrall.server.talk import Talk, heard


class Audience:
    """The connections of one table. Only committed changes are sent through it."""

    __slots__ = ("members",)

    def __init__(self) -> None:
        self.members: set[Member] = set()

    @property
    def here(self) -> set[int]:
        """The seats of which somebody is connected to this process."""
        return {seat for member in self.members for seat in member.seats}

    def tell_table(self, info: Callable[[str], TableInfo]) -> None:
        """Send the changed seats or progress of the table; each device also learns which seats are its own."""
        for member in self.members:
            member.send(TableNews(info(member.device)))

    def tell_entries(self, table: Table, entries: Iterable[Entry], clock: Clock) -> None:
        """Send each entry in each viewer's version, computed once however many connections share it."""
        if not self.members:
            return
        viewers = [(member, viewer, member.reader) for member in self.members for viewer in member.viewers]
        views = table.views({viewer for _, viewer, _ in viewers})
        for entry in entries:
            # On a device that several seats share, all of them read the events: it gets those of a spectator.
            events = table.events_by_reader(entry, {reader for _, _, reader in viewers})
            texts: dict[tuple[int, int], str] = {}
            for member, viewer, reader in viewers:
                if (viewer, reader) not in texts:
                    text = update_text(table, entry, viewer, clock, events[reader], views[viewer])
                    texts[viewer, reader] = text
                member.send_text(texts[viewer, reader])

    def tell_talk(self, rows: Iterable[ChatRow], talk: Talk) -> None:
        """Send chat messages, to each reader in their language."""
        for row in rows:
            for member in self.members:
                member.send(heard(row, talk, member.words))

    def show_out(self, seats: Sequence[SeatRow]) -> None:
        """Disconnect the former device of a seat that has moved to another."""
        for member in list(self.members):
            if any(seats[seat].secret != key for seat, key in member.keys.items()):
                self.members.discard(member)
                member.overrun.set()

    def close(self) -> None:
        """Disconnect everybody; they may reconnect."""
        for member in self.members:
            member.overrun.set()


def tell_since(member: Member, table: Table, last: int, clock: Clock) -> None:
    """Send everything a connection has missed, for each of its seats."""
    for viewer in member.viewers:
        for text in messages_since(table, viewer, last, clock, member.reader):
            member.send_text(text)


def tell_state(member: Member, table: Table, clock: Clock) -> None:
    """The present state in full, for a client that moved too late."""
    for viewer in member.viewers:
        member.send_text(state_text(table, viewer, clock))
