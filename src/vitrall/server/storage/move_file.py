"""The quick way to store moves in SQLite: a whole transaction at once, in a thread of its own.

SQLAlchemy and aiosqlite hand every statement to another thread and wait for it, about ten times for one commit. Moves
are most of what a busy server writes, and always the same two statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import bindparam

from vitrall.server.storage.connection import PRAGMAS
from vitrall.server.storage.row_types import Standing
from vitrall.server.storage.schema import MOVES, TABLES

_NAMED: Final = sqlite.dialect(paramstyle="named")
_STAND_FIELDS: Final = ("number", "changed", *(field.name for field in fields(Standing)))
INSERT: Final = str(insert(MOVES).compile(dialect=_NAMED))
STAND: Final = str(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in _STAND_FIELDS})
    .compile(dialect=_NAMED)
)


class MoveFile:
    """A connection of its own to the file, for the one writer, between its other transactions."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None

    async def append(self, rows: Sequence[Mapping[str, Any]], stands: Sequence[Mapping[str, Any]]) -> None:
        """Commit these moves and the state of their tables after them, all or nothing."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows, stands)

    def _append(self, rows: Sequence[Mapping[str, Any]], stands: Sequence[Mapping[str, Any]]) -> None:
        connection = self._connection = self._connection or self._opened()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, rows)
            connection.executemany(STAND, stands)
            connection.execute("COMMIT")
        except BaseException:
            self._drop()  # which undoes what was not committed
            raise

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
