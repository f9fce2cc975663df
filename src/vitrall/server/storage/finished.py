"""Finished tables: their own list, and removing one from it."""

from __future__ import annotations

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vitrall.server.storage.row_types import OVER
from vitrall.server.storage.schema import ANALYSES, CHAT, LINKS, MOVES, PRESENCE, SEATS, TABLES
from vitrall.server.storage.writer import Writer


async def forget_finished(writer: Writer, id: str, device: str) -> tuple[bool, bool]:
    """Whether the device had part in a finished table and has none any more; and whether the table is gone with it,
    as nobody else has part in it."""

    async def work(connection: AsyncConnection) -> tuple[bool, bool]:
        over = and_(TABLES.c.id == id, TABLES.c.status == OVER)
        if (await connection.execute(select(TABLES.c.id).where(over).with_for_update())).scalar_one_or_none() is None:
            return False, False
        owned = update(TABLES).where(and_(TABLES.c.id == id, TABLES.c.owner == device)).values(owner="")
        seated = update(SEATS).where(and_(SEATS.c.table == id, SEATS.c.device == device)).values(device="")
        changed = sum([(await connection.execute(change)).rowcount for change in (owned, seated)])
        if changed and await _has_nobody(connection, id):
            await delete_rows(connection, id)
            return True, True
        return changed > 0, False

    return await writer.write(work, id)


async def _has_nobody(connection: AsyncConnection, id: str) -> bool:
    """Whether no device owns a table or sits at it."""
    belongs = or_(TABLES.c.owner != "", SEATS.c.device != "")
    joined = TABLES.join(SEATS, SEATS.c.table == TABLES.c.id)
    count = select(func.count()).select_from(joined).where(and_(TABLES.c.id == id, belongs))
    return not (await connection.execute(count)).scalar_one()


async def delete_rows(connection: AsyncConnection, id: str) -> None:
    """A table with all that belongs to it."""
    for part in (MOVES, CHAT, LINKS, PRESENCE, ANALYSES, SEATS):
        await connection.execute(delete(part).where(part.c.table == id))
    await connection.execute(delete(TABLES).where(TABLES.c.id == id))
