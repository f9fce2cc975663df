"""Whole games in a real browser against the real server: what a person sees leads to every move that is made."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from testing.browser import Pages
from testing.server.client import Device
from testing.server.process import Serving
from tests.web.hands import WORDS, takes, tap_button
from tests.web.sitting import (
    FEW_ROUNDS,
    LEAST_PLACED,
    PATIENCE,
    Sitter,
    against_bots,
    become,
    dice_in_window,
    outcome,
    play_on,
    play_together,
    seated,
)
from vitrall.engine.options import MODULES

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000


def test_a_game_against_a_bot_begins_with_one_tap_and_ends_with_the_score(people: Pages) -> None:
    people.service_worker = True  # as everybody else has it
    page = people("", confirm=False)
    sitter = Sitter(page)
    tap_button(page, WORDS.say("web-play-now"))
    play_on(sitter)
    result = outcome(page)
    page.reload()
    assert outcome(page) == result


def test_a_solo_game_to_its_end(people: Pages) -> None:
    page = people("", confirm=False)
    sitter = Sitter(page)
    tap_button(page, WORDS.say("term-solo-game"))
    play_on(sitter)
    outcome(page)


def test_one_person_against_three_bots(people: Pages, real: Serving) -> None:
    sitter = seated(people, against_bots(real.address, 3))
    play_on(sitter, FEW_ROUNDS)
    outcome(sitter.page)
    assert sitter.page.get_by_role("button", name=re.compile(r"^\d\. ")).count() == 4


def test_a_game_of_glory_with_all_modules(people: Pages, real: Serving) -> None:
    sitter = seated(people, against_bots(real.address, 1, modules=list(MODULES)))
    play_on(sitter)
    outcome(sitter.page)


# ---- two people ------------------------------------------------------------------------------------------------------


def test_two_people_from_the_link_to_the_rematch(people: Pages, real: Serving) -> None:
    ana, bo = invited(people, real.address)
    chat(ana, bo)
    play_together(ana, bo)
    assert min(dice_in_window(each.view) for each in (ana, bo)) >= LEAST_PLACED
    assert re.findall(r"\d+", outcome(ana.page)) == re.findall(r"\d+", outcome(bo.page))
    ana.tap("term-rematch")
    bo.page.get_by_role("link", name=bo.say("web-rematch-go")).click(timeout=MILLISECONDS)
    begin(ana, bo)
    assert ana.page.url == bo.page.url


def invited(people: Pages, address: str) -> tuple[Sitter, Sitter]:
    """Ana opens a table, Bo comes by the link that she is shown, in another browser and language; Ana begins."""
    device = Device(address)
    opened = device.open([{"kind": "person", "name": "Ana"}])
    ana = Sitter(people("", confirm=False))
    become(ana, device)
    ana.page.evaluate("table => { location.hash = `#/table/${table}` }", opened["table"])
    link = ana.page.get_by_text(re.compile("#/table/")).inner_text(timeout=MILLISECONDS)
    bo = Sitter(people("", confirm=False, language="pl"), "pl")
    bo.page.goto(link)
    bo.page.get_by_label(bo.say("web-your-name")).fill("Bo")
    bo.tap("web-sit-down")
    begin(ana, bo)
    return ana, bo


def begin(ana: Sitter, bo: Sitter) -> None:
    """Both are there; Ana begins, and both are asked to choose a pattern."""
    ana.page.get_by_role("img", name=ana.say("web-present", name="Bo")).wait_for(timeout=MILLISECONDS)
    ana.number = bo.number = -1
    ana.view, bo.view = {}, {}
    ana.page.get_by_role("button", name=ana.say("web-start")).click(timeout=MILLISECONDS)
    for each in (ana, bo):
        each.sees(each.say("prompt-choose"))


def chat(ana: Sitter, bo: Sitter) -> None:
    """A phrase is read in the other's language, after a mark says that there is something to read; words stay words."""
    ana.tap("web-talk-open", count=0)
    ana.tap("phrase-good-luck")
    bo.page.get_by_role("button", name=bo.say("web-talk-open", count=1)).click(timeout=MILLISECONDS)
    said = bo.page.get_by_role("log", name=bo.say("web-talk"), exact=True)
    said.get_by_text(bo.say("phrase-good-luck")).wait_for()
    bo.page.get_by_label(bo.say("web-talk-words")).fill("Cześć, Ana")
    bo.page.keyboard.press("Enter")
    heard = ana.page.get_by_role("log", name=ana.say("web-talk"), exact=True)
    heard.get_by_text("Cześć, Ana").wait_for(timeout=MILLISECONDS)
    for each in (ana, bo):
        each.page.keyboard.press("Escape")
        assert each.page.get_by_role("button", name=each.say("web-talk-open", count=0)).count() == 1


