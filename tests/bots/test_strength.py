"""Each bot beats the one below it on the ladder: a few games with any engine, more with the compiled one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from testing.sample_size import sample_size
from vitrall import Options
from vitrall.bots import Budget, play_match, seated
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks

MANY = Path(__file__).with_name("many_matches.py")
TABLES = Path(__file__).with_name("many_tables.py")


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


class Rung(NamedTuple):
    """What one bot must do against another, or against itself."""

    bot: str
    other: str
    games: int
    playouts: tuple[str, ...] = ()
    wins: float = 0.0
    points: float = 0.0


RUNGS = [
    Rung("greedy", "random", sample_size(60, 200), wins=0.9),
    Rung("craftsman", "greedy", sample_size(60, 200), wins=0.6),
    Rung("craftsman", "craftsman", sample_size(60, 200), points=47.0),
    Rung("planner", "craftsman", sample_size(24, 80), wins=0.5, points=52.0),
    # At its own pace the master would take minutes.
    Rung("master", "craftsman", sample_size(10, 40), ("64",), wins=0.55, points=52.0),
]


@pytest.mark.slow
@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: f"{rung.bot}-{rung.other}")
def test_the_ladder_holds_over_many_games(native: str, rung: Rung) -> None:
    result = answer(native, MANY, rung.bot, rung.other, str(rung.games), *rung.playouts)
    assert result["engine"] == "compiled"
    assert result["wins"] >= rung.wins
    assert result["points"] >= rung.points


@pytest.mark.slow
def test_those_that_think_longest_play_every_edition_at_every_table(native: str) -> None:
    result = answer(native, TABLES, "8")
    assert result == {"engine": "compiled", "games": 60, "faults": [], "unfinished": 0}


def answer(native: str, script: Path, *arguments: str) -> dict[str, Any]:
    """The output of a script that runs with the compiled engine."""
    command = [sys.executable, "-P", str(script), *arguments]
    environment = {**os.environ, "PYTHONPATH": native}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result
