"""Copy, pickle and refusals: every public object, plain and compiled alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.native import copies

SCRIPT = Path(copies.__file__)


@pytest.mark.lengthy
def test_copies_of_games_are_the_same_game_and_a_game_of_their_own() -> None:
    assert copies.differing_games() == []


def test_copies_of_other_objects_are_equal() -> None:
    assert copies.differing_objects() == []


def test_bad_arguments_meet_an_error_of_ours() -> None:
    assert [name for name, answer in copies.refusals().items() if answer in ("accepted",) or "NOT OURS" in answer] == []
    assert copies.lists_are_taken()


@pytest.mark.slow
def test_games_and_moves_travel_to_other_processes() -> None:
    assert copies.pooled()


def by_engine(**asked: str) -> Any:
    if "VITRALL_NATIVE" not in os.environ:
        pytest.skip("no compiled engine at hand: `python3 dev.py test` makes one where there is a C compiler")
    environment = {key: value for key, value in os.environ.items() if key != "VITRALL_PURE"}
    done = subprocess.run(
        [sys.executable, "-P", str(SCRIPT)],
        env={**environment, "PYTHONPATH": os.environ["VITRALL_NATIVE"], **asked},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_plain_and_compiled_copy_and_refuse_alike() -> None:
    plain, compiled = by_engine(VITRALL_PURE="1"), by_engine()
    assert (plain.pop("engine"), compiled.pop("engine")) == ("plain", "compiled")
    assert plain == compiled
    assert (compiled["games"], compiled["objects"], compiled["pool"], compiled["lists"]) == ([], [], True, True)
