"""All bots mixed at every table with all modules on: nothing breaks. `vitrall arena --mixed` plays many more."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from testing.command_line import vitrall
from vitrall.bots import Budget
from vitrall.bots.registry import BUILT_IN
from vitrall.engine.options import MODULES, RIVALRY
from vitrall.lab.arena import endurance
from vitrall.lab.arena.endurance import endured, mixed_contests


@pytest.mark.lengthy
def test_all_modules_are_on_at_every_table() -> None:
    contests = mixed_contests(list(BUILT_IN), "standard")
    assert [contest.options.players for contest in contests] == [1, 2, 3, 4, 5, 6]
    assert {contest.bots for contest in contests} == {tuple(BUILT_IN)}
    assert {contest.options.modules for contest in contests[1:]} == {MODULES}
    assert set(MODULES) - set(contests[0].options.modules) == {RIVALRY}
    assert {contest.budget for contest in contests} == {Budget(milliseconds=20)}


@pytest.mark.lengthy
def test_the_bots_go_one_seat_on_with_every_seed() -> None:
    contest = mixed_contests(["random", "greedy"], "standard", Budget(playouts=2))[0]
    *_, board = endured(contest, range(1, 5))
    assert [standing.games for standing in board.standings] == [2, 2]


@pytest.mark.slow
def test_no_bot_fails_at_any_table() -> None:
    """With the compiled engine, and by playouts: a busy machine must not be blamed on a bot."""
    if "VITRALL_NATIVE" not in os.environ:
        pytest.skip("no compiled engine at hand: `python3 dev.py test` makes one where there is a C compiler")
    command = [sys.executable, "-P", "-m", "vitrall", "arena", "--mixed", "--lang", "en"]
    command += ["--games", str(len(BUILT_IN)), "--budget", "4p", "--workers", "2"]  # so that each bot plays alone once
    environment = {**os.environ, "PYTHONPATH": os.environ["VITRALL_NATIVE"]}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for bot in BUILT_IN:
        assert len(re.findall(rf"^  {bot}: moves [1-9]\d+, faults 0;", done.stdout, re.MULTILINE)) == 6


@pytest.mark.slow
def test_the_command_tells_table_by_table() -> None:
    done = vitrall("arena", "--mixed", "random", "--games", "1", "--budget", "5000ms")
    assert done.returncode == 0, done.stderr
    heads = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert heads == [
        *("1 player, all modules, games: 1", *(f"{count} players, all modules, games: 1" for count in range(2, 7))),
        "No faults: every bot made all its moves itself, and none was so late that it was given up.",
    ]
    assert done.stdout.count("  random: moves ") == 6


def test_a_bot_that_fails_fails_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, sight: object) -> str:
            return "?"

        def explain(self, sight: object) -> list[object]:
            return []

    monkeypatch.setitem(BUILT_IN, "mute", Mute)
    monkeypatch.setattr(endurance, "MOST_PLAYERS", 1)  # the others are no different, only slower
    done = vitrall("arena", "--mixed", "mute", "--games", "1", "--budget", "2p")
    assert done.returncode == 1
    assert "mute: moves" in done.stdout
    assert "errors 0, late 0" in done.stdout
    assert "were not made by the bots themselves." in done.stdout
