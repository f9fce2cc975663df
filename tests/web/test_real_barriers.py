"""axe on the screens that only a real server leads to: the way to a table, a shared device, and what people ask."""

from __future__ import annotations

import re

import pytest

from testing.browser import Pages
from testing.server.client import Device, Seat, close, two_seats
from testing.server.process import Serving
from tests.web.axe import axe_faults
from tests.web.sitting import PATIENCE, looking_on, seated

pytestmark = pytest.mark.slow

PHONE = (360, 640)
MILLISECONDS = PATIENCE * 1000


def test_joining_and_waiting(people: Pages, real: Serving) -> None:
    table = Device(real.address).open([{"kind": "person", "name": "Ana"}], options={"players": 3})["table"]
    guest = looking_on(people, table)
    guest.page.get_by_label(guest.say("web-your-name")).fill("Bo", timeout=MILLISECONDS)
    assert axe_faults(guest.page) == []
    guest.tap("web-sit-down")
    guest.page.get_by_role("img", name=guest.say("web-code")).wait_for(timeout=MILLISECONDS)
    assert axe_faults(guest.page) == []


def test_a_device_that_is_handed_over(people: Pages, real: Serving) -> None:
    device = Device(real.address)
    opened = device.open([{"kind": "person", "name": name} for name in ("Ana", "Bo")])
    device.done("POST", f"/api/tables/{opened['table']}/start")
    seats = [Seat(device, opened["table"], each["seat"], each["secret"]) for each in opened["seats"]]
    shared = seated(people, *seats)
    shared.page.get_by_role("heading", name=re.compile("Ana|Bo")).wait_for(timeout=MILLISECONDS)
    assert axe_faults(shared.page) == []


def test_what_somebody_wishes_and_a_pause(people: Pages, real: Serving) -> None:
    ana, bo = two_seats(real.address, seed=3)
    mine, line = seated(people, ana, size=PHONE), bo.line()
    line.reach(0)
    line.send(type="pause", wish=True)
    mine.page.get_by_role("button", name=mine.say("web-agree"), exact=True).wait_for(timeout=MILLISECONDS)
    assert axe_faults(mine.page) == []
    mine.tap("web-agree")
    mine.sees(mine.say("web-paused"))
    assert axe_faults(mine.page) == []
    close(line)


def test_whoever_looks_on(people: Pages, real: Serving) -> None:
    ana, _ = two_seats(real.address, seed=3)
    watcher = looking_on(people, ana.table)
    watcher.until(lambda: watcher.number >= 0, "nothing is told")
    watcher.page.locator("main").wait_for(timeout=MILLISECONDS)
    assert axe_faults(watcher.page) == []
