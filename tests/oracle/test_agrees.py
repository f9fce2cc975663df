"""The engine agrees with the oracle at every decision of whole games. The long run is `dev.py campaign oracle`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.oracle.agreed import Agreed
from tests.oracle.compare import Difference, Pairing, Tally, played_again
from tests.oracle.engine_side import EngineSide
from tests.oracle.goals import PUBLIC_GOALS, private_goal
from tests.oracle.plan import EDITIONS, Cell, cells
from tests.oracle.table import SPACES, Dice
from tests.oracle.tools import TOOLS

EXAMPLES = tomllib.loads((Path(__file__).parents[1] / "data" / "scoring_examples.toml").read_text("utf-8"))["example"]
FIELDS = sorted({(cell.players, cell.modules, cell.private_pools) for cell in cells()})


@pytest.mark.parametrize("number", range(len(FIELDS)), ids=lambda number: str(FIELDS[number]))
def test_games_of_every_kind_agree(number: int) -> None:
    players, modules, private_pools = FIELDS[number]
    cell = Cell(players, EDITIONS[number % len(EDITIONS)], modules, private_pools)
    for each in (number, number + 43):  # as the book has it, or varied; in two moods
        Pairing(cell.agreed(each), cell.seed(each)).play()


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_every_edition_agree(edition: str) -> None:
    tally = Tally()
    for place, cell in enumerate(each for each in cells() if each.edition == edition):
        for number in (place, place + 41):
            tally.add(Pairing(cell.agreed(number), cell.seed(number)).play())
    assert tally.games >= 100
    assert set(tally.tools) == set(TOOLS), "a tool was never completed with ten dice in the window"


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
    with pytest.raises(Difference, match="moves:\n  engine") as found:
        Pairing(Agreed(players=2), 5).play()
    assert "place B3" in str(found.value)


def test_a_difference_can_be_played_again() -> None:
    pairing = Pairing(Agreed(players=3, modules=("blooms",)), 11)
    pairing.play()
    told = str(Difference("nothing", pairing.agreed, pairing.seed, pairing.oracle.history))
    assert played_again(told).oracle.scores() == pairing.oracle.scores()
