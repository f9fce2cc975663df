"""The database: SQLite in a file or PostgreSQL by its URL, brought to the newest schema before anything is read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.why import by_system, instead, told

SQLITE: Final = "sqlite+aiosqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
_MIGRATION_LOCK: Final = 7_316_244  # any number; the same in every process

# A commit must be on the disk before anybody hears of the move: WAL alone would sync at checkpoints only.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


@dataclass(frozen=True)
class Database:
    """An open database, and which of the two kinds it is."""

    engine: AsyncEngine
    url: URL

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve it."""
        return self.url.drivername == POSTGRESQL

    async def close(self) -> None:
        await self.engine.dispose()


async def open_database(address: str) -> Database:
    """Open and bring up to date. An address is a path of a SQLite file, or a URL of PostgreSQL."""
    url = database_url(address)
    # An error that is logged must not tell what was written: hashes and seeds are among it.
    engine = create_async_engine(url, pool_size=8, max_overflow=8, hide_parameters=True, **_settings(url))
    if url.drivername == SQLITE:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
    database = Database(engine, url)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    return database


async def try_database(address: str) -> None:
    """Open it once, so that a wrong address is told in words before anything else happens."""
    try:
        await (await open_database(address)).close()
    except (OSError, SQLAlchemyError, asyncpg.PostgresError) as error:
        reason = str(error).partition("\n")[0][:200]
        raise Unavailable("serve/database", reason, 0, _why(address, error)) from error


def database_url(address: str) -> URL:
    """What SQLAlchemy is to connect to; a plain path is a SQLite file."""
    if "://" not in address:
        Path(address).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return URL.create(SQLITE, database=address)
    kind = address.partition("://")[0].partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return make_url(address).set(drivername=POSTGRESQL)
    wrong = f"a database is a file or postgresql://…, not {kind[:20]}://…"
    raise Unreadable("serve/database", wrong, 0, instead(f"{kind[:20]}://…", "postgresql://…"))


def _why(address: str, error: Exception) -> Why:
    """What the system answered; of a database only the kind of its error, for its address may hold a password."""
    if isinstance(error, OSError):
        return by_system(address if "://" not in address else address.partition("://")[0], error)
    return told(type(error).__name__)


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


def _migrate(connection: Connection) -> None:
    """One process at a time: the others find the work done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
