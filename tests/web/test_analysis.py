"""The page of the analysis: from the score sheet, a replay or a dropped record to a turn, and on to practice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from testing.browser import Pages
from testing.page.sizes import speak
from testing.server.analyses import analysing_server
from testing.server.client import Device, hasty
from testing.server.in_process import Served
from tests.web.axe import axe_faults
from tests.web.hands import WORDS
from vitrall.server.running import Server
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

RECORD = Path(__file__).parents[1] / "golden" / "games" / "solo-one-tool.txt"
PATIENCE = 90_000  # milliseconds
SIZES = ((360, 640), (844, 390), (1440, 900))
PARTS = 'main.analysis[data-status="done"] .parts'
DROP = """([text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.txt", { type: "text/plain" }));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
OUTSIDE = """() => [...document.querySelectorAll('main *')].filter(each => {
  const box = each.getBoundingClientRect();
  return box.width && (box.right > innerWidth + 1 || box.left < -1) && !each.closest('svg, .spill, .unseen');
}).map(each => each.className + ' ' + each.tagName)"""


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with analysing_server(tmp_path_factory.mktemp("analysis") / "tables.db", usual="quick") as running:
        yield running


@pytest.fixture
def pages(browser: Any, near: Served) -> Iterator[Pages]:
    opened = Pages(browser, near.address)
    yield opened
    for context in opened.contexts:
        context.close()
    assert opened.troubles == []


@pytest.fixture(scope="module")
def over(near: Served) -> str:
    """A game of two people at one device, played to its end."""
    device = Device(near.address)
    opened = device.open(two_people(), options={"players": 2}, seed=7)
    device.done("POST", f"/api/tables/{opened['table']}/start")
    lines = [device.line(opened["table"], seat["secret"]) for seat in opened["seats"]]
    number = 0
    while not lines[0].reach(number)["over"]:
        lines[1].reach(number)
        mover = next(line for line in lines if line.view["legal"])
        mover.move(hasty(mover.view))
        number += 1
    for line in lines:
        line.close()
    return str(opened["table"])


def two_people() -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in ("Ana", "Bo")]


def analysed(page: Any) -> Any:
    page.locator(PARTS).wait_for(timeout=PATIENCE)
    return page


def test_a_spectator_taps_from_the_score_to_the_analysis_in_four_languages(pages: Pages, over: str) -> None:
    page = pages(f"table/{over}", (360, 640))
    page.get_by_role("link", name=WORDS.say("web-analysis"), exact=True).click()
    analysed(page)
    for language in LANGUAGES:
        speak(page, language, awaited=PARTS)
        words = Words(language)
        page.get_by_role("img", name=words.say("analyse-chances-short")).wait_for()
        page.get_by_role("heading", name=words.say("analyse-points"), exact=True).wait_for()
        if language in (LANGUAGES[0], LANGUAGES[-1]):  # at the smallest size and at the largest
            assert axe_faults(page) == []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE) == [], (language, width)
    page.get_by_role("button", name="Bo", exact=True).click()
    page.get_by_role("heading", name=Words(LANGUAGES[-1]).say("analyse-all-turns", name="Bo"), exact=True).wait_for()
    page.goto(page.url.replace("analysis", "replay"))
    page.get_by_role("link", name=Words(LANGUAGES[-1]).say("web-analysis"), exact=True).click()
    analysed(page)


def test_a_dropped_record_is_read_turn_by_turn_and_played_on(pages: Pages) -> None:
    page = pages("", (360, 640))
    page.evaluate(DROP, [RECORD.read_text("utf-8")])
    analysed(page)
    page.get_by_role("img", name=WORDS.say("web-analysis-margin")).wait_for()
    named = WORDS.say("analyse-turn", round=2, turn=1)
    page.locator("li button", has_text=named).last.click()
    page.get_by_role("region", name=named, exact=True).wait_for()
    ghost = page.locator("[data-ghost^=done]").first
    ghost.wait_for()
    space = ghost.get_attribute("data-ghost").split()[-1]
    assert WORDS.say("offer-place", space=space) in page.locator("section.turn").inner_text()
    page.get_by_role("button", name=WORDS.say("web-practice-open"), exact=True).click()
    page.wait_for_url("**/#/table/*")
    title = page.get_by_role("heading", name=WORDS.say("web-practice"))
    title.wait_for()
    assert WORDS.say("round-of", round=2, total=10) in title.inner_text()


def test_an_interrupted_analysis_continues_and_a_bad_record_is_refused(pages: Pages, near: Served) -> None:
    page = pages("analysis", (360, 640))
    page.evaluate(DROP, ["not a record"])
    page.get_by_role("alert").wait_for()
    assert axe_faults(page) == []
    page.get_by_role("button", name=WORDS.say("web-analysis-retry"), exact=True).wait_for()
    page.context.set_offline(True)
    page.evaluate(DROP, [RECORD.read_text("utf-8")])
    page.get_by_text(WORDS.say("web-analysis-broken"), exact=True).wait_for()
    page.context.set_offline(False)
    analysed(page)
    server = near.app.state.server
    assert isinstance(server, Server)
    assert not server.analyses._runs
