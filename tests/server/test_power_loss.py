"""A power cut: everything that was written and not synced is gone. What a player was told must be there all the same.

A small library (`synced_only.c`) is preloaded into the server and copies each file as it was at its last sync; after a
kill the copies are all that is left, as on a disk that forgets its cache.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Line, hasty, two_seats
from testing.server.process import mortal

pytestmark = pytest.mark.slow

SOURCE = Path(__file__).with_name("synced_only.c")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        assert "CI" not in os.environ, "a C compiler is missing, and in CI nothing is left out"
        pytest.skip("needs Linux and a C compiler")
    built = tmp_path_factory.mktemp("power") / "synced_only.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", built, SOURCE, "-ldl"], check=True)
    return built


def forgetful(library: Path, used: Path, synced: Path) -> dict[str, str]:
    used.mkdir(exist_ok=True)
    synced.mkdir(exist_ok=True)
    return {"LD_PRELOAD": str(library), "SYNCED_FROM": f"{used}/", "SYNCED_TO": str(synced)}


WRITER = """
import os, sqlite3, sys
path, mode = sys.argv[1:]
database = sqlite3.connect(path, isolation_level=None)
database.execute("PRAGMA journal_mode=WAL")
database.execute(f"PRAGMA synchronous={mode}")
database.execute("CREATE TABLE moves (number INTEGER)")
for number in range(20):
    database.execute("INSERT INTO moves VALUES (?)", (number,))
os._exit(9)
"""


@pytest.mark.parametrize(("mode", "lasts"), [("FULL", True), ("NORMAL", False), ("OFF", False)])
def test_only_what_was_synced_survives(tmp_path: Path, library: Path, mode: str, lasts: bool) -> None:
    """The test of the test: a careless setting of SQLite loses rows here, the one that the server uses does not."""
    used, synced = tmp_path / "used", tmp_path / "synced"
    environment = {**os.environ, **forgetful(library, used, synced)}
    subprocess.run([sys.executable, "-c", WRITER, str(used / "t.db"), mode], env=environment, check=False)
    if not (synced / "t.db").exists() and not (synced / "t.db-wal").exists():
        assert not lasts
        return
    (synced / "t.db").touch()
    with closing(sqlite3.connect(synced / "t.db")) as database:
        tables = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'moves'").fetchone()[0]
        count = database.execute("SELECT count(*) FROM moves").fetchone()[0] if tables else 0
    assert (count == 20) == lasts


def test_every_move_that_was_told_survives_a_power_cut(tmp_path: Path, library: Path) -> None:
    used, synced = tmp_path / "used", tmp_path / "synced"
    received: dict[int, Any] = {}
    with mortal(used / "tables.db", **forgetful(library, used, synced)) as server:
        ana, bo = two_seats(server.address)
        with ana.line() as one, bo.line() as two:
            lines = [one, two]
            one.reach(0)
            two.reach(0)
            for number in range(1, 31):
                mover = next(line for line in lines if line.view["legal"])
                mover.move(hasty(mover.view))
                for line in lines:
                    line.reach(number)
                received[number] = _update(one, number)
            server.kill()
    assert sorted(path.suffix for path in synced.iterdir() if path.suffix != ".fresh") == [".db", ".db-wal", ".key"]
    for stray in synced.glob("*.fresh"):
        stray.unlink()
    with mortal(synced / "tables.db") as server:
        ana.device.address = server.address
        with ana.line(last=0) as again:
            again.reach(30)
            assert {number: _update(again, number) for number in received} == received


def _update(line: Line, number: int) -> Any:
    """What happened with that number as this line heard it."""
    messages = [json.loads(text) for text in line.heard]
    return next(each["events"] for each in messages if each["type"] == "update" and each["number"] == number)
