"""A table in a room of the server, without a socket."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from vitrall.server.member import Member
from vitrall.server.room import Room
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.row_types import PERSON, Standing
from vitrall.server.storage.seeds import SeedSeal
from vitrall.server.storage.store import Store
from vitrall.server.table_entry import Entry
from vitrall.server.terms import Terms
from vitrall.words import Words

SEATS = [SeatRow("t", seat, PERSON, name, secret=f"key {seat}") for seat, name in enumerate(("Ana", "Bo"))]


def member(*seats: int) -> Member:
    return Member("", {seat: f"key {seat}" for seat in seats}, Words("en"))


def received(member: Member) -> list[Any]:
    """What has been sent since the last look."""
    return [json.loads(member.queue.get_nowait()) for _ in range(member.queue.qsize())]


class ScriptedStore(Store):
    """The real store; a test can make it fail, or inspect it right after a commit."""

    append_failure: Exception | None = None
    read_failure: Exception | None = None
    after_append: Callable[[], None] = staticmethod(lambda: None)

    async def append(self, id: str, entry: Entry, standing: Standing) -> None:
        if self.append_failure is not None:
            raise self.append_failure
        await super().append(id, entry, standing)
        self.after_append()

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        if self.read_failure is not None:
            raise self.read_failure
        return await super().entries(id, first)


@asynccontextmanager
async def begun(
    path: Path, terms: Terms | None = None, seal: SeedSeal | None = None
) -> AsyncIterator[tuple[ScriptedStore, Room]]:
    """A table of two that has begun."""
    store = ScriptedStore(await open_database(str(path / "t.db")), seal)
    row = TableRow("t", 1, 1, "open", (terms or Terms()).model_dump_json(), "ana", False, "5a" * 32)
    await store.open_table(row, SEATS)
    room = await Room.load(store, "t")
    assert await room.start()
    yield store, room
    await store.close()


def first_move(room: Room, seat: int) -> str:
    return room.playing().view(seat)["legal"][0]
