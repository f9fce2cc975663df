"""Plain = compiled: the same games to the last die, the same lists, views, positions and records."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from testing.sample_size import sample_size
from tests.native.signs import COMPANIES
from vitrall.bots.learned import TO_END_OF_ROUND, WITH_FUTURES, table_kind
from vitrall.bots.registry import BUILT_IN

pytestmark = pytest.mark.slow

SIGNS = Path(__file__).with_name("signs.py")
GAMES = sample_size(1, 5)  # of each of the tables
SHARE = sample_size(2, 1)  # one table in so many
PLAYOUTS = sample_size(2, 40)


def has_compiler() -> bool:
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(configured) is not None


@pytest.fixture(scope="module")
def native() -> str:
    """Where `dev.py test` has put the compiled engine."""
    if "VITRALL_NATIVE" not in os.environ:
        pytest.skip("no compiled engine at hand: `python3 dev.py test` makes one where there is a C compiler")
    return os.environ["VITRALL_NATIVE"]


def signs(native: str, **asked: str) -> Any:
    environment = {key: value for key, value in os.environ.items() if key != "VITRALL_PURE"}
    command = [sys.executable, "-P", str(SIGNS), *map(str, (GAMES, SHARE, PLAYOUTS))]
    done = subprocess.run(
        command, env={**environment, "PYTHONPATH": native, **asked}, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_the_built_engine_is_compiled_where_a_compiler_is_there(native: str) -> None:
    command = [sys.executable, "-P", "-m", "vitrall", "--version"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": native}, capture_output=True, text=True, check=True)
    assert ("compiled engine" in done.stdout) == has_compiler()


def test_what_bots_think_with_is_compiled_too(native: str) -> None:
    extensions = [path for path in Path(native, "vitrall", "bots", "mind").iterdir() if path.suffix in (".so", ".pyd")]
    sources = Path(native, "vitrall", "bots", "mind").glob("[!_]*.py")
    assert len(extensions) == (len(list(sources)) if has_compiler() else 0)


def test_plain_and_compiled_play_the_same_games(native: str) -> None:
    plain, compiled = signs(native, VITRALL_PURE="1"), signs(native)
    assert (plain.pop("engine"), compiled.pop("engine")) == ("plain", "compiled")
    assert GAMES * len(plain["checksums"]) >= sample_size(420, 4200)
    assert len(plain["matches"]) > 4
    assert len(plain["nets"]) > sample_size(6, 8)
    assert plain == compiled


def test_every_bot_is_among_those_whose_games_are_compared() -> None:
    """And each net at a table that it was trained for."""
    assert {name for names, _ in COMPANIES.values() for name in names} == set(BUILT_IN)
    styles = {"expert": TO_END_OF_ROUND, "grand-master": WITH_FUTURES}
    kinds = {(name, table_kind(options)) for names, options in COMPANIES.values() for name in names if name in styles}
    assert kinds >= {(name, kind) for name, tables in styles.items() for kind in tables}


def test_processes_share_the_work_of_the_compiled_engine(native: str) -> None:
    command = [sys.executable, "-P", "-m", "vitrall", "sim", "--games", "600", "--json", "--workers"]
    environment = {**os.environ, "PYTHONPATH": native}
    alone, shared = (
        json.loads(subprocess.run([*command, workers], env=environment, capture_output=True, check=True).stdout)
        for workers in ("1", "2")
    )
    assert alone["checksum"] == shared["checksum"]
