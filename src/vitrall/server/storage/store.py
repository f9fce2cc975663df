"""The store: one method for each query, and for each change that is not a move."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from vitrall.engine.errors import Unavailable, Why
from vitrall.server.storage.analyses import Analyses
from vitrall.server.storage.connection import Database
from vitrall.server.storage.failures import out_of_reach
from vitrall.server.storage.finished import delete_rows, forget_finished
from vitrall.server.storage.heartbeat import Heartbeat
from vitrall.server.storage.interface import Hear, Refresh, Taken, WorkOut
from vitrall.server.storage.links import Links
from vitrall.server.storage.lists import Lists
from vitrall.server.storage.notices import Notices
from vitrall.server.storage.presence import Presence
from vitrall.server.storage.row_types import OPEN, OVER, PERSON, PLAYING, ChatRow, SeatRow, Standing, TableRow
from vitrall.server.storage.schema import CHAT, KEYS, MOVES, SEATS, TABLES
from vitrall.server.storage.seeds import SeedSeal, is_sealed
from vitrall.server.storage.writer import Append, Writer, append_moves
from vitrall.server.table_entry import Entry

PROBE: Final = "probe"  # a row that is written to learn whether writing is possible
PROBE_SECONDS: Final = 1.0
READY_SECONDS: Final = 3.0  # how long an answer may take
LISTEN_SECONDS: Final = 30.0


class Store:
    """All questions and changes. Changes go through the one writer; questions have connections of their own."""

    def __init__(self, database: Database, seal: SeedSeal | None = None) -> None:
        self.database = database
        self._seal = seal  # of server seeds; without one they are stored as they are
        self.writer = Writer(database)
        self.analyses = Analyses(database, self.writer)
        self.links = Links(database, self.writer)
        self.presence = Presence(database, self.writer)
        self.heartbeat = Heartbeat(self.writer)
        self.lists = Lists(database, self.writer, self._open_seed)
        self._last_probe = -PROBE_SECONDS

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve it."""
        return self.database.is_shared

    @property
    def moved_at(self) -> float:
        """When a move was last written, by the steady clock of the machine."""
        return self.writer.moved_at

    async def checkpoint(self) -> None:
        await self.database.checkpoint()

    async def listen(self, hear: Hear, refresh: Refresh) -> Notices:
        """Be notified of every commit of a shared database from now on."""
        notices = Notices(self.database.url, hear, refresh)
        try:
            async with asyncio.timeout(LISTEN_SECONDS):
                await notices.ready.wait()
        except BaseException:
            await notices.close()
            raise
        return notices

    async def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        return [row._mapping for row in await self.database.rows(query)]

    async def check_ready(self) -> None:
        """Raise unless moves can be saved: something is written, as a move would be. A second long the last answer
        holds, so that nobody wears the disk out by asking."""
        now = time.monotonic()
        if now - self._last_probe < PROBE_SECONDS and not self.writer.has_failed:
            return

        async def probe(connection: AsyncConnection) -> None:
            await connection.execute(delete(KEYS).where(KEYS.c.name == PROBE))
            await connection.execute(insert(KEYS).values(name=PROBE, value=secrets.token_hex(32)))

        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.writer.write(probe)
        except TimeoutError as error:
            raise out_of_reach() from error
        except Taken:  # another process writes it at this moment
            pass
        self._last_probe = now

    async def key(self, name: str) -> str:
        """A key that all processes share, made by the first that asks."""

        async def make(connection: AsyncConnection) -> None:
            await connection.execute(insert(KEYS).values(name=name, value=secrets.token_hex(32)))

        query = select(KEYS.c.value).where(KEYS.c.name == name)
        if not await self._rows(query):
            with suppress(Taken):  # another process was first: its key is ours
                await self.writer.write(make)
        return str((await self._rows(query))[0]["value"])

    async def seal_seeds(self, check: str) -> bool:
        """Seal the clear seeds of an older database, once; false where it belongs to another key."""
        seal = self._seal
        assert seal is not None, "asked where there is a key"

        async def work(connection: AsyncConnection) -> bool:
            known = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == check))).scalar_one_or_none()
            if known is not None:
                return bool(known == seal.check)
            await connection.execute(insert(KEYS).values(name=check, value=seal.check))
            query = select(TABLES.c.id, TABLES.c.server_seed).where(TABLES.c.status != OVER)
            for id, seed in (await connection.execute(query)).all():
                if not is_sealed(seed):
                    sealed = seal.sealed(id, seed)
                    await connection.execute(update(TABLES).where(TABLES.c.id == id).values(server_seed=sealed))
            return True

        try:
            return await self.writer.write(work)
        except Taken:  # another process was first
            return await self.writer.write(work)

    async def has_key(self, name: str) -> bool:
        return bool(await self._rows(select(KEYS.c.value).where(KEYS.c.name == name)))

    def _table(self, row: RowMapping) -> TableRow:
        return TableRow(**{**row, "server_seed": self._open_seed(row["id"], row["server_seed"])})

    def _open_seed(self, table: str, stored: str) -> str:
        """The server seed of a table as it is."""
        if not is_sealed(stored):
            return stored
        if self._seal is None:
            raise Unavailable("serve/key", Why("sealed"))
        return self._seal.opened(table, stored)

    # ---- tables and seats --------------------------------------------------------------------------------------------

    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], follows: str = "") -> bool:
        """Store a new table; false if the table it follows has been followed already."""
        stored_seed = self._seal.sealed(table.id, table.server_seed) if self._seal else table.server_seed

        async def work(connection: AsyncConnection) -> bool:
            if follows:
                free = and_(TABLES.c.id == follows, TABLES.c.rematch.is_(None))
                if (await connection.execute(update(TABLES).where(free).values(rematch=table.id))).rowcount != 1:
                    return False
            await connection.execute(insert(TABLES).values(**vars(table) | {"server_seed": stored_seed}))
            await connection.execute(insert(SEATS), [vars(seat) for seat in seats])
            return True

        return await self.writer.write(work, follows or table.id)

    async def table(self, id: str) -> TableRow | None:
        rows = await self._rows(select(TABLES).where(TABLES.c.id == id))
        return self._table(rows[0]) if rows else None

    async def seats(self, id: str) -> list[SeatRow]:
        rows = await self._rows(select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat))
        return [SeatRow(**row) for row in rows]

    async def tables_of(self, device: str, most: int, over: bool = False) -> list[TableRow]:
        """The tables that a device owns or sits at, the latest first; finished ones alone, or after the others."""
        seated = select(SEATS.c.table).where(SEATS.c.device == device)
        query = select(TABLES).where(or_(TABLES.c.owner == device, TABLES.c.id.in_(seated)))
        if over:
            query = query.where(TABLES.c.status == OVER)
        rows = await self._rows(query.order_by(TABLES.c.status == OVER, TABLES.c.changed.desc()).limit(most))
        return [self._table(row) for row in rows]

    async def seats_of(self, tables: Collection[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        query = select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.seat)
        seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self._rows(query):
            seats[row["table"]].append(SeatRow(**row))
        return seats

    async def owned(self, device: str) -> int:
        """How many tables a device has opened that are not over."""
        going_on = and_(TABLES.c.owner == device, TABLES.c.status != OVER)
        query = select(func.count().label("count")).where(going_on)
        return int((await self._rows(query))[0]["count"])

    async def change_seat(self, before: SeatRow, after: SeatRow, only_open: bool = False) -> bool:
        """Change a seat, unless somebody else has changed it meanwhile or, if that matters, the game has begun or is
        being started."""
        same = and_(*(SEATS.c[name] == value for name, value in vars(before).items()))

        async def work(connection: AsyncConnection) -> bool:
            status = await _locked_status(connection, before.table)
            if status is None or (only_open and (status != OPEN or await _awaits_luck(connection, before.table))):
                return False
            done = await connection.execute(update(SEATS).where(same).values(**vars(after)))
            return bool(done.rowcount == 1)

        return await self.writer.write(work, before.table)

    async def change_agreements(self, id: str, work_out: WorkOut) -> bool:
        """Change what people agree on, worked out from what is stored; false if no game is running."""
        return await self._change_table(id, PLAYING, work_out)

    async def change_waiting(self, id: str, work_out: WorkOut) -> bool:
        """Change a table before its game, worked out from what is stored; false if the game has begun."""
        return await self._change_table(id, OPEN, work_out)

    async def _change_table(self, id: str, status: str, work_out: WorkOut) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            if await _locked_status(connection, id) != status:
                return False
            result = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).mappings().one()
            query = select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat)
            seats = [SeatRow(**row) for row in (await connection.execute(query)).mappings()]
            values, changed = work_out(self._table(result), seats)
            if self._seal and "server_seed" in values:
                values = {**values, "server_seed": self._seal.sealed(id, values["server_seed"])}
            if values:
                await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**values))
            for row in [row for row in changed if row not in seats]:
                same = and_(SEATS.c.table == id, SEATS.c.seat == row.seat)
                await connection.execute(update(SEATS).where(same).values(**vars(row)))
            return True

        return await self.writer.write(work, id)

    async def start(self, seats: Sequence[SeatRow], entry: Entry, standing: Standing) -> bool:
        """Begin the game of these seats; false if one of them has changed or the game has begun already."""
        id = seats[0].table

        async def work(connection: AsyncConnection) -> bool:
            if await _locked_status(connection, id) != OPEN:
                return False
            query = select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat)
            if [SeatRow(**row) for row in (await connection.execute(query)).mappings()] != list(seats):
                return False
            await append_moves(connection, [Append(id, entry, standing)])
            return True

        return await self.writer.write(work, id)

    async def delete_table(self, id: str) -> None:
        await self.writer.write(lambda connection: delete_rows(connection, id), id)

    async def forget_finished(self, id: str, device: str) -> tuple[bool, bool]:
        """Whether the device had part in a finished table and has none any more; and whether the table is gone."""
        return await forget_finished(self.writer, id, device)

    async def expired(self, before: float, most: int) -> list[str]:
        """Tables at which nothing has happened since then."""
        query = select(TABLES.c.id).where(TABLES.c.changed < before).limit(most)
        return [str(row["id"]) for row in await self._rows(query)]

    # ---- moves -------------------------------------------------------------------------------------------------------

    async def append(self, id: str, entry: Entry, standing: Standing) -> None:
        """One more entry; with the last of a game its seed is opened, in the same commit: everybody may read it now."""
        if standing.status == OVER and self._seal:
            await self.writer.write(lambda connection: self._append_last(connection, Append(id, entry, standing)), id)
        else:
            await self.writer.append(id, entry, standing)

    async def _append_last(self, connection: AsyncConnection, last: Append) -> None:
        await append_moves(connection, [last])
        same = TABLES.c.id == last.table
        row = (await connection.execute(select(TABLES).where(same))).mappings().one()
        await connection.execute(update(TABLES).where(same).values(server_seed=self._table(row).server_seed))

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The entries from a number on."""
        query = select(MOVES).where(and_(MOVES.c.table == id, MOVES.c.number >= first)).order_by(MOVES.c.number)
        return [_entry(row) for row in await self._rows(query)]

    # ---- bots and clocks: one process at a time ----------------------------------------------------------------------

    async def due(self, now: float, most: int, left: Collection[str] = (), people: bool | None = None) -> list[str]:
        """Tables that await a bot or whose clock has run out, and that no living process looks after; but for those
        `left` alone. If asked, only those at which a person decides, or none does; the longest untouched first."""
        waits = or_(TABLES.c.awaits_bot, TABLES.c.deadline < now)
        free = and_(TABLES.c.lease_until < now, TABLES.c.id.not_in(left))
        person = and_(SEATS.c.table == TABLES.c.id, SEATS.c.kind == PERSON, SEATS.c.stand_in == "")
        query = select(TABLES.c.id).where(and_(TABLES.c.status == PLAYING, ~TABLES.c.paused, waits, free))
        if people is not None:
            query = query.where(exists().where(person) if people else ~exists().where(person))
        return [str(row["id"]) for row in await self._rows(query.order_by(TABLES.c.changed).limit(most))]

    async def unanswered(self, now: float, most: int, left: Collection[str] = ()) -> list[str]:
        """Tables whose promised luck has not come in time, except those in `left`."""
        waits = and_(TABLES.c.status == OPEN, TABLES.c.deadline < now, TABLES.c.id.not_in(left))
        return [str(row["id"]) for row in await self._rows(select(TABLES.c.id).where(waits).limit(most))]

    async def extend_waits(self, until: float) -> None:
        """After a start of the server: pages need a moment to come back and reveal their luck."""

        async def work(connection: AsyncConnection) -> None:
            waits = and_(TABLES.c.status == OPEN, TABLES.c.deadline < until)
            await connection.execute(update(TABLES).where(waits).values(deadline=until))

        await self.writer.write(work)

    async def lease(self, id: str, holder: str, now: float, until: float) -> bool:
        """Take a table over, if it is free or ours."""
        free = or_(TABLES.c.lease_until < now, TABLES.c.lease_holder == holder)

        async def work(connection: AsyncConnection) -> bool:
            change = update(TABLES).where(and_(TABLES.c.id == id, free)).values(lease_holder=holder, lease_until=until)
            return bool((await connection.execute(change)).rowcount == 1)

        return await self.writer.write(work)

    async def release(self, id: str, holder: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            ours = and_(TABLES.c.id == id, TABLES.c.lease_holder == holder)
            await connection.execute(update(TABLES).where(ours).values(lease_holder="", lease_until=0.0))

        await self.writer.write(work)

    async def release_all(self) -> None:
        async def work(connection: AsyncConnection) -> None:
            held = TABLES.c.lease_until > 0
            await connection.execute(update(TABLES).where(held).values(lease_holder="", lease_until=0.0))

        await self.writer.write(work)

    # ---- chat --------------------------------------------------------------------------------------------------------

    async def say(self, row: ChatRow) -> None:
        """Store a chat message; `Taken` if its number is used already."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(CHAT).values(**vars(row)))

        await self.writer.write(work, row.table)

    async def chat(self, id: str, first: int = 0, most: int = 100) -> list[ChatRow]:
        """The latest things said, from a number on, the oldest first."""
        query = select(CHAT).where(and_(CHAT.c.table == id, CHAT.c.number >= first))
        rows = await self._rows(query.order_by(CHAT.c.number.desc()).limit(most))
        return [ChatRow(**row) for row in reversed(rows)]


async def _locked_status(connection: AsyncConnection, id: str) -> str | None:
    """How far a table is. Its row is locked until the commit, so that seats and start wait for each other."""
    rows = await connection.execute(select(TABLES.c.status).where(TABLES.c.id == id).with_for_update())
    status = rows.scalar_one_or_none()
    return None if status is None else str(status)


async def _awaits_luck(connection: AsyncConnection, id: str) -> bool:
    """Whether a table that has not begun is being started: nobody changes seats while luck is awaited."""
    return (await connection.execute(select(TABLES.c.deadline).where(TABLES.c.id == id))).scalar_one() is not None


def _entry(row: RowMapping) -> Entry:
    actions = tuple(row["actions"].split("\n")) if row["actions"] else ()
    return Entry(row["number"], row["seat"], actions, row["at"], row["link"])
