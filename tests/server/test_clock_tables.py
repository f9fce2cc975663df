"""Clocks of real tables: a reserve that runs out, clocks of days that continue while no server runs, and a process that
dies.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Line, two_seats
from testing.server.process import Serving, mortal, serving

pytestmark = pytest.mark.slow

DAY = 86_400


def clock(line: Line) -> Any:
    """Seconds left by seat, as the server sends them now."""
    line.send(type="ask", last=-1)
    return line.until("state")["clock"]


def test_without_a_clock_none_is_told(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    with ana.line() as line:
        line.reach(0)
        assert clock(line) is None


def test_a_reserve_grows_by_the_increment_and_at_nought_somebody_else_moves(server: Serving) -> None:
    """Ana has chosen and got her increment; Bo does not choose, and his five seconds run out."""
    ana, bo = two_seats(server.address, clock={"kind": "reserve", "seconds": 5, "increment": 100})
    with ana.line() as one, bo.line() as two:
        one.move(one.reach(0)["legal"][0])
        one.reach(1)
        left = clock(one)
        assert 100 < left[0] <= 105
        assert left[1] <= 5
        offers = two.reach(1)["offers"]
        assert two.reach(2)["seats"][1]["pattern"] in offers
        assert clock(two)[1] >= 99  # what a turn ends with is added, whoever ended it


def test_days_for_each_move_stand_still_while_the_server_is_away(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as server:
        ana, bo = two_seats(server.address, clock={"kind": "turn", "seconds": 3 * DAY})
        with ana.line() as line:
            line.move(line.reach(0)["legal"][0])
            line.reach(1)
            before, asked = clock(line), time.monotonic()
    stopped = time.monotonic()
    assert 3 * DAY - 60 < before[1] <= 3 * DAY
    assert before[0] == 3 * DAY
    with serving(database) as server:
        down = time.monotonic() - stopped
        bo.device.address = server.address
        with bo.line() as line:
            line.reach(1)
            after = clock(line)
            gone = time.monotonic() - asked
    assert after[0] == 3 * DAY
    assert before[1] - (gone - down) - 1 < after[1] <= before[1]  # Bo's time ran, but for the time without a server


def test_when_a_process_dies_another_minds_its_clocks(new_database: Callable[[], str]) -> None:
    url = new_database()
    with serving(url) as second, mortal(url) as first:
        ana, _ = two_seats(first.address, clock={"kind": "turn", "seconds": 5})
        first.kill()
        ana.device.address = second.address
        with ana.line() as line:
            line.reach(0)
            assert line.reach(2)["round"] == 1
