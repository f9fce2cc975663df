"""Work shared among processes, or among the machines of a cluster. Results come in the order of the tasks."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, Final, TypeVar

from vitrall.engine.errors import Unreadable
from vitrall.why import number

if TYPE_CHECKING:
    from vitrall.lab.cluster import Cluster

MOST_WORKERS: Final = 256
AHEAD: Final = 4  # tasks that wait for each worker

Task = TypeVar("Task")
Subject = TypeVar("Subject")
T = TypeVar("T")


def check_workers(workers: int | Cluster) -> None:
    if isinstance(workers, int) and not 1 <= workers <= MOST_WORKERS:
        raise Unreadable("sim/workers", number(workers, 1, MOST_WORKERS))


def worker_count(workers: int | Cluster) -> int:
    """How many tasks run at a time."""
    return workers if isinstance(workers, int) else workers.cores


def in_order(
    work: Callable[[Task], T],
    tasks: Iterable[Task],
    workers: int | Cluster = 1,
    ahead: int = AHEAD,
    name: str = "",
) -> Iterator[T]:
    """The results of the work, in the order of the tasks. With one worker, everything runs in this process.

    `name` says what the results depend on besides the tasks: a cluster saves results under it.
    """
    if not isinstance(workers, int):
        return workers.in_order(work, tasks, ahead, name)
    return map(work, tasks) if workers == 1 else _shared(work, tasks, workers, ahead * workers)


def _shared(work: Callable[[Task], T], tasks: Iterable[Task], workers: int, most: int) -> Iterator[T]:
    with _pool(workers, _leave_quietly) as pool:
        yield from _results(pool, work, tasks, most)


class Team:
    """Processes for several kinds of work on one subject, which each of them learns once, when it starts."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self._pool = pool
        self._most = AHEAD * workers

    def in_order(self, work: Callable[[Task], T], tasks: Iterable[Task]) -> Iterator[T]:
        return _results(self._pool, work, tasks, self._most)


@contextmanager
def team(workers: int, learn: Callable[[Subject], None], subject: Subject) -> Iterator[Team]:
    """`learn` runs first in each process, and gets the subject."""
    with _pool(workers, partial(_begin, learn, subject)) as pool:
        yield Team(pool, workers)


def _begin(learn: Callable[[Subject], None], subject: Subject) -> None:
    _leave_quietly()
    learn(subject)


@contextmanager
def _pool(workers: int, begin: Callable[[], None]) -> Iterator[ProcessPoolExecutor]:
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # starting it lets Ctrl-C through again, which `_interrupts_wait` holds back
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=begin)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _results(pool: ProcessPoolExecutor, work: Callable[[Task], T], tasks: Iterable[Task], most: int) -> Iterator[T]:
    waiting: deque[Future[T]] = deque()
    for task in tasks:
        with _interrupts_wait():  # the first tasks start the processes
            waiting.append(pool.submit(work, task))
        # A bounded queue: a billion games must not become two million waiting futures.
        if len(waiting) >= most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and also in processes that are started: else one that is just importing would print how
    far it has got, or that half of what it was sent is missing."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    # A blocked signal is what a new process inherits; a handler is what holds it back here, where another thread may
    # take it.
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler or signal.SIG_DFL)
        if came:
            signal.raise_signal(signal.SIGINT)


def _leave_quietly() -> None:
    """Ctrl-C reaches every process; the parent reports it, and the workers end quietly. Other signals reach only the
    parent: workers end when it has ended, for whatever reason.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # it waited from the start on
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
