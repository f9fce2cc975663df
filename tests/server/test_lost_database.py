"""A database that goes away and comes back: nobody is lied to meanwhile, and all processes hear each other again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from testing.server.client import Device, Line, close, hasty, two_seats
from testing.server.process import mortal
from testing.server.rooms import begun, first_move
from vitrall.server.players import Players
from vitrall.server.room import Room
from vitrall.server.storage import Store
from vitrall.server.storage.connection import Database
from vitrall.server.storage.notices import Notices
from vitrall.server.storage.writer import CHANNEL
from vitrall.server.table_registry import TableRegistry


def command(url: str, *orders: str) -> None:
    """Orders to the database beside ours, which must be let in again."""

    async def main() -> None:
        connection = await asyncpg.connect(url.rpartition("/")[0] + "/postgres")
        for order in orders:
            await connection.execute(order)
        await connection.close()

    asyncio.run(main())


def cut(url: str) -> str:
    """Every connection to a database ends, as when it is started anew."""
    name = url.rpartition("/")[2]
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


def wait_until(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.slow
def test_processes_hear_each_other_again_after_the_database_was_away(new_database: Callable[[], str]) -> None:
    url = new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(mortal(url)) for _ in range(2)]
        ana, bo = two_seats(servers[0].address, servers[1].address)
        one, two = ana.line(), bo.line()
        stack.callback(close, one, two)
        one.reach(0)
        two.reach(0)
        command(url, cut(url))
        asked = [Device(server.address).ask("GET", "/api/home").status for server in servers for _ in range(5)]
        assert asked == [200] * 10  # nobody meets a connection that was cut
        one.move(hasty(one.view))  # and the listeners, which knock again after a second, look at what they missed
        one.reach(1)
        two.reach(1)
        two.move(hasty(two.view))
        two.reach(2)
        assert one.reach(2)["round"] == 1


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
            told = await heard.get()
        await notices.close()
        return told

    assert asyncio.run(main()) == "t 5"


@pytest.mark.slow
def test_a_server_without_its_database_lives_but_is_not_ready(new_database: Callable[[], str]) -> None:
    url = new_database()
    name = url.rpartition("/")[2]
    with mortal(url) as server:
        device = Device(server.address)
        ana, _ = two_seats(server.address)
        with ana.line() as line:
            move = line.reach(0)["legal"][0]
            command(url, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", cut(url))
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
    """What cannot be kept is not made: whoever moves is shown out, and may come back later."""
    line.move(move)
    line.listen()


def test_a_room_hears_what_was_told_while_it_was_being_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process moves between the reading of a table and its place among the rooms: nobody would be told."""
    monkeypatch.setattr(Database, "is_shared", True)
    monkeypatch.setattr("vitrall.server.storage.writer.Writer._notify", _silent)

    async def main() -> tuple[int, int]:
        async with begun(tmp_path) as (store, elsewhere):
            registry, found = TableRegistry(Store(store.database), Players(1)), Room.load

            async def slow(*asked: object) -> Room:
                room = await found(*asked)  # type: ignore[arg-type]
                await elsewhere.play(0, 1, first_move(elsewhere, 0))
                return room

            monkeypatch.setattr(Room, "load", slow)
            room = await registry.room("t")
            numbers = room.playing().number, elsewhere.playing().number
            await registry.store.writer.close()
            return numbers

    assert asyncio.run(main()) == (2, 2)


async def _silent(*_: object) -> None:
    """SQLite has nobody to notify."""
