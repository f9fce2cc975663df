"""A database that goes away and comes back: nothing unsaved is shown meanwhile, and all processes reconnect."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from testing.server.client import Device, Line, close, hasty, two_seats
from testing.server.in_process import served
from testing.server.rooms import begun, first_move
from vitrall.server.players import Players
from vitrall.server.room import Room
from vitrall.server.storage.connection import Database, open_database
from vitrall.server.storage.notices import Notices
from vitrall.server.storage.store import Store
from vitrall.server.storage.writer import CHANNEL
from vitrall.server.table_registry import TableRegistry


def command(url: str, *orders: str, cut: bool = False) -> None:
    """Orders to the database beside ours; then, if asked, every connection to ours ends, as when it is started anew."""
    beside, _, name = url.rpartition("/")

    async def main() -> None:
        connection = await asyncpg.connect(beside + "/postgres")
        for order in orders:
            await connection.execute(order)
        if cut:
            await _cut(connection, name)
        await connection.close()

    asyncio.run(main())


async def _cut(connection: asyncpg.Connection, name: str) -> None:
    """All at once, and until the last of them has really ended: on a busy machine that takes a while, and whoever uses
    one meanwhile meets a connection that dies under their hands."""
    rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = $1", name)
    known = [row["pid"] for row in rows]
    await connection.fetch("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", known)
    async with asyncio.timeout(60):
        while await connection.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = any($1)", known):
            await asyncio.sleep(0.02)


def wait_until(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.slow
def test_processes_hear_each_other_again_after_the_database_was_away(new_database: Callable[[], str]) -> None:
    url = new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(served(url)) for _ in range(2)]
        ana, bo = two_seats(servers[0].address, servers[1].address)
        one, two = ana.line(), bo.line()
        stack.callback(close, one, two)
        one.reach(0)
        two.reach(0)
        command(url, cut=True)
        asked = [Device(server.address).ask("GET", "/api/home").status for server in servers for _ in range(5)]
        assert asked == [200] * 10  # nobody meets a connection that was cut
        one.move(hasty(one.view))  # and the listeners, which knock again after a second, look at what they missed
        one.reach(1)
        two.reach(1)
        two.move(hasty(two.view))
        two.reach(2)
        assert one.reach(2)["round"] == 1


@pytest.mark.slow
def test_a_question_whose_connection_is_cut_is_asked_again(new_database: Callable[[], str]) -> None:
    url = new_database()

    async def main() -> list[str]:
        database = await open_database(url)
        asking = asyncio.ensure_future(database.rows(text("SELECT 'well' FROM pg_sleep(0.5)")))
        beside = await asyncpg.connect(url.rpartition("/")[0] + "/postgres")
        while not await beside.fetchval("SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(0.5)'"):
            await asyncio.sleep(0.01)
        await _cut(beside, url.rpartition("/")[2])
        answers = [str(row[0]) for row in await asking]
        await beside.close()
        await database.close()
        return answers

    assert asyncio.run(main()) == ["well"]


@pytest.mark.slow
def test_a_listener_outlives_whatever_goes_wrong_when_it_looks_around(new_database: Callable[[], str]) -> None:
    """The database was there for a moment and is away again: else the process would be deaf for ever."""
    url, looks = new_database(), iter([SQLAlchemyError("away"), LookupError(), None])

    async def look() -> None:
        if (wrong := next(looks)) is not None:
            raise wrong

    async def main() -> str:
        heard: asyncio.Queue[str] = asyncio.Queue()
        notices = Notices(make_url(url), heard.put_nowait, look)
        async with asyncio.timeout(60):
            await notices.ready.wait()
            connection = await asyncpg.connect(url)
            await connection.execute(f"NOTIFY {CHANNEL}, 't 5'")
            await connection.close()
            number = await heard.get()
        await notices.close()
        return number

    assert asyncio.run(main()) == "t 5"


@pytest.mark.slow
def test_a_server_without_its_database_lives_but_is_not_ready(new_database: Callable[[], str]) -> None:
    url = new_database()
    name = url.rpartition("/")[2]
    with served(url) as server:
        device = Device(server.address)
        ana, _ = two_seats(server.address)
        with ana.line() as line:
            move = line.reach(0)["legal"][0]
            command(url, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", cut=True)
            wait_until(lambda: device.ask("GET", "/ready").status == 503)
            with pytest.raises(ConnectionClosed):
                _move_and_listen(line, move)
            assert not any('"type":"update"' in text for text in line.heard)
        for method, path, body in (
            ("GET", "/ready", None),
            ("GET", "/api/home", None),
            ("GET", "/api/tables", None),
            ("GET", f"/api/tables/{ana.table}", None),
            ("GET", f"/api/tables/{ana.table}/record", None),
            ("POST", "/api/tables", {"terms": {}, "seats": []}),
            ("POST", f"/api/tables/{ana.table}/start", None),
        ):
            answer = device.ask(method, path, body)
            assert (answer.status, answer.body["error"]["code"]) == (503, "server/away"), path
        assert device.line(ana.table).welcome["code"] == "server/away"
        assert device.done("GET", "/health") == {"status": "well"}
        command(url, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        wait_until(lambda: device.ask("GET", "/ready").status == 200)
        with ana.line() as line:
            assert line.welcome["number"] == 0
            line.move(line.reach(0)["legal"][0])
            line.reach(1)


def _move_and_listen(line: Line, move: str) -> None:
    """A move that cannot be saved is not made: its player is disconnected and may come back later."""
    line.move(move)
    line.listen()


def test_a_room_hears_what_was_told_while_it_was_being_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process moves between the reading of a table and its place among the rooms: nobody would be told."""
    monkeypatch.setattr(Database, "is_shared", True)
    monkeypatch.setattr("vitrall.server.storage.writer.Writer._notify", _silent)

    async def main() -> tuple[int, int]:
        async with begun(tmp_path) as (store, elsewhere):
            own = Store(store.database)
            registry, load = TableRegistry(own, Players(1)), Room.load

            async def slow(*asked: object) -> Room:
                room = await load(*asked)  # type: ignore[arg-type]
                await elsewhere.play(0, 1, first_move(elsewhere, 0))
                return room

            monkeypatch.setattr(Room, "load", slow)
            room = await registry.room("t")
            numbers = room.playing().number, elsewhere.playing().number
            await own.writer.close()
            return numbers

    assert asyncio.run(main()) == (2, 2)


async def _silent(*_: object) -> None:
    """SQLite has nobody to notify."""
