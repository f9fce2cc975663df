"""What is committed stays, in order, each number once; and it is on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from testing.server.memory_storage import MemoryStorage
from vitrall.engine.errors import Unreadable
from vitrall.server.storage import SeatRow, Storage, TableRow, Taken
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.row_types import SeatLink, Standing
from vitrall.server.storage.schema import METADATA
from vitrall.server.storage.store import Store
from vitrall.server.table_entry import Entry

STANDING = Standing("playing", 1, False)


MEMORY = ":memory:"  # no database at all


def in_store(path: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """What some work on a database answers; the database is opened and closed for it."""

    async def main() -> Any:
        store: Storage = MemoryStorage() if path == MEMORY else Store(await open_database(path))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("new_database")
        return make()
    return MEMORY if request.param == "memory" else str(tmp_path / "folder" / "tables.db")


@pytest.fixture(params=DATABASES)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind: both keep the same promises."""
    return fresh(request, tmp_path)


@pytest.fixture(params=[*DATABASES, "memory"])
def any_path(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database, or none: what the interface promises whatever implements it."""
    return fresh(request, tmp_path)


async def tables(store: Storage, *ids: str) -> None:
    for id in ids:
        await store.open_table(TableRow(id, 1, 1, "open", "{}", "ana", False, ""), [SeatRow(id, 0)])


def entry(number: int, *actions: str) -> Entry:
    return Entry(number, 0, actions or ("pass",), 5.0)


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    """WAL with synchronous=FULL (2): with NORMAL a power cut may lose the latest commits."""

    async def work(store: Store) -> dict[str, Any]:
        pragmas = {}
        async with store.database.engine.connect() as connection:
            for pragma in ("journal_mode", "synchronous", "foreign_keys"):
                pragmas[pragma] = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
        pragmas["writer"] = await store.writer.write(lambda c: _pragma(c, "synchronous"))
        return pragmas

    assert in_store(str(tmp_path / "t.db"), work) == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "writer": 2,
    }


async def _pragma(connection: AsyncConnection, name: str) -> Any:
    return (await connection.execute(text(f"PRAGMA {name}"))).scalar()


def test_a_number_is_taken_once_and_the_others_of_the_commit_are_unharmed(any_path: str) -> None:
    async def work(store: Storage) -> Any:
        await tables(store, "a", "b")
        await store.append("a", entry(0), STANDING)
        results = await asyncio.gather(
            store.append("a", entry(0, "stop"), STANDING),
            store.append("b", entry(0, "draft R5", "roll B2"), STANDING),
            store.append("gone", entry(0), STANDING),
            return_exceptions=True,
        )
        row = await store.table("b")
        assert row is not None
        return [type(each) for each in results], await store.entries("a"), await store.entries("b"), row.number

    assert in_store(any_path, work) == (
        [Taken, type(None), Taken],
        [entry(0, "pass")],
        [entry(0, "draft R5", "roll B2")],
        1,
    )


@pytest.mark.lengthy
def test_what_waits_is_committed_together(path: str) -> None:
    async def work(store: Store) -> tuple[int, int]:
        ids = [f"t{number}" for number in range(40)]
        await tables(store, *ids)
        before = store.writer.commits
        await asyncio.gather(*(store.append(id, entry(0), STANDING) for id in ids))
        return store.writer.commits - before, len([id for id in ids if await store.entries(id)])

    commits, entries = in_store(path, work)
    assert commits <= 2
    assert entries == 40


def test_a_move_is_committed_though_nobody_waits_for_it_any_more(path: str) -> None:
    """A connection that breaks ends its task; what it has put into the queue is not lost, nor what comes with it."""

    async def work(store: Store) -> Any:
        await tables(store, "a", "b")
        left = asyncio.ensure_future(store.append("a", entry(0), STANDING))
        stays = asyncio.ensure_future(store.append("b", entry(0), STANDING))
        await asyncio.sleep(0)  # both are in the queue
        left.cancel()
        await stays
        return left.cancelled(), await store.entries("a"), await store.entries("b")

    assert in_store(path, work) == (True, [entry(0)], [entry(0)])


def test_a_change_that_fails_is_undone_alone(path: str) -> None:
    async def half(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE tables SET owner = 'nobody'"))
        raise LookupError

    async def work(store: Store) -> tuple[Any, Any]:
        await tables(store, "a")
        results = await asyncio.gather(
            store.writer.write(half), store.append("a", entry(0), STANDING), return_exceptions=True
        )
        return results, await store.table("a")

    outcomes, row = in_store(path, work)
    assert [type(each) for each in outcomes] == [LookupError, type(None)]
    assert (row.owner, row.number) == ("ana", 1)


def test_closing_commits_what_waits(path: str) -> None:
    async def work(store: Store) -> None:
        await tables(store, "a")
        asyncio.ensure_future(store.append("a", entry(0), STANDING))  # noqa: RUF006 (nobody waits for it: that is the point)
        await asyncio.sleep(0)

    in_store(path, work)
    assert in_store(path, lambda store: store.entries("a")) == [entry(0)]


def test_seats_change_only_from_what_they_were(any_path: str) -> None:
    async def work(store: Storage) -> list[bool]:
        await tables(store, "a")
        free, ana, bo = SeatRow("a", 0), SeatRow("a", 0, "person", "Ana"), SeatRow("a", 0, "person", "Bo")
        done = [await store.change_seat(free, ana, only_open=True), await store.change_seat(free, bo, only_open=True)]
        done.append(await store.start([free], entry(0), STANDING))
        done.append(await store.start([ana], entry(0), STANDING))
        done.append(await store.start([ana], entry(0), STANDING))
        done.append(await store.change_seat(ana, bo, only_open=True))
        done.append(await store.change_seat(ana, bo))
        return done

    assert in_store(any_path, work) == [True, False, False, True, False, False, True]


def test_a_lease_is_held_by_one_until_it_runs_out(any_path: str) -> None:
    async def work(store: Storage) -> list[bool]:
        await tables(store, "a")
        await store.append("a", entry(0), Standing("playing", 1, True))
        due = [await store.due(10, 9) == ["a"]]
        due += [
            await store.lease("a", name, now, now + 5) for name, now in [("x", 10), ("y", 12), ("x", 13), ("y", 19)]
        ]
        due.append(await store.due(20, 9) == [])
        await store.release("a", "x")
        due.append(await store.due(20, 9) == [])
        await store.release("a", "y")
        due.append(await store.due(20, 9) == ["a"])
        return due

    assert in_store(any_path, work) == [True, True, False, True, True, True, True, True]


def test_a_one_time_link_works_once_and_not_for_ever(any_path: str) -> None:
    async def work(store: Storage) -> list[Any]:
        await tables(store, "a")
        await store.links.add("old", SeatLink("a", 0, "key"), 5, 10)
        await store.links.add("new", SeatLink("a", 0, "key"), 5, 99)
        return [await store.links.use(token, 50) for token in ("old", "new", "new", "none")]

    assert in_store(any_path, work) == [None, SeatLink("a", 0, "key"), None, None]


@pytest.mark.slow
def test_migrations_lead_to_the_schema(database: str) -> None:
    def difference(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def work(store: Store) -> Any:
        async with store.database.engine.connect() as connection:
            return await connection.run_sync(difference)

    assert in_store(database, work) == []
    assert in_store(database, work) == []  # opened again: nothing is left to migrate


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(Unreadable, match="cannot be the database"):
        asyncio.run(open_database("mysql://somewhere/tables"))
