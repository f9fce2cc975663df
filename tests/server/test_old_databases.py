"""Databases that earlier versions left behind still open: nothing is lost, games continue, and nobody loses a seat.

`tests/data/opened` has a sample of every schema for SQLite and for PostgreSQL, written by the server of that time: the
database, the key of its seeds where there was one, and what its people stored.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import pytest
from sqlalchemy import select, text

from testing.server.client import Device, hasty
from testing.server.in_process import served
from vitrall.fair import verify
from vitrall.server import storage
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.schema import METADATA

FOLDER = Path(__file__).parents[1] / "data" / "opened"
REVISIONS = sorted(
    path.name[:4]
    for path in Path(storage.__path__[0], "migrations", "versions").glob("*.py")
    if path.stem[:4].isdigit()
)
SAMPLES = [f"{kind}-{revision}" for kind in ("sqlite", "postgresql") for revision in REVISIONS]
WHOLE = "sqlite-0006"  # played to its end; the others for a few moves

pytestmark = pytest.mark.slow


class Old(NamedTuple):
    """A sample in a database of its own."""

    address: str
    key_file: str
    people: Any


@pytest.fixture(params=SAMPLES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    name: str = request.param
    people = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    key = tmp_path / "seeds.key"
    if (FOLDER / f"{name}.key").exists():
        shutil.copy(FOLDER / f"{name}.key", key)
    if name.startswith("postgresql"):
        new: Callable[[], str] = request.getfixturevalue("new_database")
        address = new()
        asyncio.run(_fill(address, (FOLDER / f"{name}.sql").read_text(encoding="utf-8")))
        return Old(address, str(key), people)
    path = tmp_path / "tables.db"
    if (FOLDER / f"{name}.db").exists():
        shutil.copy(FOLDER / f"{name}.db", path)
    else:
        with closing(sqlite3.connect(path)) as database:
            database.executescript((FOLDER / f"{name}.sql").read_text(encoding="utf-8"))
    return Old(str(path), str(key), people)


async def _fill(address: str, dump: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(dump)
    await connection.close()


def test_every_row_is_there_after_the_upgrade(old: Old) -> None:
    before = asyncio.run(rows_of(old.address))
    after = asyncio.run(upgraded(old.address, before))
    assert len(before["tables"][1]) >= 4
    assert len(before["moves"][1]) > 40
    assert after == before


Rows = dict[str, tuple[list[str], list[tuple[Any, ...]]]]


async def rows_of(address: str) -> Rows:
    """All rows of a database as it is, with the names of their columns."""
    if "://" not in address:
        with closing(sqlite3.connect(address)) as database:
            return {name: _by_driver(database.execute(f'SELECT * FROM "{name}"')) for name in _names(database)}
    connection = await asyncpg.connect(address)
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    rows: Rows = {}
    for (name,) in names:
        if name in METADATA.tables:
            columns = [each.name for each in (await connection.prepare(f'SELECT * FROM "{name}"')).get_attributes()]
            rows[name] = (
                columns,
                sorted((tuple(row) for row in await connection.fetch(f'SELECT * FROM "{name}"')), key=repr),
            )
    await connection.close()
    return rows


def _names(database: sqlite3.Connection) -> list[str]:
    known = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [name for (name,) in known if name in METADATA.tables]


def _by_driver(cursor: sqlite3.Cursor) -> tuple[list[str], list[tuple[Any, ...]]]:
    return [each[0] for each in cursor.description], sorted(cursor.fetchall(), key=repr)


async def upgraded(address: str, before: Rows) -> Rows:
    """The same columns once the schema is the newest."""
    database = await open_database(address)
    async with database.engine.connect() as connection:
        version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        assert version == REVISIONS[-1]
        rows: Rows = {}
        for name, (columns, _) in before.items():
            wanted = [METADATA.tables[name].c[each] for each in columns]
            answer = await connection.execute(select(*wanted))
            rows[name] = columns, sorted((tuple(row) for row in answer), key=repr)
    await database.close()
    return rows


def test_everybody_finds_their_tables_again_and_plays_on(old: Old, request: pytest.FixtureRequest) -> None:
    people = old.people
    with served(old.address, key_file=old.key_file) as server:
        ana = Device(server.address)
        ana.cookie = people["cookie"]
        assert (people["running"], [0]) in [(each["id"], each["yours"]) for each in ana.done("GET", "/api/home")]
        assert [each["id"] for each in ana.done("GET", "/api/tables")] == [people["waiting"]]
        whole = WHOLE in request.node.name
        play_on(ana, people, most=10_000 if whole else 6)
        for table in (people["over"], *([people["running"]] if whole else [])):
            assert verify(ana.done("GET", f"/api/tables/{table}/record")).dice == "fair"
        assert ana.done("GET", f"/api/tables/{people['with_bot']}")["dice"] == "chosen"


def play_on(ana: Device, people: Any, most: int) -> None:
    """So many moves of the running game, or all to its end."""
    lines: Sequence[Any] = [ana.line(people["running"], secret) for secret in people["secrets"]]
    for line in lines:
        line.reach(people["entries"] - 1)
    while not lines[0].view["over"] and lines[0].last < people["entries"] - 1 + most:
        number = lines[0].last
        mover = lines[lines[0].view["awaited"][0]]
        mover.reach(number)
        mover.move(hasty(mover.view))
        lines[0].reach(number + 1)
    for line in lines:
        line.close()
