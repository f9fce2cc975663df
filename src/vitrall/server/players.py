"""Bots at the server's tables: worker processes, which bot thinks when, and for how long. Bots never run in the event
loop.

A table stays with one worker, so that its bots remember what they planned. The fuller the queue, the shorter each bot
thinks: people do not wait. A bot that does not answer is ended together with its worker, and a quick move is played
instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from vitrall.bots import Idea, bot_names
from vitrall.cards.card_reader import DeckText
from vitrall.engine.errors import Unreadable
from vitrall.engine.worlds import determinised
from vitrall.game import Game
from vitrall.position import write_position
from vitrall.server import metrics
from vitrall.server.bot_queue import Account, FairQueue, Rank
from vitrall.server.bot_worker import (
    Advise,
    Advised,
    Answer,
    Choose,
    Chosen,
    Forget,
    Question,
    Ready,
    SoFar,
    idea_of,
    is_built_in,
    quick_look,
    read_answer,
    run,
    sight_of,
    write,
)
from vitrall.server.thinking_time import ALONE_THINKING, ThinkingTime
from vitrall.server.traces import span
from vitrall.why import none_of

USUAL: Final = "craftsman"  # the default bot
PATIENCE: Final = 4.0  # seconds beyond four times its budget, from the start of thinking, until a bot is given up
START_PATIENCE: Final = 60.0  # seconds until a worker must have started
MOVE_OVER: Final = 0.25  # seconds that a table waits for its own worker before another may take it
REST: Final = 4.0  # pause after thinking for a table without people, as a multiple of the time it took
CHANCES: Final = 2  # failures of a bot at a table after which it is not asked there again
MOST_GIVEN_UP: Final = 10_000

log = logging.getLogger(__name__)


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in bot_names():
        raise Unreadable("play/bot", none_of(name, bot_names()))
    return name


def position_for(game: Game, seat: int, seed: int) -> str:
    """The position for a bot: every secret of others is dealt again."""
    return write_position(determinised(game.state, seat, seed))


class Situation(NamedTuple):
    """A position to think about, as one seat may know it."""

    position: str
    seat: int
    seed: int
    decks: tuple[DeckText, ...] = ()  # of the table


class Choice(NamedTuple):
    """A move; with a fault, one that was made in the bot's stead."""

    move: str
    fault: str = ""  # late, crash, error, illegal
    then: tuple[str, ...] = ()  # what the bot would do next in the same turn


@dataclass(eq=False)
class _Job:
    """A question that waits for a worker or is being thought about."""

    account: Account
    kind: str  # of worker: empty for bots of the project, else the one bot that it is for
    question: Callable[[int], Question]  # by the milliseconds that there are for it
    asked: float
    answer: asyncio.Future[Answer | None]  # nothing when the worker was lost
    begun: float = 0.0
    granted: int = 0  # milliseconds
    so_far: str = ""
    fault: str = ""


@dataclass(eq=False)
class _Worker:
    """One process and the thread that reads its answers."""

    kind: str
    hear: Callable[[_Worker, bytes | None], None]  # nothing: it has ended
    loop: asyncio.AbstractEventLoop
    job: _Job | None = None
    ready: bool = False
    timer: asyncio.TimerHandle | None = None
    _ended: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")  # fork would inherit sockets and locks
        self._here, self._there = spawn.Pipe()
        self._process = spawn.Process(target=run, args=(self._there,), daemon=True)
        threading.Thread(target=self._live, daemon=True).start()

    def _live(self) -> None:
        """Runs in a thread: starting a process takes a while, and the tables must continue meanwhile."""
        with suppress(EOFError, OSError):
            if not self._ended:
                self._process.start()
            self._there.close()
            while not self._ended:
                self._tell(self._here.recv_bytes())
        self._tell(None)
        self._here.close()
        if self._process.pid is not None:
            self._process.kill()
            self._process.join()

    def _tell(self, data: bytes | None) -> None:
        with suppress(RuntimeError):  # the loop has been closed
            self.loop.call_soon_threadsafe(self.hear, self, data)

    @property
    def is_free(self) -> bool:
        return self.ready and self.job is None

    def send(self, question: Question) -> None:
        with suppress(OSError):  # the thread reports its end
            self._here.send_bytes(write(question))

    def end(self) -> None:
        """End the process, even in the middle of thinking."""
        self._ended = True
        if self.timer is not None:
            self.timer.cancel()
        if self._process.pid is not None:
            self._process.kill()


