"""Two processes of different versions at the same tables: people change from the old one to the new one in a game."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from testing.server.client import Line, Seat, hasty, two_seats
from testing.server.process import ROOT, serving
from vitrall.fair import verify
from vitrall.server.protocol import VERSION

# An older version that knows the key of the seeds, as all that can share a database with this one.
OLD_COMMIT = "dcac1f67d946a257ad4ac2f5eb95fd8cbf9cd877"
OLD_PROTOCOL = 1

# A version before the last step of the schema, and before seeds were sealed.
OLDER_COMMIT = "f3466b8685a2fa8c6a8b4b1c82996d08d4974a49"
OLDER_SCHEMA = "0004"

pytestmark = pytest.mark.slow


def source_of(commit: str, folder: Path) -> str:
    """The source of an older version."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "archive", commit, "src/vitrall"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, f"a clone with its whole history is needed: {done.stderr.decode()}"
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return str(folder / "src")


def test_a_game_goes_on_from_an_old_process_to_a_new_one(new_database: Callable[[], str], tmp_path: Path) -> None:
    database = new_database()
    with serving(database, PYTHONPATH=source_of(OLD_COMMIT, tmp_path)) as old:
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


def test_an_old_process_plays_on_while_a_new_one_changes_the_schema(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    """Every process upgrades the schema as it starts. One that runs already plays on, so that people can move over; it
    cannot be started again."""
    database, older = new_database(), source_of(OLDER_COMMIT, tmp_path)
    with serving(database, PYTHONPATH=older) as old:
        assert asyncio.run(revision(database)) == OLDER_SCHEMA
        ana, bo = two_seats(old.address)
        ana.device.version = bo.device.version = OLD_PROTOCOL
        lines = [ana.line(), bo.line()]
        play(lines, 4)
        with serving(database) as new:
            assert asyncio.run(revision(database)) > OLDER_SCHEMA
            play(lines, 8)  # at the old process, whose schema has changed below it
            lines[1].close()
            lines[1] = moved(bo, new.address).line()
            play(lines, 12)  # one at the old process, one at the new one
            lines[0].close()
            assert old.stop() == 0
            lines[0] = moved(ana, new.address).line()
            play(lines, 16)
            for line in lines:
                line.close()
        command = [sys.executable, "-m", "vitrall", "serve", "--port", "0", "--database", database]
        env = {**os.environ, "PYTHONPATH": older, "VITRALL_LANG": "en"}
        again = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
        assert again.returncode == 1
        assert again.stderr.rstrip().endswith("[serve/newer]")


async def revision(database: str) -> str:
    connection = await asyncpg.connect(database)
    version: str = await connection.fetchval("SELECT version_num FROM alembic_version")
    await connection.close()
    return version


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
