"""Work shared among processes. Results come in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from vitrall.engine.errors import Unreadable
from vitrall.why import number

MOST_WORKERS: Final = 256
AHEAD: Final = 4  # tasks that wait for each worker

Task = TypeVar("Task")
T = TypeVar("T")


def check_workers(workers: int) -> None:
    if not 1 <= workers <= MOST_WORKERS:
        raise Unreadable("sim/workers", number(workers, 1, MOST_WORKERS))


def in_order(work: Callable[[Task], T], tasks: Iterable[Task], workers: int = 1, ahead: int = AHEAD) -> Iterator[T]:
    """The results of the work, in the order of the tasks. With one worker, everything runs in this process."""
    return map(work, tasks) if workers == 1 else _shared(work, tasks, workers, ahead * workers)


def _shared(work: Callable[[Task], T], tasks: Iterable[Task], workers: int, most: int) -> Iterator[T]:
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_quietly)
    waiting: deque[Future[T]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            # A bounded queue: a billion games must not become two million waiting futures.
            if len(waiting) >= most:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_quietly() -> None:
    """Ctrl-C reaches every process; the parent reports it, the workers just end. Other signals reach only the parent:
    workers end when it has ended, for whatever reason.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
