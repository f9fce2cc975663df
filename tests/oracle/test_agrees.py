"""The engine agrees with the oracle at every decision of whole games. The long run is `dev.py campaign oracle`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from testing.oracle.agreed import Agreed
from testing.oracle.compare import Difference, Pairing, Tally, played_again
from testing.oracle.engine_side import EngineSide
from testing.oracle.goals import PUBLIC_GOALS, private_goal
from testing.oracle.oracle_table import SPACES, Dice
from testing.oracle.plan import EDITIONS, Cell, cells, module_sets
from testing.oracle.steering import MOODS, Mood
from testing.oracle.tools import TOOLS

EXAMPLES = tomllib.loads((Path(__file__).parents[1] / "data" / "scoring_examples.toml").read_text("utf-8"))["example"]
KINDS = [(players, modules) for players in range(1, 7) for modules in module_sets(players)]


QUICK = range(0, len(KINDS), 4)  # the others take some seconds together
NUMBERS = [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in range(len(KINDS))]


@pytest.mark.lengthy
@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{KINDS[number]}")
def test_a_game_of_every_kind_agrees(number: int) -> None:
    players, modules = KINDS[number]
    cell = Cell(players, EDITIONS[number % len(EDITIONS)], modules)
    Pairing(cell.agreed(number), cell.seed(number)).play()


@pytest.mark.parametrize("mood", MOODS, ids=lambda mood: str(mood.name))
def test_a_solo_game_of_every_mood_agrees(mood: Mood) -> None:
    number = MOODS.index(mood)
    for edition in EDITIONS:
        cell = Cell(1, edition, ())
        Pairing(cell.agreed(number), cell.seed(number)).play()


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_every_edition_agree(edition: str) -> None:
    tally = Tally()
    for place, cell in enumerate(each for each in cells() if each.edition == edition):
        number = 7 * place + EDITIONS.index(edition)
        tally.add(Pairing(cell.agreed(number), cell.seed(number)).play())
    assert tally.games == len(KINDS)
    assert len(tally.tools) >= len(TOOLS) - 2, "too few tools were completed in windows of ten dice"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["id"]))
def test_the_oracle_scores_the_worked_examples(example: dict[str, dict[str, int]]) -> None:
    window = drawn([str(row) for row in example["dice"]])
    for card, points in example["public"].items():
        assert sum(earned for earned, _ in PUBLIC_GOALS[card](window)) == points, card
    for colour, points in example["private"].items():
        assert sum(earned for earned, _ in private_goal(f"shades-of-{colour}", window)) == points, colour


def drawn(rows: list[str]) -> Dice:
    dice = zip(SPACES, " ".join(rows).split(), strict=True)
    return {space: (die[0], int(die[1])) for space, die in dice if die != ".."}


def test_a_move_that_the_engine_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = EngineSide.legal
    monkeypatch.setattr(EngineSide, "legal", lambda self: [move for move in honest(self) if move != "place B3"])
    with pytest.raises(Difference, match="moves:\n  engine") as caught:
        Pairing(Agreed(players=2), 5).play()
    assert "place B3" in str(caught.value)


def test_a_difference_can_be_played_again() -> None:
    pairing = Pairing(Agreed(players=3, modules=("blooms",)), 11)
    pairing.play()
    text = str(Difference("nothing", pairing.agreed, pairing.seed, pairing.oracle.history))
    assert played_again(text).oracle.scores() == pairing.oracle.scores()
