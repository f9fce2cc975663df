"""Records and positions that were written before there was a story still open, and tell it."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall.game import Game
from vitrall.story.log import log_lines
from vitrall.words import Words

FOLDER = Path(__file__).parents[1] / "data" / "opened"
RECORDS = sorted(FOLDER.glob("*.record"))
POSITIONS = (FOLDER / "positions.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_opens_and_is_written_again_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.from_record(text)
    assert game.record() == text
    opened = [event["round"] for event in game.events if event["kind"] == "round-opened"]
    assert opened == list(range(1, game.round + 1))
    assert log_lines(game.events_for(-1), ["Ana", "Bo", "Cy"], Words("en", strict=True))


@pytest.mark.parametrize("line", POSITIONS)
def test_an_old_position_opens(line: str) -> None:
    game = Game.from_position(line)
    assert game.position() == line
    assert game.events == []
    assert (game.sheet["outcome"] is not None) == game.is_over


def test_the_samples_are_there() -> None:
    assert len(RECORDS) == len(POSITIONS) == 4
