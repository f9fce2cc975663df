"""The finished game again, pictures of windows, choices, the puzzle of the day: against the real server process."""

from __future__ import annotations

import gzip
import json
import time
import urllib.request
from typing import Any
from xml.etree import ElementTree

import pytest

from testing.server.client import Device, Seat, close, hasty, two_seats
from testing.server.process import Serving
from vitrall import Game
from vitrall.server.service_routes import puzzle_seed

pytestmark = pytest.mark.slow


def played(server: Serving, **terms: Any) -> tuple[Seat, Seat]:
    """A game of two that is over; somebody has undone a move in it."""
    ana, bo = two_seats(server.address, **terms)
    lines = [ana.line(), bo.line()]
    undone = False
    while True:
        latest = max(line.last for line in lines)
        for line in lines:
            line.reach(latest)
        if lines[0].view["over"]:
            break
        mover = next(line for line in lines if line.view["legal"])
        if mover.undo and not undone:
            mover.send(type="undo", number=latest + 1)
            undone = True
        else:
            drafts = [move for move in mover.view["legal"] if move.startswith("draft") and not undone]
            mover.move(drafts[0] if drafts else hasty(mover.view))
        mover.reach(latest + 1)
    assert undone
    close(*lines)
    return ana, bo


def test_a_finished_game_is_shown_again_with_nothing_hidden(server: Serving) -> None:
    ana, _ = played(server)
    stranger = Device(server.address)
    film = stranger.done("GET", f"/api/tables/{ana.table}/replay")
    assert film["table"]["status"] == "over"
    frames = film["frames"]
    assert [frame["number"] for frame in frames] == list(range(film["table"]["number"]))
    assert ["undone"] in [[event["kind"] for event in frame["events"]] for frame in frames]
    assert not any(frame["undo"] for frame in frames)
    assert [frame["result"] is not None for frame in frames] == [False] * (len(frames) - 1) + [True]
    record = Game.from_record(stranger.done("GET", f"/api/tables/{ana.table}/record"))
    last = frames[-1]["view"]
    assert last["seats"] == record.view()["seats"]
    private = [seat["privates"] for seat in last["seats"]]
    assert all(len(cards) == 1 for cards in private)
    assert all([seat["privates"] for seat in frame["view"]["seats"]] == private for frame in frames)
    assert not any(event["line"]["id"].endswith("-hidden") for frame in frames for event in frame["events"])
    chosen = frames[1]["view"]["seats"][frames[1]["seat"]]["pattern"]
    assert frames[1]["events"][0]["card"] == chosen


