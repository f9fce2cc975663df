"""*greedy*: the line of play that scores most now; of equals, the one that keeps more spaces open."""

from __future__ import annotations

from vitrall.bots.mind.judge import PointsNow
from vitrall.bots.thinker import Thinker


class Greedy(Thinker):
    """Judges by the score of the moment."""

    def __init__(self, seed: int) -> None:
        super().__init__(PointsNow(), seed)
