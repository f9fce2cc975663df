"""Random games of every kind of table run without a fault, through the command `vitrall sim`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from testing.sample_size import sample_size
from tests.lab.many_tables import KINDS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAMES = sample_size(200, 2000)


@pytest.mark.rule("G12", "G14", "X4", "X5")
def test_games_of_every_kind_run_without_a_fault_and_lose_no_die() -> None:
    results = {str(result["kind"]): result for result in played(GAMES)}
    assert set(results) == {str([each.players, list(each.modules), each.pools]) for each in KINDS}
    for name, result in results.items():
        assert result["simulated"]["games"] == GAMES, name
        assert len(result["simulated"]["mean_scores"]) == result["kind"][0], name
        assert result.get("counted", GAMES) == GAMES, name
    assert sum("counted" in result for result in results.values()) == sum(len(each.modules) > 1 for each in KINDS)


def played(games: int) -> list[dict[str, Any]]:
    """With the compiled engine where there is one: in plain Python it takes minutes."""
    paths = [os.environ.get("VITRALL_NATIVE", ""), str(ROOT / "src"), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    command = [sys.executable, "-P", "-m", "tests.lab.many_tables", str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]
