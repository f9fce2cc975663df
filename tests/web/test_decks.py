"""A table with a deck of the server's folder in a real browser: chosen, drawn, named and read in Ukrainian."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from testing.browser import Pages
from testing.example_deck import SAWS
from testing.server.client import Device
from testing.server.process import serving
from vitrall.words import Words

pytestmark = pytest.mark.slow

WORDS: Final = Words("uk", strict=True)
TOOL: Final = "Переверніть кубик, а тоді змініть його значення на 1."
WINDOW: Final = """
[[pattern]]
id = "quay-{number}-{side}"
name = {{ en = "Quay {number}{side}", uk = "Причал {number}{side}" }}
card = {number}
favor = {favor}
rows = ["R.1.B", ".5.Y.", "2.G.6", ".P.3."]
"""


def box() -> str:
    """Four window cards and three tools, in the place of the project's."""
    windows = [WINDOW.format(number=number, side=side, favor=number + 2) for number in range(1, 5) for side in "ab"]
    head = SAWS.replace('replaces = "tool"', 'replaces = ["tool", "pattern"]\nattested = "own"')
    return head.replace('text = { en = "Turn', f'text = {{ uk = "{TOOL}", en = "Turn') + "".join(windows)


@pytest.fixture
def pages(browser: Any, tmp_path: Path) -> Iterator[Pages]:
    folder = tmp_path / "decks"
    folder.mkdir()
    (folder / "my-box.toml").write_text(box(), encoding="utf-8")
    with serving(tmp_path / "tables.db", "--decks", str(folder)) as server:
        opened = Pages(browser, server.address)
        yield opened
        for context in opened.contexts:
            context.close()
        assert opened.troubles == []


def test_the_cards_of_a_deck_are_seen_as_all_others(pages: Pages) -> None:
    page = pages("new", language="uk")
    page.set_default_timeout(60_000)
    page.get_by_label(WORDS.say("web-your-name")).fill("Оля")
    page.get_by_label(WORDS.say("web-seat", seat=2)).select_option("bot")
    page.get_by_text(WORDS.say("web-the-game"), exact=True).click()
    page.get_by_role("checkbox", name=WORDS.say("web-deck", title="My box", cards=11)).check()
    page.get_by_role("button", name=WORDS.say("web-open-table")).click()
    windows = page.locator("button.pattern")
    windows.first.wait_for()
    assert windows.count() == 4
    label = windows.first.get_attribute("aria-label")
    assert label.startswith("Причал ")
    assert WORDS.say("picture-color-space", color="purple") in label
    assert windows.first.locator("use[href='#glyph-P']").count() == 1  # and its print is drawn
    windows.first.click()
    card = page.locator("article.card").filter(has_text=TOOL).first
    card.wait_for(state="attached")
    assert WORDS.say("attested-own") not in card.text_content()  # the reference says it, not the cards in play
    page.reload()
    page.locator("article.card").filter(has_text=TOOL).first.wait_for(state="attached")


def test_where_there_are_no_decks_none_is_asked_for(browser: Any, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        opened = Pages(browser, server.address)
        page = opened("new", language="uk")
        with page.expect_response("**/api/choices"):
            page.reload()
        page.get_by_role("button", name=WORDS.say("web-open-table")).wait_for()
        assert page.get_by_text(WORDS.say("web-decks")).count() == 0
        opened.contexts[0].close()
        assert opened.troubles == []


def test_a_table_without_its_deck_says_what_is_missing(browser: Any, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    (folder / "my-box.toml").write_text(box(), encoding="utf-8")
    with serving(tmp_path / "tables.db", "--decks", str(folder)) as server:
        ana = Device(server.address)
        table = ana.open([{"kind": "person", "name": "Ana"}, {"kind": "bot"}], decks=["my-box"])["table"]
        ana.done("POST", f"/api/tables/{table}/start")
    (folder / "my-box.toml").unlink()
    with serving(tmp_path / "tables.db", "--decks", str(folder)) as server:
        opened = Pages(browser, server.address)
        page = opened(f"table/{table}", language="uk")
        page.get_by_role("alert").filter(has_text="Карт цього столу тут немає").wait_for()
        opened.contexts[0].close()
        assert opened.troubles == []
