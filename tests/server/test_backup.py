"""`vitrall backup` and `vitrall restore`: one moment of a running server, put back into either kind of database."""

from __future__ import annotations

import asyncio
import itertools
import re
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select

from testing.command_line import Done, vitrall
from testing.server.client import Seat, choice, two_seats
from testing.server.in_process import served
from testing.server.process import serving
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.opening import open_store
from vitrall.server.storage.schema import METADATA
from vitrall.server.terms import Terms
from vitrall.words import LANGUAGES

SAMPLES = Path(__file__).parents[1] / "data" / "opened"
pytestmark = pytest.mark.slow


def refused(done: Done, code: str) -> None:
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.rstrip().endswith(f"[{code}]"), done.stderr
    assert done.stderr.count("\n") == 1


def filled(address: str, key: Path, tables: int = 3) -> None:
    """A database with some tables, seats and rows of every other kind."""

    async def main() -> None:
        store = await open_store(address, key)
        for number in range(tables):
            row = TableRow(f"t{number}", 1, 1, "open", Terms().model_dump_json(), "ana", True, "5a" * 32)
            await store.open_table(row, [SeatRow(row.id, 0)])
        async with store.database.engine.begin() as connection:
            links = METADATA.tables["device_links"]
            await connection.execute(
                insert(links), [{"token": f"{n}", "device": "d", "expires": n / 3} for n in range(2500)]
            )
            moves = [
                {"table": "t0", "number": n, "seat": None, "actions": "a\nb", "at": n / 7, "link": ""} for n in (0, 1)
            ]
            await connection.execute(insert(METADATA.tables["moves"]), moves)
        await store.close()

    asyncio.run(main())