class Players:
    """The workers, started on demand."""

    def __init__(self, workers: int) -> None:
        self._most = workers
        self._time = ThinkingTime(workers)
        self._workers: list[_Worker] = []
        self._queue: FairQueue[_Job] = FairQueue()
        self._homes: dict[str, _Worker] = {}
        self._given_up: Counter[tuple[str, int, str]] = Counter()
        self._rest_until = 0.0
        self.thinking: int | None = None  # milliseconds for every move, whatever the load; for measurements

    # ---- what the tables ask -----------------------------------------------------------------------------------------

    async def choose(self, bot: str, now: Situation, account: Account) -> Choice:
        """A bot's move. A bot that fails or takes too long stops neither its table nor any other."""
        offender = (account.table, now.seat, bot)
        if self._given_up[offender] >= CHANCES:
            return await self._instead("", now, "late")

        def question(milliseconds: int) -> Question:
            return Choose(account.table, now.seat, bot, now.position, now.seed, milliseconds, now.decks)

        job = self._job(account, "" if is_built_in(bot) else bot, question)
        answer = await self._asked(job)
        if isinstance(answer, Chosen):
            return _reported(bot, Choice(answer.move, answer.fault, answer.then), answer.detail)
        if len(self._given_up) >= MOST_GIVEN_UP:
            self._given_up.clear()
        self._given_up[offender] += 1
        return _reported(bot, await self._instead(job.so_far, now, job.fault), "")

    async def advise(self, now: Situation, account: Account) -> list[Idea]:
        """Ideas for a hint, or none."""
        job = self._job(account, "", lambda milliseconds: Advise(*now[:3], milliseconds, now.decks))
        answer = await self._asked(job)
        return [idea_of(sent) for sent in answer.ideas] if isinstance(answer, Advised) else []

    async def _instead(self, so_far: str, now: Situation, fault: str) -> Choice:
        """The best move so far, or a quick look's; it needs no worker."""
        return Choice(so_far or await asyncio.to_thread(_looked, now), fault)

    def forget(self, table: str) -> None:
        """Drop the bots of a table that has ended."""
        if (worker := self._homes.pop(table, None)) is not None and worker in self._workers:
            worker.send(Forget(table))
        for key in [key for key in self._given_up if key[0] == table]:
            del self._given_up[key]

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()
        self._homes.clear()

    # ---- who thinks next ---------------------------------------------------------------------------------------------

    def _job(self, account: Account, kind: str, question: Callable[[int], Question]) -> _Job:
        return _Job(account, kind, question, time.monotonic(), asyncio.get_running_loop().create_future())

    async def _asked(self, job: _Job) -> Answer | None:
        self._queue.put(job)
        metrics.BOTS_WAITING.inc()
        try:
            self._dispatch()
            self._later(MOVE_OVER)
            with span("bot"):
                return await job.answer
        finally:
            metrics.BOTS_WAITING.dec()
            self._queue.drop(job)

    def _later(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._dispatch)

    def _dispatch(self) -> None:
        """Give every free worker a question, and start missing workers."""
        for worker in [worker for worker in self._workers if worker.is_free]:
            job = self._queue.take(lambda job, worker=worker: self._may(worker, job))  # type: ignore[misc]
            if job is not None:
                self._begin(worker, job)
        for kind in {job.kind for job in self._queue}:
            alike = [worker for worker in self._workers if worker.kind == kind]
            if len(alike) < (1 if kind else self._most) and not any(worker.is_free for worker in alike):
                self._start(kind)

    def _may(self, worker: _Worker, job: _Job) -> bool:
        if worker.kind != job.kind:
            return False
        if job.account.rank() is Rank.NOBODY and not self._has_leisure():
            return False
        home = self._homes.get(job.account.table)
        return home in (None, worker) or home not in self._workers or time.monotonic() - job.asked >= MOVE_OVER

    def _has_leisure(self) -> bool:
        """Whether there is time for a table at which nobody is: one at a time, with long rests."""
        busy = any(each.job is not None and each.job.account.rank() is Rank.NOBODY for each in self._workers)
        return not busy and time.monotonic() >= self._rest_until

    def _begin(self, worker: _Worker, job: _Job) -> None:
        home = self._homes.get(job.account.table)
        if home is not None and home is not worker and home in self._workers:
            home.send(Forget(job.account.table))
        self._homes[job.account.table] = worker
        job.granted = milliseconds = self._milliseconds(job)
        metrics.BOT_BUDGET.observe(milliseconds / 1000)
        job.begun = time.monotonic()
        worker.job = job
        worker.timer = worker.loop.call_later(PATIENCE + 4 * milliseconds / 1000, self._lose, worker, "late")
        worker.send(job.question(milliseconds))

    def _milliseconds(self, job: _Job) -> int:
        """How long it may think, so that nobody waits for long."""
        if self.thinking is not None:
            return self.thinking
        if job.account.rank() is Rank.NOBODY:
            return ALONE_THINKING
        asking = [job, *self._queue, *(worker.job for worker in self._workers if worker.job is not None)]
        tables = {each.account.table: each.account.bots for each in asking if each.account.rank() is not Rank.NOBODY}
        return self._time.milliseconds(sum(tables.values()), job.account.bots)

    # ---- workers -----------------------------------------------------------------------------------------------------

    def _start(self, kind: str) -> None:
        loop = asyncio.get_running_loop()
        worker = _Worker(kind, self._hear, loop)
        worker.timer = loop.call_later(START_PATIENCE, self._lose, worker, "crash")
        self._workers.append(worker)

    def _hear(self, worker: _Worker, data: bytes | None) -> None:
        if worker not in self._workers:
            return
        if data is None:
            self._lose(worker, "crash")
            return
        match read_answer(data):
            case Ready():
                worker.ready = True
                self._rested(worker)
            case SoFar(move=move):
                if worker.job is not None:
                    worker.job.so_far = move
            case answer:
                self._end_job(worker, answer)
        self._dispatch()

    def _end_job(self, worker: _Worker, answer: Answer | None) -> None:
        self._rested(worker)
        job, worker.job = worker.job, None
        if job is None:
            return
        seconds = time.monotonic() - job.begun
        self._queue.done(job, seconds)
        if answer is not None:
            self._time.learn(job.granted, seconds)
        metrics.BOT_SECONDS.observe(time.monotonic() - job.asked)
        if job.account.rank() is Rank.NOBODY:
            self._rest_until = time.monotonic() + REST * seconds
            self._later(REST * seconds)
        if not job.answer.done():
            job.answer.set_result(answer)

    def _rested(self, worker: _Worker) -> None:
        if worker.timer is not None:
            worker.timer.cancel()
            worker.timer = None

    def _lose(self, worker: _Worker, fault: str) -> None:
        """A worker is ended, or has ended by itself. Only the bot that thought in it is given up."""
        if worker not in self._workers:
            return
        self._workers.remove(worker)
        worker.end()
        if worker.job is not None:
            worker.job.fault = fault
        elif not worker.ready:  # none can be started, so all waiting jobs fail
            for job in [job for job in self._queue if job.kind == worker.kind and not job.answer.done()]:
                job.fault = fault
                job.answer.set_result(None)
        self._end_job(worker, None)
        self._dispatch()


def _looked(now: Situation) -> str:
    return quick_look(sight_of(now.position, now.seat, now.seed, now.decks), now.seed)


def _reported(bot: str, choice: Choice, detail: str) -> Choice:
    """Log for the host that a bot failed."""
    if choice.fault:
        metrics.BOT_FALLBACKS.labels(choice.fault).inc()
        log.warning("a move was made for a bot", extra={"code": choice.fault, "reason": f"{bot}: {detail}"[:200]})
    return choice
