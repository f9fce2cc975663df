"""Wait for the end of processes that are not children of the tests, without polling."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager


class Watch:
    """Processes whose end is awaited. Linux reports it by a file descriptor, also for a process of another parent."""

    def __init__(self, descriptors: dict[int, int]) -> None:
        self._descriptors = descriptors  # by process id

    def alive_after(self, seconds: float) -> list[int]:
        """Wait until all have ended, or so long; answers those that have not."""
        waiting, until = dict(self._descriptors), time.monotonic() + seconds
        while waiting and (left := until - time.monotonic()) > 0:
            ended, _, _ = select.select(list(waiting.values()), [], [], left)
            waiting = {process: each for process, each in waiting.items() if each not in ended}
        return sorted(waiting)


@contextmanager
def watched(processes: Iterable[int]) -> Iterator[Watch]:
    """Start watching before you end them: the id of a process that has ended may be given to another."""
    with ExitStack() as stack:
        descriptors = {process: os.pidfd_open(process) for process in processes}
        for each in descriptors.values():
            stack.callback(os.close, each)
        yield Watch(descriptors)
