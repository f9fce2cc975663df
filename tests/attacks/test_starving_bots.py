"""A stranger tries to take the bots' processors from everybody else, or seats a bot that never answers."""

from __future__ import annotations

import json
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Device, Line, hasty
from testing.server.in_process import Served, served
from testing.server.process import Serving
from tests.attacks.guest_package import hostile_bots
from vitrall.server import players, thinking_time

PERSON = {"kind": "person", "name": "Ana"}
EASY = 2  # a deal in which a bot finds a place for a die in each of its first turns; in one of fifty it does not


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def opened(device: Device, seats: list[dict[str, str]], **terms: Any) -> Any:
    """A table that has begun."""
    answer = device.open(seats, options={"players": len(seats)}, seed=EASY, **terms)
    device.done("POST", f"/api/tables/{answer['table']}/start")
    return answer


def figure(server: Serving | Served, name: str) -> float:
    """A figure of /metrics, all its labels together."""
    text = Device(server.address).ask("GET", "/metrics").body
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))


def waits(line: Line, moves: int) -> list[float]:
    """Seconds from each of a person's moves until it is their turn again."""
    seconds: list[float] = []
    line.reach(0)
    while len(seconds) < moves and not line.view["over"]:
        while not line.view["legal"] and not line.view["over"]:
            line.receive()
        began, before = time.monotonic(), line.last
        line.move(hasty(line.view))
        line.reach(before + 1)
        while not line.view["legal"] and not line.view["over"]:
            line.receive()
        seconds.append(time.monotonic() - began)
    return seconds


def turns_passed(line: Line, seat: int) -> tuple[int, int]:
    """How many moves a seat made, and how many turns it ended without having done anything."""
    entries = [json.loads(text) for text in line.heard]
    moves = [each["events"] for each in entries if each["type"] == "update" and each["seat"] == seat]
    idle = [events for events in moves if any(event["kind"] == "turn-given-up" for event in events)]
    return len(moves), len(idle)


@pytest.mark.slow
def test_twenty_bot_tables_of_a_stranger_do_not_make_the_bots_of_another_table_pass(tmp_path: Path) -> None:
    with served(tmp_path / "t.db", metrics=True) as server:
        before = figure(server, "vitrall_bot_fallbacks_total")
        stranger, ana = Device(server.address), Device(server.address)
        for _ in range(20):
            opened(stranger, [bot("master")] * 4)
        table = opened(ana, [PERSON, bot("planner")])
        with ana.line(table["table"], table["seats"][0]["secret"]) as line:
            seconds = waits(line, 8)
            moves, idle = turns_passed(line, 1)
        assert (idle, figure(server, "vitrall_bot_fallbacks_total")) == (0, before), (moves, seconds)
        assert statistics.median(seconds) < 3, seconds


@pytest.mark.slow
def test_a_bot_that_hangs_is_ended_alone_and_a_sensible_move_is_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(hostile_bots(tmp_path))
    monkeypatch.setattr(thinking_time, "MOST_THINKING", 100)
    monkeypatch.setattr(players, "PATIENCE", 1.0)
    with served(tmp_path / "t.db", metrics=True) as server:
        before = figure(server, "vitrall_bot_fallbacks_total")
        ana, bo = Device(server.address), Device(server.address, "pl")
        bad = opened(ana, [PERSON, bot("hanging")])
        good = opened(bo, [PERSON, bot("greedy")])
        one = ana.line(bad["table"], bad["seats"][0]["secret"])
        two = bo.line(good["table"], good["seats"][0]["secret"])
        with one, two:
            one.reach(0)
            one.move(hasty(one.view))  # the bot chooses its window at the same time, and hangs
            seconds = waits(two, 6)
            assert turns_passed(two, 1)[1] == 0
            assert statistics.median(seconds) < 3, seconds
            said = one.until("said")
            assert (said["seat"], said["phrase"]) == (1, "bot-replaced")
            assert "quick move" in said["text"]
            waits(one, 6)
            moves, idle = turns_passed(one, 1)
            assert moves > 4
            assert idle == 0
        assert figure(server, "vitrall_bot_fallbacks_total") > before
        assert any(vars(line).get("code") == "late" for line in caplog.records)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dying", "failing"])
def test_a_bot_that_dies_or_errs_never_just_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.syspath_prepend(hostile_bots(tmp_path))
    with served(tmp_path / "t.db", metrics=True) as server:
        before = figure(server, "vitrall_bot_fallbacks_total")
        ana = Device(server.address)
        table = opened(ana, [PERSON, bot(name)])
        with ana.line(table["table"], table["seats"][0]["secret"]) as line:
            waits(line, 6)
            moves, idle = turns_passed(line, 1)
        assert moves > 4
        assert idle == 0
        assert figure(server, "vitrall_bot_fallbacks_total") >= before + 2


@pytest.mark.slow
def test_a_table_at_which_nobody_is_plays_on_when_there_is_time(tmp_path: Path) -> None:
    with served(tmp_path / "t.db") as server:
        ana = Device(server.address)
        table = opened(ana, [bot("greedy")] * 2)["table"]
        until = time.monotonic() + 600  # a busy machine has no time for such tables
        while ana.done("GET", f"/api/tables/{table}")["number"] < 8:
            assert time.monotonic() < until
            time.sleep(0.1)
