"""Levels for people: bots that err as people do, from first steps to an average player.

None of them plays at random. They forget objectives for a turn, overlook dice, spend tokens for little, and misjudge
positions a little; the better the level, the less they do all of this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.bots.craftsman import weights
from vitrall.bots.mind.careless import Careless
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import PointsNow
from vitrall.bots.mind.search import Search
from vitrall.bots.sight import Budget, Sight, is_pass
from vitrall.bots.thinker import WIDTH, Thinker, effort, limit
from vitrall.cards.printed import vector
from vitrall.engine.generator import advanced, derived, scaled, seeded
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.state import State


@dataclass(frozen=True)
class Lapses:
    """The kinds of error of a level, and how large they are."""

    objectives: int  # how often a public objective is not thought of in a turn, in thousandths
    moves: int  # how often a move is overlooked, in thousandths
    tokens: int  # how much less a token seems to be worth than it is, in thousandths of a point
    blur: int  # about how far the worth of a position is misjudged, in thousandths of a point
    foresight: int  # in hundredths: the weight of points to come, beside the present points
    effort: int = 120  # positions looked at


FIRST_STEPS: Final = Lapses(objectives=700, moves=350, tokens=1500, blur=2500, foresight=0)
BEGINNER: Final = Lapses(objectives=250, moves=120, tokens=600, blur=700, foresight=0)
LEARNER: Final = Lapses(objectives=130, moves=45, tokens=380, blur=450, foresight=7)
AVERAGE: Final = Lapses(objectives=40, moves=25, tokens=200, blur=400, foresight=45)


class Level(Thinker):
    """A bot of some level."""

    def __init__(self, seed: int, lapses: Lapses) -> None:
        self._careless = Careless(PointsNow(), Heuristic(weights()), lapses.foresight, lapses.tokens, lapses.blur)
        super().__init__(self._careless, seed)
        self._lapses = lapses

    def choose(self, sight: Sight) -> int:
        if len(sight.actions) == 1:
            return sight.actions[0]
        world = self._world(sight)
        actions = self._noticed(world, sight.actions)
        values = self._values(world, sight.seat, actions, sight.budget)
        return actions[max(range(len(values)), key=values.__getitem__)]

    def _world(self, sight: Sight) -> State:
        """The position as the level sees it: without the objectives that it forgets in this turn."""
        world = super()._world(sight)
        turn = int(derived(self._seed, 1_000_000 + 100 * int(world.round) + int(world.turn)))
        self._careless.salt = turn
        luck = Lots(turn)
        thought_of = [int(card) for card in world.deal.publics if not luck.falls(self._lapses.objectives)]
        world.deal.publics = vector(thought_of)
        return world

    def _noticed(self, world: State, actions: list[int]) -> list[int]:
        """The moves that the level notices: always the end of the turn, and at least one other move."""
        if world.phase in (CHOOSE, KEEP):
            return actions
        luck = Lots(int(derived(self._seed, 2_000_000 + self._asked)))
        noticed = [action for action in actions if is_pass(action) or not luck.falls(self._lapses.moves)]
        return noticed if any(not is_pass(action) for action in noticed) else actions

    def _values(self, world: State, seat: int, actions: list[int], budget: Budget) -> list[int]:
        """The values of the actions, with no more positions than the level's own limit, however much time there is."""
        if world.phase in (CHOOSE, KEEP):
            return super()._values(world, seat, actions, budget)
        search = Search(self._judge, min(effort(budget), self._lapses.effort), WIDTH, limit(budget))
        return [int(value) for value in search.values(world, vector(actions))]


class Lots:
    """Random draws that depend on a seed alone."""

    def __init__(self, seed: int) -> None:
        self._generator = seeded(seed)

    def falls(self, thousandths: int) -> bool:
        self._generator = advanced(self._generator)
        return int(scaled(self._generator, 1000)) < thousandths


class FirstSteps(Level):
    """Has just read the rules."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, FIRST_STEPS)


class Beginner(Level):
    """Has played a few games."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, BEGINNER)


class Learner(Level):
    """Knows the cards, and begins to look ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, LEARNER)


class Average(Level):
    """Plays as well as people do who like the game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, AVERAGE)
