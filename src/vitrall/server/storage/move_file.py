"""The quick way to store moves in SQLite: a whole transaction at once, in a thread of its own.

SQLAlchemy and aiosqlite hand every statement to another thread and wait for it, about ten times for one commit. Moves
are most of what a busy server writes, and always the same two statements.

All moves of a commit are two statements as well: after each one the thread needs the interpreter again, which a busy
event loop gives away only every few milliseconds (`sys.getswitchinterval`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from functools import cache
from typing import Any, Final

from vitrall.server.storage.connection import PRAGMAS
from vitrall.server.storage.row_types import Standing
from vitrall.server.storage.schema import MOVES, TABLES

MOST_ROWS: Final = 64  # of one statement; each number of rows is a statement of its own, which SQLite remembers
_MOVE: Final = tuple(column.name for column in MOVES.columns)
_STAND: Final = ("of", "number", "changed", *(field.name for field in fields(Standing)))

Rows = Sequence[Mapping[str, Any]]


@cache
def insert_moves(rows: int) -> str:
    """The statement that stores so many moves."""
    names = ", ".join(f'"{name}"' for name in _MOVE)
    return f'INSERT INTO "{MOVES.name}" ({names}) VALUES {_places(len(_MOVE), rows)}'


@cache
def update_tables(rows: int) -> str:
    """The statement that stores the state of so many tables. SQLite calls the columns of values `column1` and so on."""
    values = ", ".join(f'"{name}" = stand.column{place}' for place, name in enumerate(_STAND[1:], 2))
    stand = f"(VALUES {_places(len(_STAND), rows)}) AS stand"
    return f'UPDATE "{TABLES.name}" SET {values} FROM {stand} WHERE "{TABLES.name}".id = stand.column1'


def _places(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


class MoveFile:
    """A connection of its own to the file, for the one writer, between its other transactions."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None

    async def append(self, rows: Rows, stands: Rows) -> None:
        """Commit these moves and the state of their tables after them, all or nothing."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows, stands)

    def _append(self, rows: Rows, stands: Rows) -> None:
        connection = self._connection = self._connection or self._opened()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for some in _parts(rows):
                connection.execute(insert_moves(len(some)), [row[name] for row in some for name in _MOVE])
            for some in _parts(stands):
                connection.execute(update_tables(len(some)), [row[name] for row in some for name in _STAND])
            connection.execute("COMMIT")
        except BaseException:
            self._drop()  # which undoes what was not committed
            raise

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, cached_statements=2 * MOST_ROWS + 2)
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


def _parts(rows: Rows) -> list[Rows]:
    return [rows[start : start + MOST_ROWS] for start in range(0, len(rows), MOST_ROWS)]
