"""The time, or number of playouts, a bot may spend on a move, divided into equal shares."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from vitrall.bots.sight import Budget

PROMISED: Final = 0.75  # share of a budget in milliseconds in which playouts may start: each must end within it
RESERVE: Final = 6  # milliseconds at least kept free for that: a long future with six players, or a busy machine


class TimeBudget:
    """Starts timing on construction. Never exceeds `usual` playouts."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self._playouts = budget.playouts or usual
        self._begun = time.perf_counter()
        self._seconds = None if budget.milliseconds is None else _usable(budget.milliseconds) / 1000

    def shares(self, candidates: int) -> Iterator[BudgetShare]:
        """One equal share for each halving, until one candidate is left."""
        rounds = max(1, (candidates - 1).bit_length())
        for number in range(rounds):
            yield BudgetShare(self._playouts // rounds, self._until((number + 1) / rounds))

    def _until(self, part: float) -> float | None:
        return None if self._seconds is None else self._begun + self._seconds * part


def _usable(milliseconds: int) -> float:
    return min(PROMISED * milliseconds, max(0, milliseconds - RESERVE))


class BudgetShare:
    """One share: how many playouts are left in it, and when it ends."""

    def __init__(self, playouts: int, until: float | None) -> None:
        self._left = playouts
        self._until = until

    def allows(self, playouts: int) -> bool:
        """Whether so many more playouts may start; they are counted as played."""
        self._left -= playouts
        return self._left >= 0 and not self.is_over

    @property
    def is_over(self) -> bool:
        return self._until is not None and time.perf_counter() >= self._until
