"""A clock that a test can advance, for a server in the same process (`in_process.py`)."""

from __future__ import annotations

import time

import pytest

from vitrall.server import limits, room, steady_time


class Later:
    """The clocks of rooms, limits and turns: real time, and what a test has let pass besides."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0.0
        now = steady_time.now
        monkeypatch.setattr(steady_time, "now", lambda: now() + self._ahead)
        for module in (limits, room):
            monkeypatch.setattr(module, "time", self)

    def let_pass(self, seconds: float) -> None:
        self._ahead += seconds

    def monotonic(self) -> float:
        return time.monotonic() + self._ahead

    def time(self) -> float:
        return time.time() + self._ahead
