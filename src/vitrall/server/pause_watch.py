"""Pauses of the event loop: how long it was blocked, and by which function.

The loop gives a sign of life many times a second. A thread watches for it; when it is missing, the thread reads from
the stack what the loop is doing. This costs little, but is only enabled with `--metrics`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from types import FrameType
from typing import Final

from vitrall.server import metrics

TICK: Final = 0.02  # seconds between two signs of life
LONG: Final = 0.05  # seconds without one that are worth a line in the log
WAITING: Final = ("select", "poll", "_run_once", "_tick")  # functions of a loop that has nothing to do
NO_PROCESSOR: Final = "no processor: the loop had nothing to do and was not run"

log = logging.getLogger(__name__)


class PauseWatch:
    """Watches the loop in which it is made, until it is closed."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._closed = threading.Event()
        self._sign = time.monotonic()
        self._doing = ""
        self._timer = self._loop.call_later(TICK, self._tick)
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._timer.cancel()

    def _tick(self) -> None:
        now = time.monotonic()
        late, self._sign = now - self._sign - TICK, now
        self._timer = self._loop.call_later(TICK, self._tick)
        if late > LONG:
            metrics.PAUSES.observe(late)
            log.warning("the loop was held up", extra={"seconds": round(late, 3), "reason": self._doing})
        self._doing = ""

    def _watch(self) -> None:
        """In the thread: look again and again, and remember what was seen in the middle of a pause."""
        while not self._closed.wait(TICK):
            if time.monotonic() - self._sign > LONG and not self._doing:
                self._doing = doing(sys._current_frames().get(self._thread_id))


def doing(frame: FrameType | None) -> str:
    """What a thread is doing: the function it is in, and the nearest of ours that called it."""
    if frame is None or frame.f_code.co_name in WAITING:
        return NO_PROCESSOR
    inner, ours = _name(frame), frame
    while ours.f_back is not None and not ours.f_globals.get("__name__", "").startswith("vitrall."):
        ours = ours.f_back
    return inner if _name(ours) == inner or ours.f_back is None else f"{inner} in {_name(ours)}"


def _name(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_qualname}:{frame.f_lineno}"
