"""The hand that cuts the glass: never quite true, and the same for the same window."""

from __future__ import annotations

import random

from vitrall.picture.palette import mixed

Point = tuple[float, float]


class Hand:
    """Small irregularities drawn from a seed, so that a window looks cut by hand and yet always comes out alike."""

    def __init__(self, seed: str) -> None:
        self._fate = random.Random(seed)

    def off(self, most: float) -> float:
        """A slip of at most this much, either way."""
        return self._fate.uniform(-most, most)

    def between(self, low: float, high: float) -> float:
        return self._fate.uniform(low, high)

    def one_of(self, count: int) -> int:
        return self._fate.randrange(count)

    def near(self, point: Point, most: float) -> Point:
        return point[0] + self.off(most), point[1] + self.off(most)

    def tint(self, color: str, most: float) -> str:
        """No two sheets are quite alike: a little lighter or darker."""
        slip = self.off(most)
        return mixed(color, "#ffffff" if slip > 0 else "#000000", abs(slip))
