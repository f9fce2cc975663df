"""A server that cannot start says why in one sentence of the reader's language, and harms nothing."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from testing.command_line import Done, vitrall
from vitrall.engine.errors import Unavailable
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database, try_database
from vitrall.server.storage.store import Store
from vitrall.server.terms import Terms
from vitrall.words import LANGUAGES, Words


def start(database: Path, language: str = "en") -> Done:
    return vitrall("serve", "--no-open", "--port", "0", "--database", str(database), "--lang", language)


def refused(done: Done, code: str) -> None:
    """One line with a code, exit code 1, nothing else."""
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.rstrip("\n").count("\n") == 0, done.stderr
    assert done.stderr.rstrip().endswith(f"[{code}]")
    assert "Error" not in done.stderr


def filled(path: Path, tables: int = 60) -> None:
    """A sound database with some tables in it."""

    async def main() -> None:
        store = Store(await open_database(str(path)))
        for number in range(tables):
            row = TableRow(f"t{number}", 1, 1, "open", Terms().model_dump_json(), "ana", False, "5a" * 32)
            await store.open_table(row, [SeatRow(row.id, 0)])
        await store.close()

    asyncio.run(main())


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    done = start(tmp_path)
    refused(done, "serve/database")
    assert str(tmp_path) in done.stderr


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = start(tmp_path / "file" / "tables.db")
    refused(done, "serve/database")
    assert str(tmp_path / "file") in done.stderr


@pytest.mark.parametrize("place", ["/proc/vitrall/tables.db", "/dev/null/tables.db"])
def test_a_folder_that_cannot_be_made(place: str) -> None:
    refused(start(Path(place)), "serve/database")


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system refuses, as on a read-only disk; for an administrator it would not, so its answer is played here."""

    real = Path.open

    def read_only(self: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        if self.is_relative_to(tmp_path) and mode != "r":
            raise OSError(errno.EROFS, "Read-only file system", str(self))
        return real(self, mode, *more, **named)

    monkeypatch.setattr(Path, "open", read_only)
    done = start(tmp_path / "tables.db")
    refused(done, "serve/database")
    assert "the disk is read-only" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path, language: str) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"my holiday pictures " * 300)
    done = start(path, language)
    refused(done, "serve/damaged")
    assert str(path) in done.stderr
    assert path.read_bytes() == b"my holiday pictures " * 300


@pytest.mark.lengthy
def test_a_page_overwritten_in_the_middle_is_noticed_at_the_start(tmp_path: Path) -> None:
    """The header is sound and the schema is read without trouble: only looking at every page finds it."""
    path = tmp_path / "tables.db"
    filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_changed'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\x77" * size)
    refused(start(path), "serve/damaged")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path, language: str) -> None:
    path = tmp_path / "tables.db"
    filled(path, 1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    refused(start(path, language), "serve/newer")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


@pytest.mark.lengthy
def test_a_sound_file_passes(tmp_path: Path) -> None:
    filled(tmp_path / "tables.db")
    asyncio.run(try_database(str(tmp_path / "tables.db")))
    asyncio.run(try_database(str(tmp_path / "new" / "tables.db")))
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["tables.db"]


def test_postgresql_that_is_not_there_names_no_password() -> None:
    with pytest.raises(Unavailable) as wrong:
        asyncio.run(try_database("postgresql://ana:hush@127.0.0.1:9/tables"))
    assert wrong.value.code == "serve/database"
    assert "hush" not in Words("en").error(wrong.value)
