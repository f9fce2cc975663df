"""Bots at the server's tables, run in worker processes, never in the event loop.

What travels to a worker is a world in which everything the seat must not know is dealt anew: no secret leaves the
table.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final, NamedTuple

from vitrall.bots import Budget, Idea, Sight, Supervisor, bot_names, make_bot
from vitrall.cards.own import joined_catalogue
from vitrall.cards.reading import DeckText
from vitrall.engine.errors import Unreadable
from vitrall.engine.worlds import determinised
from vitrall.game import Game
from vitrall.position import read_position, write_position
from vitrall.why import none_of

USUAL: Final = "craftsman"  # who plays where nobody says which
ADVISER: Final = "planner"
THINKING: Final = Budget(milliseconds=1000)
PATIENCE: Final = 10.0  # seconds until any legal move is made for a bot, worker and all that is slow included

log = logging.getLogger(__name__)


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in bot_names():
        told = f"unknown bot {name[:40]!r}; known: {', '.join(bot_names())}"
        raise Unreadable("play/bot", told, 0, none_of(name, bot_names()))
    return name


def shown(game: Game, seat: int, seed: int) -> str:
    """What a bot is given to think about."""
    return write_position(determinised(game.state, seat, seed))


def chosen(name: str, position: str, seat: int, seed: int, decks: tuple[DeckText, ...] = ()) -> str:
    """What a bot does; runs in a worker, which joins the table's decks once and remembers them."""
    sight = Sight(read_position(position, joined_catalogue(decks).deck), seat, THINKING, seed)
    return str(sight.move(Supervisor(make_bot(name, seed), seed).choose(sight)))


class Question(NamedTuple):
    """A position to give a hint in."""

    position: str
    seat: int
    seed: int
    decks: tuple[DeckText, ...] = ()  # of the table


def advice(question: Question) -> list[Idea]:
    """What the adviser would do, and why; runs in a worker."""
    cards = joined_catalogue(question.decks).deck
    sight = Sight(read_position(question.position, cards), question.seat, THINKING, question.seed)
    ideas = make_bot(ADVISER, question.seed).explain(sight)
    return [replace(idea, move=str(idea.move)) for idea in ideas]  # a plain text: this travels between processes


def _settle_in() -> None:
    """Ctrl-C is the server's business: it ends its workers itself. One that is killed cannot, so they watch it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None, "a worker has been started by a server"
    server.join()
    os._exit(1)  # there is nobody left to tell


class Players:
    """The workers. They are started by the first bot that moves."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, position: str, seat: int, seed: int, decks: tuple[DeckText, ...] = ()) -> str:
        """A move, or nothing from a bot that thinks too long or fails: that does not stop the table."""
        try:
            thinking = asyncio.get_running_loop().run_in_executor(
                self._open(), chosen, name, position, seat, seed, decks
            )
            async with asyncio.timeout(PATIENCE):
                return await thinking
        except Exception:
            self.close()
            return ""

    async def advise(self, question: Question) -> list[Idea]:
        """Ideas for a hint, or none: whoever waits for one must never end what others think about."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._open(), advice, question)
        except BrokenProcessPool:
            self.close()  # it is of no use to anybody; the next who asks opens another
        except Exception:
            log.warning("no hint", exc_info=True)
        return []

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would inherit sockets and locks
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_settle_in)
        return self._pool

    def close(self) -> None:
        """End the workers, even one that would think for ever."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        self._pool = None