async def rows(address: str) -> dict[str, list[tuple[Any, ...]]]:
    database = await open_database(address)
    async with database.engine.connect() as connection:
        everything = {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    await database.close()
    return everything


@pytest.mark.parametrize("back", ["sqlite", "postgresql"])
def test_every_row_comes_back_in_either_database(
    database: str, tmp_path: Path, new_database: Callable[[], str], back: str
) -> None:
    key, file = tmp_path / "a.key", tmp_path / "tables.backup"
    filled(database, key)
    done = vitrall("backup", str(file), "--database", database, "--key-file", str(key))
    assert done.stdout.splitlines()[0] == f"Saved 3 tables to {file}."
    assert str(key) in done.stdout
    assert file.stat().st_mode & 0o777 == 0o600
    target = str(tmp_path / "new" / "tables.db") if back == "sqlite" else new_database()
    done = vitrall("restore", str(file), "--database", target, "--key-file", str(key))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Restored 3 tables to ")
    assert "test@" not in done.stdout
    assert back == "postgresql" or Path(target).stat().st_mode & 0o777 == 0o600
    assert asyncio.run(rows(target)) == asyncio.run(rows(database))
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_the_commands_of_the_documents_work_as_they_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```\n((?:vitrall (?:backup|restore) .*\n){2})```$", page, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    filled("tables.db", tmp_path / "tables.db.key")
    for line in block.splitlines():
        done = vitrall(*line.split()[1:], VITRALL_DATABASE="tables.db")
        assert done.returncode == 0, done.stderr
    assert asyncio.run(rows("new/tables.db")) == asyncio.run(rows("tables.db"))


def test_a_backup_under_load_is_one_moment_and_its_games_continue(tmp_path: Path) -> None:
    """Four games are played meanwhile; every table of every backup has a whole chain of entries and plays on."""
    source = tmp_path / "tables.db"
    with serving(source) as server:
        tables = [two_seats(server.address) for _ in range(4)]
        stop = threading.Event()
        threads = [threading.Thread(target=play, args=(*seats, stop, number)) for number, seats in enumerate(tables)]
        for thread in threads:
            thread.start()
        try:
            copies = [tmp_path / f"copy{number}" for number in range(3)]
            for copy in copies:
                done = vitrall("backup", str(copy), "--database", str(source), "--with-key")
                assert done.returncode == 0, done.stderr
        finally:
            stop.set()
            for thread in threads:
                thread.join(30)
    moves = [entries(copy) for copy in copies]
    assert all(one <= other for one, other in itertools.pairwise(moves))
    target = tmp_path / "restored.db"
    assert vitrall("restore", str(copies[-1]), "--database", str(target)).returncode == 0
    with served(target) as server:
        for ana, bo in tables:
            seats = [Seat(each.device, each.table, each.seat, each.secret) for each in (ana, bo)]
            for each in seats:
                each.device.address = server.address
            lines = [each.line(last=10_000) for each in seats]  # a page that has seen more than was saved
            for line in lines:
                line.reach(0)
            mover = lines[lines[0].view["awaited"][0]]
            number = mover.last
            mover.move(choice(mover.view, Random(1)))
            lines[0].reach(number + 1)
            for line in lines:
                line.close()


def entries(path: Path) -> int:
    """How many entries a backup has; each table has all up to its number."""
    with closing(sqlite3.connect(path)) as database:
        for id, number in database.execute("SELECT id, number FROM tables").fetchall():
            numbers = database.execute('SELECT number FROM moves WHERE "table" = ? ORDER BY number', (id,)).fetchall()
            assert [each for (each,) in numbers] == list(range(number))
        return int(database.execute("SELECT count(*) FROM moves").fetchone()[0])


def play(ana: Seat, bo: Seat, stop: threading.Event, seed: int) -> None:
    luck, lines = Random(seed), [ana.line(), bo.line()]
    for line in lines:
        line.reach(0)
    while not stop.is_set() and not lines[0].view["over"]:
        number = lines[0].last
        mover = lines[lines[0].view["awaited"][0]]
        mover.reach(number)
        mover.move(choice(mover.view, luck))
        lines[0].reach(number + 1)
    for line in lines:
        line.close()


def test_a_backup_of_an_old_postgresql_is_brought_up_to_date(new_database: Callable[[], str], tmp_path: Path) -> None:
    """It has the schema of its source, so the version that wrote it can read it too."""

    async def fill(address: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute((SAMPLES / "postgresql-0002.sql").read_text(encoding="utf-8"))
        await connection.close()

    old, file = new_database(), tmp_path / "old.backup"
    asyncio.run(fill(old))
    assert vitrall("backup", str(file), "--database", old).returncode == 0
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
    target = str(tmp_path / "tables.db")
    assert vitrall("restore", str(file), "--database", target).returncode == 0
    assert asyncio.run(rows(target)) == asyncio.run(rows(old))  # looking at the old one upgrades it, too


def test_what_is_there_is_never_overwritten(tmp_path: Path, new_database: Callable[[], str]) -> None:
    database, key, file = tmp_path / "tables.db", tmp_path / "tables.db.key", tmp_path / "copy"
    filled(str(database), key)
    assert vitrall("backup", str(file), "--database", str(database)).returncode == 0
    before = file.read_bytes(), database.read_bytes()
    refused(vitrall("backup", str(file), "--database", str(database)), "file/write")
    refused(vitrall("restore", str(file), "--database", str(database)), "restore/taken")
    assert (file.read_bytes(), database.read_bytes()) == before
    taken = new_database()
    filled(taken, key)
    refused(vitrall("restore", str(file), "--database", taken, "--key-file", str(key)), "restore/taken")
    journal = tmp_path / "other.db-wal"  # SQLite would play it into the restored file
    journal.write_bytes(b"left behind")
    refused(vitrall("restore", str(file), "--database", str(tmp_path / "other.db")), "restore/taken")


def test_a_backup_without_its_key_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    database, file, target = tmp_path / "tables.db", tmp_path / "copy", tmp_path / "new.db"
    filled(str(database), tmp_path / "tables.db.key")
    assert vitrall("backup", str(file), "--database", str(database)).returncode == 0
    refused(vitrall("restore", str(file), "--database", str(target)), "serve/key")
    (tmp_path / "new.db.key").write_text("ab" * 32)
    refused(vitrall("restore", str(file), "--database", str(target)), "serve/key")
    assert not target.exists()
    shutil.copy(tmp_path / "tables.db.key", tmp_path / "new.db.key")
    assert vitrall("restore", str(file), "--database", str(target)).returncode == 0
    assert target.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_backup_is_refused_in_words(tmp_path: Path, language: str) -> None:
    target, other = str(tmp_path / "new.db"), tmp_path / "other"
    lost = ("--lang", language, "--database", target)
    refused(vitrall("restore", str(tmp_path / "none"), *lost), "file/read")
    other.write_text("no database at all, but a text that is long enough to be looked at" * 40)
    refused(vitrall("restore", str(other), *lost), "serve/damaged")
    other.unlink()
    with closing(sqlite3.connect(other)) as foreign:
        foreign.execute("CREATE TABLE tables (id)")
    refused(vitrall("restore", str(other), *lost), "backup/foreign")
    refused(vitrall("backup", str(tmp_path / "x"), "--lang", language, "--database", target), "serve/database")
    refused(vitrall("backup", str(tmp_path / "no" / "x"), "--database", str(other)), "file/write")
    assert not Path(target).exists()


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "copy"
    filled(str(database), tmp_path / "tables.db.key")
    assert vitrall("backup", str(file), "--database", str(database), "--with-key").returncode == 0
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    refused(vitrall("restore", str(file), "--database", str(tmp_path / "new.db")), "serve/newer")


def test_a_postgresql_without_tables_of_ours_is_not_saved(new_database: Callable[[], str], tmp_path: Path) -> None:
    empty = new_database()
    refused(vitrall("backup", str(tmp_path / "copy"), "--database", empty), "backup/foreign")
    gone = empty.replace("tables", "nothing")
    refused(vitrall("backup", str(tmp_path / "copy"), "--database", gone), "serve/database")
    assert list(tmp_path.iterdir()) == []
