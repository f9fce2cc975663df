"""One writer for all tables: whatever waits is committed together, so that one sync of the disk serves many moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import bindparam

from vitrall.server.entry import Entry
from vitrall.server.storage.connection import Database
from vitrall.server.storage.rows import Standing
from vitrall.server.storage.schema import MOVES, TABLES

MOST_TOGETHER: Final = 512
CHANNEL: Final = "vitrall"

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Any]]

_INSERT: Final = insert(MOVES)
_STAND: Final = update(TABLES).where(TABLES.c.id == bindparam("of"))
_NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


class Taken(Exception):
    """Another process has made the move of this number."""


@dataclass(frozen=True)
class Append:
    """A move that waits for the disk."""

    table: str
    entry: Entry
    standing: Standing

    @property
    def row(self) -> dict[str, Any]:
        entry = self.entry
        actions = "\n".join(entry.actions)
        return {"table": self.table, "number": entry.number, "seat": entry.seat, "actions": actions, "at": entry.at}

    @property
    def stand(self) -> dict[str, Any]:
        told = vars(self.standing)
        return {"of": self.table, "number": self.entry.number + 1, "changed": self.entry.at, **told}


@dataclass
class _Waiting:
    """Work in the queue, and who waits for it. Told are the tables whose change others must hear of."""

    work: Work | Append
    told: str = ""
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Takes work from everybody; its one task is the only one that writes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.commits = 0
        self.moves = 0

    async def append(self, table: str, entry: Entry, standing: Standing) -> None:
        """Commit one move; `Taken` if its number is gone."""
        await self._put(_Waiting(Append(table, entry, standing), f"{table} {entry.number}"))

    async def write(self, work: Callable[[AsyncConnection], Awaitable[Result]], table: str = "") -> Result:
        """Commit any other change. What it raises undoes it alone; `table` is told to other processes."""
        found: Result = await self._put(_Waiting(work, f"{table} -" if table else ""))
        return found

    async def _put(self, waiting: _Waiting) -> Any:
        if self._task.done():
            raise RuntimeError("the writer has stopped")
        self._queue.put_nowait(waiting)
        return await asyncio.shield(waiting.done)

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(following)
            await self._commit(batch)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        """All of a batch or, if the database itself fails, nothing of it; then everybody hears how it went."""
        answers: list[tuple[_Waiting, Any, Exception | None]] = []
        try:
            async with self._database.engine.begin() as connection:
                answers = await self._done(connection, batch)
                await self._notify(connection, [waiting.told for waiting, _, wrong in answers if wrong is None])
        except Exception as error:
            answers = [(waiting, None, error) for waiting in batch]
        self.commits += 1
        for waiting, found, wrong in answers:
            _answer(waiting, found, wrong)

    async def _done(
        self, connection: AsyncConnection, batch: Sequence[_Waiting]
    ) -> list[tuple[_Waiting, Any, Exception | None]]:
        moves = [waiting for waiting in batch if isinstance(waiting.work, Append)]
        others = [waiting for waiting in batch if not isinstance(waiting.work, Append)]
        self.moves += len(moves)
        answers = await self._appended(connection, moves) if moves else []
        return answers + [await self._alone(connection, waiting) for waiting in others]

    async def _appended(
        self, connection: AsyncConnection, moves: Sequence[_Waiting]
    ) -> list[tuple[_Waiting, Any, Exception | None]]:
        """All moves in two statements; if a number is taken, one by one to find whose."""
        appends = [waiting.work for waiting in moves if isinstance(waiting.work, Append)]
        try:
            async with connection.begin_nested():
                await append_moves(connection, appends)
        except IntegrityError:
            return [await self._alone(connection, waiting) for waiting in moves]
        return [(waiting, None, None) for waiting in moves]

    async def _alone(self, connection: AsyncConnection, waiting: _Waiting) -> tuple[_Waiting, Any, Exception | None]:
        """One piece of work that can fail without harm to the others."""
        try:
            async with connection.begin_nested():
                if not isinstance(waiting.work, Append):
                    return waiting, await waiting.work(connection), None
                await append_moves(connection, [waiting.work])
                return waiting, None, None
        except IntegrityError:
            return waiting, None, Taken()
        except Exception as error:
            return waiting, None, error

    async def _notify(self, connection: AsyncConnection, told: Sequence[str]) -> None:
        """Other processes hear of it with the commit, not before."""
        messages = [{"channel": CHANNEL, "message": message} for message in dict.fromkeys(told) if message]
        if self._database.is_shared:
            for message in messages:
                await connection.execute(_NOTIFY, message)


async def append_moves(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    await connection.execute(_INSERT, [append.row for append in appends])
    # A table with two moves in one batch stands as the last of them says.
    await connection.execute(_STAND, list({append.table: append.stand for append in appends}.values()))


def _answer(waiting: _Waiting, found: Any, wrong: Exception | None) -> None:
    if waiting.done.done():
        return
    if wrong is None:
        waiting.done.set_result(found)
    else:
        waiting.done.set_exception(wrong)
