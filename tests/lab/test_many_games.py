"""Two thousand random games of every kind of table run without a fault, through the command `vitrall sim`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vitrall.engine.options import MODULES, MOST_PLAYERS, RIVALRY

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAMES = 2000
FEWEST_WITH_POOLS = 2  # X5


def module_sets(players: int) -> list[tuple[str, ...]]:
    """Every module alone, and all together; a lone player has no rivals (G12)."""
    fitting = tuple(module for module in MODULES if players > 1 or module != RIVALRY)
    return [*((module,) for module in fitting), fitting]


TABLES = [
    (players, modules, pools)
    for players in range(1, MOST_PLAYERS + 1)
    for modules in module_sets(players)
    for pools in ([False, True] if players >= FEWEST_WITH_POOLS else [False])
]


@pytest.mark.rule("G12", "G14", "X4", "X5")
@pytest.mark.parametrize(("players", "modules", "pools"), TABLES, ids=str)
def test_two_thousand_games_run_without_a_fault(players: int, modules: tuple[str, ...], pools: bool) -> None:
    asked = ["--players", str(players), "--modules", ",".join(modules), *(["--private-pools"] if pools else [])]
    result = simulated("--games", str(GAMES), *asked)
    assert result["games"] == GAMES
    assert len(result["mean_scores"]) == players


@pytest.mark.parametrize(("players", "modules", "pools"), [table for table in TABLES if len(table[1]) > 1], ids=str)
def test_no_die_is_lost_in_two_thousand_games(players: int, modules: tuple[str, ...], pools: bool) -> None:
    assert run("-m", "tests.lab.conserved", str(GAMES), str(players), ",".join(modules), str(pools)) == f"{GAMES}\n"


def simulated(*arguments: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(run("-m", "vitrall", "sim", "--json", *arguments))
    return result


def run(*arguments: str) -> str:
    """With the compiled engine where there is one: in plain Python it takes minutes."""
    paths = [os.environ.get("VITRALL_NATIVE", ""), str(ROOT / "src"), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
