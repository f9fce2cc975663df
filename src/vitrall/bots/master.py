"""*master*: the planner with its own weights, opponents that play for points, exact last turns, and more time for close
choices.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vitrall.bots.bot import Idea
from vitrall.bots.craftsman import weights_in
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.weights import Weights
from vitrall.bots.planner import Planner, Style
from vitrall.bots.sight import Sight

WEIGHTS: Final = "master.toml"
STYLE: Final = Style(futures=1200, ahead=5, skilled=True, care=15, exact=True, choosing=400)


class Master(Planner):
    """In its futures the other seats play as well as it can, for the secret objectives that their windows suggest."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, STYLE, Heuristic(weights()))
        # The weights were tuned in games of several players and are worth less in the solo game.
        self._alone = Planner(seed, STYLE)

    def choose(self, sight: Sight) -> int:
        return self._alone.choose(sight) if sight.is_solo else super().choose(sight)

    def explain(self, sight: Sight) -> list[Idea]:
        return self._alone.explain(sight) if sight.is_solo else super().explain(sight)


@cache
def weights() -> Weights:
    return weights_in(WEIGHTS)