# ---- by keyboard alone -----------------------------------------------------------------------------------------------

NAME = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"


def test_a_game_by_keyboard_alone(people: Pages, real: Serving) -> None:
    """Nothing but keys from the choice of a window to the score."""
    sitter = seated(people, against_bots(real.address, 1))
    play_on(sitter, perform=press_move)
    outcome(sitter.page)


def press_move(sitter: Sitter, move: str) -> None:
    verb, *about = move.split(" ")
    keys = sitter.page.keyboard
    asks = verb == "pass" and takes(sitter.view)
    if verb == "draft":  # the digit takes it up and leads to the first space that takes it
        keys.press(str((sitter.view["pool"].index(about[0]) + 1) % 10))
        tab_to(sitter, sitter.words.offer(move))
    elif verb == "place":
        tab_to(sitter, about[0] + ":", inside=True)
    elif verb == "choose":
        tab_to(sitter, sitter.words.name(about[1]))
    elif verb != "pass" or focused(sitter):  # where no button has the focus, Enter ends the turn
        tab_to(sitter, sitter.words.offer(move))
    keys.press("Enter")
    if asks:
        tab_to(sitter, sitter.say("web-end-without-die"))
        keys.press("Enter")


def focused(sitter: Sitter) -> bool:
    return bool(sitter.page.evaluate("document.activeElement !== document.body"))


def tab_to(sitter: Sitter, name: str, inside: bool = False) -> None:
    """Go on to what is called so: by Tab, and inside the window by its arrows."""
    for _ in range(120):
        if str(sitter.page.evaluate(NAME)).startswith(name):
            return
        in_window = sitter.page.evaluate("Boolean(document.activeElement.dataset.space)")
        sitter.page.keyboard.press(steered(sitter, name) if inside and in_window else "Tab")
    raise AssertionError(f"Tab leads nowhere near {name}")


def steered(sitter: Sitter, name: str) -> str:
    now = sitter.page.evaluate("document.activeElement.dataset.space")
    if now[0] != name[0]:
        return "ArrowDown" if now[0] < name[0] else "ArrowUp"
    return "ArrowRight" if now[1] < name[1] else "ArrowLeft"


# ---- through the accessibility tree alone ----------------------------------------------------------------------------


def test_a_game_through_the_accessibility_tree_alone(people: Pages, real: Serving) -> None:
    """Only roles and names are asked for, as a screen reader has them: no view, no markup."""
    page = seated(people, against_bots(real.address, 1)).page
    page.get_by_role("button", name=re.compile("difficulty")).first.click(timeout=MILLISECONDS)
    score = page.get_by_role("heading", level=1, name=re.compile(r"\d+ points?"))
    end = page.get_by_role("button", name=WORDS.say("offer-pass"), exact=True)
    placed = 0
    while not over(score, end):
        placed += place_one(page)
        end_turn(page, end)
    assert placed >= LEAST_PLACED
    assert page.get_by_role("region", name=re.compile("Ana")).get_by_text("Favor tokens", exact=True).count() == 1


def over(score: Any, end: Any) -> bool:
    """Whether the score came next, and not the next turn."""
    end.or_(score).first.wait_for(timeout=MILLISECONDS)
    return bool(score.count())


def place_one(page: Any) -> bool:
    """The first die of the pool that a space takes, by what both are called."""
    pool = page.get_by_role("group", name=WORDS.say("term-draft-pool"), exact=True)
    for die in pool.get_by_role("button", disabled=False).all():
        die.click()
        lit = page.get_by_role("gridcell", name=re.compile(re.escape(WORDS.say("web-space-lit"))))
        if lit.count():
            space = str(lit.first.get_attribute("aria-label")).split(":")[0]
            lit.first.click()
            held = page.get_by_role("gridcell", name=re.compile(f"^{space}: an? "))
            held.wait_for(timeout=MILLISECONDS)
            return True
        die.click()
    return False


def end_turn(page: Any, end: Any) -> None:
    """The turn is over when something at the table is called otherwise than before."""
    before = heard(page)
    end.click()
    anyway = page.get_by_role("button", name=WORDS.say("web-end-without-die"))
    if anyway.count():
        anyway.click()
    until = time.monotonic() + PATIENCE
    while heard(page) == before:
        assert time.monotonic() < until, before
        page.wait_for_timeout(20)


def heard(page: Any) -> str:
    """All that a screen reader finds, wherever the focus is."""
    return str(page.get_by_role("main").aria_snapshot()).replace(" [active]", "")
