"""A server that is killed at any moment neither loses nor doubles a move that a player has seen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bench._table_players import SECRET
from bench.campaign_kill import campaign, options
from testing.sample_size import sample_size
from testing.server.client import Line, Seat, choice, two_seats
from testing.server.process import Serving, mortal
from vitrall.game import Game

pytestmark = pytest.mark.slow

KILLS = sample_size(3, 5)


def play_until_killed(server: Serving, seats: tuple[Seat, Seat], received: dict[int, list[Any]], luck: Random) -> None:
    """Both play as fast as they can; after some moves the server dies in the middle of whatever it is doing.

    Every update that is heard is written down as told.
    """
    killer = threading.Timer(luck.random() * 0.02, server.process.kill)
    last = luck.randrange(3, 10)
    with suppress(ConnectionClosed, OSError, EOFError), ExitStack() as open_lines:
        lines = [open_lines.enter_context(seat.line()) for seat in seats]
        for count in range(1000):
            latest = max(line.last for line in lines)
            for line in lines:
                _hear(line, latest, received)
            assert not lines[0].view["over"], "the game was too short for so many kills"
            if count == last:
                killer.start()
            mover = next(line for line in lines if line.view["legal"])
            mover.move(choice(mover.view, luck))
            _hear(mover, latest + 1, received)
    killer.join()
    server.kill()


def _hear(line: Line, number: int, received: dict[int, list[Any]]) -> None:
    while line.last < number or not line.views:
        message = line.receive()
        assert message["type"] not in ("refused", "error"), message
        if message["type"] == "update" and not any(event["kind"] in SECRET for event in message["events"]):
            assert received.setdefault(message["number"], message["events"]) == message["events"]


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    luck = Random(2)
    database = str(tmp_path / "tables.db")
    received: dict[int, list[Any]] = {}
    with ExitStack() as servers:
        server = servers.enter_context(mortal(database))
        seats = two_seats(server.address)
        for _ in range(KILLS):
            play_until_killed(server, seats, received, luck)
            server = servers.enter_context(mortal(database))
            for seat in seats:
                seat.device.address = server.address
            with seats[0].line(last=max(0, max(received, default=0) - 40)) as line:
                _check(line, received)
        record = seats[0].device.done("GET", f"/api/tables/{seats[0].table}/record", secret=seats[0].secret)
    stored = iter(Game.from_record(record).events)
    assert len(received) > KILLS
    # In order, each once: looking for one passes over all before it, and nothing is left behind the end.
    assert all(event in stored for number in sorted(received) for event in received[number])


def test_of_three_processes_on_one_database_any_may_die(new_database: Callable[[], str]) -> None:
    """The campaign in short: people at any of the processes, who come back to any."""
    asked = options(["--tables", "4", "--postgresql", "--grace", "4"])
    figures = campaign(new_database(), asked, 2, inf, Random(3))
    assert figures.is_well, figures
    assert (figures.kills, figures.told > 10) == (2, True)


def _check(line: Line, received: dict[int, list[Any]]) -> None:
    """Every move that a player received is there, word for word, and the game continues."""
    latest = line.welcome["number"]
    assert latest >= max(received, default=0)
    while line.last < latest:
        message = line.receive()
        if message["type"] == "update" and message["number"] in received:
            assert message["events"] == received[message["number"]]
