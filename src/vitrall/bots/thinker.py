"""Bots that judge where each line of their turn leads, and take the best."""

from __future__ import annotations

from typing import Final

from vitrall.bots.bot import Idea
from vitrall.bots.mind.judge import Judge
from vitrall.bots.mind.search import Search, window_values
from vitrall.bots.reasons import reasons_for
from vitrall.bots.sight import Budget, Sight
from vitrall.cards.vectors import vector
from vitrall.engine.generator import derived
from vitrall.engine.state import CHOOSE, KEEP, State
from vitrall.kind import COMPILED, engine_kind

EFFORT: Final = 3000  # positions judged a move where nothing is asked for
WIDTH: Final = 3
FEW: Final = 3  # moves that are explained
# Positions judged in a millisecond: half of what a slow machine was seen to do, since a budget is a promise.
PACE: Final = 60 if engine_kind() == COMPILED else 3


class Thinker:
    """A judge with a search around it. A playout is one position judged."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge = judge
        self._seed = seed
        self._asked = 0

    def choose(self, sight: Sight) -> int:
        if len(sight.actions) == 1:
            return sight.actions[0]
        values = self.values(sight)
        return sight.actions[max(range(len(values)), key=values.__getitem__)]

    def values(self, sight: Sight) -> list[int]:
        """What each legal move is worth, in thousandths of a point."""
        return self._values(self._world(sight), sight)

    def _values(self, world: State, sight: Sight) -> list[int]:
        found = vector(sight.actions)
        if world.phase in (CHOOSE, KEEP):
            return [int(value) for value in window_values(self._judge, world, sight.seat, found)]
        search = Search(self._judge, effort(sight.budget), WIDTH)
        return [int(value) for value in search.values(world, found)]

    def _world(self, sight: Sight) -> State:
        """Another one each time, so that no roll is hoped for again and again."""
        self._asked += 1
        return sight.world(int(derived(self._seed, self._asked)))

    def explain(self, sight: Sight) -> list[Idea]:
        world = self._world(sight)
        values = self._values(world, sight)
        best = sorted(range(len(values)), key=lambda place: -values[place])[:FEW]
        return [self._idea(world, sight, place, values[place]) for place in best]

    def _idea(self, world: State, sight: Sight, place: int, value: int) -> Idea:
        action = sight.actions[place]
        return Idea(sight.move(action), round(value / 1000, 1), reasons_for(self._judge, world, sight.seat, action))


def effort(budget: Budget) -> int:
    """How many positions may be judged."""
    if budget.playouts is not None:
        return budget.playouts
    return EFFORT if budget.milliseconds is None else min(EFFORT, PACE * budget.milliseconds)
