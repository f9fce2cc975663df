"""Garbage collection of a server: full collections only when nobody is making a move.

A full collection visits every object and blocks everything meanwhile: 84 ms of CPU time for the objects that the
libraries create at the start, about 6 ms more for the games of each 300 tables. Objects from the start are frozen.
Young objects are collected as usual; the full collection waits for a quiet moment, or until there are very many.
"""

from __future__ import annotations

import gc
import logging
import sys
import time
from typing import Final

from vitrall.server import metrics

# New objects, and searches of the younger kinds, until the next search. Few at a time, so that a pause is short. With
# 400 tables a search of the young takes 0.8 ms of processor time and one of the middle kind 3 ms (means of 3,000 and
# 9,000 objects); with thresholds of 8,000 and 8 the middle kind takes 36 ms, and all together no less than before.
THRESHOLDS: Final = (2_000, 2, 1_000_000)
WORTH_IT: Final = 1_000  # searches of the middle kind after which a full one is due in a quiet moment
OVERDUE: Final = 50_000  # and at any moment
QUIET_SECONDS: Final = 1.0  # seconds without a move
LONG: Final = 0.05  # seconds that are worth a line in the log

log = logging.getLogger(__name__)


def settle() -> None:
    """Call it once, after everything is loaded and before the first request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(_Watch())


def is_settled() -> bool:
    return gc.get_threshold() == THRESHOLDS


def sweep(seconds_since_move: float) -> bool:
    """Run a full collection if one is due and nobody is delayed by it; returns whether it ran."""
    waiting = gc.get_count()[2]
    if not is_settled() or waiting < WORTH_IT or (seconds_since_move < QUIET_SECONDS and waiting < OVERDUE):
        return False
    gc.collect()
    return True


class _Watch:
    """Measures how long each collection blocks the process, and for how much of that time it works: on a busy machine
    it may also wait for a processor."""

    def __init__(self) -> None:
        self._began = self._worked = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began, self._worked = time.perf_counter(), time.thread_time()
            return
        seconds = time.perf_counter() - self._began
        metrics.GARBAGE.observe(seconds)
        if seconds > LONG and not sys.is_finalizing():
            worked = time.thread_time() - self._worked
            reason = f"garbage of generation {info['generation']}, {1000 * worked:.0f} ms of it on a processor"
            log.info("the loop was held up", extra={"seconds": round(seconds, 3), "reason": reason})
