"""The level "close game" of the solo game in a real browser: earlier games decide how many tools there are."""

from __future__ import annotations

import os
from typing import Any

import pytest

from testing.browser import Pages
from testing.server.client import played_alone
from testing.server.process import Serving
from tests.web.axe import axe_faults
from tests.web.hands import choose, tap_button
from tests.web.sitting import Sitter, chosen
from tests.web.test_page import PHONE
from tests.web.test_statistics import device_of
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

LEVEL = "close-game"

# The stored game with the result of a better player.
WIN = """() => {
  const stored = JSON.parse(localStorage.getItem('vitrall-own-games'));
  const game = stored.games.find(game => game.counted);
  Object.assign(game.seats[0], { points: game.target + 1, won: true });
  localStorage.setItem('vitrall-own-games', JSON.stringify(stored));
}"""

SPOKEN = "field => document.getElementById(field.getAttribute('aria-describedby')).innerText"


def solo_form(page: Any, words: Words) -> Any:
    """The form of a new table for one; answers the field with the level of the game."""
    page.evaluate("location.hash = '#/new'")
    page.locator("form.new").wait_for()
    choose(page, words.say("term-players"), "1")
    return page.get_by_label(words.say("option-solo-tools"))


def choose_close_game(page: Any, words: Words, reason: str, **tools: int) -> Any:
    field = solo_form(page, words)
    field.select_option(label=words.say(f"web-bot-{LEVEL}"))
    sentence = words.say(f"web-close-game-{reason}", **tools)
    page.get_by_role("status").get_by_text(sentence, exact=True).wait_for()
    assert field.evaluate(SPOKEN) == sentence
    return field


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_close_game_follows_from_the_latest_solo_game(people: Pages, real: Serving, language: str) -> None:
    words = Words(language, strict=True)
    page = people("", PHONE, language=language)
    choose_close_game(page, words, "first", tools=3)
    played_alone(device_of(page, real))  # without a die placed: far from the target
    played_alone(device_of(page, real), seed=3)  # a puzzle
    page.reload()
    choose_close_game(page, words, "lost", tools=3, next=4)
    page.evaluate(WIN)
    page.reload()
    choose_close_game(page, words, "won", tools=3, next=2)
    assert axe_faults(page) == []
    sitter = Sitter(page, language)
    page.get_by_label(words.say("web-your-name")).fill("Ana")
    tap_button(page, words.say("web-open-table"))
    sitter.wait(-1)
    sitter.perform(chosen(sitter.view))  # a window; then the tools are dealt
    sitter.until(lambda: sitter.view["tools"], "no tools")
    assert len(sitter.view["tools"]) == 2
    assert solo_form(page, words).input_value() == LEVEL  # remembered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, (844, 390), (1440, 900)])
def test_the_sentence_is_whole_on_every_screen(people: Pages, size: tuple[int, int], language: str) -> None:
    words = Words(language, strict=True)
    page = people("", size, language=language)
    field = choose_close_game(page, words, "first", tools=3)
    note = page.get_by_role("status").filter(has_text="3")
    assert note.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert field.evaluate("each => each.getBoundingClientRect().height") >= 44
    if folder := os.environ.get("VITRALL_SHOTS"):
        page.screenshot(path=f"{folder}/close-game-{language}-{size[0]}.png")


def test_the_level_is_chosen_with_the_keyboard_alone(people: Pages) -> None:
    words = Words("en", strict=True)
    page = people("", PHONE)
    field = solo_form(page, words)
    assert field.input_value() == "3"
    field.focus()
    page.keyboard.press("End")
    assert field.input_value() == LEVEL
    page.get_by_text(words.say("web-close-game-first", tools=3), exact=True).wait_for()
