"""Playing on from a position: a table against bots, dealt again as the seat could know it, that counts nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Device, hasty
from testing.server.in_process import Served, served
from vitrall.analysis.game_spans import Kind, game_spans
from vitrall.engine.errors import Unavailable
from vitrall.game import Game
from vitrall.server.limits import Buckets
from vitrall.server.practice_routes import continued_position

RECORD = (Path(__file__).parents[1] / "golden" / "games" / "two-standard.txt").read_text("utf-8")
GAME = Game.from_record(RECORD)
SPANS = game_spans(GAME.state.rules, [move.action for move in GAME.moves])
LAST = next(span for span in SPANS if span.kind is Kind.TURN and span.round == 10)


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("practice") / "tables.db") as running:
        yield running


def wish(**other: Any) -> dict[str, Any]:
    return {"record": RECORD, "moves": LAST.first, "seat": LAST.seat, "name": "Ana", "bot": "greedy", **other}


@pytest.mark.slow
def test_a_practice_table_begins_at_the_position_and_is_played_to_its_end(near: Served) -> None:
    device = Device(near.address)
    opened = device.done("POST", "/api/practice", wish())
    (seat,) = opened["seats"]
    assert (seat["seat"], opened["commitment"]) == (LAST.seat, "")
    info = device.done("GET", f"/api/tables/{opened['table']}")
    assert (info["terms"]["practice"], info["dice"]) == (True, "chosen")
    assert [each["bot"] for each in info["seats"]].count("greedy") == 1
    with device.line(opened["table"], seat["secret"]) as line:
        view = line.reach(0)
        there = Game(LAST.before.copy()).view(LAST.seat)
        for known in ("round", "pool", "track", "seats"):
            assert view[known] == there[known]
        while not view["over"]:
            if view["legal"]:
                line.move(hasty(view))
            view = line.reach(line.last + 1)
    (listed,) = device.done("GET", "/api/finished")
    assert listed["practice"]
    assert not device.done("GET", f"/api/finished/{opened['table']}")["counted"]
    again = device.ask("GET", f"/api/tables/{opened['table']}/analysis")
    assert (again.status, again.body["error"]["code"]) == (409, "analysis/no-beginning")
    assert device.ask("GET", f"/api/tables/{opened['table']}/record").status == 409
    assert device.ask("GET", f"/api/tables/{opened['table']}/replay").status == 200
    rematch = device.done("POST", f"/api/tables/{opened['table']}/rematch", secret=seat["secret"])
    assert not device.done("GET", f"/api/tables/{rematch['table']}")["terms"]["practice"]


def test_at_a_practice_table_hints_are_given_and_nobody_watches_or_talks(near: Served) -> None:
    opened = Device(near.address).done("POST", "/api/practice", wish())
    terms = Device(near.address).done("GET", f"/api/tables/{opened['table']}")["terms"]
    assert (terms["hints"], terms["spectators"], terms["chat"]) == (True, False, False)


@pytest.mark.slow
def test_a_practice_table_is_read_again_from_storage(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as near:
        device = Device(near.address)
        opened = device.done("POST", "/api/practice", wish())
        with device.line(opened["table"], opened["seats"][0]["secret"]) as line:
            before = line.reach(0)
    with served(database) as near:
        device.address = near.address
        with device.line(opened["table"], opened["seats"][0]["secret"]) as line:
            assert line.reach(0) == before


def test_a_position_is_dealt_again_as_the_seat_could_know_it() -> None:
    worlds = [Game.from_position(continued_position(GAME, LAST.first, LAST.seat, seed)) for seed in range(8)]
    own = Game(LAST.before.copy()).view(LAST.seat)
    secret = {str(world.view(1 - LAST.seat)["seats"][1 - LAST.seat]["privates"]) for world in worlds}
    assert len(secret) > 1
    for world in worlds:
        assert world.view(LAST.seat)["seats"] == own["seats"]
    assert len({world.position() for world in worlds}) == len(worlds)  # other dice to come


@pytest.mark.parametrize("moves", [0, LAST.first, len(GAME.moves), 10_000])
def test_only_the_beginning_of_a_turn_of_the_seat_will_do(moves: int) -> None:
    with pytest.raises(Unavailable) as caught:
        continued_position(GAME, moves, 1 - LAST.seat, 1)
    assert caught.value.code == "practice/not-a-turn"


@pytest.mark.slow
def test_a_running_table_gives_no_practice(near: Served) -> None:
    device = Device(near.address)
    opened = device.open([{"kind": "person", "name": "Ana"}], options={"players": 1})
    device.done("POST", f"/api/tables/{opened['table']}/start")
    body = {"moves": 20, "seat": 0, "name": "Ana"}
    answer = device.ask("POST", f"/api/tables/{opened['table']}/practice", body)
    assert (answer.status, answer.body["error"]["code"]) == (409, "table/not-over")
    assert device.ask("POST", "/api/practice", wish(record=RECORD[:200])).status == 422


def test_one_who_opens_too_many_tables_is_refused_before_a_game_is_replayed(
    near: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Device(near.address)
    opened = device.open([{"kind": "person", "name": "Ana"}], options={"players": 1})
    state = near.app.state
    monkeypatch.setattr(state, "server", replace(state.server, openings=Buckets(0.001, 0.5)))
    body = {"moves": 20, "seat": 0, "name": "Ana"}
    for path, asked in ((f"/api/tables/{opened['table']}/practice", body), ("/api/practice", wish(record="no record"))):
        answer = device.ask("POST", path, asked)
        assert (answer.status, answer.body["error"]["code"]) == (429, "request/rate")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        *[("seat", -1), ("seat", 6), ("moves", -1), ("moves", 10_001), ("moves", 1.5)],
        *[("name", "W" * 100), ("bot", "nobody"), ("record", "x" * 70_000)],
    ],
)
def test_a_wish_that_makes_no_sense_opens_no_table(near: Served, field: str, wrong: object) -> None:
    device = Device(near.address)
    answer = device.ask("POST", "/api/practice", wish(**{field: wrong}))
    assert answer.status in (413, 422), answer
    assert answer.body["error"]["code"].partition("/")[0] in ("request", "play", "bot")
    assert device.done("GET", "/api/tables") == []
