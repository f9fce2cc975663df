"""Two processes of different versions at the same tables: people change from the old one to the new one in a game."""

from __future__ import annotations

import io
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from testing.server.client import Line, Seat, hasty, two_seats
from testing.server.process import ROOT, serving
from vitrall.fair import verify
from vitrall.server.protocol import VERSION

# An older version that knows the key of the seeds, as all that can share a database with this one.
OLD_COMMIT = "dcac1f67d946a257ad4ac2f5eb95fd8cbf9cd877"
OLD_PROTOCOL = 1

pytestmark = pytest.mark.slow


@pytest.fixture
def old_source(tmp_path: Path) -> Path:
    """The source of the older version."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "archive", OLD_COMMIT, "src/vitrall"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, f"a clone with its whole history is needed: {done.stderr.decode()}"
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(tmp_path / "old", filter="data")
    return tmp_path / "old" / "src"


def test_a_game_goes_on_from_an_old_process_to_a_new_one(new_database: Callable[[], str], old_source: Path) -> None:
    database = new_database()
    with serving(database, PYTHONPATH=str(old_source)) as old:
        ana, bo = two_seats(old.address)
        with bo.line() as today:
            assert today.welcome["type"] == "error", "this is not the old version"
        ana.device.version = bo.device.version = OLD_PROTOCOL
        lines = [ana.line(), bo.line()]
        play(lines, 12)
        with serving(database) as new:
            lines[1].close()
            lines[1] = moved(bo, new.address).line()
            assert lines[1].welcome["type"] == "welcome"
            play(lines, 24)  # one at the old process, one at the new one
            lines[0].close()
            assert old.stop() == 0
            lines[0] = moved(ana, new.address).line()
            play(lines, 10_000)
            for line in lines:
                line.close()
            record = ana.device.done("GET", f"/api/tables/{ana.table}/record")
            assert verify(record).dice == "fair"
            assert verify(record).over


def moved(seat: Seat, address: str) -> Seat:
    """The page, loaded again from the other process."""
    seat.device.address, seat.device.version = address, VERSION
    return seat


def play(lines: list[Line], until: int) -> None:
    """Hasty moves up to an entry of that number, or to the end."""
    for line in lines:
        line.reach(0)
    while not lines[0].view["over"] and lines[0].last < until:
        number = lines[0].last
        mover = lines[lines[0].view["awaited"][0]]
        mover.reach(number)
        mover.move(hasty(mover.view))
        for line in lines:
            line.reach(number + 1)
