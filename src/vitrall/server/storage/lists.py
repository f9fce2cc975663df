"""Lists of tables with their seats: one query for each, and none at all while nothing has been committed since."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import Select, and_, bindparam, func, or_, select

from vitrall.server.storage.connection import Database
from vitrall.server.storage.row_types import OPEN, OVER, Listed, SeatRow, TableRow
from vitrall.server.storage.schema import SEATS, TABLES
from vitrall.server.storage.writer import Writer

MOST: Final = 100  # tables of a list
MOST_OWNER: Final = 5  # tables of one device in the public list
MOST_REMEMBERED: Final = 500
_TABLE: Final = [field.name for field in fields(TableRow)]
_SEED: Final = _TABLE.index("server_seed")
_SEAT: Final = [field.name for field in fields(SeatRow)]


def _with_seats(query: Select[Any], latest: str) -> Select[Any]:
    """Tables with their seats, a row for each seat; finished tables after the others."""
    tables = query.limit(MOST).subquery()
    columns = [*(tables.c[name] for name in _TABLE), *(SEATS.c[name] for name in _SEAT)]
    joined = select(*columns).join(SEATS, SEATS.c.table == tables.c.id)
    return joined.order_by(tables.c.status == OVER, tables.c[latest].desc(), tables.c.id, SEATS.c.seat)


def _of_device() -> Select[Any]:
    seated = select(SEATS.c.table).where(SEATS.c.device == bindparam("device"))
    query = select(TABLES).where(or_(TABLES.c.owner == bindparam("device"), TABLES.c.id.in_(seated)))
    return _with_seats(query.order_by(TABLES.c.status == OVER, TABLES.c.changed.desc()), "changed")


def _public() -> Select[Any]:
    turn = func.row_number().over(partition_by=TABLES.c.owner, order_by=TABLES.c.created.desc())
    ranked = select(TABLES, turn.label("turn")).where(and_(TABLES.c.listed, TABLES.c.status == OPEN)).subquery()
    query = select(ranked).where(ranked.c.turn <= MOST_OWNER)
    return _with_seats(query.order_by(ranked.c.created.desc()), "created")


_OF_DEVICE: Final = _of_device()  # built once: building a query takes as long as running it
_PUBLIC: Final = _public()


class Lists:
    """The tables of a device, and those that anybody may find."""

    def __init__(self, database: Database, writer: Writer, open_seed: Callable[[str, str], str]) -> None:
        self._database = database
        self._open_seed = open_seed  # by table and as it is stored
        self._writer = writer
        self._commits = -1
        self._remembered: dict[str, list[Listed]] = {}

    async def of_device(self, device: str) -> list[Listed]:
        """The tables that a device owns or sits at, the latest first, finished ones after the others."""
        return await self._listed(device, _OF_DEVICE, {"device": device}) if device else []

    async def public(self) -> list[Listed]:
        """The open tables that want to be found, the latest few of each owner."""
        return await self._listed("", _PUBLIC, {})

    async def _listed(self, key: str, query: Select[Any], values: Mapping[str, str]) -> list[Listed]:
        """From the database, or as remembered; other processes of a shared database commit unheard."""
        commits = self._writer.commits
        if commits != self._commits or len(self._remembered) > MOST_REMEMBERED or self._database.is_shared:
            self._commits, self._remembered = commits, {}
        if key in self._remembered:
            return self._remembered[key]
        tables = await self._asked(query, values)
        if self._writer.commits == commits:
            self._remembered[key] = tables
        return tables

    async def _asked(self, query: Select[Any], values: Mapping[str, str]) -> list[Listed]:
        rows = await self._database.rows(query, values)
        tables: dict[str, Listed] = {}
        for row in rows:
            if row[0] not in tables:
                columns = list(row[: len(_TABLE)])
                columns[_SEED] = self._open_seed(row[0], columns[_SEED])
                tables[row[0]] = (TableRow(*columns), [])
            tables[row[0]][1].append(SeatRow(*row[len(_TABLE) :]))
        return list(tables.values())
