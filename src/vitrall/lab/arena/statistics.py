"""Statistics of few games: means, spreads, intervals, percentiles. Pure functions of numbers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

NORMAL_95: Final = 1.959963984540054  # a normal variable lies so many deviations from its mean in 5 % of all cases
DIGITS: Final = 3  # significant digits of a stored time: precise to 1 %, and few enough values to count


@dataclass
class Moments:
    """Numbers by their sums alone, so that a million of them cost no memory."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of whatever these are a sample of."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, self.squares - self.total * self.mean) / (self.count - 1))


@dataclass(frozen=True)
class Rate:
    """A share of games, and between which shares the true one lies in 95 of 100 such cases."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: float, z: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson score interval of a share (Wilson 1927, JASA 22).

    It never leaves 0 to 1, and says something even where all were won.
    """
    if trials <= 0:
        return 0.0, 1.0
    share, wide = successes / trials, z * z / trials
    middle = (share + wide / 2) / (1 + wide)
    half = z / (1 + wide) * math.sqrt(share * (1 - share) / trials + wide / (4 * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(by_seed: Sequence[float], games: int) -> Rate:
    """The share won, from the share of each seed. Games of one seed have the same cards and are not independent, so the
    spread between seeds decides how many independent games they are worth.
    """
    if not by_seed:
        return Rate(0.0, 0.0, 1.0)
    share = sum(by_seed) / len(by_seed)
    worth = effective_games(by_seed, games)
    return Rate(share, *wilson(share * worth, worth))


def effective_games(by_seed: Sequence[float], games: int) -> float:
    """How many independent games would leave the result as uncertain. Never more than were played, even where the
    luck of the cards cancels out, and never fewer than there were seeds."""
    seeds, spread = len(by_seed), Moments()
    for each in by_seed:
        spread.add(each)
    if spread.deviation == 0.0:
        return float(games) if seeds > 1 else float(seeds)
    worth = spread.mean * (1 - spread.mean) * seeds / spread.deviation**2
    return min(float(games), max(float(seeds), worth))


@dataclass
class Times:
    """Microseconds, counted by their first three digits: as many as there are, in little room."""

    counts: Counter[int] = field(default_factory=Counter)
    exact: Moments = field(default_factory=Moments)
    most: int = 0

    def add(self, microseconds: int) -> None:
        self.counts[rounded(microseconds)] += 1
        self.exact.add(microseconds)
        self.most = max(self.most, microseconds)

    @property
    def mean(self) -> float:
        return self.exact.mean

    def percentile(self, share: float) -> int:
        """The least time that at least this share of them does not exceed."""
        return percentile(self.counts, share)

    def beyond(self, microseconds: int) -> int:
        """How many were longer."""
        return sum(count for time, count in self.counts.items() if time > microseconds)


def percentile(counts: Counter[int], share: float) -> int:
    """By nearest rank: the least number that at least this share of all does not exceed."""
    rank, seen = max(1, math.ceil(share * counts.total() - 1e-9)), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    return 0


def rounded(value: int, digits: int = DIGITS) -> int:
    """A whole number rounded to its first digits."""
    return value if value < 10**digits else round(value, digits - len(str(value)))
