"""Bots that judge where each line of their turn leads, and take the best."""

from __future__ import annotations

from typing import Final

from vitrall.bots.bot import Idea, Reason
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import Judge
from vitrall.bots.mind.search import NO_LIMIT, Search, window_values
from vitrall.bots.reasons import reasons_between, reasons_for_window
from vitrall.bots.sight import Budget, Sight
from vitrall.cards.printed import vector
from vitrall.engine import actions
from vitrall.engine.generator import derived
from vitrall.engine.legal import legal
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.play import play
from vitrall.engine.state import State, awaits_chance
from vitrall.kind import COMPILED, engine_kind

EFFORT: Final = 300  # positions judged for a move (default); ten times as many gained nothing in tests
WIDTH: Final = 3
FEW: Final = 3  # moves that are explained
# Positions judged in a millisecond: half of what was measured on a slow machine, since a budget must be met.
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
        return _best(sight.actions, self._values(self._world(sight), sight.seat, sight.actions, sight.budget))

    def _world(self, sight: Sight) -> State:
        """A new determinised position for each move, so that the bot does not rely on the same rolls again and
        again.
        """
        self._asked += 1
        return sight.world(int(derived(self._seed, self._asked)))

    def _values(self, world: State, seat: int, actions: list[int], budget: Budget) -> list[int]:
        """What each legal action is worth, in thousandths of a point."""
        if world.phase in (CHOOSE, KEEP):
            return [int(value) for value in window_values(self._judge, world, seat, vector(actions))]
        search = Search(self._judge, effort(budget), WIDTH, limit(budget))
        return [int(value) for value in search.values(world, vector(actions))]

    def explain(self, sight: Sight) -> list[Idea]:
        world = self._world(sight)
        values = self._values(world, sight.seat, sight.actions, sight.budget)
        best = sorted(range(len(values)), key=lambda place: -values[place])[:FEW]
        return [self._idea(world, sight, sight.actions[place], values[place]) for place in best]

    def _idea(self, world: State, sight: Sight, action: int, value: int) -> Idea:
        if world.phase in (CHOOSE, KEEP):
            return Idea(sight.move(action), _points(value), _choosing(world, action))
        after = self._followed(world, sight, action)
        value -= int(self._judge.beyond(after, sight.seat))
        heuristic = self._judge if isinstance(self._judge, Heuristic) else None
        return Idea(sight.move(action), _points(value), reasons_between(world, after, sight.seat, heuristic))

    def _followed(self, world: State, sight: Sight, action: int) -> State:
        """The position at the end of the best line that begins with the action, or where chance enters it."""
        after = world.copy()
        while action != actions.PASS:
            play(after, action)
            if awaits_chance(after):
                break
            legal_actions = [int(each) for each in legal(after)]
            action = _best(legal_actions, self._values(after, sight.seat, legal_actions, sight.budget))
        return after


def _best(actions: list[int], values: list[int]) -> int:
    return actions[max(range(len(values)), key=values.__getitem__)]


def _points(value: int) -> float:
    return round(value / 1000, 1)


def _choosing(world: State, action: int) -> tuple[Reason, ...]:
    if world.phase == CHOOSE:
        return reasons_for_window(world, (action - actions.CHOOSE) % actions.SEAT_CHOICES)
    keep_choice = (action - actions.KEEP) % actions.SEAT_KEEPS
    return (Reason("tokens", count=keep_choice.bit_count()),) if keep_choice and not world.rules.solo else ()


def effort(budget: Budget) -> int:
    """How many positions may be judged."""
    if budget.playouts is not None:
        return budget.playouts
    return EFFORT if budget.milliseconds is None else min(EFFORT, PACE * budget.milliseconds)


def limit(budget: Budget) -> int:
    """How many positions may be judged whatever has been begun; without a time limit, as many as needed."""
    return NO_LIMIT if budget.milliseconds is None else PACE * budget.milliseconds
