"""The file of a database, and the one writer to it: private, checked before use, silent about passwords."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import stat
import warnings
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.test_storage import STANDING, entry, in_store, tables
from vitrall.engine.errors import VitrallError
from vitrall.server import metrics
from vitrall.server.storage import Taken
from vitrall.server.storage import writer as writer_module
from vitrall.server.storage.connection import (
    POSTGRESQL,
    SQLITE,
    Database,
    _why,
    database_url,
    make_private,
    open_database,
    place_of,
    try_database,
)
from vitrall.server.storage.move_file import MoveFile
from vitrall.server.storage.row_types import Standing
from vitrall.server.storage.seeds import SeedSeal, is_sealed
from vitrall.server.storage.store import Store
from vitrall.server.storage.writer import Writer


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_files_of_a_database_are_private_from_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "one" / "two" / "t.db"

    async def work(store: Store) -> None:
        await tables(store, "a")
        for end in ("", "-wal", "-shm"):
            assert mode_of(path.with_name(path.name + end)) == 0o600

    in_store(str(path), work)
    assert mode_of(path.parent) & 0o077 == 0
    open_to_all, journal = tmp_path / "old.db", tmp_path / "old.db-wal"
    for file in (open_to_all, journal):
        file.write_bytes(b"")
        file.chmod(0o644)
    make_private(open_to_all)
    assert (mode_of(open_to_all), mode_of(journal)) == (0o600, 0o600)
    open_to_all.chmod(0o400)
    make_private(open_to_all)
    assert mode_of(open_to_all) == 0o400  # stricter than ours: it stays


def refused(address: str) -> VitrallError:
    with pytest.raises(VitrallError) as error:
        asyncio.run(try_database(address))
    return error.value


def test_a_database_is_tried_before_it_is_used(tmp_path: Path) -> None:
    path = tmp_path / "new" / "t.db"
    asyncio.run(try_database(str(path)))
    assert path.exists()
    assert sorted(file.name for file in path.parent.iterdir() if "new" in file.name) == []
    asyncio.run(try_database(str(path)))  # once more, now that it is there
    (tmp_path / "file").write_text("no folder")
    error = refused(str(tmp_path / "file" / "t.db"))
    assert error.code == "serve/database"
    assert str(tmp_path / "file") in str(error)
    assert refused(str(tmp_path)).code == "serve/database"
    (tmp_path / "text.db").write_text("this is no database, but a text that is long enough to be looked at" * 20)
    assert refused(str(tmp_path / "text.db")).code == "serve/damaged"
    assert (tmp_path / "text.db").read_text().startswith("this is no database")


def test_an_address_is_a_file_or_postgresql_and_tells_no_password() -> None:
    assert database_url("t.db").drivername == SQLITE
    for kind in ("postgresql", "postgres", "postgresql+asyncpg"):
        url = database_url(f"{kind}://ana:hush@db.example/tables")
        assert (url.drivername, url.host, url.password) == (POSTGRESQL, "db.example", "hush")
    with pytest.raises(VitrallError) as error:
        database_url("mysql://ana:hush@db.example/tables")
    assert "hush" not in str(error.value)
    address = "postgresql://ana:hush@db.example/tables"
    for why in (place_of(address), _why(address, OSError(111, "refused")), _why(address, LookupError("hush"))):
        assert "hush" not in str(vars(why) if hasattr(why, "__dict__") else why)
    assert "postgresql" in str(_values(_why(address, OSError(111, "refused"))))
    assert "t.db" in str(_values(_why("t.db", OSError(28, "full"))))
    assert "other" in str(_values(_why("t.db", OSError(28, "full", "other"))))


def _values(why: Any) -> Any:
    return getattr(why, "values", why)


def test_only_postgresql_is_shared(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert not store.is_shared
        assert not Database(store.database.engine, store.database.url).is_shared
        assert Database(store.database.engine, database_url("postgresql://a/b")).is_shared

    in_store(str(tmp_path / "t.db"), work)


def test_a_commit_is_noted_and_only_a_slow_one_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(writer_module, "SLOW_COMMIT", 60.0)
    count, total = "vitrall_commit_seconds_count", "vitrall_commit_seconds_sum"
    before = [metrics.REGISTRY.get_sample_value(name) or 0.0 for name in (count, total)]

    async def work(store: Store) -> None:
        await tables(store, "a")
        assert metrics.REGISTRY.get_sample_value(count) == before[0] + 1
        assert (metrics.REGISTRY.get_sample_value(total) or 0.0) - before[1] < 60
        assert "a commit was slow" not in caplog.messages
        monkeypatch.setattr(writer_module, "SLOW_COMMIT", 0.0)
        await asyncio.gather(*(store.append("a", entry(number), STANDING) for number in range(3)))

    in_store(str(tmp_path / "t.db"), work)
    (line,) = [vars(record) for record in caplog.records if record.message == "a commit was slow"]
    assert line["reason"] == "3 changes"
    assert 0 < line["seconds"] == round(line["seconds"], 3) < 60


def test_other_processes_are_notified_with_the_commit_of_each_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices: list[list[str]] = []

    async def noted(_: Writer, connection: object, messages: list[str]) -> None:
        notices.append(messages)

    monkeypatch.setattr(Writer, "_notify", noted)
    monkeypatch.setattr(Database, "is_shared", True)  # as PostgreSQL is

    async def work(store: Store) -> None:
        await tables(store, "a", "b")
        await store.append("a", entry(0), STANDING)
        results = await asyncio.gather(
            store.append("a", entry(0), STANDING), store.append("b", entry(0), STANDING), return_exceptions=True
        )
        assert [result is None for result in results] == [False, True]
        await store.delete_table("b")

    in_store(str(tmp_path / "t.db"), work)
    assert notices == [["a -"], ["b -"], ["a 0"], ["b 0"], ["b -"]]


def test_moves_alone_are_committed_in_one_step_with_every_commit_synced(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await tables(store, "a", "b")
        quick = store.writer._move_file
        assert quick is not None
        batches: list[int] = []
        append = quick.append

        async def noting(rows: Any, stands: Any) -> None:
            batches.append(len(rows))
            await append(rows, stands)

        quick.append = noting  # type: ignore[method-assign]
        moves, before = store.writer.moves, store.writer.moved_at
        await asyncio.gather(*(store.append("a", entry(number), STANDING) for number in range(3)))
        row = await store.table("a")
        assert row is not None
        assert (batches, row.number, store.writer.moves - moves) == ([3], 3, 3)
        assert store.writer.moved_at > before
        await asyncio.gather(store.append("b", entry(0), STANDING), store.release_all())
        assert batches == [3]  # together with other work, in the same transaction as that
        assert len(await store.entries("b")) == 1

        def pragma(name: str) -> Any:
            assert quick is not None
            assert quick._connection is not None
            return quick._connection.execute(f"PRAGMA {name}").fetchone()[0]

        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        values = [quick._thread.submit(pragma, name).result() for name in names]
        assert values == ["wal", 2, 1, 5000]

    in_store(str(tmp_path / "t.db"), work)


def test_many_moves_at_once_are_all_stored_each_with_the_state_of_its_table(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ids = [f"t{number}" for number in range(100)]
        await tables(store, *ids)
        states = [
            Standing("playing", 1 + place % 3, place % 2 == 1, 0.1 * place, f"[{place}]", 4)
            for place in range(len(ids))
        ]
        moves, commits = store.writer.moves, store.writer.commits
        await asyncio.gather(*(store.append(id, entry(0), state) for id, state in zip(ids, states, strict=True)))
        assert (store.writer.moves - moves, store.writer.commits - commits) == (len(ids), 1)
        for id, state in zip(ids, states, strict=True):
            row = await store.table(id)
            assert row is not None
            assert Standing(*(getattr(row, field.name) for field in fields(Standing))) == state
            assert (row.number, row.changed) == (1, entry(0).at)
            assert await store.entries(id) == [entry(0)]

    in_store(str(tmp_path / "t.db"), work)


def connection_of(quick: MoveFile) -> sqlite3.Connection | None:
    return quick._connection


def test_moves_of_which_one_fails_are_undone_together_and_tried_apart(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await tables(store, "a", "b")
        quick = store.writer._move_file
        assert quick is not None
        await store.append("a", entry(0), STANDING)
        before = connection_of(quick)
        results = await asyncio.gather(
            *(store.append(id, entry(0), STANDING) for id in ("b", "a", "none")), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Taken, Taken]
        assert connection_of(quick) is None  # nobody knows in what state a connection is after a failure
        await store.append("a", entry(1), STANDING)
        assert connection_of(quick) not in (None, before)
        assert [len(await store.entries(id)) for id in ("a", "b")] == [2, 1]

    in_store(str(tmp_path / "t.db"), work)


def test_a_writer_that_was_closed_takes_nothing_more(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(await open_database(str(tmp_path / "t.db")))
        await tables(store, "a")
        await store.append("a", entry(0), STANDING)
        await store.close()
        quick = store.writer._move_file
        assert quick is not None
        assert (store.writer._connection, quick._connection) == (None, None)
        with pytest.raises(RuntimeError):
            await store.append("a", entry(1), STANDING)

    asyncio.run(main())


def test_a_failed_commit_begins_anew_on_a_new_connection(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await tables(store, "a")
        before = store.writer._connection
        results = await asyncio.gather(store.append("none", entry(0), STANDING), return_exceptions=True)
        assert isinstance(results[0], Exception)
        assert before is not None
        assert before.closed
        assert store.writer._connection is not before
        await store.append("a", entry(0), STANDING)
        async with store.database.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM moves"))).scalar_one() == 1

    in_store(str(tmp_path / "t.db"), work)


def test_a_seed_is_opened_by_its_key_and_table_alone() -> None:
    seal, seed = SeedSeal(b"k" * 32), "5a" * 32
    sealed = seal.sealed("t", seed)
    assert is_sealed(sealed)
    assert not is_sealed(seed)
    assert seal.opened("t", sealed) == seed
    assert seal.sealed("t", seed) != sealed  # a number used once
    assert seed not in sealed
    for other, table in ((SeedSeal(b"x" * 32), "t"), (seal, "another")):
        assert other.opened(table, sealed) != seed
    assert seal.check != SeedSeal(b"x" * 32).check


@pytest.mark.parametrize("steps", [1, 2, 5, 20, 100])
def test_a_question_that_nobody_waits_for_leaves_no_connection_open(tmp_path: Path, steps: int) -> None:
    """A server that is stopped cancels whatever waits for the database."""

    async def main() -> None:
        database = await open_database(str(tmp_path / "t.db"))
        await database.engine.dispose()  # the next question opens a connection
        asking = [asyncio.create_task(database.rows(text("SELECT 1"))), asyncio.create_task(database.checkpoint())]
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await database.close()

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        asyncio.run(main())
        gc.collect()
    assert [str(each.message) for each in caught if issubclass(each.category, ResourceWarning)] == []
