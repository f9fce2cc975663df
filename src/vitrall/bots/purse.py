"""The time a bot may spend on a move, or the number of playouts, dealt out in shares."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from vitrall.bots.sight import Budget

PROMISED: Final = 0.75  # of a budget in milliseconds: what is under way must come to its end within it
RESERVE: Final = 6  # of them at least, for that: a long future at a table of six, or a machine that has its moments


class Purse:
    """Begins to run when it is made. Time is a limit, not a wish: no more than the usual playouts are made in it."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self._playouts = budget.playouts or usual
        self._begun = time.perf_counter()
        self._seconds = None if budget.milliseconds is None else _usable(budget.milliseconds) / 1000

    def shares(self, rivals: int) -> Iterator[Share]:
        """As many as it takes to halve the rivals down to one, all alike."""
        rounds = max(1, (rivals - 1).bit_length())
        for number in range(rounds):
            yield Share(self._playouts // rounds, self._until((number + 1) / rounds))

    def _until(self, part: float) -> float | None:
        return None if self._seconds is None else self._begun + self._seconds * part


def _usable(milliseconds: int) -> float:
    return min(PROMISED * milliseconds, max(0, milliseconds - RESERVE))


class Share:
    """One of them."""

    def __init__(self, playouts: int, until: float | None) -> None:
        self._left = playouts
        self._until = until

    def allows(self, playouts: int) -> bool:
        """Whether so many more may be begun; they are taken as made."""
        self._left -= playouts
        return self._left >= 0 and not self.is_over

    @property
    def is_over(self) -> bool:
        return self._until is not None and time.perf_counter() >= self._until
