"""*close-game*: a level that adapts to you. Ahead, it plays like a weaker level; behind, like a stronger one.

It judges who is ahead from the table alone, turn by turn, and uses no other information about you.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.bot import Bot, Idea
from vitrall.bots.craftsman import Craftsman, weights
from vitrall.bots.greedy import Greedy
from vitrall.bots.levels import Average, Beginner, FirstSteps, Learner
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.sight import Sight
from vitrall.engine.generator import derived
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.state import State

USUAL: Final = 4  # the level it begins with
STEP: Final = 3000  # thousandths of a point that it must be ahead or behind to play one level weaker or stronger
WORLDS: Final = 4  # deals of what it cannot see, over which the others are judged


class CloseGame:
    """Chooses a level for every move."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._judge = Heuristic(weights())
        self._levels: list[Bot] = [level(seed) for level in (FirstSteps, Beginner, Learner, Greedy, Average, Craftsman)]

    def choose(self, sight: Sight) -> str | int:
        return self._levels[self.level(sight)].choose(sight)

    def explain(self, sight: Sight) -> list[Idea]:
        return self._levels[-1].explain(sight)

    def level(self, sight: Sight) -> int:
        """The level to play at. Alone, and while windows are chosen, there is nobody to compare with."""
        if sight.is_solo:
            return USUAL
        worlds = [sight.world(int(derived(self._seed, place))) for place in range(WORLDS)]
        if worlds[0].phase in (CHOOSE, KEEP):
            return USUAL
        lead = sum(self._lead(world, sight.seat) for world in worlds) // WORLDS
        return max(0, min(len(self._levels) - 1, USUAL - lead // STEP))

    def _lead(self, world: State, seat: int) -> int:
        """How far the seat is ahead of the best other, in thousandths of a point."""
        values = [int(self._judge.value(world, each)) for each in range(world.rules.players)]
        return values[seat] - max(value for each, value in enumerate(values) if each != seat)
