"""Make a link to a seat, give the seat up, and use the link once somebody else sits there."""

from __future__ import annotations

from typing import Any

import pytest

from testing.server.client import Device, two_seats
from testing.server.process import Serving

pytestmark = pytest.mark.slow


def link_token(device: Device, table: str, secret: str) -> str:
    link: str = device.done("POST", f"/api/tables/{table}/link", secret=secret)["link"]
    return link.rpartition("/")[2]


def waiting_table(server: Serving) -> tuple[Device, str, Device, Any]:
    """A table of Ana's at which the attacker has taken the free seat."""
    ana, attacker = Device(server.address), Device(server.address)
    table = ana.open([{"kind": "person", "name": "Ana"}])["table"]
    return ana, table, attacker, attacker.done("POST", f"/api/tables/{table}/seats", {"name": "Eve"})


def assert_useless(device: Device, token: str) -> None:
    answer = device.ask("POST", f"/api/links/{token}")
    assert (answer.status, answer.body["error"]["code"]) == (404, "link/none")


def test_a_link_from_before_leaving_does_not_open_the_seat_of_the_next_person(server: Serving) -> None:
    ana, table, attacker, taken = waiting_table(server)
    token = link_token(attacker, table, taken["secret"])
    attacker.done("POST", f"/api/tables/{table}/leave", secret=taken["secret"])
    bo = Device(server.address)
    own = bo.done("POST", f"/api/tables/{table}/seats", {"name": "Bo"})
    ana.done("POST", f"/api/tables/{table}/start")
    assert_useless(attacker, token)
    with bo.line(table, own["secret"]) as line:
        assert line.reach(0)["you"] == 1


def test_a_link_dies_with_new_secrets_of_the_same_device(server: Serving) -> None:
    """A thief of a secret makes a link; the owner asks for new secrets, which must be the end of it."""
    ana, _ = two_seats(server.address)
    token = link_token(Device(server.address), ana.table, ana.secret)
    ana.device.done("POST", f"/api/tables/{ana.table}/secrets")
    assert_useless(Device(server.address), token)


def test_a_link_dies_when_another_link_moves_the_seat(server: Serving) -> None:
    _, bo = two_seats(server.address)
    first, second = (link_token(bo.device, bo.table, bo.secret) for _ in range(2))
    phone = Device(server.address)
    phone.done("POST", f"/api/links/{second}")
    assert_useless(bo.device, first)


def test_a_link_dies_when_its_owner_leaves_a_running_game_and_comes_back(server: Serving) -> None:
    _, bo = two_seats(server.address)
    token = link_token(bo.device, bo.table, bo.secret)
    bo.device.done("POST", f"/api/tables/{bo.table}/leave", secret=bo.secret)
    assert_useless(Device(server.address), token)
    token = link_token(bo.device, bo.table, bo.device.done("POST", f"/api/tables/{bo.table}/return")[0]["secret"])
    bo.device.done("POST", f"/api/links/{token}")  # one made afterwards works
