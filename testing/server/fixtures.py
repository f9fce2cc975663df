"""Servers and databases that tests share: starting one takes a second."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from testing.server.in_process import Served, served
from testing.server.later import Later
from testing.server.process import Serving, postgresql, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving | Served]:
    """One server on SQLite for all tests that do not stop it. The mutation campaign wants it in this process: it
    follows which lines a test reaches, and starting a process takes longer than most tests."""
    database = tmp_path_factory.mktemp("served") / "tables.db"
    if os.environ.get("VITRALL_TESTS_IN_PROCESS") == "1":
        with served(database, metrics=True) as near:
            yield near
    else:
        with serving(database, "--metrics") as running:
            yield running


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Time that passes at once; ask for it before a server in this process starts."""
    return Later(monkeypatch)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture
def new_database(postgres: str) -> Callable[[], str]:
    """Makes an empty database and answers its URL."""
    numbers = itertools.count()

    async def create(name: str) -> None:
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def make() -> str:
        name = f"tables{next(numbers)}"
        asyncio.run(create(name))
        return f"{postgres}/{name}"

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()
