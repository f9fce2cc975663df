"""Some thousand messages of the campaign `fuzz-socket`: no fault, no trace, no secret, and every game ends in order."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.campaign_fuzz_socket import Figures, Target, Unruly, campaign
from testing.server.client import Device, Seat
from testing.server.unruly import KINDS, Sight
from vitrall.engine.errors import Unreadable
from vitrall.server.protocol import read_message


@pytest.mark.slow
def test_unruly_clients_harm_nobody(tmp_path: Path) -> None:
    figures = campaign(3000, 4, 7, tmp_path / "tables.db")
    assert figures.is_well, figures
    assert figures.sent.total() >= 3000
    assert set(figures.sent) == set(KINDS)
    assert {"update", "seat/secret", "message/size", "message/unreadable", "turn/other-seat"} <= set(figures.answers)
    assert figures.games >= 4


def test_the_campaign_notices_what_it_looks_for() -> None:
    seats = tuple(Seat(Device("http://nowhere"), "t", number, f"secret-{number}") for number in (0, 1))
    target = Target((seats[0], seats[1]), {0: "shades-of-red", 1: "shades-of-blue"})
    figures = Figures()
    line = Unruly(target, 1, Random(1), figures)
    line._judge('{"type": "said", "text": "shades-of-blue"}')
    assert figures.is_well
    line._judge('{"type": "said", "text": "shades-of-red"}')
    assert len(figures.leaks) == 1
    line._judge('{"type": "said", "text": "secret-1"}')
    assert len(figures.leaks) == 2
    line._judge('{"type": "error", "code": "server/fault", "text": "Traceback (most recent call last)"}')
    assert (len(figures.faults), len(figures.traces)) == (1, 1)


@pytest.mark.parametrize("kind", ["malformed", "huge"])
def test_nonsense_is_mostly_nonsense(kind: str) -> None:
    luck, unread = Random(3), 0
    for _ in range(200):
        try:
            read_message(KINDS[kind](luck, Sight(5, ["pass"], 0, [])))
        except Unreadable:
            unread += 1
    assert unread > 150
