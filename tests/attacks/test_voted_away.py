"""Vote somebody away who only reloads the page, or who plays through another process of the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from testing.server.client import close, two_seats
from testing.server.in_process import served
from testing.server.later import Later
from vitrall.server.absence import ReplaceRules
from vitrall.server.terms import Clock

DEFAULT = 10  # seconds away


@pytest.mark.slow
def test_a_reload_is_no_absence(tmp_path: Path, later: Later) -> None:
    with served(tmp_path / "tables.db", away_seconds=DEFAULT) as server:
        ana, bo = two_seats(server.address)
        with ana.line() as one:
            one.reach(0)
            for _ in range(8):
                bo.line().close()
                one.send(type="replace", of=1)
                assert one.until("error")["code"] in ("replace/too-soon", "replace/present")
                later.let_pass(0.4)
            assert not ana.device.done("GET", f"/api/tables/{ana.table}")["seats"][1]["stand_in"]


@pytest.mark.slow
def test_whoever_is_away_for_long_enough_is_replaced(tmp_path: Path, later: Later) -> None:
    with served(tmp_path / "tables.db", away_seconds=DEFAULT) as server:
        ana, bo = two_seats(server.address, clock={"kind": "turn", "seconds": 60})
        with ana.line() as one:
            one.reach(0)
            bo.line().close()
            for seconds in (0, 5):
                later.let_pass(seconds)
                one.send(type="replace", of=1)
                assert one.until("error")["code"] in ("replace/too-soon", "replace/present")
            later.let_pass(10.5)
            one.send(type="replace", of=1)
            while not one.until("table")["table"]["seats"][1]["stand_in"]:
                pass


@pytest.mark.slow
def test_a_connected_person_who_does_not_move_is_replaced_after_the_stated_time(tmp_path: Path, later: Later) -> None:
    with served(tmp_path / "tables.db", away_seconds=DEFAULT, idle_seconds=300) as server:
        ana, bo = two_seats(server.address)
        one, two = ana.line(), bo.line()
        one.reach(0)
        for seconds in (0, 290):
            later.let_pass(seconds)
            one.send(type="replace", of=1)
            assert one.until("error")["code"] == "replace/present"
        later.let_pass(10.5)
        one.send(type="replace", of=1)
        while not one.until("table")["table"]["seats"][1]["stand_in"]:
            pass
        two.send(type="return", seat=1)
        while two.until("table")["table"]["seats"][1]["stand_in"]:
            pass
        close(one, two)


@pytest.mark.slow
def test_a_person_at_another_process_is_seen_and_not_replaced(new_database: Callable[[], str]) -> None:
    url = new_database()
    with served(url) as first, served(url) as second:
        ana, bo = two_seats(first.address, second.address)
        with ana.line() as one:
            one.reach(0)
            with bo.line() as two:
                two.reach(0)
                while not one.until("table")["table"]["seats"][1]["here"]:
                    pass
                assert ana.device.done("GET", f"/api/tables/{ana.table}")["seats"][1]["here"]
                one.send(type="replace", of=1)
                assert one.until("error")["code"] == "replace/present"
            while one.until("table")["table"]["seats"][1]["here"]:
                pass


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Clock(), 30),
        (Clock(kind="turn", seconds=30), 10),
        (Clock(kind="turn", seconds=120), 20),
        (Clock(kind="reserve", seconds=900), 30),
        (Clock(kind="turn", seconds=86_400), 300),
    ],
)
def test_slower_clocks_give_more_time_to_come_back(clock: Clock, seconds: float) -> None:
    assert ReplaceRules().grace(clock) == seconds
    assert not ReplaceRules().is_stalled(Clock(kind="turn"), 10_000)
