"""Whole games in a real browser against the real server: what a person sees leads to every move that is made."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import serving
from tests.web.conftest import Pages
from tests.web.hands import WORDS, perform, tap_button

pytestmark = pytest.mark.slow

PATIENCE = 60.0  # seconds for a bot and all that lies between
SIMPLE = ("choose", "place", "draft", "return", "pass")


@pytest.fixture
def pages(browser: Any, tmp_path: Path) -> Iterator[Pages]:
    with serving(tmp_path / "tables.db") as server:
        opened = Pages(browser, server.address)
        yield opened
        for context in opened.contexts:
            context.close()
        assert opened.troubles == []


class Hearing:
    """The latest view that the server has told a page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.number = -1
        self.view: dict[str, Any] = {}
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in ("state", "update") and told["view"] and told["number"] >= self.number:
            self.number, self.view = told["number"], told["view"]

    def wait(self, after: int) -> None:
        """Until something has happened and this seat may move, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.number > after and (self.view["legal"] or self.view["phase"] == "over"):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing new after {self.number}: {self.view.get('phase')}")


def chosen(view: dict[str, Any]) -> str:
    """The first simple move there is: place what is in hand, draft what fits, and else end the turn."""
    for verb in SIMPLE:
        for move in view["legal"]:
            if move.split(" ")[0] == verb and (verb != "draft" or fits(view, move.split(" ")[1])):
                return str(move)
    raise AssertionError(view["legal"])


def fits(view: dict[str, Any], die: str) -> bool:
    """Whether some space takes the die: another may be drafted for a tool alone."""
    return any(not broken for broken in view["breaks"][die])


def play_on(hearing: Hearing) -> None:
    """This person's moves until the game is over."""
    hearing.wait(-1)
    while hearing.view["phase"] != "over":
        before = hearing.number
        perform(hearing.page, hearing.view, chosen(hearing.view))
        hearing.wait(before)


def outcome(page: Any) -> str:
    """What stands above the score: who has won, with how many points."""
    heading = page.get_by_role("heading", level=1, name=re.compile(r"\d"))
    heading.wait_for()
    return str(heading.inner_text())


def test_a_game_against_a_bot_begins_with_one_tap_and_ends_with_the_score(pages: Pages) -> None:
    page = pages("", confirm=False)
    hearing = Hearing(page)
    tap_button(page, WORDS.say("web-play-now"))
    play_on(hearing)
    told = outcome(page)
    page.reload()
    assert outcome(page) == told


def test_a_solo_game_to_its_end(pages: Pages) -> None:
    page = pages("", confirm=False)
    hearing = Hearing(page)
    tap_button(page, WORDS.say("term-solo-game"))
    play_on(hearing)
    outcome(page)
