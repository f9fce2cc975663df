"""Plays on the page what a film or a server asks for, with what a person has: names of things, taps, keys."""

from __future__ import annotations

import re
from typing import Any

from vitrall.words import Words

WORDS = Words("en", strict=True)
PAINT = """painted => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = painted ? [] : [sheet];
}"""


def paint(page: Any, painted: bool) -> None:
    """Unpainted, a tap costs half the processor time. Layout, names and what a tap hits stay the same, so this is for
    tests that play; others, and axe, look at what is painted. A reload paints again."""
    page.evaluate(PAINT, painted)


def perform(page: Any, view: dict[str, Any], move: str, words: Words = WORDS) -> None:
    """One move of the notation, by tapping what it is about."""
    verb, *about = move.split(" ")
    match verb:
        case "draft" | "take":
            _tap_die(page, words.say("term-draft-pool" if verb == "draft" else "term-private-pool"), about[0], words)
            tap_button(page, words.offer(move))
        case "exchange" | "again":
            _tap_die(page, words.say("term-private-pool"), about[0], words)
        case "place":
            tap_space(page, about[0])
        case "move" | "trade":
            tap_space(page, about[0])
            tap_space(page, about[1])
        case "use":
            _use(page, view, words, *about)
        case "choose":
            page.get_by_role("button", name=words.name(about[1])).click()
        case "pass":
            end_turn(page, view, words)
        case _:
            tap_button(page, words.offer(move))


def end_turn(page: Any, view: dict[str, Any], words: Words = WORDS) -> None:
    """Where a die could still be taken, the page asks once more."""
    tap_button(page, words.offer("pass"))
    if takes(view):
        tap_button(page, words.say("web-end-without-die"))


def takes(view: dict[str, Any]) -> bool:
    return any(move.startswith(("draft ", "take ")) for move in view["legal"])


def tap_button(page: Any, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def choose(page: Any, label: str, value: str) -> None:
    """One of the things to choose from under a label, which is named as it begins: what is chosen stands in it too."""
    field = page.locator("label.field").filter(has_text=re.compile(rf"^\s*{re.escape(label)}"))
    field.locator("select").select_option(value)


def tap_space(page: Any, space: str) -> None:
    page.locator(f".area-window [data-space={space}]").click()


def _tap_die(page: Any, pool: str, die: str, words: Words) -> None:
    group = page.get_by_role("group", name=pool, exact=True)
    group.get_by_role("button", name=words.die(die), exact=True).first.click()


def _use(page: Any, view: dict[str, Any], words: Words, tool: str, *paying: str) -> None:
    price = next(card["price"] for card in view["tools"] if card["id"] == tool)
    assert isinstance(price, int), "the scenes of tools have company"
    tap_button(page, words.say("tool-price", tool=words.name(tool), count=price))
