"""Starts the process of an analysis, and hears what it sends."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress

import msgspec

from vitrall.server.analysis_worker import AnalysisTask, run

Hear = Callable[[bytes | None], None]  # a text, an empty one at the end; nothing: the process has died


class AnalysisProcess:
    """One process and the thread that reads what it sends. `end` kills it, even in the middle of its work."""

    def __init__(self, task: AnalysisTask, hear: Hear) -> None:
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._ended = False
        spawn = multiprocessing.get_context("spawn")  # fork would inherit sockets and locks
        self._here, self._there = spawn.Pipe(duplex=False)
        self._process = spawn.Process(target=run, args=(self._there, msgspec.json.encode(task)), daemon=True)
        threading.Thread(target=self._live, daemon=True).start()

    def _live(self) -> None:
        """Runs in a thread: starting a process takes a while, and the tables must continue meanwhile."""
        try:
            with suppress(EOFError, OSError):
                if not self._ended:
                    self._process.start()
                self._there.close()
                while not self._ended:
                    self._tell(self._here.recv_bytes())
        finally:  # also if no process can be started
            self._tell(None)
            self._here.close()
            if self._process.pid is not None:
                self._process.kill()
                self._process.join()

    def _tell(self, text: bytes | None) -> None:
        with suppress(RuntimeError):  # the loop has been closed
            self._loop.call_soon_threadsafe(self._hear, text)

    def end(self) -> None:
        self._ended = True
        if self._process.pid is not None:
            self._process.kill()
