"""Storage in the memory of one process: the whole interface without a database, so that tests see what a server needs.

No method waits for anything, so each is one step of the loop and nothing comes between its lines.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from vitrall.server.storage import SeatRow, TableRow, Taken
from vitrall.server.storage.interface import Hear, Listener, Refresh, Resume, WorkOut
from vitrall.server.storage.row_types import OPEN, OVER, PERSON, PLAYING, ChatRow, Listed, SeatLink, Seen, Standing
from vitrall.server.table_entry import Entry

MOST = 100  # tables of a list
MOST_OWNER = 5  # tables of one device in the public list


class NobodyElsewhere:
    """The presence of one process alone."""

    async def mark(self, table: str, seats: Iterable[int], here: bool) -> None:
        pass

    async def elsewhere(self, table: str) -> tuple[Seen, ...]:
        return ()

    async def sign(self) -> None:
        pass


class AnalysesInMemory:
    """Analyses by table and effort, each with the version that made it."""

    def __init__(self) -> None:
        self.by_table: dict[tuple[str, str], tuple[str, bytes]] = {}

    async def get(self, table: str, effort: str, version: str) -> bytes | None:
        made_by, content = self.by_table.get((table, effort), ("", b""))
        return content if made_by == version else None

    async def put(self, table: str, effort: str, version: str, content: bytes, now: float) -> None:
        self.by_table[table, effort] = (version, content)

    def forget(self, table: str) -> None:
        self.by_table = {key: each for key, each in self.by_table.items() if key[0] != table}


class MemoryStorage:
    """Everything by the id of its table. It is its own lists, links and heartbeat: there is nothing to part."""

    is_shared = False

    def __init__(self) -> None:
        self.presence = NobodyElsewhere()
        self.analyses = AnalysesInMemory()
        self.links = self.lists = self.heartbeat = self
        self.moved_at = 0.0
        self._tables: dict[str, TableRow] = {}
        self._seats: dict[str, list[SeatRow]] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._chat: dict[str, dict[int, ChatRow]] = {}
        self._keys: dict[str, str] = {}
        self._seat_links: dict[str, tuple[SeatLink, float]] = {}
        self._device_links: dict[str, tuple[str, float]] = {}

    async def close(self) -> None:
        pass

    async def check_ready(self) -> None:
        pass

    async def checkpoint(self) -> None:
        pass

    async def listen(self, hear: Hear, refresh: Refresh) -> Listener:
        raise AssertionError("one process has this memory to itself, so nobody asks to hear of others")

    async def key(self, name: str) -> str:
        return self._keys.setdefault(name, secrets.token_hex(32))

    # ---- one table ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> TableRow | None:
        return self._tables.get(id)

    async def seats(self, id: str) -> list[SeatRow]:
        return list(self._seats.get(id, ()))

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        return self._entries.get(id, [])[first:]

    async def append(self, id: str, entry: Entry, standing: Standing) -> None:
        if id not in self._tables or entry.number != len(self._entries[id]):
            raise Taken
        self._entries[id].append(entry)
        self._tables[id] = replace(self._tables[id], number=entry.number + 1, changed=entry.at, **vars(standing))
        self.moved_at = time.monotonic()

    async def start(self, seats: Sequence[SeatRow], entry: Entry, standing: Standing) -> bool:
        id = seats[0].table
        if self._status(id) != OPEN or self._seats[id] != list(seats):
            return False
        await self.append(id, entry, standing)
        return True

    async def change_agreements(self, id: str, work_out: WorkOut) -> bool:
        return self._change(id, PLAYING, work_out)

    async def change_waiting(self, id: str, work_out: WorkOut) -> bool:
        return self._change(id, OPEN, work_out)

    def _change(self, id: str, status: str, work_out: WorkOut) -> bool:
        if self._status(id) != status:
            return False
        values, changed = work_out(self._tables[id], list(self._seats[id]))
        self._tables[id] = replace(self._tables[id], **values)
        for row in changed:
            self._seats[id][row.seat] = row
        return True

    def _status(self, id: str) -> str | None:
        return self._tables[id].status if id in self._tables else None

    async def say(self, row: ChatRow) -> None:
        if row.number in self._chat[row.table]:
            raise Taken
        self._chat[row.table][row.number] = row

    async def chat(self, id: str, first: int = 0, most: int = 100) -> list[ChatRow]:
        return [row for number, row in sorted(self._chat[id].items()) if number >= first][-most:]

    # ---- all tables --------------------------------------------------------------------------------------------------

    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], follows: str = "") -> bool:
        if follows:
            if follows not in self._tables or self._tables[follows].rematch is not None:
                return False
            self._tables[follows] = replace(self._tables[follows], rematch=table.id)
        self._tables[table.id], self._seats[table.id] = table, list(seats)
        self._entries[table.id], self._chat[table.id] = [], {}
        return True

    def _of(self, device: str) -> list[TableRow]:
        rows = [row for row in self._tables.values() if device and device in self._devices(row.id)]
        return sorted(rows, key=lambda row: (row.status == OVER, -row.changed))

    def _devices(self, id: str) -> set[str]:
        return {self._tables[id].owner, *(seat.device for seat in self._seats[id])} - {""}

    async def tables_of(self, device: str, most: int, over: bool = False) -> list[TableRow]:
        return [row for row in self._of(device) if not over or row.status == OVER][:most]

    async def seats_of(self, tables: Collection[str]) -> dict[str, list[SeatRow]]:
        return {id: await self.seats(id) for id in tables}

    async def owned(self, device: str) -> int:
        return sum(row.owner == device and row.status != OVER for row in self._tables.values())

    async def change_seat(self, before: SeatRow, after: SeatRow, only_open: bool = False) -> bool:
        row = self._tables.get(before.table)
        if row is None or before not in self._seats[row.id]:
            return False
        if only_open and (row.status != OPEN or row.deadline is not None):
            return False
        self._seats[row.id][before.seat] = after
        return True

    async def delete_table(self, id: str) -> None:
        for part in (self._tables, self._seats, self._entries, self._chat):
            part.pop(id, None)
        self._seat_links = {token: each for token, each in self._seat_links.items() if each[0].table != id}
        self.analyses.forget(id)

    async def forget_finished(self, id: str, device: str) -> tuple[bool, bool]:
        if self._status(id) != OVER or device not in self._devices(id):
            return False, False
        self._give(id, device, "")
        if self._devices(id):
            return True, False
        await self.delete_table(id)
        return True, True

    def _give(self, id: str, before: str, after: str) -> None:
        """All that a device has at a table to another one."""
        if self._tables[id].owner == before:
            self._tables[id] = replace(self._tables[id], owner=after)
        self._seats[id] = [replace(row, device=after) if row.device == before else row for row in self._seats[id]]

    async def expired(self, before: float, most: int) -> list[str]:
        return self._ids(lambda row: row.changed < before, most)

    def _ids(self, fits: Callable[[TableRow], bool], most: int) -> list[str]:
        rows = sorted(self._tables.values(), key=lambda row: row.changed)
        return [row.id for row in rows if fits(row)][:most]

    # ---- bots and clocks ---------------------------------------------------------------------------------------------

    async def due(self, now: float, most: int, left: Collection[str] = (), people: bool | None = None) -> list[str]:
        def fits(row: TableRow) -> bool:
            waits = row.awaits_bot or (row.deadline is not None and row.deadline < now)
            free = row.lease_until < now and row.id not in left and row.status == PLAYING and not row.paused
            return waits and free and people in (None, any(seat.is_present for seat in self._seats[row.id]))

        return self._ids(fits, most)

    async def unanswered(self, now: float, most: int, left: Collection[str] = ()) -> list[str]:
        return self._ids(lambda row: _awaits_luck(row, now) and row.id not in left, most)

    async def extend_waits(self, until: float) -> None:
        for row in [row for row in self._tables.values() if _awaits_luck(row, until)]:
            self._tables[row.id] = replace(row, deadline=until)

    async def lease(self, id: str, holder: str, now: float, until: float) -> bool:
        row = self._tables.get(id)
        if row is None or (row.lease_until >= now and row.lease_holder != holder):
            return False
        self._tables[id] = replace(row, lease_holder=holder, lease_until=until)
        return True

    async def release(self, id: str, holder: str) -> None:
        row = self._tables.get(id)
        if row is not None and row.lease_holder == holder:
            self._tables[id] = replace(row, lease_holder="", lease_until=0.0)

    async def release_all(self) -> None:
        for row in list(self._tables.values()):
            await self.release(row.id, row.lease_holder)

    async def beat(self, now: float) -> None:
        pass  # the memory does not outlive its process, so nobody asks

    async def resume(self, now: float, alone: bool, resumed: Resume) -> int:
        return 0

    # ---- lists and links ---------------------------------------------------------------------------------------------

    async def of_device(self, device: str) -> list[Listed]:
        return [(row, await self.seats(row.id)) for row in self._of(device)[:MOST]]

    async def public(self) -> list[Listed]:
        rows = [row for row in self._tables.values() if row.listed and row.status == OPEN]
        rows.sort(key=lambda row: -row.created)
        owners = [row.owner for row in rows]
        latest = [row for at, row in enumerate(rows) if owners[:at].count(row.owner) < MOST_OWNER]
        return [(row, await self.seats(row.id)) for row in latest[:MOST]]

    async def add(self, token: str, link: SeatLink, now: float, expires: float) -> None:
        self._seat_links[token] = link, expires

    async def use(self, token: str, now: float) -> SeatLink | None:
        link, expires = self._seat_links.pop(token, (None, 0.0))
        return link if expires > now else None

    async def add_device(self, token: str, device: str, now: float, expires: float) -> None:
        self._device_links[token] = device, expires

    async def use_device(self, token: str, device: str, now: float) -> list[str] | None:
        before, expires = self._device_links.pop(token, ("", 0.0))
        if expires <= now:
            return None
        self._device_links = {token: each for token, each in self._device_links.items() if each[0] != before}
        changed = sorted(row.id for row in self._of(before)) if before != device else []
        for id in changed:
            self._seats[id] = [_with_new_secret(row) if row.device == before else row for row in self._seats[id]]
            self._give(id, before, device)
        return changed


def _awaits_luck(row: TableRow, before: float) -> bool:
    return row.status == OPEN and row.deadline is not None and row.deadline < before


def _with_new_secret(row: SeatRow) -> SeatRow:
    """Nobody knows it, so the former device is shown out; a seat that was left stays left."""
    return replace(row, secret=secrets.token_hex(32)) if row.secret and row.kind == PERSON else row
