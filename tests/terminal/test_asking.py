"""What a seat is asked for: only what it may do is named."""

from __future__ import annotations

import pytest

from vitrall.cli.sitting.asking import sentence
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.words import Words

WORDS = Words("en", strict=True)


@pytest.mark.parametrize(
    ("legal", "asked"),
    [
        (["draft R5", "use lathekin", "pass"], "prompt-turn"),
        (["draft R5", "pass"], "prompt-turn-no-tool"),
        (["draft R5", "take G2", "use lathekin", "pass"], "prompt-turn-pools"),
        (["draft R5", "take G2", "pass"], "prompt-turn-pools-no-tool"),
        (["use lathekin", "pass"], "prompt-turn-tool"),
        (["pass"], "prompt-turn-end"),
    ],
)
def test_a_turn_names_what_is_left_of_it(legal: list[str], asked: str) -> None:
    view = Game.new(Options(players=2), 1).view(0)
    view["phase"] = "turn"
    view["legal"] = legal
    assert sentence(view, WORDS) == WORDS.say(asked)
