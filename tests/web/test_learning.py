"""The guided first game in a real browser, to its end in every language; by taps, and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from testing.browser import Pages
from tests.web import lesson
from tests.web.axe import axe_faults
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PHONE = (360, 640)
STEPS = lesson.lesson()["steps"]
FRAMES = lesson.lesson()["frames"]


def answer(page: Any, step: dict[str, Any], words: Words) -> None:
    """The gesture a step asks for, by taps on what it names."""
    moves = step.get("moves", [])
    if "pick" in step:
        tap_die(page, words, step["pick"])
    elif "bar" in step:
        page.locator(f"[data-space={step['bar']}]").click(force=True)  # a finger does not wait for it to be enabled
    elif not moves:
        tap(page, words.say("lesson-next"))
    for move in moves:
        make(page, step, move, words)


def make(page: Any, step: dict[str, Any], move: str, words: Words) -> None:
    verb, _, what = move.partition(" ")
    match verb:
        case "draft":
            if "holds" not in step:
                tap_die(page, words, what)
            if len(step["moves"]) == 1:
                tap(page, words.offer(move))
        case "place":
            page.locator(f"[data-space={what}]").click()
        case "use":
            tap(page, words.say("tool-price", tool=words.name(what), count=1))
        case _:
            tap(page, words.offer(move))


def tap(page: Any, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def tap_die(page: Any, words: Words, die: str) -> None:
    page.get_by_role("group").get_by_role("button", name=words.die(die), exact=True).first.click()


def reached(page: Any, step: dict[str, Any], words: Words) -> None:
    """The step is shown, and says what it should."""
    page.locator(f"main[data-step={step['id']}]").wait_for()
    page.get_by_text(words.say(f"lesson-{step['id']}")).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_is_played_to_its_end(open_page: Pages, language: str) -> None:
    words = Words(language, strict=True)
    page = open_page("learn", PHONE, language=language)
    for at, step in enumerate(STEPS):
        reached(page, step, words)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], step["id"]
        if at < len(STEPS) - 1:
            answer(page, step, words)
    page.get_by_role("button", name=words.say("lesson-play")).wait_for()
    total = FRAMES[-1]["result"]["sheet"]["seats"][0]["total"]
    assert page.get_by_text(words.say("score-total", points=total)).count() == 1


def test_a_wrong_tap_says_why_and_waits(open_page: Pages) -> None:
    words = Words("pl", strict=True)
    step = next(at for at, step in enumerate(STEPS, 1) if step["id"] == "edge")
    page = open_page(f"learn/{step}", PHONE, language="pl")
    page.locator("[data-space=A1]").click()
    page.get_by_text(words.say("lesson-other-space", space="A2")).wait_for()
    page.locator("[data-space=C3]").click(force=True)
    page.get_by_text(words.say("refuse-first-die")).first.wait_for()
    assert page.locator("main[data-step=edge]").count() == 1


def test_a_reload_goes_on_where_it_was_and_one_may_go_back(open_page: Pages) -> None:
    words = Words("en", strict=True)
    page = open_page("learn")
    for step in STEPS[:6]:
        reached(page, step, words)
        answer(page, step, words)
    reached(page, STEPS[6], words)
    page.reload()
    reached(page, STEPS[6], words)
    tap(page, words.say("lesson-back"))
    reached(page, STEPS[5], words)
    answer(page, STEPS[5], words)
    reached(page, STEPS[6], words)


def test_the_lesson_by_keyboard_alone(open_page: Pages) -> None:
    """Digits pick dice, arrows and Enter choose spaces, Tab reaches every button."""
    words = Words("en", strict=True)
    page = open_page("learn")
    for step in STEPS[:-1]:
        reached(page, step, words)
        typed(page, step, words)
    reached(page, STEPS[-1], words)


def typed(page: Any, step: dict[str, Any], words: Words) -> None:
    pool = FRAMES[step["frame"]]["view"]["pool"]
    moves = step.get("moves", [])
    places = [step["bar"]] if "bar" in step else [move[6:] for move in moves if move.startswith("place ")]
    dice = [step["pick"]] if "pick" in step else [move[6:] for move in moves if move.startswith("draft ")]
    if dice and "holds" not in step:
        page.keyboard.press(str(pool.index(dice[0]) + 1))
    if places:
        typed_space(page, places[0])
    elif not dice or moves:
        press_button(page, button(step, words))


def typed_space(page: Any, space: str) -> None:
    tab_to(page, "document.activeElement.dataset.space !== undefined")
    down, right = "ABCD".index(space[0]), int(space[1]) - 1
    for key in ("Home", *["ArrowUp"] * 3, *["ArrowDown"] * down, *["ArrowRight"] * right):
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def button(step: dict[str, Any], words: Words) -> str:
    move = step["moves"][0] if "moves" in step else ""
    if move.startswith("use "):
        return words.say("tool-price", tool=words.name(move[4:]), count=1)
    return words.offer(move) if move else words.say("lesson-next")


def press_button(page: Any, name: str) -> None:
    wanted = f"[document.activeElement.ariaLabel, document.activeElement.textContent.trim()].includes({name!r})"
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def tab_to(page: Any, wanted: str) -> None:
    """As often as it takes; a page has no more stops than this."""
    for _ in range(30):
        if page.evaluate(wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by keyboard to {wanted}")


@pytest.mark.parametrize("id", ["welcome", "goals", "edge", "snake", "track", "tool", "turn", "private", "outcome"])
def test_the_lesson_has_no_barrier(open_page: Pages, id: str) -> None:
    at = next(at for at, step in enumerate(STEPS, 1) if step["id"] == id)
    page = open_page(f"learn/{at}", PHONE)
    assert axe_faults(page) == []
    small = "[...document.querySelectorAll('main button, main a')].map(each => each.getBoundingClientRect())"
    assert page.evaluate(f"Math.min(...{small}.map(box => Math.min(box.width, box.height)))") >= 43.5
