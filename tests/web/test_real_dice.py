"""Two browsers and the dice: the same code on both pages, the check after the game, and who stopped a start."""

from __future__ import annotations

from contextlib import closing

import pytest

from testing.browser import Pages
from testing.server.client import hasty, two_seats
from testing.server.lucky import LuckySeat
from testing.server.process import Serving
from tests.web.sitting import PATIENCE, Sitter, seated

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000
SAVED = "table => JSON.parse(localStorage['vitrall-dice'])[table]"


def code_of(sitter: Sitter) -> str:
    """The six dice in the menu of a running game."""
    sitter.page.get_by_role("button", name=sitter.say("web-menu"), exact=True).click(timeout=MILLISECONDS)
    code = sitter.page.get_by_role("dialog").locator("[data-code]").get_attribute("data-code")
    sitter.page.keyboard.press("Escape")
    return str(code)


def test_two_pages_promise_reveal_and_check_their_game(people: Pages, real: Serving) -> None:
    seats = two_seats(real.address, start=False)
    sitters = [seated(people, seat) for seat in seats]
    lines = [seat.line() for seat in seats]
    while not all(seat["promise"] for seat in lines[0].welcome["table"]["seats"]):
        lines[0].welcome = lines[0].until("table")
    sitters[0].page.get_by_role("button", name=sitters[0].say("web-start"), exact=True).click(timeout=MILLISECONDS)
    for number in range(2):  # both choose a window, so that the table is laid
        lines[number].reach(number)
        lines[number].move(lines[number].view["legal"][0])
        lines[number].reach(number + 1)
    for sitter in sitters:
        sitter.until(lambda at=sitter: at.view.get("phase") not in (None, "choose"), "the table is not laid")
    codes = [code_of(sitter) for sitter in sitters]
    assert codes[0] == codes[1]
    assert len(codes[0].split()) == 6
    saved = [sitter.page.evaluate(SAVED, seats[0].table) for sitter in sitters]
    assert [each["commitment"] for each in saved] == [lines[0].welcome["table"]["commitment"]] * 2
    while True:
        views = [line.reach(max(each.last for each in lines)) for line in lines]
        if views[0]["over"]:
            break
        mover = lines[views[0]["awaited"][0]]
        mover.move(hasty(mover.view))
        mover.reach(mover.last + 1)
    for sitter in sitters:
        verdict = sitter.page.locator("[data-dice]")
        verdict.wait_for(timeout=MILLISECONDS)
        assert (verdict.get_attribute("data-dice"), verdict.inner_text().strip()) == (
            "fair",
            sitter.say("web-dice-fair"),
        )
    for line in lines:
        line.close()


def test_everybody_reads_who_stopped_the_start(people: Pages, real: Serving) -> None:
    ana, bo = two_seats(real.address, start=False)
    sitter, other = seated(people, ana, language="es"), LuckySeat(bo)
    with closing(other):
        other.promise()
        other.until(lambda table: table["seats"][0]["promise"])
        sitter.page.get_by_role("button", name=sitter.say("web-start"), exact=True).click(timeout=MILLISECONDS)
        other.until_asked()
        bo.device.done("POST", f"/api/tables/{bo.table}/leave", secret=bo.secret)
        sitter.sees(sitter.say("web-start-stopped", name="Bo"))


def test_a_page_that_plays_alone_checks_its_dice_too(people: Pages, real: Serving) -> None:
    """The luck of a solo table is added in one step, before the game, and nobody waits."""
    page = people("", (1280, 800), confirm=False)
    sitter = Sitter(page)
    page.get_by_role("button", name=sitter.say("term-solo-game"), exact=True).click(timeout=MILLISECONDS)
    sitter.until(lambda: sitter.view, "the game does not begin")
    table = str(page.evaluate("location.hash")).split("/")[-1].split("?")[0]
    saved = page.evaluate(SAVED, table)
    assert saved["seats"] == [{"promise": "", "luck": saved["luck"]["0"]}]
    assert len(saved["luck"]["0"]) == 64
