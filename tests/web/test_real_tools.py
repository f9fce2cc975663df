"""Each tool of the base game through the screen against the real server; a reload and a cut in the middle of one."""

from __future__ import annotations

from typing import Any

import pytest

from testing.browser import Pages
from testing.server.client import Seat, close, two_seats
from testing.server.process import Serving
from tests.web.sitting import PATIENCE, Sitter, seated, take_seats
from tests.web.ways import PLAYERS, SEEDS, TOOLS, Way, base_tools, way_to

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000


def led_to(address: str, tool: str) -> tuple[Way, Seat]:
    """A table at which the first seat is about to use the tool: everything before was played without a screen."""
    way = way_to(tool, SEEDS[tool])
    assert way is not None
    ana, bo = two_seats(address, options={"players": PLAYERS, "tools": TOOLS}, seed=way.seed)
    lines = (ana.line(), bo.line())
    for number, (seat, move) in enumerate(way.before, start=1):
        lines[seat].reach(number - 1)
        lines[seat].move(move)
    lines[0].reach(len(way.before))
    close(*lines)
    return way, ana


def reached(page: Any, number: int) -> None:
    page.locator(f"main[data-number='{number}']").wait_for(timeout=MILLISECONDS)


def test_every_tool_of_the_base_game_has_its_way() -> None:
    assert sorted(SEEDS) == sorted(base_tools())


@pytest.mark.parametrize("tool", SEEDS)
def test_a_tool_through_the_screen(people: Pages, real: Serving, tool: str) -> None:
    way, ana = led_to(real.address, tool)
    sitter = seated(people, ana)
    reached(sitter.page, len(way.before))
    for number, move in enumerate(way.turn, start=len(way.before) + 1):
        sitter.perform(move)
        reached(sitter.page, number)
    price = next(card["tokens"] for card in sitter.view["tools"] if card["id"] == tool)
    assert price == 1
    assert sitter.view["seat"] == 1


def test_a_reload_in_the_middle_of_a_tool_loses_nothing(people: Pages, real: Serving) -> None:
    way, ana = led_to(real.address, "lathekin")
    sitter = seated(people, ana)
    at = len(way.before)
    reached(sitter.page, at)
    for number, move in enumerate(way.turn, start=at + 1):
        sitter.perform(move)
        reached(sitter.page, number)
        sitter.page.reload()
        reached(sitter.page, number)
    assert sitter.view["seat"] == 1


# What the page says of its line goes again after a few seconds, which a busy machine may oversleep: it is noted there.
NOTE_LINES = """() => {
  window.noted = [];
  const note = () => document.querySelectorAll('.line').forEach(line => window.noted.push(line.textContent));
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def await_noted(page: Any, *texts: str) -> None:
    for _ in range(int(PATIENCE * 20)):
        if set(texts) <= set(page.evaluate("window.noted")):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{page.evaluate('window.noted')} lacks some of {texts}")


def test_a_line_cut_in_the_middle_of_a_tool_is_taken_up_and_said(people: Pages, real: Serving) -> None:
    way, ana = led_to(real.address, "lathekin")
    page = people("", confirm=False)
    lines: list[Any] = []

    def led_through(line: Any) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/socket", led_through)
    sitter = take_seats(Sitter(page), ana)
    sitter.view = {"tools": [{"id": "lathekin", "price": 1}]}  # a line that is led through here is not heard
    for number, move in enumerate(way.turn, start=len(way.before) + 1):
        reached(page, number - 1)
        page.evaluate(NOTE_LINES)
        lines[-1].close()
        await_noted(page, sitter.say("web-line-lost"), sitter.say("web-line-back"))
        sitter.perform(move)
        reached(page, number)
    assert len(lines) == len(way.turn) + 1
