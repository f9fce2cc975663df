"""Analyses that take seconds with the plain engine: in a thread of the tests, with few playouts and short searches."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from testing.server.in_process import Served, served
from vitrall.analysis import EFFORTS, Effort, best_lines
from vitrall.server import analysis_routes
from vitrall.server.analysis_process import Hear
from vitrall.server.analysis_worker import AnalysisTask, texts

QUICK = Effort(playouts=1, candidates=1, choosing=1)
NORMAL = Effort(playouts=2, candidates=2, choosing=6)


class InThread:
    """An analysis without a process: one of low priority would wait for all other tests."""

    def __init__(self, task: AnalysisTask, hear: Hear) -> None:
        loop = asyncio.get_running_loop()

        def work() -> None:
            for text in (*texts(task), b""):
                loop.call_soon_threadsafe(hear, text)

        threading.Thread(target=work, daemon=True).start()

    def end(self) -> None:
        """The thread ends by itself."""


@contextmanager
def analysing_server(database: Path, usual: str = "") -> Iterator[Served]:
    """A server whose analyses are made at once, with a usual effort of its own if one is named."""
    with pytest.MonkeyPatch.context() as patch, served(database) as near:
        patch.setitem(EFFORTS, "quick", QUICK)
        patch.setitem(EFFORTS, "normal", NORMAL)
        for name, value in {"JUDGED": 60, "LAST_JUDGED": 60, "LAST_WIDTH": 4}.items():
            patch.setattr(best_lines, name, value)
        if usual:
            patch.setattr(analysis_routes, "usual_effort", lambda players: usual)
        patch.setattr(near.app.state.server.analyses, "_start", InThread)
        yield near
