"""Keeps a game going whatever a bot does: one that errs, takes too long or answers no legal move loses that move.

A simple bot moves instead, and the fault is reported. A bot that hangs cannot be stopped: it keeps its thread and is
not asked again until it returns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread
from typing import Final, Literal

from vitrall.bots.bot import Bot
from vitrall.bots.greedy import Greedy
from vitrall.bots.sight import Sight
from vitrall.engine.errors import VitrallError

LENIENCY: Final = 2  # times its budget, before a bot is given up for a move
LEAST_WAIT: Final = 0.1  # seconds: allowance for a busy machine

Kind = Literal["error", "illegal", "late"]


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, and the move that was made instead."""

    seat: int
    kind: Kind
    detail: str
    move: str


class Supervisor:
    """A bot that always answers with a legal move in time."""

    def __init__(self, bot: Bot, seed: int = 0, tell: Callable[[Fault], None] | None = None) -> None:
        self._bot = bot
        self._stand_in = Greedy(seed)
        self._tell = tell
        self._lost: Thread | None = None
        self.asked = 0  # moves, its own and those that were made in its stead
        self.faults: list[Fault] = []

    def choose(self, sight: Sight) -> int:
        """The bot's move, or that of the simple bot in its stead."""
        self.asked += 1
        answer = self._asked(sight)
        if isinstance(answer, _Wrong):
            return self._replaced(sight, answer)
        try:
            return sight.action(answer)
        except VitrallError:
            return self._replaced(sight, _Wrong("illegal", repr(answer)[:60]))

    def close(self) -> None:
        """The game is over. Most bots have nothing to close; one in another program leaves."""
        close = getattr(self._bot, "close", None)
        if callable(close):
            close()

    def _replaced(self, sight: Sight, wrong: _Wrong) -> int:
        action = self._stand_in.choose(sight)
        fault = Fault(sight.seat, wrong.kind, wrong.detail, sight.move(action))
        self.faults.append(fault)
        if self._tell is not None:
            self._tell(fault)
        return action

    def _asked(self, sight: Sight) -> str | int | _Wrong:
        if sight.budget.milliseconds is None:
            return _answer(self._bot, sight)
        if self._lost is not None and self._lost.is_alive():
            return _Wrong("late", "")
        return self._asked_in_time(sight, max(LEAST_WAIT, LENIENCY * sight.budget.milliseconds / 1000))

    def _asked_in_time(self, sight: Sight, seconds: float) -> str | int | _Wrong:
        answers: list[str | int | _Wrong] = []
        # A daemon, so that a bot that never comes back does not keep the program from ending.
        thread = Thread(target=lambda: answers.append(_answer(self._bot, sight)), daemon=True)
        thread.start()
        thread.join(seconds)
        if answers:
            return answers[0]
        self._lost = thread
        return _Wrong("late", "")


def first_fault(bot: Supervisor) -> str:
    """The kind of the first fault, a blank and its message; empty where there was none."""
    return f"{bot.faults[0].kind} {bot.faults[0].detail}" if bot.faults else ""


@dataclass(frozen=True)
class _Wrong:
    kind: Kind
    detail: str


def _answer(bot: Bot, sight: Sight) -> str | int | _Wrong:
    try:
        return bot.choose(sight)
    except TimeoutError as error:  # a bot elsewhere was given up
        return _Wrong("late", str(error)[:200])
    except (Exception, SystemExit) as error:
        return _Wrong("error", f"{type(error).__name__}: {error}"[:200])
