"""Analyses of finished games beside their tables: nobody waits twice for one, whichever process made it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from vitrall.server.storage.connection import Database
from vitrall.server.storage.schema import ANALYSES
from vitrall.server.storage.writer import Writer

MOST: Final = 1_000  # analyses; then the oldest are deleted, and made again if somebody asks


class Analyses:
    """One for each table and effort. Those of another version of the program do not count."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, table: str, effort: str, version: str) -> bytes | None:
        same = and_(ANALYSES.c.table == table, ANALYSES.c.effort == effort, ANALYSES.c.version == version)
        rows = await self._database.rows(select(ANALYSES.c.content).where(same))
        return bytes(rows[0][0]) if rows else None

    async def put(self, table: str, effort: str, version: str, content: bytes, now: float) -> None:
        async def work(connection: AsyncConnection) -> None:
            same = and_(ANALYSES.c.table == table, ANALYSES.c.effort == effort)
            await connection.execute(delete(ANALYSES).where(same))
            row = {"table": table, "effort": effort, "version": version, "at": now, "content": content}
            await connection.execute(insert(ANALYSES).values(**row))
            await _delete_oldest(connection)

        await self._writer.write(work)


async def _delete_oldest(connection: AsyncConnection) -> None:
    latest = select(ANALYSES.c.at).order_by(ANALYSES.c.at.desc()).offset(MOST).limit(1)
    bound = (await connection.execute(latest)).scalar_one_or_none()
    if bound is not None:
        await connection.execute(delete(ANALYSES).where(ANALYSES.c.at <= bound))
