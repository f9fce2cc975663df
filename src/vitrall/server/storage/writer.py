"""One writer for all tables: whatever waits is committed together, so that one sync of the disk serves many moves."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.expression import bindparam

from vitrall.server import metrics
from vitrall.server.storage.connection import Database
from vitrall.server.storage.failures import failures_in_words, refusal_of
from vitrall.server.storage.interface import Taken
from vitrall.server.storage.move_file import MoveFile
from vitrall.server.storage.row_types import Standing
from vitrall.server.storage.schema import MOVES, TABLES
from vitrall.server.table_entry import Entry
from vitrall.server.traces import span

MOST_TOGETHER: Final = 512
SLOW_COMMIT: Final = 0.1  # seconds
CHANNEL: Final = "vitrall"

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Any]]

_INSERT: Final = insert(MOVES)
_STAND: Final = update(TABLES).where(TABLES.c.id == bindparam("of"))
_NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


class Append(NamedTuple):
    """A move that waits for the disk."""

    table: str
    entry: Entry
    standing: Standing

    @property
    def row(self) -> dict[str, Any]:
        entry = self.entry
        actions = "\n".join(entry.actions)
        values = {"table": self.table, "number": entry.number, "seat": entry.seat, "actions": actions}
        return {**values, "at": entry.at, "link": entry.link}

    @property
    def stand(self) -> dict[str, Any]:
        fields = vars(self.standing)
        return {"of": self.table, "number": self.entry.number + 1, "changed": self.entry.at, **fields}


class _Waiting(NamedTuple):
    """Work in the queue, the table whose change other processes are notified of, and its future."""

    work: Work | Append
    notice: str
    done: asyncio.Future[Any]


class _Answer(NamedTuple):
    """The result of some work."""

    waiting: _Waiting
    found: Any
    wrong: Exception | None


_Do = Callable[[AsyncConnection, Sequence[_Waiting]], Awaitable[list[_Answer]]]


class Writer:
    """Takes work from everybody; its one task is the only one that writes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None
        path = database.url.database
        self._move_file = MoveFile(path) if path and not database.is_shared else None
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.commits = 0
        self.has_failed = False  # whether the database could not do the latest work
        self.moves = 0
        self.moved_at = 0.0  # by the steady clock of the machine

    async def append(self, table: str, entry: Entry, standing: Standing) -> None:
        """Commit one move; `Taken` if its number is gone."""
        await self._put(Append(table, entry, standing), f"{table} {entry.number}")

    async def write(self, work: Callable[[AsyncConnection], Awaitable[Result]], table: str = "") -> Result:
        """Commit any other change. An exception undoes only this change; other processes are notified of `table`."""
        result: Result = await self._put(work, f"{table} -" if table else "")
        return result

    async def _put(self, work: Work | Append, notice: str) -> Any:
        if self._task.done():
            raise RuntimeError("the writer has stopped")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(work, notice, done))
        with failures_in_words(), span("save"):
            return await done  # whoever stops waiting stops nothing: the writer commits it all the same

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task
        await self._reconnect()
        if self._move_file is not None:
            await self._move_file.close()

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
        """A batch as a whole; if anything in it fails, again one by one, so that only the failing is refused."""
        began = time.perf_counter()
        with span("commit", changes=len(batch)):
            try:
                answers = await self._moved(batch) or await self._transaction(batch, self._together)
            except Exception:
                await self._reconnect()
                answers = await self._apart(batch)
        self.commits += 1
        _note(time.perf_counter() - began, len(batch))
        self.has_failed = any(refusal_of(answer.wrong) for answer in answers if answer.wrong is not None)
        for waiting, result, wrong in answers:
            _answer(waiting, result, wrong)

    async def _moved(self, batch: Sequence[_Waiting]) -> list[_Answer]:
        """Moves alone, the quick way; nothing if there is other work, or no such way."""
        appends = [waiting.work for waiting in batch if isinstance(waiting.work, Append)]
        if self._move_file is None or len(appends) < len(batch):
            return []
        await self._move_file.append([append.row for append in appends], _stands(appends))
        self._count(appends)
        return [_Answer(waiting, None, None) for waiting in batch]

    def _count(self, appends: Sequence[Append]) -> None:
        if appends:
            self.moved_at = time.monotonic()
        self.moves += len(appends)

    async def _apart(self, batch: Sequence[_Waiting]) -> list[_Answer]:
        try:
            return await self._transaction(batch, self._one_by_one)
        except Exception as error:
            await self._reconnect()
            return [_Answer(waiting, None, error) for waiting in batch]

    async def _transaction(self, batch: Sequence[_Waiting], work: _Do) -> list[_Answer]:
        """One transaction on the one connection; nothing is answered before it is committed."""
        if self._connection is None:
            self._connection = await self._database.engine.connect()
        async with self._connection.begin():
            answers = await work(self._connection, batch)
            await self._notify(self._connection, [each.waiting.notice for each in answers if each.wrong is None])
        return answers

    async def _reconnect(self) -> None:
        """After a failure nobody knows in what state a connection is."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    async def _together(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> list[_Answer]:
        """All moves in two statements, then all else."""
        appends = [waiting.work for waiting in batch if isinstance(waiting.work, Append)]
        if appends:
            await append_moves(connection, appends)
        self._count(appends)
        return [_Answer(waiting, await _other(connection, waiting), None) for waiting in batch]

    async def _one_by_one(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> list[_Answer]:
        return [await self._alone(connection, waiting) for waiting in batch]

    async def _alone(self, connection: AsyncConnection, waiting: _Waiting) -> _Answer:
        """One piece of work that can fail without harm to the others."""
        try:
            async with connection.begin_nested():
                if isinstance(waiting.work, Append):
                    await append_moves(connection, [waiting.work])
                return _Answer(waiting, await _other(connection, waiting), None)
        except IntegrityError:
            return _Answer(waiting, None, Taken())
        except Exception as error:
            return _Answer(waiting, None, error)

    async def _notify(self, connection: AsyncConnection, notices: Sequence[str]) -> None:
        """Other processes are notified with the commit, not before."""
        messages = [{"channel": CHANNEL, "message": message} for message in dict.fromkeys(notices) if message]
        if self._database.is_shared:
            for message in messages:
                await connection.execute(_NOTIFY, message)


async def append_moves(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    await connection.execute(_INSERT, [append.row for append in appends])
    await connection.execute(_STAND, _stands(appends))


def _stands(appends: Sequence[Append]) -> list[dict[str, Any]]:
    """If a table has two moves in one batch, the last one determines its state."""
    return list({append.table: append.stand for append in appends}.values())


async def _other(connection: AsyncConnection, waiting: _Waiting) -> Any:
    """The result of work that is not a move."""
    return None if isinstance(waiting.work, Append) else await waiting.work(connection)


def _note(seconds: float, works: int) -> None:
    """How long a commit took; a long one is explained in the log: everybody in it has waited."""
    metrics.COMMIT.observe(seconds)
    if seconds > SLOW_COMMIT:
        log.info("a commit was slow", extra={"seconds": round(seconds, 3), "reason": f"{works} changes"})


def _answer(waiting: _Waiting, result: Any, wrong: Exception | None) -> None:
    if waiting.done.done():
        return
    if wrong is None:
        waiting.done.set_result(result)
    else:
        waiting.done.set_exception(wrong)
