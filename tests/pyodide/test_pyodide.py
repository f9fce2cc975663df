"""The plain wheel in the browser's Python: the same games as here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from testing.sample_size import sample_size

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "pyodide"
SIGNS = ROOT / "tests" / "native" / "signs.py"
GAMES = "1"  # of each of the tables
SHARE = str(sample_size(8, 1))  # one table in so many: Pyodide is some times slower than Python
PLAYOUTS = str(sample_size(2, 24))


@pytest.fixture(scope="module")
def pyodide() -> Path:
    """Pyodide from its npm package, installed again only when the lock file has changed."""
    if shutil.which("npm") is None and os.environ.get("CI") != "true":
        pytest.skip("node and npm are not here, so Pyodide cannot run")
    lock = BUILD / "installed.json"
    if not lock.exists() or lock.read_bytes() != (HERE / "package-lock.json").read_bytes():
        install()
        shutil.copy(HERE / "package-lock.json", lock)
    return BUILD / "node_modules" / "pyodide"


def install() -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, BUILD / name)
    subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=BUILD, check=True, capture_output=True)


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {**os.environ, "VITRALL_PLAIN_WHEEL": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return next(tmp_path.glob("*-py3-none-any.whl"))


def printed(*command: str | Path, **environment: str) -> object:
    arguments = [str(part) for part in command]
    done = subprocess.run(arguments, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def test_pyodide_plays_the_same_games(pyodide: Path, wheel: Path) -> None:
    there = printed("node", HERE / "run.mjs", pyodide, wheel, SIGNS, GAMES, SHARE, PLAYOUTS)
    here = printed(sys.executable, "-P", SIGNS, GAMES, SHARE, PLAYOUTS, PYTHONPATH=str(ROOT / "src"), VITRALL_PURE="1")
    assert there == here
