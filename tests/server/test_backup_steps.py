"""The steps of a backup in this process, on SQLite; `test_backup.py` runs the commands."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from vitrall.engine.errors import VitrallError
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.backup import back_up, key_beside, restore
from vitrall.server.storage.opening import open_store
from vitrall.server.terms import Terms

SAMPLES = Path(__file__).parents[1] / "data" / "opened"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of one table, and the key in `source.key`."""

    async def main() -> int:
        store = await open_store(str(tmp_path / "source.db"), tmp_path / "source.key")
        row = TableRow("t", 1, 1, "open", Terms().model_dump_json(), "ana", True, "5a" * 32)
        await store.open_table(row, [SeatRow("t", 0)])
        await store.close()
        return await back_up(str(tmp_path / "source.db"), tmp_path / "tables.backup")

    assert asyncio.run(main()) == 1
    return tmp_path / "tables.backup"


def restored(backup: Path, key: str) -> int:
    """Restore to `new.db` with a key beside the backup."""
    return asyncio.run(restore(backup, str(backup.parent / "new.db"), backup.parent / key))


def refusal(backup: Path, key: str) -> str:
    with pytest.raises(VitrallError) as refused:
        restored(backup, key)
    assert not (backup.parent / "new.db").exists()
    return refused.value.code


def open_files() -> list[str]:
    """Their paths, where the system tells them."""
    descriptors, paths = Path("/proc/self/fd"), list[str]()
    for each in list(descriptors.iterdir()) if descriptors.is_dir() else []:
        with suppress(OSError):  # closed meanwhile
            paths.append(str(each.readlink()))
    return paths


def hidden(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.startswith(".")]


def test_a_backup_leaves_one_file_that_is_open_no_more(backup: Path) -> None:
    assert not [name for name in open_files() if "tables.backup" in name]
    assert hidden(backup.parent) == []
    assert backup.stat().st_mode & 0o077 == 0


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(VitrallError) as refused:
        asyncio.run(back_up(str(tmp_path / "none.db"), tmp_path / "tables.backup"))
    assert refused.value.code == "serve/database"
    assert list(tmp_path.iterdir()) == []


def test_the_key_beside_a_backup_is_copied_unless_the_key_is_there(backup: Path) -> None:
    folder = backup.parent
    key = (folder / "source.key").read_bytes()
    assert refusal(backup, "new.key") == "serve/key"
    key_beside(backup).write_bytes(key)
    assert restored(backup, "new.key") == 1
    assert (folder / "new.key").read_bytes() == key
    (folder / "new.db").unlink()
    key_beside(backup).unlink()
    assert restored(backup, "new.key") == 1


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.backup"
    with closing(sqlite3.connect(old)) as database:
        database.executescript((SAMPLES / "sqlite-0002.sql").read_text(encoding="utf-8"))
    assert restored(old, "new.key") > 0
    with closing(sqlite3.connect(tmp_path / "new.db")) as database:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    assert revision > "0002"
    assert not (tmp_path / "new.key").exists()  # the server makes one


@pytest.mark.parametrize("name", ["alembic_version", "tables"])
def test_a_file_that_is_no_backup_is_refused_before_its_schema_is_changed(backup: Path, name: str) -> None:
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute(f"DROP TABLE {name}")
    assert refusal(backup, "source.key") == "backup/foreign"
