"""What the page and the documents say of a bot's strength is what was measured."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from vitrall.bots.registry import BUILT_IN, LEVELS
from vitrall.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"


def self_play(bot: str) -> list[str]:
    """Points in self-play, from the ladder; none for a bot that was not measured."""
    row = rf"^\| {bot} \|(?: [^|]+ \|){{2}} (\d+\.\d\d) ± "
    figures = re.findall(row, (DOCS / "ladder.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [f"{float(figure):.1f}" for figure in figures[:1]]


def wins(above: str, below: str) -> tuple[float, float]:
    """How often a level beats another, in per cent, and the lower end of the interval, from the ladder."""
    row = rf"^\| {above} – {below} \|(?: [^|]+ \|){{2}} ([\d.]+) % \(([\d.]+)–"
    won, low = re.findall(row, (DOCS / "ladder.md").read_text(encoding="utf-8"), re.MULTILINE)[-1]
    return float(won), float(low)


@pytest.mark.parametrize(("below", "above"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(below: str, above: str) -> None:
    won, low = wins(above, below)
    assert won >= 60
    assert low > 50


def test_the_levels_are_offered_by_measured_strength() -> None:
    measured = [float(figure) for bot in LEVELS for figure in self_play(bot)]
    assert len(measured) == len(LEVELS)
    assert measured == sorted(measured)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_described_in_words_alone(bot: str, language: str) -> None:
    words = Words(language, strict=True)
    for part in ("", ".about"):
        assert not re.search(r"\d", words.say(f"web-bot-{bot}{part}"))


@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_is_as_strong_as_the_document_says(bot: str) -> None:
    row = re.search(rf"^\| `{bot}` \|.*$", (DOCS / "bots.md").read_text("utf-8"), re.MULTILINE)
    assert row
    assert re.findall(r"\| ([\d.]+) points \|", row[0]) == self_play(bot)
