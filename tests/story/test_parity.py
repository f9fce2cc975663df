"""Terminal and page say the same: a sample of 12 games; `python3 dev.py campaign parity` compares 500."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.browser import missing
from testing.story.games import setups
from testing.story.parity import can_say, page_differs, story_of

SAMPLE = 12


@pytest.mark.slow
def test_terminal_and_page_say_the_same_to_the_last_move(tmp_path: Path) -> None:
    if not can_say():
        missing("the page's tools are not installed; `npm ci` in web/ brings them")
    games = [story_of(setup) for setup in setups(SAMPLE)]
    assert {len(game["names"]) for game in games} == {1, 2, 3, 4, 5, 6}
    assert any(game["cards"]["en"] for game in games)
    assert page_differs(games, tmp_path / "games.jsonl") == ""
