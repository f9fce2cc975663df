"""The server's storage on the device: each table is one text, each entry another.

Nothing is remembered here, so several pages may share a database; which of them plays at a table is decided by a lock
of the browser.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from vitrall.engine.errors import Unavailable
from vitrall.local.device_database import ADD, DELETE, ENTRIES, KEYS, PUT, TABLES, Change, DeviceDatabase
from vitrall.server.storage import SeatRow, TableRow, Taken
from vitrall.server.storage.interface import Hear, Listener, Refresh, Resume, WorkOut
from vitrall.server.storage.row_types import OPEN, OVER, PLAYING, ChatRow, Listed, SeatLink, Seen, Standing
from vitrall.server.table_entry import Entry

MOST_CHAT: Final = 200  # messages of a table that are stored


class NobodyElsewhere:
    """Nobody else is connected to a table on this device."""

    async def mark(self, table: str, seats: Iterable[int], here: bool) -> None:
        pass

    async def elsewhere(self, table: str) -> tuple[Seen, ...]:
        return ()

    async def sign(self) -> None:
        pass


class NoAnalyses:
    """A page makes none."""

    async def get(self, table: str, effort: str, version: str) -> bytes | None:
        return None

    async def put(self, table: str, effort: str, version: str, content: bytes, now: float) -> None:
        pass


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, without its entries."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    chat: tuple[ChatRow, ...] = ()

    def text(self) -> str:
        parts = {"row": asdict(self.row), "seats": list(map(asdict, self.seats)), "chat": list(map(asdict, self.chat))}
        return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))

    def put(self) -> Change:
        return PUT, TABLES, self.row.id, self.text()


def read_table(text: str) -> StoredTable:
    """`device/damaged` for a text that is no table: it stays stored, and other tables do not suffer from it."""
    try:
        parts = json.loads(text)
        seats = tuple(SeatRow(**seat) for seat in parts["seats"])
        return StoredTable(TableRow(**parts["row"]), seats, tuple(ChatRow(**row) for row in parts["chat"]))
    except (ValueError, TypeError, KeyError, RecursionError) as wrong:
        raise Unavailable("device/damaged") from wrong


def readable(texts: Iterable[str]) -> list[StoredTable]:
    """The tables of some texts, without those that are damaged."""
    tables = []
    for text in texts:
        with suppress(Unavailable):
            tables.append(read_table(text))
    return tables


def entry_key(table: str, number: int) -> str:
    return f"{table} {number:06}"


def entry_text(entry: Entry) -> str:
    return json.dumps([entry.number, entry.seat, entry.actions, entry.at, entry.link], separators=(",", ":"))


def read_entry(text: str) -> Entry:
    try:
        number, seat, actions, at, link = json.loads(text)
        return Entry(number, seat, tuple(actions), at, link)
    except (ValueError, TypeError, RecursionError) as wrong:
        raise Unavailable("device/damaged") from wrong


class DeviceStorage:
    """It is its own lists, links and heartbeat: one device has nothing to part."""

    is_shared = False

    def __init__(self, database: DeviceDatabase, open_tables: Callable[[], Collection[str]] = tuple) -> None:
        self._database = database
        self._open_tables = open_tables  # only they are looked after: another page may play at the others
        self._lock = asyncio.Lock()
        self.presence = NobodyElsewhere()
        self.analyses = NoAnalyses()
        self.links = self.lists = self.heartbeat = self
        self.moved_at = 0.0

    async def close(self) -> None:
        pass

    async def check_ready(self) -> None:
        pass

    async def checkpoint(self) -> None:
        pass

    async def listen(self, hear: Hear, refresh: Refresh) -> Listener:
        raise AssertionError("nobody else changes the tables that are open here")

    async def key(self, name: str) -> str:
        return await self.remembered(name, secrets.token_hex(32))

    async def remembered(self, name: str, new: str) -> str:
        """What is stored under a name; the new text if there is nothing yet."""
        await self._database.change([(ADD, KEYS, name, new)])
        return await self._database.get(KEYS, name) or new

    # ---- one table ---------------------------------------------------------------------------------------------------

    async def _stored(self, id: str) -> StoredTable | None:
        text = await self._database.get(TABLES, id)
        return None if text is None else read_table(text)

    async def table(self, id: str) -> TableRow | None:
        stored = await self._stored(id)
        return stored.row if stored else None

    async def seats(self, id: str) -> list[SeatRow]:
        stored = await self._stored(id)
        return list(stored.seats) if stored else []

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        return [read_entry(text) for text in await self._database.values(ENTRIES, f"{id} ")][first:]

    async def append(self, id: str, entry: Entry, standing: Standing) -> None:
        async with self._lock:
            stored = await self._stored(id)
            if stored is None or entry.number != stored.row.number:
                raise Taken
            await self._append(stored, entry, standing)

    async def _append(self, stored: StoredTable, entry: Entry, standing: Standing) -> None:
        row = replace(stored.row, number=entry.number + 1, changed=entry.at, **vars(standing))
        added = (ADD, ENTRIES, entry_key(row.id, entry.number), entry_text(entry))
        if not await self._database.change([added, replace(stored, row=row).put()]):
            raise Taken
        self.moved_at = time.monotonic()

    async def start(self, seats: Sequence[SeatRow], entry: Entry, standing: Standing) -> bool:
        async with self._lock:
            stored = await self._stored(seats[0].table)
            if stored is None or stored.row.status != OPEN or stored.seats != tuple(seats):
                return False
            await self._append(stored, entry, standing)
            return True

    async def change_agreements(self, id: str, work_out: WorkOut) -> bool:
        return await self._change(id, PLAYING, work_out)

    async def change_waiting(self, id: str, work_out: WorkOut) -> bool:
        return await self._change(id, OPEN, work_out)

    async def _change(self, id: str, status: str, work_out: WorkOut) -> bool:
        async with self._lock:
            stored = await self._stored(id)
            if stored is None or stored.row.status != status:
                return False
            values, changed = work_out(stored.row, list(stored.seats))
            seats = {row.seat: row for row in (*stored.seats, *changed)}
            after = replace(stored, row=replace(stored.row, **values), seats=tuple(seats.values()))
            return await self._database.change([after.put()])

    async def say(self, row: ChatRow) -> None:
        async with self._lock:
            stored = await self._stored(row.table)
            if stored is None or any(each.number == row.number for each in stored.chat):
                raise Taken
            await self._database.change([replace(stored, chat=(*stored.chat, row)[-MOST_CHAT:]).put()])

    async def chat(self, id: str, first: int = 0, most: int = 100) -> list[ChatRow]:
        stored = await self._stored(id)
        return [row for row in stored.chat if row.number >= first][-most:] if stored else []

    # ---- all tables --------------------------------------------------------------------------------------------------

    async def _all(self) -> list[StoredTable]:
        return readable(await self._database.values(TABLES, ""))

    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], follows: str = "") -> bool:
        async with self._lock:
            new = StoredTable(table, tuple(seats))
            changes: list[Change] = [(ADD, TABLES, table.id, new.text())]
            if follows:
                before = await self._stored(follows)
                if before is None or before.row.rematch is not None:
                    return False
                changes.append(replace(before, row=replace(before.row, rematch=table.id)).put())
            return await self._database.change(changes)

    async def _of(self, device: str) -> list[StoredTable]:
        tables = [stored for stored in await self._all() if device and device in _devices(stored)]
        return sorted(tables, key=lambda stored: (stored.row.status == OVER, -stored.row.changed))

    async def tables_of(self, device: str, most: int, over: bool = False) -> list[TableRow]:
        return [stored.row for stored in await self._of(device) if not over or stored.row.status == OVER][:most]

    async def seats_of(self, tables: Collection[str]) -> dict[str, list[SeatRow]]:
        return {id: await self.seats(id) for id in tables}

    async def owned(self, device: str) -> int:
        return sum(stored.row.owner == device and stored.row.status != OVER for stored in await self._all())

    async def change_seat(self, before: SeatRow, after: SeatRow, only_open: bool = False) -> bool:
        async with self._lock:
            stored = await self._stored(before.table)
            if stored is None or before not in stored.seats:
                return False
            if only_open and (stored.row.status != OPEN or stored.row.deadline is not None):
                return False
            seats = tuple(after if row.seat == after.seat else row for row in stored.seats)
            return await self._database.change([replace(stored, seats=seats).put()])

    async def delete_table(self, id: str) -> None:
        async with self._lock:
            stored = await self._stored(id)
            numbers = range(stored.row.number if stored else 0)
            entries: list[Change] = [(DELETE, ENTRIES, entry_key(id, number), "") for number in numbers]
            await self._database.change([(DELETE, TABLES, id, ""), *entries])

    async def forget_finished(self, id: str, device: str) -> tuple[bool, bool]:
        """Everything here is of one device, so the table is gone with its list."""
        stored = await self._stored(id)
        if stored is None or stored.row.status != OVER or device not in _devices(stored):
            return False, False
        await self.delete_table(id)
        return True, True

    async def expired(self, before: float, most: int) -> list[str]:
        return []

    # ---- bots and clocks ---------------------------------------------------------------------------------------------

    async def due(self, now: float, most: int, left: Collection[str] = (), people: bool | None = None) -> list[str]:
        rows = [row for id in self._open_tables() if (row := await self.table(id)) is not None and id not in left]
        due = [row for row in rows if row.awaits_bot or (row.deadline is not None and row.deadline < now)]
        return [row.id for row in due if row.status == PLAYING and not row.paused and people is not False]

    async def unanswered(self, now: float, most: int, left: Collection[str] = ()) -> list[str]:
        return []  # people of one device never wait for each other's luck

    async def extend_waits(self, until: float) -> None:
        pass

    async def lease(self, id: str, holder: str, now: float, until: float) -> bool:
        return True

    async def release(self, id: str, holder: str) -> None:
        pass

    async def release_all(self) -> None:
        pass

    async def beat(self, now: float) -> None:
        pass

    async def resume(self, now: float, alone: bool, resumed: Resume) -> int:
        return 0

    async def resume_table(self, id: str, resumed: Resume) -> None:
        """The time for which the table was closed is nobody's."""

        def work_out(row: TableRow, seats: Sequence[SeatRow]) -> tuple[dict[str, Any], Sequence[SeatRow]]:
            return resumed(row, None), seats

        await self._change(id, PLAYING, work_out)

    # ---- lists and links ---------------------------------------------------------------------------------------------

    async def of_device(self, device: str) -> list[Listed]:
        return [(stored.row, list(stored.seats)) for stored in await self._of(device)]

    async def public(self) -> list[Listed]:
        return []

    async def add(self, token: str, link: SeatLink, now: float, expires: float) -> None:
        pass  # no other device can use it

    async def use(self, token: str, now: float) -> SeatLink | None:
        return None

    async def add_device(self, token: str, device: str, now: float, expires: float) -> None:
        pass

    async def use_device(self, token: str, device: str, now: float) -> list[str] | None:
        return None


def _devices(stored: StoredTable) -> set[str]:
    return {stored.row.owner, *(seat.device for seat in stored.seats)} - {""}
