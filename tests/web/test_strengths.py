"""What the page says of a bot's strength is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vitrall.bots.registry import BUILT_IN
from vitrall.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"


def self_play(bot: str) -> str:
    """Points in self-play, from the ladder."""
    row = rf"^\| {bot} \|(?: [^|]+ \|){{2}} (\d+\.\d\d) ± "
    found = re.search(row, (DOCS / "ladder.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"docs/ladder.md tells no points of {bot}"
    return f"{float(found[1]):.1f}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_as_strong_as_the_page_says(bot: str, language: str) -> None:
    (figure,) = re.findall(r"\d+[.,]\d", Words(language, strict=True).say(f"web-bot-{bot}"))
    assert figure.replace(",", ".") == self_play(bot)


@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_as_strong_as_the_document_says(bot: str) -> None:
    told = re.search(rf"^\| `{bot}` \|.*?\| ([\d.]+) points \|", (DOCS / "bots.md").read_text("utf-8"), re.MULTILINE)
    assert told
    assert told[1] == self_play(bot)
