"""A supervised bot with a stopwatch beside it: what every move took, by the clock and of the processor.

The clock is the table's: it includes everything that the others wait for, also the simple bot that replaces one that
fails. The processor's time is that of the thread in which the bot thinks; it does not cover a bot in another program.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from vitrall.bots import Bot, Idea, Sight, Supervisor


class Spent(NamedTuple):
    """Microseconds by the clock and of the processor."""

    wall: int
    cpu: int


class Meter:
    """A bot whose processor time is measured in the thread in which it thinks."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.cpu = 0  # microseconds of the last answer

    def choose(self, sight: Sight) -> str | int:
        began = time.thread_time_ns()
        try:
            return self._bot.choose(sight)
        finally:
            self.cpu = (time.thread_time_ns() - began) // 1000

    def explain(self, sight: Sight) -> list[Idea]:
        return self._bot.explain(sight)

    def close(self) -> None:
        close = getattr(self._bot, "close", None)
        if callable(close):
            close()


class TimedSeat(Supervisor):
    """Moves one by one, and turns, each the sum of the moves in it. Choosing a window is a move, but no turn."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._meter = Meter(bot)
        super().__init__(self._meter, seed)
        self.moves: list[Spent] = []
        self._turns: dict[int, Spent] = {}

    @property
    def turns(self) -> list[Spent]:
        return list(self._turns.values())

    def choose(self, sight: Sight) -> int:
        self._meter.cpu = 0
        began = time.perf_counter_ns()
        action = super().choose(sight)
        self.moves.append(Spent((time.perf_counter_ns() - began) // 1000, self._meter.cpu))
        return action

    def note_turn(self, turn: int) -> None:
        """The last move belongs to this turn of the game."""
        before, last = self._turns.get(turn, Spent(0, 0)), self.moves[-1]
        self._turns[turn] = Spent(before.wall + last.wall, before.cpu + last.cpu)
