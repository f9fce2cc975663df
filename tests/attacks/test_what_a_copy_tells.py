"""Read the database file, a copy of it, or the log: no die of a running game and no table may be found there."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from testing.server.client import hasty, two_seats
from testing.server.in_process import served
from testing.server.process import mortal
from vitrall.fair import verify

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def seeds(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as stored:
        return [str(row[0]) for row in stored.execute("SELECT server_seed FROM tables")]


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    """Neither a new file nor one that an older version left open for all."""
    old = tmp_path / "old.db"
    old.touch(0o644)
    old.chmod(0o644)
    before = os.umask(0o022)
    try:
        for database in (tmp_path / "new.db", old):
            with served(database) as server:
                two_seats(server.address)
                files = sorted(tmp_path.glob(f"{database.name}*"))
                assert {path.name: oct(mode(path)) for path in files} == {path.name: "0o600" for path in files}
    finally:
        os.umask(before)


def test_the_database_alone_does_not_tell_the_dice_of_a_running_game(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        ana, bo = two_seats(server.address)
        commitment = ana.device.done("GET", f"/api/tables/{ana.table}")["commitment"]
    for seed in seeds(database):
        readable = bytes.fromhex(seed) if len(seed) == 64 else seed.encode()
        assert hashlib.sha256(readable).hexdigest() != commitment
    with served(database) as server:  # with the key beside it, the game continues and is proven at its end
        ana.device.address = bo.device.address = server.address
        lines = [ana.line(), bo.line()]
        for line in lines:
            line.reach(0)
        while not lines[0].view["over"]:
            number = lines[0].last
            mover = lines[lines[0].view["awaited"][0]]
            mover.reach(number)
            mover.move(hasty(mover.view))
            lines[0].reach(number + 1)
        for line in lines:
            line.close()
        assert verify(ana.device.done("GET", f"/api/tables/{ana.table}/record")).dice == "fair"


def test_a_database_without_its_key_is_not_served(tmp_path: Path) -> None:
    """A new key would turn every running game into another one."""
    database = tmp_path / "tables.db"
    with served(database) as server:
        two_seats(server.address)
    (tmp_path / "tables.db.key").unlink()
    command = [sys.executable, "-m", "vitrall", "serve", "--port", "0", "--database", str(database), "--no-open"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert "tables.db.key" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_running_games_of_older_databases_are_sealed_with_the_next_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        ana, _ = two_seats(server.address)
        info = ana.device.done("GET", f"/api/tables/{ana.table}")
    clear = "ab" * 32
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("DELETE FROM moves")
        stored.execute("UPDATE tables SET server_seed = ?, status = 'open', number = 0", (clear,))
        stored.execute("DELETE FROM keys WHERE name = 'seed-check'")
    (tmp_path / "tables.db.key").unlink()
    with served(database) as server:
        ana.device.address = server.address
        again = ana.device.done("GET", f"/api/tables/{ana.table}")
        assert again["commitment"] == hashlib.sha256(bytes.fromhex(clear)).hexdigest() != info["commitment"]
    assert clear not in seeds(database)


def test_no_table_is_found_in_the_log(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as near:
        ana, _ = two_seats(near.address)
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("UPDATE moves SET actions = 'roll R1' WHERE number = 0")  # no longer what the dice give
        stored.execute("UPDATE tables SET awaits_bot = 1")
    with mortal(database) as server:
        ana.device.address = server.address
        ana.line().close()
        bo, _ = two_seats(server.address, seed=4)
        bo.device.ask("POST", f"/api/tables/{bo.table}/start")
        with bo.line() as line:
            line.reach(0)
            line.move("nonsense")
            line.until("refused")
        server.stop()
    assert "refused" in server.log()
    assert ana.table not in server.log()
    assert bo.table not in server.log()
