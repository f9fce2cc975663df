"""Backups: one SQLite file with all rows at one moment, whichever database they come from.

A backup may be made while servers run, and restored into either kind of database, so it also moves tables from SQLite
to PostgreSQL or back. It has the schema of its source; restoring brings it up to date. The key of the seeds is not in
the file: a stolen backup must not reveal the dice of running games.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic.util import CommandError
from sqlalchemy import Connection, Table, create_engine, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.server.storage.connection import database_url, make_folder, make_private, migrate, open_database, place_of
from vitrall.server.storage.lock import only_server
from vitrall.server.storage.schema import METADATA, TABLES
from vitrall.server.storage.seeds import CHECK, read_key, sync_to_disk, wrong_key
from vitrall.why import by_system, verbatim, whole_path

BATCH: Final = 1000  # rows read and written at a time
BUSY_SECONDS: Final = 30.0
SQLITE_FILES: Final = ("", "-wal", "-shm", "-journal")  # a journal that was left behind would be played into a new file


def key_beside(backup: Path) -> Path:
    """Where a backup has a copy of the key, if it was asked for."""
    return backup.with_name(backup.name + ".key")


async def back_up(address: str, target: Path) -> int:
    """Write all tables of a database to a new file, as they are at one moment; how many there are."""
    with _errors_in_words(address), _new_file(target) as unfinished:
        if "://" in address:
            await _copy_from_postgresql(address, unfinished)
        else:
            _copy_sqlite(Path(address), unfinished)
        return _checked(unfinished, address)


async def restore(backup: Path, address: str, key_path: Path) -> int:
    """Put a backup into a database that is new or empty; how many tables it has."""
    with only_server(address), _errors_in_words(address), _folder_for(address) as folder:
        copy = folder / "copy.db"
        make_private(copy)
        try:
            shutil.copyfile(backup, copy)
        except OSError as error:
            raise Unreadable("file/read", by_system(backup, error)) from error
        with _errors_in_words(str(backup)):
            _checked(copy, str(backup))
            _bring_up_to_date(copy)
            key = _key_for(copy, key_path, key_beside(backup))
        if "://" in address:
            count = await _copy_to_postgresql(copy, address)
        else:
            count = _checked(copy, str(backup))
            _put_in_place(copy, Path(address))
        if key is not None:
            copy_key(key, key_path)
        return count


def copy_key(key: Path, target: Path) -> None:
    """A copy of the key that nobody but its owner reads."""
    try:
        make_folder(target)
        with _new_file(target) as unfinished:
            unfinished.write_bytes(key.read_bytes())
    except OSError as error:
        raise Unavailable("file/write", by_system(error.filename or target, error)) from error


# ---- files -----------------------------------------------------------------------------------------------------------


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """An unfinished file beside its place, for its owner alone; it gets its name when the block has ended well, and
    never that of a file that is there already."""
    try:
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
        os.close(handle)
    except OSError as error:
        raise Unavailable("file/write", by_system(target, error)) from error
    try:
        yield Path(name)
        _put_in_place(Path(name), target)
    finally:
        Path(name).unlink(missing_ok=True)


def _put_in_place(path: Path, target: Path) -> None:
    try:
        sync_to_disk(path)
        os.link(path, target)
        sync_to_disk(target.parent)
    except OSError as error:
        raise Unavailable("file/write", by_system(target, error)) from error


@contextmanager
def _folder_for(address: str) -> Iterator[Path]:
    """A folder to work in: beside a file, so that it can be put in place; elsewhere for PostgreSQL."""
    path = None if "://" in address else Path(address)
    if path is not None:
        make_folder(path)
        for each in (path.with_name(path.name + end) for end in SQLITE_FILES):
            if each.exists():
                raise Unavailable("restore/taken", whole_path(each))
    with tempfile.TemporaryDirectory(prefix=".vitrall-", dir=path and path.parent) as folder:
        yield Path(folder)


@contextmanager
def _errors_in_words(address: str) -> Iterator[None]:
    """What a database may answer, as an error that a reader understands."""
    try:
        yield
    except CommandError as error:  # a step of the schema that this version does not know
        raise Unavailable("serve/newer", place_of(address)) from error
    except (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise Unavailable("serve/damaged", place_of(address)) from error
        if code == sqlite3.SQLITE_FULL:
            full = OSError(errno.ENOSPC, "")
            raise Unavailable("file/write", by_system(address, full)) from error
        if isinstance(error, OSError) and "://" not in address:
            raise Unavailable("serve/database", by_system(error.filename or address, error)) from error
        raise Unavailable("serve/database", verbatim(type(error).__name__)) from error


# ---- SQLite ----------------------------------------------------------------------------------------------------------


def _copy_sqlite(path: Path, target: Path) -> None:
    """`VACUUM INTO` reads one moment of the file and lets a running server write on."""
    path.open("rb").close()  # the system says what is wrong with a path; SQLite knows only that it cannot open it
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as database:
        database.execute("VACUUM INTO ?", (str(target),))


def _checked(path: Path, source: str) -> int:
    """How many tables a copy has. It must be sound, and one of ours."""
    with closing(sqlite3.connect(path)) as database:
        if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise Unavailable("serve/damaged", place_of(source))
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", TABLES.name} <= names:
            raise Unreadable("backup/foreign", place_of(source))
        return int(database.execute(f"SELECT count(*) FROM {TABLES.name}").fetchone()[0])


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    engine = create_engine(URL.create("sqlite", database=str(path)))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _bring_up_to_date(path: Path) -> None:
    with _opened(path) as connection:
        migrate(connection)


def _key_for(path: Path, key_path: Path, spare: Path) -> Path | None:
    """The key that is to be copied beside the restored database, if any. `serve/key` where none fits."""
    with closing(sqlite3.connect(path)) as database:
        known = database.execute("SELECT value FROM keys WHERE name = ?", (CHECK,)).fetchone()
    if known is None:  # of a version without a key; the server makes one
        return None
    present = read_key(key_path)
    seal = present or read_key(spare)
    if seal is None or seal.check != known[0]:
        raise wrong_key(key_path)
    return None if present else spare


# ---- PostgreSQL ------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _one_moment(address: str) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    engine = create_async_engine(database_url(address), hide_parameters=True, isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as connection, connection.begin():
            await connection.execute(text("SET TRANSACTION READ ONLY"))
            yield connection
    finally:
        await engine.dispose()


async def _copy_from_postgresql(address: str, target: Path) -> None:
    async with _one_moment(address) as source:
        revision = await _revision(source, address)
        with _opened(target) as copy:
            migrate(copy, revision)
        with _opened(target) as copy:
            for table in METADATA.sorted_tables:
                columns = [row[1] for row in copy.execute(text(f'PRAGMA table_info("{table.name}")'))]
                if columns:  # an older schema may lack the table
                    await _copy_rows(source, copy, table, columns)


async def _revision(source: AsyncConnection, address: str) -> str:
    known = (await source.execute(text("SELECT to_regclass('alembic_version') IS NOT NULL"))).scalar_one()
    if not known:
        raise Unreadable("backup/foreign", place_of(address))
    return str((await source.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


async def _copy_rows(source: AsyncConnection, copy: Connection, table: Table, columns: list[str]) -> None:
    wanted = [table.c[name] for name in columns]
    async with source.stream(select(*wanted).execution_options(yield_per=BATCH)) as rows:
        async for batch in rows.mappings().partitions(BATCH):
            copy.execute(insert(table), [dict(row) for row in batch])


async def _copy_to_postgresql(copy: Path, address: str) -> int:
    database = await open_database(address)
    try:
        with _opened(copy) as source:
            async with database.engine.begin() as target:
                for table in METADATA.sorted_tables:
                    if (await target.execute(select(func.count()).select_from(table))).scalar_one():
                        raise Unavailable("restore/taken", place_of(address))
                for table in METADATA.sorted_tables:
                    for batch in source.execute(select(table)).mappings().partitions(BATCH):
                        rows: list[dict[str, Any]] = [dict(row) for row in batch]
                        await target.execute(insert(table), rows)
                return int((await target.execute(select(func.count()).select_from(TABLES))).scalar_one())
    finally:
        await database.close()
