"""Buttons on a phone of 360 pixels, in four languages: short, whole, and no two of one screen with the same name.

One page for each language goes through all screens, so that the browser loads the page four times only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from testing.browser import Pages
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PHONE: Final = (360, 640)
LONGEST: Final = 32  # characters of a label; the rule says "about 28"
WIDEST: Final = 336  # pixels of a label on one line: the phone without its margins
CELL: Final = ".window .cell"
ROUTES: Final = {  # a film never follows a film, so that each screen is drawn anew; what to wait for there
    "": ".door",
    "film/two?at=0&pace=-1": ".pattern",
    "new": "details",
    "film/two?at=40&pace=-1": CELL,
    "puzzle": "button",
    "film/glory?at=60&pace=-1": CELL,
    "learn/1": "button",
    "film/six?at=140&pace=-1": CELL,
    "reference": "summary, button",
    "film/tool-lathekin?at=1&pace=-1": CELL,
    "score": "button",
    "film/two?at=999&pace=-1": "button",
    "replay/two/60": CELL,
}
TABLE: Final = "film/glory?at=40&pace=-1"
LAID_OVER: Final = (  # what is opened from a table, tap by tap
    ("web-cards-short",),
    ("web-log-short",),
    ("web-talk",),
    ("web-menu",),
    ("web-menu", "web-takeback"),
    ("web-menu", "term-settings"),
    ("web-menu", "web-rules"),
    ("web-menu", "web-keys"),
)

# Everything that can be pressed now: in the topmost dialog if one is open. `wide` is the label on a single line. Dice,
# spaces and windows have pictures for labels; lines of the log and of a score sheet are whole sentences.
BUTTONS: Final = """() => {
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  const others = '.cell, .slot, .pattern, .opponent, .strip, .line, .rank, ol li > button';
  const width = each => {
    const probe = Object.assign(document.createElement('span'), {textContent: each.innerText});
    probe.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
    each.append(probe);
    const wide = probe.getBoundingClientRect().width;
    probe.remove();
    return wide;
  };
  return [...root.querySelectorAll('button, a.button, summary')].filter(each => each.checkVisibility()).map(each => ({
    name: each.getAttribute('aria-label') ?? each.innerText.trim(),
    label: each.matches(others) ? '' : each.innerText.trim(),
    wide: width(each),
    cut: each.scrollWidth - each.clientWidth,
    right: each.getBoundingClientRect().right,
  }));
}"""

Buttons = list[dict[str, Any]]


def go(page: Any, route: str, wanted: str) -> None:
    """Another screen of the same page, drawn anew."""
    page.evaluate("document.querySelector('main').dataset.left = ''")
    page.evaluate("hash => { location.hash = hash }", f"#/{route}")
    page.locator(f"main:not([data-left]) :is({wanted})").first.wait_for()
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")


def screens(page: Any, words: Words) -> Iterator[tuple[str, Buttons]]:
    """Every screen with its buttons."""
    for route, wanted in list(ROUTES.items())[1:]:
        go(page, route, wanted)
        yield route, page.evaluate(BUTTONS)
    go(page, "", ".door")
    yield "", page.evaluate(BUTTONS)
    go(page, TABLE, CELL)
    for way in LAID_OVER:
        for name in way:
            page.get_by_role("button", name=words.say(name, count=0), exact=True).first.click()
        yield " → ".join(way), page.evaluate(BUTTONS)
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")


def too_long(buttons: Buttons) -> list[str]:
    return [
        each["label"]
        for each in buttons
        if each["label"]
        and (len(each["label"]) > LONGEST or each["wide"] > WIDEST or each["cut"] > 1 or each["right"] > PHONE[0] + 0.5)
    ]


def repeated(buttons: Buttons) -> list[str]:
    """Names that several buttons have. Dice of one kind are one choice, and are named alike on purpose."""
    names = [each["name"] for each in buttons if each["label"]]
    return sorted({name for name in names if names.count(name) > 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_and_have_names_of_their_own(open_page: Pages, language: str) -> None:
    page = open_page("", PHONE, language=language)
    faults: dict[str, list[str]] = {}
    seen = 0
    for screen, buttons in screens(page, Words(language, strict=True)):
        seen += len([each for each in buttons if each["label"]])
        if wrong := [f"too long: {label}" for label in too_long(buttons)] + [f"twice: {n}" for n in repeated(buttons)]:
            faults[screen] = wrong
    assert faults == {}
    assert seen > 60


def test_a_long_button_and_a_name_given_twice_are_noticed(open_page: Pages) -> None:
    page = open_page("", PHONE)
    page.locator(".door").first.wait_for()
    page.evaluate(
        """texts => texts.forEach(text => document.body.append(
            Object.assign(document.createElement('button'), {textContent: text})))""",
        ["Undo", "Undo", "Let a bot take this seat until its owner is back"],
    )
    buttons = page.evaluate(BUTTONS)
    assert too_long(buttons) == ["Let a bot take this seat until its owner is back"]
    assert repeated(buttons) == ["Undo"]
