"""The time a bot may spend on a move, or the number of playouts, dealt out in shares."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from vitrall.bots.sight import Budget

PROMISED: Final = 0.85  # of a budget in milliseconds: what is under way must come to its end within it


class Purse:
    """Begins to run when it is made."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self._begun = time.perf_counter()
        self._seconds = None if budget.milliseconds is None else PROMISED * budget.milliseconds / 1000
        self._playouts = budget.playouts or usual

    def shares(self, rivals: int) -> Iterator[Share]:
        """As many as it takes to halve the rivals down to one, all alike."""
        rounds = max(1, (rivals - 1).bit_length())
        spent = time.perf_counter() - self._begun
        for number in range(rounds):
            if self._seconds is None:
                yield Share(playouts=self._playouts // rounds)
            else:
                yield Share(until=self._begun + spent + (self._seconds - spent) * (number + 1) / rounds)


class Share:
    """One of them."""

    def __init__(self, playouts: int = 0, until: float | None = None) -> None:
        self._left = playouts
        self._until = until

    def allows(self, playouts: int) -> bool:
        """Whether so many more may be made; they are taken as made."""
        if self._until is not None:
            return time.perf_counter() < self._until
        self._left -= playouts
        return self._left >= 0
