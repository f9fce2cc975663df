"""Ways to go on that are compared over the same futures, so that luck does not decide between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vitrall.bots.purse import Purse, Share
from vitrall.engine.generator import derived

ENOUGH: Final = 16  # futures before anything is clear
CLEAR: Final = 3  # standard errors between the best and the next

Life = Callable[[int], tuple[int, int]]  # what a future of that seed is worth, and the own points in it


class Rival:
    """One of them, and what its futures came to."""

    def __init__(self, life: Life) -> None:
        self._life = life
        self.values: list[int] = []
        self.points: list[int] = []

    def lived(self, seed: int) -> tuple[int, int]:
        return self._life(seed)

    def note(self, value: int, points: int) -> None:
        self.values.append(value)
        self.points.append(points)

    @property
    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))

    @property
    def mean_points(self) -> float:
        return sum(self.points) / max(1, len(self.points))


class Rivals:
    """All of them. The worse half is given up again and again, so that time goes to those that are close."""

    def __init__(self, lives: Sequence[Life], luck: int) -> None:
        self.all = [Rival(life) for life in lives]
        self._left = list(range(len(lives)))
        self._given_up: list[int] = []
        self._luck = luck
        self._rounds = 0

    def compare(self, purse: Purse) -> list[int]:
        """Their places, the best first; without a single future in the order they came."""
        for share in purse.shares(len(self.all)):
            while share.allows(len(self._left)) and self._round(share):
                pass
            self._halve()
            if self._is_clear():
                break
        return self._left + self._given_up

    def _round(self, share: Share) -> bool:
        """One more future for all that are left. A round that time cuts short does not count for anybody."""
        seed = int(derived(self._luck, self._rounds))
        found: list[tuple[int, int]] = []
        for place in self._left:
            if share.is_over:
                return False
            found.append(self.all[place].lived(seed))
        for place, (value, points) in zip(self._left, found, strict=True):
            self.all[place].note(value, points)
        self._rounds += 1
        return True

    def _halve(self) -> None:
        self._left.sort(key=lambda place: -self.all[place].mean)
        kept = (len(self._left) + 1) // 2
        self._given_up = self._left[kept:] + self._given_up
        self._left = self._left[:kept]

    def _is_clear(self) -> bool:
        """Whether the best is so far ahead of the next that more futures would be wasted."""
        if len(self._left) < 2 or self._rounds < ENOUGH:
            return False
        first, second = (self.all[place].values for place in self._left[:2])
        apart = [one - other for one, other in zip(first, second, strict=True)]
        mean = sum(apart) / len(apart)
        spread = sum((each - mean) ** 2 for each in apart) / len(apart)
        return mean > 0 and mean * mean * len(apart) > CLEAR * CLEAR * spread
