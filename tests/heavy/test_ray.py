"""Games on a real Ray cluster of two nodes: the same results as one process, whatever dies on the way."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NAMESPACE = ("unshare", "--net", "--pid", "--fork", "--mount-proc")  # Ray listens on all interfaces
PATIENCE = 2400


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Any:
    assert shutil.which("unshare"), "a network namespace needs util-linux"
    assert os.geteuid() == 0, "a network namespace needs root"
    folder = tmp_path_factory.mktemp("ray")
    command = 'ip link set lo up; exec "$0" -m testing.ray_trial "$1"'
    environment = dict(os.environ)
    if native := environment.get("VITRALL_NATIVE"):
        environment["PYTHONPATH"] = native
    done = subprocess.run(
        [*NAMESPACE, "bash", "-c", command, sys.executable, str(folder)],
        cwd=ROOT,
        env=environment,
        timeout=PATIENCE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads((folder / "outcome.json").read_text())


@pytest.mark.parametrize("command", ["sim", "tune"])
def test_a_cluster_gives_what_one_process_gives(outcome: Any, command: str) -> None:
    alone, shared = outcome[command]
    assert (alone["code"], shared["code"]) == (0, 0), shared["error"]
    assert shared["told"] == alone["told"]


def test_files_of_games_are_equal_byte_by_byte(outcome: Any) -> None:
    alone, shared = outcome["parquet"]
    assert alone == shared != ""


def test_a_training_on_a_cluster_gives_the_same_net(outcome: Any) -> None:
    alone, shared = outcome["train"]
    assert alone["code"] == 0, alone
    assert alone["seeds"] >= 10
    assert shared == alone


def test_a_contest_on_a_cluster_has_the_same_scores(outcome: Any) -> None:
    alone, shared = outcome["arena"]
    assert len(alone) >= 24
    assert shared == alone


def test_a_command_that_was_killed_continues_where_it_was(outcome: Any) -> None:
    resumed = outcome["killed driver"]
    assert resumed["saved"] >= 2
    assert resumed["told"] == outcome["alone"]["told"], resumed["error"]


def test_a_worker_that_dies_loses_no_game(outcome: Any) -> None:
    killed = outcome["killed worker"]
    assert killed["killed"] == 2
    assert killed["told"] == outcome["alone"]["told"], killed["error"]
    assert killed["told"]["games"] == 150
    assert killed["lines"] == outcome["alone"]["lines"]  # what Ray has to say of it is not among the results


def test_a_node_that_dies_loses_no_game(outcome: Any) -> None:
    assert outcome["killed node"]["told"] == outcome["alone"]["told"], outcome["killed node"]["error"]


def test_finished_runs_leave_no_files(outcome: Any) -> None:
    assert outcome["left over"] == 0


def test_a_wrong_token_is_refused_in_plain_words(outcome: Any) -> None:
    refused = outcome["wrong token"]
    assert refused["code"] == 1
    assert "Traceback" not in refused["error"]
    last = refused["error"].splitlines()[-1]  # after what Ray itself prints
    assert last.startswith("vitrall: No Ray cluster answers there")
    assert last.endswith("[ray/unreachable]")
