"""A game moves from one server to another by its record, with everything that has happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from testing.server.client import Device, hasty
from testing.server.in_process import Served, served
from vitrall import Game, Options

pytestmark = pytest.mark.lengthy


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("moving") / "tables.db") as running:
        yield running


def begun(device: Device, *seats: dict[str, Any], **terms: Any) -> dict[str, Any]:
    opened: dict[str, Any] = device.open(list(seats), options={"players": len(seats)}, **terms)
    if not any(seat["kind"] == "open" for seat in seats):
        device.done("POST", f"/api/tables/{opened['table']}/start")
    return opened


ANA, BOT = {"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}


def played_elsewhere() -> Game:
    """Two rounds of a game against a bot, as a device has it."""
    game, luck = Game.new(Options(players=2), 6), Random(1)
    game.headers = {"seat 1": "Ana", "seat 2": "bot:random"}
    while game.round < 2 or game.seats_awaited != [0]:
        seat = game.seats_awaited[0]
        game.play(luck.choice(list(game.legal(seat))), seat)
    return game


def test_a_game_continues_where_it_was_and_has_a_record_of_all_of_it(near: Served) -> None:
    before, other = played_elsewhere(), Device(near.address)
    moved = other.done("POST", "/api/moving", {"record": before.record()})
    info = other.done("GET", f"/api/tables/{moved['table']}")
    assert info["seats"][0]["name"] == "Ana"
    assert info["seats"][1]["bot"] == "random"
    assert (info["terms"]["practice"], info["terms"]["moved"], "record" in info["terms"]) == (False, True, False)
    back = Game.from_record(str(other.ask("GET", f"/api/tables/{moved['table']}/moving").body))
    assert [str(move) for move in back.moves][: len(before.moves)] == [str(move) for move in before.moves]
    assert {name: back.headers[name] for name in before.headers} == before.headers
    with other.line(moved["table"], moved["seats"][0]["secret"]) as line:
        view = line.reach(0)
        assert view["seats"][0]["privates"] == before.view(0)["seats"][0]["privates"]
        while not view["over"]:
            if view["legal"]:
                line.move(hasty(view))
            view = line.reach(line.last + 1)
    whole = Game.from_record(str(other.ask("GET", f"/api/tables/{moved['table']}/record").body))
    assert [str(move) for move in whole.moves][: len(before.moves)] == [str(move) for move in before.moves]
    assert "seed" not in whole.headers, "no seed tells all its dice"
    (listed,) = [each for each in other.done("GET", "/api/finished") if each["id"] == moved["table"]]
    assert not listed["practice"]
    again = other.ask("POST", "/api/moving", {"record": whole.record()})
    assert again.body["error"]["code"] == "moving/over"


def test_a_game_of_people_at_several_devices_stays_where_it_is(near: Served) -> None:
    """Its record has everybody's secrets."""
    owner, guest = Device(near.address), Device(near.address)
    opened = begun(owner, ANA, {"kind": "open"})
    table = opened["table"]
    guest.done("POST", f"/api/tables/{table}/seats", {"name": "Eve"})
    for device in (owner, guest, Device(near.address)):
        assert device.ask("GET", f"/api/tables/{table}/moving").body["error"]["code"] == "moving/others"


def test_secrets_of_bots_stay_on_the_server(near: Served) -> None:
    """Nobody else is harmed, but a game in which one player sees all cards is another game."""
    device = Device(near.address)
    opened = begun(device, ANA, BOT)
    answer = device.ask("GET", f"/api/tables/{opened['table']}/moving")
    assert (answer.status, answer.body["error"]["code"]) == (409, "moving/bots")
    both = begun(device, ANA, ANA)
    assert device.ask("GET", f"/api/tables/{both['table']}/moving").status == 200
    assert not device.done("GET", f"/api/tables/{both['table']}")["terms"]["moved"]


def test_what_is_no_record_opens_no_table(near: Served) -> None:
    device = Device(near.address)
    for text in ("", "vitrall-record 1\n\n", "x" * 70_000):
        assert device.ask("POST", "/api/moving", {"record": text}).status >= 400
    assert device.done("GET", "/api/home") == []
