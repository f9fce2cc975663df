"""What an owner may not do to others, and what a stranger may not do to an open table."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from testing.server.client import Device, two_seats
from testing.server.process import Serving
from testing.server.proxied import WORLD, proxied

pytestmark = pytest.mark.slow

PUBLIC = "8.8.8.8"  # an address of the world; those of a home are shared by a family
PERSON = {"kind": "person", "name": "Ana"}


def test_an_owner_does_not_delete_a_running_game_of_others_but_may_leave_it(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    answer = ana.device.ask("DELETE", f"/api/tables/{ana.table}")
    assert (answer.status, answer.body["error"]["code"]) == (409, "table/others")
    ana.device.done("POST", f"/api/tables/{ana.table}/leave", secret=ana.secret)
    with bo.line() as line:
        assert line.reach(0)["you"] == 1
    assert ana.device.ask("DELETE", f"/api/tables/{ana.table}").status == 409
    bo.device.done("POST", f"/api/tables/{ana.table}/leave", secret=bo.secret)
    ana.device.done("DELETE", f"/api/tables/{ana.table}")  # nobody plays there any more


def test_an_owner_closes_a_waiting_table(server: Serving) -> None:
    ana, bo = two_seats(server.address, start=False)
    ana.device.done("DELETE", f"/api/tables/{ana.table}")
    assert bo.device.ask("GET", f"/api/tables/{ana.table}").status == 404


def test_an_owner_evicts_before_the_start_and_never_after(server: Serving) -> None:
    ana, bo = two_seats(server.address, start=False)
    wrong = bo.device.ask("PUT", f"/api/tables/{ana.table}/seats/0", {"kind": "open"}, secret=bo.secret)
    assert wrong.body["error"]["code"] == "table/not-owner"
    with bo.line() as line:
        ana.device.done("PUT", f"/api/tables/{ana.table}/seats/1", {"kind": "open"})
        with pytest.raises(ConnectionClosed):
            line.listen()
    assert bo.device.done("POST", f"/api/tables/{ana.table}/secrets") == []
    ola = Device(server.address)
    ola.done("POST", f"/api/tables/{ana.table}/seats", {"name": "Ola"})
    ana.device.done("POST", f"/api/tables/{ana.table}/start")
    late = ana.device.ask("PUT", f"/api/tables/{ana.table}/seats/1", {"kind": "bot"})
    assert late.body["error"]["code"] == "table/begun"


def test_one_device_takes_one_seat_of_a_strangers_table(server: Serving) -> None:
    ana, eve = Device(server.address), Device(server.address)
    table = ana.open([PERSON], options={"players": 4}, listed=True)["table"]
    eve.done("POST", f"/api/tables/{table}/seats", {"name": "Eve"})
    answer = eve.ask("POST", f"/api/tables/{table}/seats", {"name": "Eva"})
    assert (answer.status, answer.body["error"]["code"]) == (409, "seat/one-each")
    ana.done("POST", f"/api/tables/{table}/seats", {"name": "Ola"})  # at one's own table: pass and play


def test_one_address_of_the_world_takes_one_seat_of_a_listed_table(tmp_path: Path) -> None:
    """Without the cookie, one person is another device each time."""
    with proxied(tmp_path, "--public-url", WORLD) as server:
        ana = Device(server.address)
        for listed, expected in ((True, [201, 409, 409]), (False, [201, 201, 201])):
            table = ana.open([PERSON], options={"players": 4}, listed=listed)["table"]
            way = {"x-forwarded-for": PUBLIC, "host": "tables.example"}
            names = [{"name": name} for name in ("Eve", "Eva", "Evi")]
            answers = [Device(server.address).ask("POST", f"/api/tables/{table}/seats", body, **way) for body in names]
            assert [answer.status for answer in answers] == expected


def test_a_chosen_seed_is_shown_before_anybody_sits_down(server: Serving) -> None:
    """The person who chose the seed may know every roll of the game."""
    ana, bo = Device(server.address), Device(server.address)
    chosen, fair = (ana.open([PERSON], listed=True, **terms)["table"] for terms in ({"seed": 5}, {}))
    listed = {each["id"]: each["dice"] for each in bo.done("GET", "/api/tables")}
    assert (listed[chosen], listed[fair]) == ("chosen", "fair")
    assert bo.done("GET", f"/api/tables/{chosen}")["dice"] == "chosen"
    assert "5" not in str(bo.done("GET", f"/api/tables/{chosen}")["terms"])
