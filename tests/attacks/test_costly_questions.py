"""A stranger repeats expensive requests, or makes a table that is expensive to open."""

from __future__ import annotations

import asyncio
import cProfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from testing.server.client import Device
from testing.server.in_process import served
from testing.server.later import Later
from vitrall.engine.errors import Unavailable
from vitrall.engine.options import Options
from vitrall.server.fate import Seeded
from vitrall.server.lobby_routes import written
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.row_types import ChatRow
from vitrall.server.storage.seeds import SeedSeal
from vitrall.server.storage.store import Store
from vitrall.server.table import MOST_TAKEBACKS, Table
from vitrall.server.terms import Terms

TABLES = 100
MOST_CALLS = 60  # of Python functions for each table of a list; at 140 a list took 8 ms, at 45 it takes 5
PERSON = {"kind": "person", "name": "Ana"}


@asynccontextmanager
async def full_store(path: Path) -> AsyncIterator[Store]:
    """A hundred listed tables at which one device sits."""
    store = Store(await open_database(str(path / "t.db")), SeedSeal(b"k" * 32))
    terms = Terms(listed=True).model_dump_json()
    for number in range(TABLES):
        id = f"t{number}"
        seats = [SeatRow(id, 0, "person", "Ana", device="ana"), SeatRow(id, 1)]
        await store.open_table(TableRow(id, number, number, "open", terms, f"o{number}", True, "5a" * 32), seats)
    try:
        yield store
    finally:
        await store.close()


def count_statements(store: Store) -> list[str]:
    """The questions to the database from now on."""
    statements: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            statements.append(statement)

    event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    return statements


@pytest.mark.slow
@pytest.mark.parametrize("mine", [True, False])
def test_a_list_of_a_hundred_tables_is_one_query_and_little_work(tmp_path: Path, mine: bool) -> None:
    """Counted, not timed: the answer is the same on a busy machine."""

    async def main() -> None:
        async with full_store(tmp_path) as store:
            await look(store)

    async def look(store: Store) -> None:
        statements = count_statements(store)

        async def listed() -> bytes:
            return written(await (store.lists.of_device("ana") if mine else store.lists.public()), "ana")

        body, work = await listed(), cProfile.Profile()
        assert body.count(b'"commitment"') == TABLES
        await listed()
        assert len(statements) == 1  # nothing was committed since
        await store.say(ChatRow("t5", 0, 0, "", "hello", 1.0))
        statements.clear()
        with work:
            assert await listed() == body
        assert len(statements) == 1
        assert sum(entry.callcount for entry in work.getstats()) < MOST_CALLS * TABLES

    asyncio.run(main())


@pytest.mark.slow
def test_one_device_does_not_fill_the_public_list(tmp_path: Path) -> None:
    with served(tmp_path / "t.db") as server:
        Device(server.address).open([PERSON], listed=True)
        stranger = Device(server.address)
        for _ in range(20):
            stranger.open([PERSON], listed=True)
        assert len(stranger.done("GET", "/api/tables")) == 6


@pytest.mark.slow
@pytest.mark.parametrize(("listed", "most"), [(False, 60), (True, 10)])
def test_without_a_cookie_one_address_does_not_open_tables_for_ever(
    tmp_path: Path, later: Later, listed: bool, most: int
) -> None:
    with served(tmp_path / "t.db", rate_address=20) as server:
        codes: list[str] = []
        while "request/rate" not in codes[-3:] or len(codes) < most + 3:
            later.let_pass(0.25)  # slower than the limit on requests alone
            answer = Device(server.address).ask("POST", "/api/tables", {"terms": {"listed": listed}, "seats": [PERSON]})
            codes.append("opened" if answer.status == 201 else answer.body["error"]["code"])
            assert len(codes) < most + 60, codes
        assert codes.count("opened") <= most + 15


@pytest.mark.lengthy
def test_a_table_that_is_taken_back_again_and_again_stays_quick_to_open() -> None:
    """A thousand takebacks held the loop for seconds: there is an end to them, long before that."""
    table = Table(Options(players=1), Seeded(7))
    while not table.game.state.round:
        table.play(0, table.number, table.view(0)["legal"][0])
    first = table.number
    for times in range(MOST_TAKEBACKS + 1):
        while table.number < first + 4 * (times + 1):
            table.play(0, table.number, table.view(0)["legal"][0])
        if times < MOST_TAKEBACKS:
            table.takeback(0, table.number, table.number - 3)
    with pytest.raises(Unavailable) as refused:
        table.takeback(0, table.number, table.number - 3)
    assert refused.value.code == "undo/too-often"
    began = time.process_time()
    again = Table.rebuilt(Options(players=1), Seeded(7), table.entries)
    assert time.process_time() - began < 2
    assert again.view(0) == table.view(0)
