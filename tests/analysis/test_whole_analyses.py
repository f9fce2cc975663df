"""Whole games analysed with the compiled engine: exact, repeatable, blind to secrets, and right about strength."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vitrall.analysis.playout_values import CERTAIN, POINT

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "golden" / "games"
SCRIPT = Path(__file__).with_name("analysed_games.py")
PARTS = ("expected", "luck", "own", "others", "rest")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def analysed() -> dict[str, Any]:
    if "VITRALL_NATIVE" not in os.environ:
        pytest.skip("no compiled engine at hand: `python3 dev.py test` makes one where there is a C compiler")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((os.environ["VITRALL_NATIVE"], str(ROOT)))}
    command = [sys.executable, str(SCRIPT), str(GAMES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    assert data["engine"] == "compiled"
    return data


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.txt")))
def test_every_account_adds_up_to_the_result(analysed: dict[str, Any], name: str) -> None:
    game = analysed["accounts"][name]
    for seat, result in zip(game["seats"], game["results"], strict=True):
        assert sum(seat["points"][part][0] for part in PARTS) == seat["points"]["result"] == POINT * result
        won = CERTAIN // len(game["winners"]) if seat["seat"] in game["winners"] else 0
        assert sum(seat["chances"][part][0] for part in PARTS) == seat["chances"]["result"] == won


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.txt")))
def test_every_turn_of_everybody_has_a_verdict(analysed: dict[str, Any], name: str) -> None:
    game = analysed["accounts"][name]
    for seat in game["seats"]:
        rounds = [turn["round"] for turn in seat["turns"] if turn["round"]]
        assert set(rounds) == set(range(1, 11))
        assert sum(turn["loss"][0] for turn in seat["turns"]) == -seat["points"]["own"][0]
        assert all((turn["word"] == "best") == (turn["better"] == []) for turn in seat["turns"])
        assert 0 <= seat["accuracy"] <= 100


def test_the_same_game_has_the_same_analysis_however_it_is_shared(analysed: dict[str, Any]) -> None:
    alone = analysed["repeated"]["alone"]
    assert alone == analysed["repeated"]["shared"]
    assert alone.items() <= analysed["accounts"]["two-standard"].items()


def test_a_seat_is_judged_by_what_it_could_know(analysed: dict[str, Any]) -> None:
    """The second seat's secret changes nothing of what the first seat's turns were worth in points."""
    seen, changed = (analysed["repeated"][which]["seats"][0] for which in ("alone", "secret"))
    assert changed["points"] == seen["points"]
    assert changed["turns"] == [
        turn | {"chance_loss": new["chance_loss"]} for turn, new in zip(seen["turns"], changed["turns"], strict=True)
    ]
    second = [analysed["repeated"][which]["seats"][1]["points"] for which in ("alone", "secret")]
    assert second[0] != second[1]


def test_random_play_is_charged_more_than_greedy_play(analysed: dict[str, Any]) -> None:
    assert len(analysed["losses"]) == 3
    assert all(random > greedy for random, greedy in analysed["losses"])


def test_the_best_last_turn_is_that_of_exact_search(analysed: dict[str, Any]) -> None:
    assert len(analysed["last_turns"]) >= 6
    assert all(best == exact for best, exact in analysed["last_turns"]), analysed["last_turns"]
