"""The bot of docs/search.md has at most 30 lines of code, plays legal moves only, and beats the random bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vitrall.engine.options import Options
from vitrall.lab.simulate import Batch, simulate

PAGE = Path(__file__).parents[2] / "docs" / "search.md"


@pytest.fixture
def searcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    (tmp_path / "searcher.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "py:searcher:Searcher"


@pytest.mark.slow
def test_the_bot_of_the_page_plays_and_wins(searcher: str) -> None:
    results = simulate(Batch(Options(players=2), 4, 5, (searcher, "random")))
    assert results.faults == 0
    assert results.wins[0] >= 3
