"""When the server was last alive: clocks stand still while it is down, and give some grace after a start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from vitrall.server.storage.interface import Resume
from vitrall.server.storage.row_types import PLAYING, TableRow
from vitrall.server.storage.schema import KEYS, TABLES
from vitrall.server.storage.writer import Writer

ALIVE: Final = "alive"
SILENCE: Final = 20.0  # seconds after which no process of the server is believed to live


class Heartbeat:
    """The latest sign of life of any process, stored with the tables."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def beat(self, now: float) -> None:
        """A sign of life, if any clock runs: else nobody needs it, and the disk may rest."""

        async def work(connection: AsyncConnection) -> None:
            if await _running(connection, 1):
                await _write(connection, now)

        await self._writer.write(work)

    async def resume(self, now: float, alone: bool, resumed: Resume) -> int:
        """After a start: change every table whose clock runs, unless another process was there all the time. How many
        were changed."""

        async def work(connection: AsyncConnection) -> int:
            alive = await _read(connection)
            if not alone and alive is not None and now - alive < SILENCE:
                return 0
            rows = [TableRow(**row) for row in await _running(connection)]
            for row in rows:
                change = update(TABLES).where(TABLES.c.id == row.id).values(**resumed(row, alive))
                await connection.execute(change)
            await _write(connection, now)
            return len(rows)

        return await self._writer.write(work)


async def _read(connection: AsyncConnection) -> float | None:
    """Locked until the commit, so that of two processes that start at once only one resumes the clocks."""
    query = select(KEYS.c.value).where(KEYS.c.name == ALIVE).with_for_update()
    value = (await connection.execute(query)).scalar_one_or_none()
    return None if value is None else float(value)


async def _write(connection: AsyncConnection, now: float) -> None:
    await connection.execute(delete(KEYS).where(KEYS.c.name == ALIVE))
    await connection.execute(insert(KEYS).values(name=ALIVE, value=repr(now)))


async def _running(connection: AsyncConnection, most: int | None = None) -> Sequence[RowMapping]:
    """The tables at which a clock runs."""
    runs = and_(TABLES.c.status == PLAYING, ~TABLES.c.paused, TABLES.c.deadline.is_not(None))
    return (await connection.execute(select(TABLES).where(runs).limit(most))).mappings().all()
