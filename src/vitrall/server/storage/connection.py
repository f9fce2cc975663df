"""The database: SQLite in a file or PostgreSQL by its URL, brought to the newest schema before anything is read."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Executable, Row, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.server.storage.failures import failures_in_words
from vitrall.why import by_system, instead, verbatim, whole_path

SQLITE: Final = "sqlite+aiosqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
Result = TypeVar("Result")
_MIGRATION_LOCK: Final = 7_316_244  # any number; the same in every process

# A commit must be on the disk before anybody sees the move: WAL alone would sync at checkpoints only.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
    "PRAGMA wal_autocheckpoint=20000",  # pages; long before that, `checkpoint` has done it beside the commits
)


@dataclass(frozen=True)
class Database:
    """An open database, and which of the two kinds it is."""

    engine: AsyncEngine
    url: URL
    _questions: set[asyncio.Task[Any]] = field(default_factory=set, compare=False, repr=False)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve it."""
        return self.url.drivername == POSTGRESQL

    async def rows(self, query: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """What the database answers. Asked once more if the connection is cut meanwhile: reading changes nothing, and
        nobody need notice that the database was started anew."""
        with failures_in_words():
            try:
                return await self._whole(self._asked(query, values))
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._whole(self._asked(query, values))

    async def _whole(self, question: Coroutine[Any, Any, Result]) -> Result:
        """The answer to a question that is never stopped half-way, even if nobody waits for it any more: a connection
        that is cancelled while it opens is never closed."""
        task = asyncio.ensure_future(question)
        self._questions.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._questions.discard(task)
        if not task.cancelled():
            task.exception()  # who asked may have left: then it is nobody's

    async def _asked(self, query: Executable, values: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def checkpoint(self) -> None:
        """Copy SQLite's journal into its file. Done by a commit, as is usual, every move of that commit would wait for
        it; here those who write go on."""
        if self.is_shared:
            return
        with failures_in_words():
            await self._whole(self._copy_journal())

    async def _copy_journal(self) -> None:
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await (await driver.execute("PRAGMA wal_checkpoint(PASSIVE)")).close()

    async def close(self) -> None:
        await asyncio.gather(*self._questions, return_exceptions=True)
        await self.engine.dispose()


async def open_database(address: str) -> Database:
    """Open and bring up to date. An address is a path of a SQLite file, or a URL of PostgreSQL."""
    url = database_url(address)
    if url.drivername == SQLITE:
        make_private(Path(address))
    # An error that is logged must not tell what was written: hashes and seeds are among it.
    engine = create_async_engine(url, pool_size=8, max_overflow=8, hide_parameters=True, **_settings(url))
    if url.drivername == SQLITE:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
    database = Database(engine, url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return database


async def try_database(address: str) -> None:
    """Open it once and look whether it is sound, so that what is wrong is said in one sentence before anything else."""
    try:
        if "://" not in address:
            _check_file(Path(address))
        database = await open_database(address)
        try:
            await _check_sound(database, address)
        finally:
            await database.close()
    except CommandError as error:  # a step of the schema that this version does not know
        raise Unavailable("serve/newer", place_of(address)) from error
    except (OSError, SQLAlchemyError, asyncpg.PostgresError) as error:
        if _is_damage(error):
            raise _damaged(address) from error
        raise Unavailable("serve/database", _why(address, error)) from error


def _check_file(path: Path) -> None:
    """Let the system say what is wrong with a path: SQLite knows only that it cannot open it."""
    make_folder(path)
    with path.open("r+b" if path.exists() else "a+b"):
        pass
    with path.with_name(path.name + "-new").open("wb") as beside:  # SQLite writes files of its own next to it
        Path(beside.name).unlink()


async def _check_sound(database: Database, address: str) -> None:
    """`quick_check` reads the whole file of SQLite; PostgreSQL looks after itself."""
    if database.is_shared:
        return
    async with database.engine.connect() as connection:
        result = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
    if result != "ok":
        raise _damaged(address)


def _is_damage(error: Exception) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _damaged(address: str) -> Unavailable:
    return Unavailable("serve/damaged", place_of(address))


def place_of(address: str) -> Why:
    """A file by its path; of a URL the kind alone, for the rest may hold a password."""
    return whole_path(address if "://" not in address else address.partition("://")[0])


def make_folder(path: Path) -> None:
    """The folder of a file, with the parents it needs. An error names the part that cannot be one."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), error.filename) from error


def make_private(path: Path) -> None:
    """A file that nobody but its owner reads, made before SQLite makes it; its journals get the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            if name.stat().st_mode & 0o077:
                name.chmod(0o600)


def database_url(address: str) -> URL:
    """What SQLAlchemy is to connect to; a plain path is a SQLite file."""
    if "://" not in address:
        make_folder(Path(address))
        return URL.create(SQLITE, database=address)
    kind = address.partition("://")[0].partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return make_url(address).set(drivername=POSTGRESQL)
    raise Unreadable("serve/database", instead(f"{kind[:20]}://…", "postgresql://…"))


def _why(address: str, error: Exception) -> Why:
    """What the system answered; of a database only the kind of its error, for its address may hold a password."""
    if isinstance(error, OSError):
        place = address if "://" not in address else address.partition("://")[0]
        return by_system(error.filename or place, error)
    return verbatim(type(error).__name__)


def _settings(url: URL) -> dict[str, Any]:
    """A database behind a network may have been away since a connection was last used, so each is tried first."""
    return {"connect_args": {"timeout": 10}} if url.drivername == SQLITE else {"pool_pre_ping": True}


def _set_pragmas(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver's own idea of a transaction would leave savepoints outside
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to date, or to an older revision. One process at a time: the others find the work done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
