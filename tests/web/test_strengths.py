"""What the page says of a bot's strength is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vitrall.bots.registry import BUILT_IN
from vitrall.words import LANGUAGES, Words

MEASURED = Path(__file__).parents[2] / "docs" / "bots.md"


def measured(bot: str) -> str:
    """Points in self-play, from the table of the document."""
    found = re.search(rf"^\| `{bot}` \|.*?\| ([\d.]+) points \|", MEASURED.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"docs/bots.md tells no points of {bot}"
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_as_strong_as_the_page_says(bot: str, language: str) -> None:
    (figure,) = re.findall(r"\d+[.,]\d", Words(language, strict=True).say(f"web-bot-{bot}"))
    assert figure.replace(",", ".") == measured(bot)
