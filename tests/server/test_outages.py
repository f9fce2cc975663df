"""Clocks of people: still while the server is down, grace after its start, and no matter what the wall clock does."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from testing.server.client import two_seats
from testing.server.in_process import Rounds, served
from testing.server.process import mortal
from testing.server.rooms import begun
from vitrall.server import steady_time
from vitrall.server.agreements import GRACE, resumed_clocks
from vitrall.server.clocks import Clocks, read_clocks
from vitrall.server.storage.heartbeat import ALIVE, SILENCE
from vitrall.server.storage.store import Store
from vitrall.server.terms import Clock, Terms

TURN = (1, 0, "")


def test_what_passed_before_the_last_sign_of_life_is_gone_the_rest_is_not() -> None:
    clocks = Clocks((100.0, 50.0), 1000.0, TURN, (0,))
    after = clocks.after_outage(1030.0, 9000.0, 5.0)
    assert after == Clocks((70.0, 50.0), 9000.0, TURN, (0,))
    assert clocks.after_outage(900.0, 9000.0, 5.0).left == (100.0, 50.0)  # the clock was started after that sign


def test_those_who_run_get_some_grace_and_nobody_else() -> None:
    clocks = Clocks((3.0, 2.0), 1000.0, TURN, (0,))
    assert clocks.after_outage(1002.0, 9000.0, 30.0).left == (30.0, 2.0)


@pytest.mark.parametrize("alone", [True, False])
def test_clocks_resume_once_and_only_after_silence(tmp_path: Path, alone: bool) -> None:
    """With several processes, one that starts beside the others changes nothing."""
    terms = Terms(clock=Clock(kind="reserve", seconds=300))

    async def resume(store: Store, now: float) -> int:
        return await store.heartbeat.resume(now, alone, lambda row, alive: resumed_clocks(row, alive, now))

    async def main() -> None:
        async with begun(tmp_path, terms) as (store, room):
            clocks = read_clocks(room.row.clocks)
            assert clocks is not None
            since = clocks.since
            await store.heartbeat.beat(since + 290)
            assert await resume(store, since + 291) == (1 if alone else 0)
            assert await resume(store, since + 290 + 10 * SILENCE) == 1
            row = await store.table("t")
            assert row is not None
            after = read_clocks(row.clocks)
            assert after is not None
            assert after.left == (GRACE, GRACE)
            assert row.deadline == after.since + GRACE == since + 290 + 10 * SILENCE + GRACE

    asyncio.run(main())


def pass_time(database: Path, seconds: float) -> None:
    """All that a stopped server has stored is so much older, as if the time had passed."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET deadline = deadline - ?, changed = changed - ?", (seconds, seconds))
        connection.execute(
            "UPDATE tables SET clocks = json_set(clocks, '$.since', json_extract(clocks, '$.since') - ?)", (seconds,)
        )
        connection.execute("UPDATE keys SET value = CAST(value AS REAL) - ? WHERE name = ?", (seconds, ALIVE))


@pytest.mark.slow
def test_nobody_loses_time_while_the_server_is_down(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with mortal(database) as server:
        ana, _ = two_seats(server.address, clock={"kind": "turn", "seconds": 6})
        with ana.line() as line:
            line.reach(0)
        server.kill()
    pass_time(database, 3600)
    with mortal(database) as server:
        ana.device.address = server.address
        with ana.line() as line:
            line.reach(0)
            assert line.welcome["number"] == 0  # nobody was moved for
            line.send(type="ask", last=-1)
            assert min(line.until("state")["clock"]) > 2


@pytest.mark.lengthy
def test_the_wall_clock_may_jump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a day forward: nobody's time is up for that. Back again: nobody gets more."""
    rounds = Rounds(monkeypatch)
    with served(tmp_path / "tables.db") as server:
        ana, _ = two_seats(server.address, clock={"kind": "turn", "seconds": 60})
        with ana.line() as line:
            line.reach(0)
            real = time.time
            for hours in (12, -12):
                monkeypatch.setattr(time, "time", lambda jump=hours: real() + jump * 3600)
                rounds.pass_by()
                line.send(type="ask", last=-1)
                state = line.until("state")
                assert state["number"] == 0
                assert 30 < min(state["clock"]) <= max(state["clock"]) <= 60
            line.move(line.view["legal"][0])
            line.reach(1)
            line.send(type="ask", last=-1)
            assert min(line.until("state")["clock"]) > 30


def test_steady_time_is_the_wall_time_of_the_start() -> None:
    assert abs(steady_time.now() - time.time()) < 60
    first = steady_time.now()
    assert steady_time.now() >= first
