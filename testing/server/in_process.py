"""The real server in a thread of the tests: as quick as a unit test, spoken to over real sockets like any other."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import uvicorn
from fastapi import FastAPI

from testing.server.process import KEY_FILE
from vitrall.cli.serve import HOW
from vitrall.server import janitor
from vitrall.server.app import create_app
from vitrall.server.connections import Connections, protocols
from vitrall.server.settings import Settings

FAST = 100_000  # so many requests a second that no test meets the limit by accident
PATIENCE = 60.0


class Served(NamedTuple):
    """Where the server answers, and the application that does."""

    address: str
    app: FastAPI

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])


@contextmanager
def served(database: Path | str, **settings: Any) -> Iterator[Served]:
    """A server for the length of a block."""
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    door.listen()
    port = door.getsockname()[1]
    usual = {"rate_socket": FAST, "rate_seat": FAST, "rate_address": FAST, "port": port, "away_seconds": 0}
    if "://" in str(database):  # its key would be in the data folder of the person who runs the tests
        settings.setdefault("key_file", str(KEY_FILE))
    app = create_app(Settings(str(database), **{**usual, **settings}))
    places = protocols(Connections(None, 10_000))  # many connections, and every other limit of a real server
    server = uvicorn.Server(uvicorn.Config(app, **{**HOW, **places}))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    try:
        _wait(server, thread)
        yield Served(f"http://127.0.0.1:{port}", app)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()


class Rounds:
    """The looks of a server of this process at what is due: many a second, and each can be awaited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ended = threading.Condition()
        self._count = 0
        look_around = janitor.Janitor.look_around

        async def counted(one: janitor.Janitor) -> None:
            await look_around(one)
            with self._ended:
                self._count += 1
                self._ended.notify_all()

        monkeypatch.setattr(janitor.Janitor, "look_around", counted)
        monkeypatch.setattr(janitor, "POLL_SECONDS", 0.02)

    def pass_by(self, rounds: int = 3) -> None:
        """Wait for the end of so many more; one may be under way."""
        with self._ended:
            wanted = self._count + rounds + 1
            assert self._ended.wait_for(lambda: self._count >= wanted, PATIENCE), "the server looks no more"


def _wait(server: uvicorn.Server, thread: threading.Thread) -> None:
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until, "the server is too slow to start"
        time.sleep(0.01)
