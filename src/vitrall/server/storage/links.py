"""One-time links: one moves a seat to another device, one moves everything that a device has."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, and_, delete, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from vitrall.server.storage.connection import Database
from vitrall.server.storage.row_types import PERSON, SeatLink
from vitrall.server.storage.schema import DEVICE_LINKS, LINKS, SEATS, TABLES
from vitrall.server.storage.writer import Writer


class Links:
    """Both kinds. Only hashes of tokens are stored, and each link works once."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def add(self, token: str, link: SeatLink, now: float, expires: float) -> None:
        await self._add(LINKS, now, {"token": token, "expires": expires, **link._asdict()})

    async def use(self, token: str, now: float) -> SeatLink | None:
        """The link of this token, if it is young enough and was never used; from now on it is used."""

        async def work(connection: AsyncConnection) -> SeatLink | None:
            row = await _taken(connection, LINKS, token, now)
            return SeatLink(row["table"], row["seat"], row["secret"]) if row else None

        return await self._writer.write(work)

    async def add_device(self, token: str, device: str, now: float, expires: float) -> None:
        await self._add(DEVICE_LINKS, now, {"token": token, "device": device, "expires": expires})

    async def use_device(self, token: str, device: str, now: float) -> list[str] | None:
        """Give a device all that the maker of the link has; the tables that changed, or nothing for a dead link.

        Every seat gets a secret that nobody knows: the former device is shown out, the new one asks for new secrets.
        """

        async def work(connection: AsyncConnection) -> list[str] | None:
            row = await _taken(connection, DEVICE_LINKS, token, now)
            if row is None:
                return None
            before = str(row["device"])
            await connection.execute(delete(DEVICE_LINKS).where(DEVICE_LINKS.c.device == before))
            return await _moved(connection, before, device) if before != device else []

        changed = await self._writer.write(work)
        for table in changed or []:
            await self._writer.write(_nothing, table)  # other processes hear of each table
        return changed

    async def _add(self, links: Table, now: float, values: dict[str, Any]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where(links.c.expires <= now))
            await connection.execute(insert(links).values(**values))

        await self._writer.write(work)


async def _taken(connection: AsyncConnection, links: Table, token: str, now: float) -> RowMapping | None:
    row = (await connection.execute(select(links).where(links.c.token == token))).mappings().one_or_none()
    gone = await connection.execute(delete(links).where(links.c.token == token))
    return row if row is not None and row["expires"] > now and gone.rowcount == 1 else None


async def _moved(connection: AsyncConnection, before: str, after: str) -> list[str]:
    mine = select(SEATS.c.table, SEATS.c.seat, SEATS.c.secret).where(SEATS.c.device == before)
    seats: Sequence[RowMapping] = (await connection.execute(mine)).mappings().all()
    for row in seats:
        same = and_(SEATS.c.table == row["table"], SEATS.c.seat == row["seat"], SEATS.c.kind == PERSON)
        secret = secrets.token_hex(32) if row["secret"] else ""  # a seat that was left stays left
        await connection.execute(update(SEATS).where(same).values(device=after, secret=secret))
    owned = (await connection.execute(select(TABLES.c.id).where(TABLES.c.owner == before))).scalars().all()
    await connection.execute(update(TABLES).where(TABLES.c.owner == before).values(owner=after))
    return sorted({str(row["table"]) for row in seats} | {str(id) for id in owned})


async def _nothing(connection: AsyncConnection) -> None:
    """Nothing but the notice that goes with a commit."""
