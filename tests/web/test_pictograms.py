"""Cards with pictures: a figure and the progress of the own window on objectives, marked spaces, icons of tools."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from testing.browser import Pages
from testing.page.serving import film_text
from tests.web.hands import WORDS
from vitrall.cards.catalogue import full_deck

ICONS = Path(__file__).parents[2] / "web" / "src" / "board" / "tool-icons.json"


def test_every_tool_has_an_icon_of_its_own() -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))
    assert sorted(icons) == sorted(tool.id for tool in full_deck().tools)
    assert len(set(icons.values())) == len(icons)
    assert all(re.fullmatch(r"[MmLlHhVvCcSsAaZz0-9 .-]+", icon) for icon in icons.values())


@pytest.mark.slow
def test_objectives_show_a_figure_and_the_progress_that_python_counts(open_page: Pages) -> None:
    """At two moments of a game with all modules."""
    page = open_page("film/six?at=140&pace=-1")
    before: list[str] = []
    for at in (140, 230):
        page.goto(page.url.split("#")[0] + f"#/film/six?at={at}&pace=-1")
        page.locator(f"main[data-number='{at}']").wait_for()
        view = json.loads(film_text("six"))["frames"][at]["view"]
        tools = page.locator("[data-icon]").evaluate_all("icons => icons.map(icon => icon.dataset.icon)")
        assert tools == [tool["id"] for tool in view["tools"]]
        page.get_by_role("tab", name=WORDS.say("web-objectives")).click()  # tools may be in the same tab
        cards = page.locator(".card:has(.progress)")
        texts = dict(
            zip(cards.locator("h3").all_inner_texts(), cards.locator(".progress").all_inner_texts(), strict=True)
        )
        assert texts == {WORDS.name(card): progress_text(card, now) for card, now in view["progress"].items()}
        assert cards.locator(".figure .spot").count() == 20 * len(view["progress"])
        assert list(texts.values()) != before
        before = list(texts.values())


def progress_text(card: str, now: dict[str, int]) -> str:
    if "place" in now:
        podium = WORDS.say("podium", place=now["place"], points=now["points"])
        return f"{WORDS.say('rivalry-compared', amount=now['count'])} · {podium}"
    return WORDS.say(f"card-{card}.scored", count=now["count"], points=now["points"])


@pytest.mark.slow
def test_the_spaces_of_the_own_private_objective_are_marked_in_the_window(open_page: Pages) -> None:
    view = json.loads(film_text("six"))["frames"][140]["view"]
    marks = next(
        list(map(int, bin(int(card.measure.cells))[:1:-1].ljust(20, "0")))
        for card in full_deck().privates
        if card.id == view["seats"][0]["privates"][0]
    )
    assert 0 < sum(marks) < 20, "this film's player has an objective of marked spaces"
    page = open_page("film/six?at=140&pace=-1")
    marked = page.locator(".area-window .cell").evaluate_all(
        "cells => cells.map(cell => Number(cell.classList.contains('marked')))"
    )
    assert marked == marks
    page = open_page("film/two?at=40&pace=-1")
    assert page.locator(".cell.marked").count() == 0
