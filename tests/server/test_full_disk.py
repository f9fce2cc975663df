"""A full disk: everybody gets an error, nothing is lost, and games continue when there is room again.

The limit is the system's own (RLIMIT_FSIZE), set on the running server: no file of it may grow any more.
"""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from testing.server.client import Device, hasty, two_seats
from testing.server.process import Serving, mortal
from vitrall.engine.errors import Unavailable

pytestmark = pytest.mark.slow


def limit(server: Serving, size: int) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with mortal(database) as server:
        ana, bo = two_seats(server.address)
        with ana.line() as one, bo.line() as two:
            lines = {0: one, 1: two}
            for number, line in enumerate((one, two)):
                line.reach(number)
                line.move(hasty(line.view))
                line.reach(number + 1)
            one.reach(2)
            limit(server, (tmp_path / "tables.db-wal").stat().st_size)
            mover = lines[one.view["seat"]]
            before = mover.last
            mover.move(hasty(mover.view))
            refusal = mover.until("refused", "error", "update")
            assert (refusal["type"], refusal["code"]) == ("refused", "server/full")
            answer = Device(server.address).ask("GET", "/ready")
            assert (answer.status, answer.body["error"]["code"]) == (503, "server/full")
            assert "disk" in answer.body["error"]["text"]
            assert ana.device.ask("GET", f"/api/tables/{ana.table}").status == 200  # looking is still possible
            opened = ana.device.ask("POST", "/api/tables", {"terms": {}, "seats": []})
            assert (opened.status, opened.body["error"]["code"]) == (503, "server/full")
            limit(server, resource.RLIM_INFINITY)
            server.wait()
            mover.move(hasty(mover.view))
            assert mover.until("update")["number"] == before + 1
            other = lines[1 - mover.view["you"]]
            other.reach(before + 1)
        assert "Traceback" not in server.log()
    with mortal(database) as server:
        ana.device.address = server.address
        with ana.line() as again:
            again.reach(before + 1)


def test_ready_is_asked_of_the_disk_and_not_of_a_memory(tmp_path: Path) -> None:
    with mortal(tmp_path / "tables.db") as server:
        device = Device(server.address)
        assert device.ask("GET", "/ready").status == 200
        limit(server, 1)
        server_full = [device.ask("GET", "/ready").status]
        while server_full[-1] == 200:  # the last good answer holds for a second
            server_full.append(device.ask("GET", "/ready").status)
        assert server_full[-1] == 503
        assert device.ask("GET", "/health").status == 200


def test_what_failed_is_told_by_its_kind() -> None:
    """Mistakes of ours are not excused by the database."""
    import sqlite3

    from sqlalchemy.exc import IntegrityError, OperationalError

    from vitrall.server.storage.failures import refusal_of

    def code(number: int) -> str:
        cause = sqlite3.OperationalError("x")
        cause.sqlite_errorcode = number
        error = refusal_of(OperationalError("", {}, cause))
        assert error is None or isinstance(error, Unavailable)
        return error.code if error else ""

    assert (
        code(sqlite3.SQLITE_FULL) == code(sqlite3.SQLITE_IOERR_WRITE) == code(sqlite3.SQLITE_READONLY) == "server/full"
    )
    assert code(sqlite3.SQLITE_BUSY) == code(sqlite3.SQLITE_CANTOPEN) == "server/away"
    assert code(sqlite3.SQLITE_ERROR) == ""
    assert refusal_of(IntegrityError("", {}, sqlite3.IntegrityError("x"))) is None
    assert refusal_of(ValueError()) is None
    refused = refusal_of(ConnectionRefusedError())
    assert refused is not None
    assert refused.code == "server/away"
