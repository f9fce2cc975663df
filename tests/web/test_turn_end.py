"""How a turn ends: quietly while a die may be taken, by itself when nothing is left to do; and how it is taken back."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from testing.browser import Pages
from testing.page.serving import film_text
from testing.server.process import Serving
from tests.web.hands import WORDS, takes, tap_button, tap_space
from tests.web.sitting import Sitter, against_bots, chosen, seated
from vitrall.engine.board import NAMES

pytestmark = pytest.mark.slow

WAITS = 6000  # milliseconds, more than a turn waits before it ends by itself


def own_frames(film: str) -> list[tuple[int, dict[str, Any]]]:
    frames = json.loads(film_text(film))["frames"]
    return [(at, frame) for at, frame in enumerate(frames) if frame["mine"]]


def test_ending_a_turn_without_a_die_is_quiet_and_asked_about(open_page: Pages) -> None:
    at, frame = next((at, frame) for at, frame in own_frames("two") if takes(frame["view"]))
    page = open_page(f"film/two?at={at}&pace=-1")
    end = page.get_by_role("button", name=WORDS.offer("pass"), exact=True)
    assert "main" not in str(end.get_attribute("class")).split()
    end.click()
    page.get_by_role("heading", name=WORDS.say("web-confirm-no-die")).wait_for()
    tap_button(page, WORDS.say("web-cancel"))
    page.locator("dialog").wait_for(state="detached")
    page.locator("h1").click()  # away from every button
    page.keyboard.press("Enter")  # opens the question and does not answer it
    page.get_by_role("heading", name=WORDS.say("web-confirm-no-die")).wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.locator(f"main[data-number='{frame['number']}']").count() == 1


def stop_time(page: Any) -> None:
    """From the next load on time passes only by `run_for`, however busy the machine is."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def test_a_turn_with_nothing_left_to_do_ends_by_itself_unless_the_player_stays(open_page: Pages) -> None:
    at, frame = next((at, frame) for at, frame in own_frames("two") if frame["view"]["legal"] == ["pass"])
    page = open_page(f"film/two?at={at}&pace=-1", autoEnd=True)
    stop_time(page)
    page.reload()
    page.get_by_text(WORDS.say("web-ends-soon")).wait_for()
    assert page.locator(".seconds").inner_text() == "5"
    page.clock.run_for(2000)
    assert page.locator(".seconds").inner_text() == "3"
    tap_button(page, WORDS.say("web-not-yet"))
    page.clock.run_for(WAITS)
    assert page.locator(f"main[data-number='{frame['number']}']").count() == 1
    page.reload()
    page.get_by_text(WORDS.say("web-ends-soon")).wait_for()
    page.clock.run_for(WAITS)
    page.locator(f"main[data-number='{frame['number'] + 1}']").wait_for()


def test_a_roll_is_seen_before_others_take_from_it_unless_it_is_skipped(open_page: Pages) -> None:
    frames = json.loads(film_text("two"))["frames"]
    at = next(
        at
        for at, (frame, after) in enumerate(pairwise(frames))
        if frame["mine"] and not takes(frame["view"]) and after["view"]["round"] > max(1, frame["view"]["round"])
    )
    rolled = frames[at + 1]
    assert not rolled["mine"]
    page = open_page(f"film/two?at={at}&pace=0", pace="slow")
    stop_time(page)
    page.reload()
    tap_button(page, WORDS.offer("pass"))
    page.clock.run_for(100)
    skip = page.get_by_role("button", name=WORDS.say("web-skip"), exact=True)
    skip.wait_for()
    page.clock.run_for(2000)
    assert page.locator(f"main[data-number='{rolled['number']}']").count() == 1
    pool = page.get_by_role("group", name=WORDS.say("term-draft-pool"), exact=True)
    assert pool.get_by_role("button").count() == len(rolled["view"]["pool"]) == 5
    skip.click()
    page.locator(f"main[data-number='{rolled['number']}']").wait_for(state="detached")


def test_why_nothing_can_be_taken_back_is_said_on_hover_focus_and_tap(open_page: Pages) -> None:
    at, frame = next((at, frame) for at, frame in own_frames("two") if takes(frame["view"]) and not frame["undo"])
    reason = WORDS.say(f"error-{frame['undo_refusal'].replace('/', '-')}")
    page = open_page(f"film/two?at={at}&pace=-1")
    undo = page.get_by_role("button", name=WORDS.say("term-undo"), exact=True)
    tip = page.locator(".reason").filter(has_text=reason)
    assert not tip.is_visible()
    undo.hover()
    assert tip.is_visible()
    page.mouse.move(0, 0)
    assert not tip.is_visible()
    undo.focus()
    assert tip.is_visible()
    undo.click(force=True)  # it does nothing else, and is called disabled
    assert page.locator(".sentence").inner_text() == reason


def placed(sitter: Sitter) -> list[list[str | None]]:
    rows: list[list[str | None]] = sitter.view["seats"][0]["rows"]
    return rows


def place(sitter: Sitter) -> str:
    """A die to its first space, by two taps: one gesture."""
    view = sitter.view
    die, spaces = next((die, breaks) for die, breaks in view["breaks"].items() if die in view["pool"] and 0 in breaks)
    before = sitter.number
    group = sitter.page.get_by_role("group", name=WORDS.say("term-draft-pool"), exact=True)
    group.get_by_role("button", name=WORDS.die(die), exact=True).first.click()
    tap_space(sitter.page, NAMES[spaces.index(0)])
    sitter.until(lambda: sitter.number >= before + 2 and sitter.view["legal"], "the die is not placed")
    return str(die)


def test_one_tap_takes_a_gesture_back_and_against_bots_a_whole_turn(people: Pages, real: Serving) -> None:
    sitter = seated(people, against_bots(real.address, 1))
    sitter.wait(-1)
    while not takes(sitter.view):
        before = sitter.number
        sitter.perform(chosen(sitter.view))
        sitter.acted_after(before)
    empty, pool = placed(sitter), sorted(sitter.view["pool"])
    place(sitter)
    assert placed(sitter) != empty
    sitter.tap("term-undo")
    sitter.until(lambda: placed(sitter) == empty and sorted(sitter.view["pool"]) == pool, "the gesture stands")
    place(sitter)
    done = placed(sitter)
    before = sitter.number
    sitter.perform("pass")
    sitter.acted_after(before)
    assert not any(frame.startswith('{"type":"takeback"') for frame in sitter.told)
    sitter.tap("term-undo")
    sitter.until(
        lambda: placed(sitter) == done and "pass" in sitter.view["legal"] and not takes(sitter.view), "no way back"
    )
