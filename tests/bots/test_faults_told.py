"""A bot that fails is reported: above the table in the terminal, as a count in a simulation."""

from __future__ import annotations

import pytest

from vitrall import Game, Options, Unreadable
from vitrall.bots import Idea, Sight, registry
from vitrall.cli.main import main
from vitrall.cli.session.opponents import Opponent
from vitrall.lab.simulate import Batch, simulate
from vitrall.words import LANGUAGES, Words


class Broken:
    """Has no answer to anything."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, sight: Sight) -> str:
        return "resign"

    def explain(self, sight: Sight) -> list[Idea]:
        return []


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "broken", Broken)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_who_failed_and_says_it_once(language: str) -> None:
    game, opponent, words = Game.new(Options(), 3), Opponent("broken", 1), Words(language, strict=True)
    game.play(opponent.choose(game, 1), 1)
    assert opponent.complaints("Bot 2", words) == [words.say("bot-illegal", name="Bot 2") + " ('resign')"]
    assert opponent.complaints("Bot 2", words) == []


def test_an_opponent_that_plays_well_is_no_matter_for_complaint() -> None:
    game, opponent = Game.new(Options(), 3), Opponent("greedy", 1)
    game.play(opponent.choose(game, 1), 1)
    assert opponent.complaints("Bot 2", Words("en")) == []
    with pytest.raises(Unreadable) as refused:
        Opponent("deep", 1)
    assert refused.value.code == "play/bot"


@pytest.mark.lengthy
@pytest.mark.usefixtures("broken")
def test_a_simulation_counts_the_moves_that_failed(capsys: pytest.CaptureFixture[str]) -> None:
    totals = simulate(Batch(Options(players=2), 1, 3, ("broken", "random")))
    assert totals.faults > 20
    assert totals.summary()["faults"] == totals.faults
    assert "faults" not in simulate(Batch(Options(players=2), 1, 3)).summary()
    assert main(["sim", "--games", "1", "--seed", "3", "--bots", "broken", "random", "--lang", "en"]) == 0
    assert f"because another failed: {totals.faults}\n" in capsys.readouterr().out
