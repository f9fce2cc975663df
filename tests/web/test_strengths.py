"""What the page says of a bot's strength is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vitrall.bots.registry import BUILT_IN
from vitrall.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"


def self_play(bot: str) -> list[str]:
    """Points in self-play, from the ladder; none for a bot that was not measured."""
    row = rf"^\| {bot} \|(?: [^|]+ \|){{2}} (\d+\.\d\d) ± "
    figures = re.findall(row, (DOCS / "ladder.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [f"{float(figure):.1f}" for figure in figures[:1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_as_strong_as_the_page_says(bot: str, language: str) -> None:
    figures = re.findall(r"\d+[.,]\d", Words(language, strict=True).say(f"web-bot-{bot}"))
    assert [figure.replace(",", ".") for figure in figures] == self_play(bot)


@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_as_strong_as_the_document_says(bot: str) -> None:
    row = re.search(rf"^\| `{bot}` \|.*$", (DOCS / "bots.md").read_text("utf-8"), re.MULTILINE)
    assert row
    assert re.findall(r"\| ([\d.]+) points \|", row[0]) == self_play(bot)
