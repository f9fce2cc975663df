"""Is the first bot better? A test that is updated after every seed and stops as soon as it is sure.

The sequential probability ratio test (SPRT; Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical
Statistics 16, 1945), in the form that chess engines are tested with. The sample is the mean of
the games of one seed, in which both bots have had each seat with the same cards. It may take any value that the games
of a seed can sum up to (with two games and ties: five), so its variance is measured, not taken from a coin: the luck of
the cards cancels within a seed, and the test is sure sooner than one that looks at single games. The likelihoods are
those of the normal distribution, which does for any number of players; exact ones would need a table of outcomes for
each.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final, Literal

from vitrall.engine.errors import Unreadable
from vitrall.lab.arena.statistics import Moments
from vitrall.why import verbatim

ALPHA: Final = 0.05  # the probability of each of the two errors
LEAST_SEEDS: Final = 10  # with fewer seeds the variance is unreliable
# One seed lost and one won that were never played: without them a few wins in a row would have no variance at all.
IMAGINED: Final = (0.0, 1.0)

Verdict = Literal["better", "no-better", "open"]


@dataclass
class SequentialTest:
    """Between two shares of games won by the first bot: it wins no more than the low one, or at least the high one."""

    low: float = 0.50
    high: float = 0.60
    seen: Moments = field(default_factory=Moments)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            given = f"{self.low:.3g}-{self.high:.3g}"
            raise Unreadable("arena/between", verbatim(given))
        for each in IMAGINED:
            self.seen.add(each)

    @property
    def seeds(self) -> int:
        return self.seen.count - len(IMAGINED)

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the high share has made the results than the low one."""
        return log_ratio(self.seen.count, self.seen.mean, self.seen.deviation**2, self.low, self.high)

    @property
    def verdict(self) -> Verdict:
        if self.seeds < LEAST_SEEDS or abs(self.ratio) < bound():
            return "open"
        return "better" if self.ratio > 0 else "no-better"

    def add(self, share: float) -> None:
        """The share that the first bot has won of the games of one more seed."""
        self.seen.add(share)


def log_ratio(count: int, mean: float, variance: float, low: float, high: float) -> float:
    """Of two normal distributions with that variance, one around the high share, one around the low."""
    return count * (high - low) * (2 * mean - low - high) / (2 * variance)


def bound(alpha: float = ALPHA) -> float:
    """Where the test stops, in either direction: both errors are given the same chance."""
    return math.log((1 - alpha) / alpha)