def test_a_film_is_packed_for_those_who_take_it_so(server: Serving) -> None:
    ana, _ = played(server, seed=5)
    address = f"{server.address}/api/tables/{ana.table}/replay"
    request = urllib.request.Request(address, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        packed = answer.read()
    plain = Device(server.address).done("GET", f"/api/tables/{ana.table}/replay")
    assert json.loads(gzip.decompress(packed))["frames"] == plain["frames"]
    assert len(packed) < 60_000


def test_no_film_before_the_end(server: Serving) -> None:
    ana, _ = two_seats(server.address, start=False)
    early = ana.device.ask("GET", f"/api/tables/{ana.table}/replay")
    assert early.body["error"]["code"] == "table/not-begun"
    ana.device.done("POST", f"/api/tables/{ana.table}/start")
    early = ana.device.ask("GET", f"/api/tables/{ana.table}/replay")
    assert (early.status, early.body["error"]["code"]) == (409, "table/not-over")


def test_pictures_show_what_a_spectator_sees(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    path = f"/api/tables/{ana.table}/pictures"
    one, two = ana.line(), bo.line()
    one.move(one.reach(0)["legal"][0])
    two.reach(1)
    hidden = ana.device.ask("GET", f"{path}/0.svg", secret=ana.secret)
    assert hidden.body["error"]["code"] == "view/no-window"  # chosen, but not shown before all have
    two.move(two.view["legal"][0])
    two.reach(2)
    drawn = Device(server.address, "pl").ask("GET", f"{path}/1.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "style-src 'unsafe-inline'" in drawn.headers["content-security-policy"]
    assert ElementTree.fromstring(drawn.body).tag.endswith("svg")
    assert drawn.body != ana.device.done("GET", f"{path}/0.svg")
    assert drawn.body != Device(server.address, "pl").done("GET", f"{path}/1.svg?theme=light")
    for wrong in ("5.svg", "9.svg", "x.svg", "0.svg?theme=pink"):
        assert ana.device.ask("GET", f"{path}/{wrong}").status == 422, wrong
    close(one, two)


def test_where_spectators_are_not_welcome_pictures_need_a_seat(server: Serving) -> None:
    ana, bo = two_seats(server.address, spectators=False)
    with ana.line() as one, bo.line() as two:
        one.move(one.reach(0)["legal"][0])
        two.reach(1)
        two.move(two.view["legal"][0])
        two.reach(2)
    path = f"/api/tables/{ana.table}/pictures/0.svg"
    assert ana.device.ask("GET", path).body["error"]["code"] == "table/no-spectators"
    assert ana.device.ask("GET", path, secret="guess").body["error"]["code"] == "seat/secret"
    assert ana.device.ask("GET", path, secret=bo.secret).status == 200


def test_what_a_new_table_may_be_made_of(server: Serving) -> None:
    answer = Device(server.address).done("GET", "/api/choices")
    assert {"name": answer["usual"]} in answer["bots"]
    assert {"name": "random"} in answer["bots"]
    assert "good-luck" in answer["phrases"]


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Serving) -> None:
    answer = Device(server.address).done("GET", "/api/puzzle")
    assert answer["day"] in (
        time.strftime("%Y-%m-%d", time.gmtime(time.time() - 60)),
        time.strftime("%Y-%m-%d", time.gmtime()),
    )
    assert answer["seed"] == puzzle_seed(answer["day"]) < 1 << 53
    assert puzzle_seed("2026-11-16") != puzzle_seed("2026-11-17")
    views = []
    for _ in (0, 1):
        device = Device(server.address)
        opened = device.open([{"kind": "person", "name": "Ana"}], seed=answer["seed"], options=answer["options"])
        device.done("POST", f"/api/tables/{opened['table']}/start")
        with device.line(opened["table"], opened["seats"][0]["secret"]) as line:
            views.append(line.reach(0))
    assert views[0] == views[1]
    assert views[0]["options"]["players"] == 1


DICE = [["G4", "B2", None, None, None], *[[None] * 5] * 3]


def test_the_referee_answers_over_http(server: Serving) -> None:
    device = Device(server.address, "es")
    asked = {"ask": "moves", "pattern": "Luz Celestial", "from": "A1", "waive": ["color"], "dice": DICE}
    assert device.done("POST", "/api/referee", asked) == {"legal": ["A3", "B1", "B2", "B3"]}
    sheets = device.done("POST", "/api/referee", {"ask": "sheets", "players": [{"dice": DICE}, {"dice": DICE}]})
    assert (len(sheets["sheets"]), sheets["winners"]) == (2, [0, 1])
    assert "sheet" not in sheets
    level = {"ask": "sheets", "rows": True, "players": [{"dice": DICE}, {"dice": DICE}]}
    rows = device.done("POST", "/api/referee", level)["sheet"]
    assert rows["outcome"] == {"id": "tally-level", "values": {}, "seats": {"names": [0, 1]}}
    assert [tie["id"] for tie in rows["ties"]] == ["tie-open"]
    assert (rows["target"], rows["empty_price"]) == (None, -1)
    alone = {"ask": "sheets", "rows": True, "target": 40, "players": [{"dice": DICE}]}
    rows = device.done("POST", "/api/referee", alone)["sheet"]
    assert (rows["outcome"]["id"], rows["target"], rows["empty_price"]) == ("solo-lost", 40, -3)
    assert rows["seats"][0]["total"] == sum(row["points"] for row in rows["seats"][0]["rows"])
    for wrong, code in (
        ({"ask": "dance"}, "referee/ask"),
        ([], "referee/object"),
        (b"{", "referee/json"),
        (b"[" * 15_000, "referee/json"),
        (b"\xff", "referee/encoding"),
        ({**asked, "pattern": "Nowhere"}, "card/unknown"),
    ):
        answer = device.ask("POST", "/api/referee", wrong)
        assert (answer.status, answer.body["error"]["code"]) == (422, code)
        assert answer.body["error"]["id"]
    assert device.ask("POST", "/api/referee", b" " * 20_000).status == 413
