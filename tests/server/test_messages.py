"""What goes over the socket of the real server: as the schema says, short, and no more than was missed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from testing.server.client import Device, Line, Seat, choice, close, two_seats
from testing.server.process import Serving
from tests.server.test_games import play_on
from tests.server.test_talk import at_first_turn
from vitrall.engine.options import MODULES
from vitrall.server.catching_up import MOST_UPDATES

pytestmark = pytest.mark.slow

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
RICHEST = {
    "modules": list(MODULES),
    "private_pools": True,
    "marked_objectives": True,
    "more_patterns": True,
    "even_bag": True,
    "tools": 5,
}
CLOCK = {"kind": "reserve", "seconds": 5000, "increment": 5}


def table_of(server: Serving, players: int) -> tuple[Device, str, list[str]]:
    """A table of so many people at one device, with everything that makes a view long."""
    device = Device(server.address)
    seats = [{"kind": "person", "name": f"Maximiliane {seat}"} for seat in range(players)]
    opened = device.open(seats, options={**RICHEST, "players": players}, clock=CLOCK)
    device.done("POST", f"/api/tables/{opened['table']}/start")
    return device, opened["table"], [seat["secret"] for seat in opened["seats"]]


def play_all(line: Line, players: int, moves: int) -> None:
    """Every seat looks through the one line, so each entry comes once for each of them."""
    luck = Random(4)
    while len(line.views) < players:
        line.receive()
    for _ in range(moves):
        seat = next(seat for seat in range(players) if line.views[seat]["legal"])
        line.move(choice(line.views[seat], luck), seat=seat)
        for _ in range(players):
            line.until("update")


@pytest.mark.parametrize(("players", "most"), [(2, 9_000), (6, 13_000)])
def test_updates_are_short_and_as_the_schema_says(server: Serving, players: int, most: int) -> None:
    from jsonschema_rs import validator_for  # comes with schemathesis; loading it takes a moment

    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    valid = validator_for({**schema, "$ref": "#/$defs/ServerMessage"})
    device, table, secrets = table_of(server, players)
    with device.line(table, *secrets) as line, device.line(table) as watching:
        play_all(line, players, 60)
        line.send(type="say", text="long " * 30, seat=1)
        line.until("said")
        line.send(type="move", number=line.last + 1, move="draft R9", seat=0)
        line.until("refused")
        watching.reach(line.last)
    heard = [(json.loads(text), len(text.encode())) for text in (*line.heard, *watching.heard)]
    assert {"welcome", "update", "state", "said", "refused", "table"} <= {message["type"] for message, _ in heard}
    for message, _ in heard:
        valid.validate(message)
    updates = [size for message, size in heard if message["type"] == "update"]
    assert most / 4 < max(updates) <= most
    with pytest.raises(ValueError, match="number"):
        valid.validate({**heard[-1][0], "type": "update", "number": "one"})


def test_nobody_hears_the_cards_of_others_before_the_end(server: Serving) -> None:
    """A whole game with both players and a spectator; after the end all cards are open."""
    luck = Random(6)
    ana, bo = two_seats(server.address)
    with ana.line() as one, bo.line() as two, bo.device.line(bo.table) as watching:
        play_on([one, two], lambda view: choice(view, luck))
        watching.reach(one.last)
    cards = [line.view["seats"][seat]["privates"][0] for seat, line in enumerate((one, two))]
    foreign = [(one, [cards[1]]), (two, [cards[0]]), (watching, cards)]
    for line, hidden in foreign:
        before = [text for text in line.heard if '"over":true' not in text]
        assert len(before) > 60
        assert not any(card in text for card in hidden for text in before)
        assert all(card in line.heard[-1] for card in hidden)


def told_since(seat: Seat, last: int) -> tuple[int, list[Any]]:
    """The latest number, and the messages for a client that has seen the game up to a number."""
    with seat.line(last) as line:
        line.send(type="hint", number=0)  # refused, and behind that there is nothing that was missed
        line.until("error")
        game = [message for message in map(json.loads, line.heard) if message["type"] in ("update", "state")]
        return line.welcome["number"], game


def test_whoever_comes_back_is_told_the_gap_or_where_the_game_stands(server: Serving) -> None:
    ana, bo = two_seats(server.address, seed=3)
    luck = Random(5)
    with ana.line() as one, bo.line() as two:
        play_on([one, two], lambda view: choice(view, luck), most=MOST_UPDATES + 10)
    latest, _ = told_since(ana, -1)
    _, nothing = told_since(ana, latest)
    assert nothing == []
    _, gap = told_since(ana, latest - 3)
    assert [message["number"] for message in gap] == [latest - 2, latest - 1, latest]
    assert [message["type"] for message in gap] == ["update"] * 3
    assert [message["view"] is not None for message in gap] == [False, False, True]
    assert {message["seat"] for message in gap} <= {0, 1}
    for last in (-1, latest - MOST_UPDATES - 1, latest + 1):
        _, messages = told_since(ana, last)
        assert [(message["type"], message["number"]) for message in messages] == [("state", latest)], last
        assert messages[0]["view"] == gap[-1]["view"]


def test_a_view_tells_legal_moves_and_for_each_die_and_space_what_it_would_break(server: Serving) -> None:
    _, _, one, two = at_first_turn(server, seed=3)
    mover, other = (one, two) if one.view["legal"] else (two, one)
    view = mover.view
    assert other.view["legal"] == []
    drafts = {move.split(" ")[1] for move in view["legal"] if move.startswith("draft")}
    assert drafts == set(view["pool"])
    assert set(view["breaks"]) == set(view["pool"])
    assert all(len(spaces) == 20 for spaces in view["breaks"].values())
    assert any(any(spaces) for spaces in view["breaks"].values())
    close(one, two)
