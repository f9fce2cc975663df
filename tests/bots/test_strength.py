"""Each rung stands above the one below: a few games in the quick part, many with the compiled engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from vitrall import Options
from vitrall.bots import Budget, play_match, seated
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks

MANY = Path(__file__).with_name("many_matches.py")


def wins(above: str, below: str, seeds: range) -> int:
    """Games that the first bot wins, changing seats from game to game."""
    rules, won = Rules(Options(), full_deck()), 0
    for seed in seeds:
        place = seed % 2
        bots = (below, above) if place else (above, below)
        state = play_match(rules, seed, seated(bots, 2, seed), Budget(playouts=20))
        won += ranks(state)[place] == 1
    return won


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", range(5000, 5012)) >= 9


@pytest.mark.slow
def test_craftsman_beats_greedy() -> None:
    assert wins("craftsman", "greedy", range(5000, 5008)) >= 6


@pytest.fixture(scope="module")
def native() -> str:
    if "VITRALL_NATIVE" not in os.environ:
        pytest.skip("no compiled engine at hand: `python3 dev.py test` makes one where there is a C compiler")
    return os.environ["VITRALL_NATIVE"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "least_wins", "least_points"),
    [(("greedy", "random"), 0.90, 0.0), (("craftsman", "greedy"), 0.60, 0.0), (("craftsman", "craftsman"), 0.0, 47.0)],
)
def test_the_ladder_holds_over_many_games(
    native: str, bots: tuple[str, str], least_wins: float, least_points: float
) -> None:
    command = [sys.executable, "-P", str(MANY), *bots, "200"]
    environment = {**os.environ, "PYTHONPATH": native}
    told = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told["engine"] == "compiled"
    assert told["wins"] >= least_wins
    assert told["points"] >= least_points
    assert told["milliseconds_a_turn"] <= 5
