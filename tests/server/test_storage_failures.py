"""Failures of the database: which of them readers hear of, and questions whose readers have left."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.test_storage import in_store
from vitrall.server.storage import notices as notices_module
from vitrall.server.storage import store as store_module
from vitrall.server.storage import writer as writer_module
from vitrall.server.storage.failures import refusal_of
from vitrall.server.storage.notices import Notices
from vitrall.server.storage.seeds import sync_to_disk
from vitrall.server.storage.store import Store


def by_sqlite(code: int) -> OperationalError:
    error = sqlite3.OperationalError("something")
    error.sqlite_errorcode = code
    return OperationalError("", {}, error)


def by_postgresql(state: str) -> OperationalError:
    error = RuntimeError("something")
    error.sqlstate = state  # type: ignore[attr-defined]
    return OperationalError("", {}, error)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (by_sqlite(sqlite3.SQLITE_FULL), "server/full"),
        (by_sqlite(sqlite3.SQLITE_IOERR_WRITE), "server/full"),
        (by_sqlite(sqlite3.SQLITE_BUSY), "server/away"),
        (by_sqlite(sqlite3.SQLITE_ERROR), None),
        (by_postgresql("53100"), "server/full"),
        (by_postgresql("57P01"), "server/away"),
        (IntegrityError("", {}, sqlite3.IntegrityError("taken")), None),
        (ConnectionRefusedError(), "server/away"),
        (ValueError(), None),
    ],
)
def test_a_failure_of_the_database_has_its_error_and_a_mistake_of_ours_none(error: Exception, code: str | None) -> None:
    refusal = refusal_of(error)
    assert (refusal and refusal.code) == code


def test_a_question_that_fails_after_its_reader_left_is_no_fault(tmp_path: Path) -> None:
    async def work(store: Store) -> list[str]:
        faults: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["message"]))
        asking = asyncio.ensure_future(store.database.rows(text("SELECT nothing FROM nowhere")))
        await asyncio.sleep(0)
        (question,) = store.database._questions
        asking.cancel()
        await asyncio.wait([question])
        await asyncio.sleep(0)
        del question, asking
        gc.collect()
        return faults

    assert in_store(str(tmp_path / "t.db"), work) == []


def test_a_commit_has_so_many_changes_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "MOST_TOGETHER", 2)

    async def work(store: Store) -> int:
        before = store.writer.commits
        await asyncio.gather(*(store.writer.write(lambda c: c.execute(text("SELECT 1"))) for _ in range(3)))
        return store.writer.commits - before

    assert in_store(str(tmp_path / "t.db"), work) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows opens no folders")
def test_a_file_and_its_folder_are_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_ino))
    sync_to_disk(tmp_path)
    assert synced == [tmp_path.stat().st_ino]


# ---- notices of other processes --------------------------------------------------------------------------------------


class FakeConnection:
    """Stands for a connection to PostgreSQL that listens."""

    def __init__(self) -> None:
        self.hear: Any = None
        self.is_closed = False

    def add_termination_listener(self, lost: object) -> None:
        pass

    async def add_listener(self, channel: str, hear: object) -> None:
        self.hear = hear

    async def close(self, timeout: float) -> None:
        self.is_closed = True


def test_notices_are_heard_from_the_first_connection_on(monkeypatch: pytest.MonkeyPatch) -> None:
    connection = FakeConnection()

    async def connect(address: str) -> FakeConnection:
        return connection

    monkeypatch.setattr(notices_module, "asyncpg", SimpleNamespace(connect=connect))
    news: list[str] = []

    async def refresh() -> None:
        news.append("refreshed")

    async def main() -> None:
        notices = Notices(make_url("postgresql+asyncpg://host/db"), news.append, refresh)
        async with asyncio.timeout(10):
            await notices.ready.wait()
        connection.hear(connection, 1, "vitrall", "t 5")
        await notices.close()

    asyncio.run(main())
    assert news == ["refreshed", "t 5"]
    assert connection.is_closed


def test_whoever_listens_waits_until_notices_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ready:
        def __init__(self, *given: object) -> None:
            self.given = given
            self.ready = asyncio.Event()
            self.ready.set()

    monkeypatch.setattr(store_module, "Notices", Ready)

    async def work(store: Store) -> bool:
        hear: Any = object()
        refresh: Any = object()
        notices: Any = await store.listen(hear, refresh)
        return bool(notices.given == (store.database.url, hear, refresh))

    assert in_store(str(tmp_path / "t.db"), work)
