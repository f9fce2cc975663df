"""Successive halving: candidate moves are compared by playouts, and the worse half is dropped round by round.

The algorithm is that of Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (ICML 2013). All
candidates of a round are played out with the same seed (common random numbers; Glasserman and Yao, "Some Guidelines and
Guarantees for Common Random Numbers", Management Science 38, 1992), so that luck does not decide between them.

A few playouts say less than a good judge. So each candidate may begin with a first value that counts like a number of
playouts: the posterior mean of a normal distribution whose prior is that value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vitrall.bots.time_budget import BudgetShare, TimeBudget
from vitrall.engine.generator import derived

ENOUGH: Final = 16  # playouts before anything is clear
CLEAR: Final = 3  # standard errors between the best and the next

Playout = Callable[[int], tuple[int, int]]  # seed -> value of one playout, and the own points in it


class Candidate:
    """One candidate, with the values and own points of its playouts."""

    def __init__(self, playout: Playout, first: int = 0, trust: int = 0) -> None:
        self._playout = playout
        self._first = first  # what it seems to be worth before any playout
        self._trust = trust  # how many playouts that counts for
        self.values: list[int] = []
        self.points: list[int] = []

    def playout(self, seed: int) -> tuple[int, int]:
        return self._playout(seed)

    def note(self, value: int, points: int) -> None:
        self.values.append(value)
        self.points.append(points)

    @property
    def mean(self) -> float:
        """The mean value, the first one included."""
        return (sum(self.values) + self._trust * self._first) / max(1, len(self.values) + self._trust)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / max(1, len(self.points))


class SuccessiveHalving:
    """Compares candidates; time goes to those that are close to each other."""

    def __init__(self, playouts: Sequence[Playout], luck: int, first: Sequence[int] = (), trust: int = 0) -> None:
        firsts = first or [0] * len(playouts)
        self.all = [Candidate(playout, value, trust) for playout, value in zip(playouts, firsts, strict=True)]
        self._left = list(range(len(playouts)))
        self._given_up: list[int] = []
        self._luck = luck
        self._rounds = 0

    def compare(self, time_budget: TimeBudget) -> list[int]:
        """Indices of the candidates, best first; in the given order if there was no time for a single playout."""
        for share in time_budget.shares(len(self.all)):
            while share.allows(len(self._left)) and self._round(share):
                pass
            self._halve()
            if self._is_clear():
                break
        return self._left + self._given_up

    def _round(self, share: BudgetShare) -> bool:
        """One more playout for each remaining candidate. A round cut short by time counts for none of them."""
        seed = int(derived(self._luck, self._rounds))
        results: list[tuple[int, int]] = []
        for place in self._left:
            if share.is_over:
                return False
            results.append(self.all[place].playout(seed))
        for place, (value, points) in zip(self._left, results, strict=True):
            self.all[place].note(value, points)
        self._rounds += 1
        return True

    def _halve(self) -> None:
        self._left.sort(key=lambda place: -self.all[place].mean)
        survivors = (len(self._left) + 1) // 2
        self._given_up = self._left[survivors:] + self._given_up
        self._left = self._left[:survivors]

    def _is_clear(self) -> bool:
        """Whether the best is so far ahead of the second that more playouts would be wasted."""
        if len(self._left) < 2 or self._rounds < ENOUGH:
            return False
        first, second = (self.all[place].values for place in self._left[:2])
        apart = [one - other for one, other in zip(first, second, strict=True)]
        mean = sum(apart) / len(apart)
        spread = sum((each - mean) ** 2 for each in apart) / len(apart)
        return mean > 0 and mean * mean * len(apart) > CLEAR * CLEAR * spread
