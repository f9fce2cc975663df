"""Rules and cards to look up, in a real browser: every card is there, found as people type, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from testing.browser import Pages
from tests.web import reference
from tests.web.axe import axe_faults
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PHONE = (360, 640)
TYPED = {"en": "lathekin", "pl": "GLADZIK", "uk": "лопатка", "es": "abreplomos"}


def cards_listed(page: Any) -> list[str]:
    cards: list[str] = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_there_and_found_by_its_name(open_page: Pages, language: str) -> None:
    words = Words(language, strict=True)
    page = open_page("reference", PHONE, language=language)
    assert cards_listed(page) == [card["id"] for card in reference.cards()]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("searchbox", name=words.say("rulebook-search")).fill(TYPED[language])
    page.get_by_text(words.say("rulebook-found", count=1), exact=True).wait_for()
    assert cards_listed(page) == ["lathekin"]
    card = page.locator("[data-card=lathekin]").inner_text()
    parts = [
        words.name("lathekin"),
        words.text("lathekin"),
        words.say("ruling-two-movers"),
        words.say("attested-print"),
    ]
    assert [part for part in parts if part not in card] == []


def test_one_kind_is_shown_and_patterns_are_drawn(open_page: Pages) -> None:
    page = open_page("reference")
    page.get_by_role("combobox").select_option("pattern")
    wanted = [card["id"] for card in reference.cards() if card["kind"] == "pattern"]
    page.locator("[data-card=lathekin]").wait_for(state="detached")
    assert cards_listed(page) == wanted
    assert page.locator("[data-card] [role=img]").count() == len(wanted)


def test_the_rules_are_read_there_and_from_the_table(open_page: Pages) -> None:
    words = Words("uk", strict=True)
    page = open_page("reference", language="uk")
    page.locator("summary").click()
    page.get_by_text(words.say("rulebook-ties")).wait_for()
    page = open_page("film/two?at=40&pace=-1", language="uk")
    page.get_by_role("button", name=words.say("web-menu")).click()
    page.get_by_role("button", name=words.say("web-rules")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(words.say("rulebook-ties")).wait_for()
    assert dialog.get_by_role("link", name=words.say("rulebook-title")).get_attribute("href") == "#/reference"


def test_the_reference_has_no_barrier(open_page: Pages) -> None:
    page = open_page("reference", PHONE)
    page.locator("summary").click()
    assert axe_faults(page) == []


def test_home_leads_to_lesson_score_and_reference(open_page: Pages) -> None:
    page = open_page("", PHONE)
    links = page.get_by_role("link").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert {"#/learn", "#/score", "#/reference", "#/puzzle", "#/new"} <= set(links)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
