"""Who is connected through which process. Used only where several processes share a database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vitrall.server.storage.connection import Database
from vitrall.server.storage.row_types import Seen
from vitrall.server.storage.schema import PRESENCE
from vitrall.server.storage.writer import Writer

ALIVE: Final = 15.0  # seconds after the latest sign of life until a process counts as dead
SIGN_SECONDS: Final = 5.0  # between two signs of life


class Presence:
    """The seats connected to this process, for the others, and those of the others."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._process = secrets.token_hex(8)
        self._last_sign = 0.0

    async def mark(self, table: str, seats: Iterable[int], here: bool) -> None:
        """Seats that have come to this process, or have left it; other processes hear of it."""
        if not self._database.is_shared:
            return

        async def work(connection: AsyncConnection) -> None:
            for seat in seats:
                same = and_(PRESENCE.c.table == table, PRESENCE.c.seat == seat, PRESENCE.c.process == self._process)
                await connection.execute(delete(PRESENCE).where(same))
                row = {"table": table, "seat": seat, "process": self._process, "here": here, "at": time.time()}
                await connection.execute(insert(PRESENCE).values(**row))

        await self._writer.write(work, table)

    async def sign(self) -> None:
        """Renew the presence of everybody who is connected to this process."""
        now = time.time()
        if not self._database.is_shared or now - self._last_sign < SIGN_SECONDS:
            return
        self._last_sign = now

        async def work(connection: AsyncConnection) -> None:
            mine = and_(PRESENCE.c.process == self._process, PRESENCE.c.here)
            await connection.execute(update(PRESENCE).where(mine).values(at=now))

        await self._writer.write(work)

    async def elsewhere(self, table: str) -> tuple[Seen, ...]:
        """The seats that other processes have seen."""
        if not self._database.is_shared:
            return ()
        query = select(PRESENCE).where(and_(PRESENCE.c.table == table, PRESENCE.c.process != self._process))
        rows = [row._mapping for row in await self._database.rows(query)]
        now = time.time()
        return tuple(sorted(Seen(row["seat"], row["here"] and row["at"] > now - ALIVE, row["at"]) for row in rows))
