"""Bots at the server's tables: a function from a view to a move, run in worker processes, never in the event loop.

This is the one place that knows which bots there are; a bot is shown a view, never the position.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

from vitrall.engine.errors import Unreadable, Why
from vitrall.view import View

Choose = Callable[[View, int], str]
BUDGET: Final = 10.0  # seconds a bot may think; then any legal move is made for it


def at_random(view: View, seed: int) -> str:
    """Any legal move, each as likely; ends its turn only when nothing else is left."""
    eager = [move for move in view["legal"] if move != "pass"]
    return Random(seed).choice(eager or view["legal"])


BOTS: Final[dict[str, Choose]] = {"random": at_random}


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOTS:
        why = Why("none-of", given=name[:40], known=tuple(BOTS))
        raise Unreadable("play/bot", f"unknown bot {name[:40]!r}; known: {', '.join(BOTS)}", 0, why)
    return name


def chosen(name: str, view: View, seed: int) -> str:
    """What a bot does; runs in a worker."""
    return BOTS[name](view, seed)


def _quiet() -> None:
    """Ctrl-C is the server's business: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Players:
    """The workers. They are started by the first bot that moves."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, view: View, seed: int) -> str:
        """A legal move of a view. A bot that thinks too long, fails or answers nonsense does not stop the table."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would inherit sockets and locks
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_quiet)
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, chosen, name, view, seed)
            async with asyncio.timeout(BUDGET):
                move = await thinking
        except Exception:
            self.close()
            move = ""
        return move if move in view["legal"] else view["legal"][0]

    def close(self) -> None:
        """End the workers, even one that would think for ever."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        self._pool = None
