"""Move a seat or everything to another device, in a real browser and as a thief of links would try it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from testing.browser import STATIC, missing
from testing.server.client import Device, two_seats
from testing.server.process import Serving

pytestmark = pytest.mark.slow

MILLISECONDS = 30_000


@pytest.fixture
def visitor(browser: Any) -> Iterator[Callable[[str], Any]]:
    if not (STATIC / "index.html").is_file():
        missing("the page is not built")
    contexts = []

    def make(address: str) -> Any:
        context = browser.new_context(locale="en")
        contexts.append(context)
        page = context.new_page()
        page.goto(address)
        page.locator("main").wait_for(timeout=MILLISECONDS)
        return page

    yield make
    for context in contexts:
        context.close()


def tap(page: Any, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click(timeout=MILLISECONDS)


def link_shown(page: Any) -> str:
    """The link under the QR code, which must be drawn as well."""
    dialog = page.get_by_role("dialog")
    image = dialog.get_by_role("img")
    image.wait_for(timeout=MILLISECONDS)
    assert image.evaluate("(drawn) => drawn.decode().then(() => drawn.naturalWidth)") > 50
    return str(dialog.locator(".link").inner_text())


def test_two_taps_move_a_seat_of_a_running_game(server: Serving, visitor: Callable[[str], Any]) -> None:
    laptop = visitor(server.address)
    tap(laptop, "Play now against a bot")
    laptop.wait_for_url("**/#/table/*")
    address = str(laptop.url)
    tap(laptop, "Menu")
    tap(laptop, "Move my seat elsewhere")
    phone = visitor(link_shown(laptop))
    phone.wait_for_url("**/#/table/*")
    assert phone.url == address
    yours = "fetch('./api/home').then((answer) => answer.json()).then((tables) => tables.map((table) => table.yours))"
    assert phone.evaluate(yours) == [[0]]
    assert laptop.evaluate(yours) == [[]]  # the owner of the table still sees it


def test_two_taps_move_everything(server: Serving, visitor: Callable[[str], Any]) -> None:
    laptop = visitor(server.address)
    tap(laptop, "Play now against a bot")
    laptop.wait_for_url("**/#/table/*")
    table = str(laptop.url)
    laptop.goto(server.address)
    tap(laptop, "Settings")
    tap(laptop, "Move all my tables")
    phone = visitor(link_shown(laptop))
    phone.get_by_role("heading", name="Your tables").wait_for(timeout=MILLISECONDS)
    phone.goto(table)
    phone.get_by_role("button", name="Menu", exact=True).wait_for(timeout=MILLISECONDS)
    assert laptop.evaluate("fetch('./api/home').then((answer) => answer.json())") == []


def device_token(device: Device) -> str:
    link: str = device.done("POST", "/api/device/link")["link"]
    return link.rpartition("/")[2]


def test_everything_moves_once_and_the_former_device_is_shown_out(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    first, second = device_token(ana.device), device_token(ana.device)
    phone = Device(server.address)
    with ana.line() as before:
        before.reach(0)
        assert phone.done("POST", f"/api/device-links/{first}") == {"tables": 1}
        with pytest.raises(ConnectionClosed):
            before.listen()
    for token in (first, second, "guess"):
        answer = Device(server.address).ask("POST", f"/api/device-links/{token}")
        assert (answer.status, answer.body["error"]["code"]) == (404, "link/none")
    assert ana.device.done("GET", "/api/home") == []
    assert ana.device.done("POST", f"/api/tables/{ana.table}/secrets") == []
    info = phone.done("GET", f"/api/tables/{ana.table}")
    assert (info["owner"], info["yours"]) == (True, [0])
    renewed = phone.done("POST", f"/api/tables/{ana.table}/secrets")
    with phone.line(ana.table, renewed[0]["secret"]) as line:
        assert line.reach(0)["you"] == 0
    assert bo.device.done("GET", "/api/home")[0]["yours"] == [1]


def test_moving_everything_ends_the_links_to_its_seats(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    link: str = ana.device.done("POST", f"/api/tables/{ana.table}/link", secret=ana.secret)["link"]
    Device(server.address).done("POST", f"/api/device-links/{device_token(ana.device)}")
    assert ana.device.ask("POST", f"/api/links/{link.rpartition('/')[2]}").status == 404
