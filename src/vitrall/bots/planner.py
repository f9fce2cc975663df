"""*planner*: each promising end of a turn judged over many sampled futures, the same ones for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.bots.bot import Idea
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.ends import End, position_mark
from vitrall.bots.mind.features import turns_before
from vitrall.bots.mind.future import ALWAYS, Future, Manner
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import POINT, Judge, PointsNow, placements_left
from vitrall.bots.mind.search import Search
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.reasons import reasons_between
from vitrall.bots.sight import Budget, Sight
from vitrall.bots.successive_halving import Candidate, Playout, SuccessiveHalving
from vitrall.bots.thinker import EFFORT, FEW, WIDTH, Thinker, limit
from vitrall.bots.time_budget import TimeBudget
from vitrall.engine import actions
from vitrall.engine.generator import derived
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.play import play
from vitrall.engine.scoring import target
from vitrall.engine.state import State, awaits_chance

JUDGED: Final = 5  # positions that are judged for each future asked for, before the futures
JUDGING: Final = 8  # the part of the time that it may take


@dataclass(frozen=True)
class Style:
    """How a planner thinks."""

    futures: int = 96  # a turn, where nothing is asked for
    candidates: int = 8  # ends of a turn that are thought over
    effort: int = EFFORT  # positions judged to find them
    ahead: int = 2  # own turns of a future
    skilled: bool = False  # whether the others of a future play well
    skilled_turns: int = ALWAYS  # own turns of a future until which they do; later they play at random
    care: int = 0  # how much the best other's points weigh, in hundredths of the own
    exact: bool = False  # whether last turns are searched for points alone, tools included
    choosing: int = 0  # futures for the choice of a window or of blooms; without them the judge chooses
    choosing_ahead: int = 12
    whole_rounds: bool = False  # whether a future is valued only after the last own turn of a round
    one_round: bool = False  # whether futures are played only where another own turn of the round is to come
    tools_within: int = 0  # placements left up to which tools are tried in own turns of a future
    shortlist: int = 0  # placements of an own turn of a future that the judge compares; 0: all of them
    trust: int = 0  # futures that the judge's own value of an end counts for

    @property
    def manner(self) -> Manner:
        return Manner(
            self.ahead,
            self.skilled,
            self.care,
            self.exact,
            self.shortlist,
            self.whole_rounds,
            self.skilled_turns,
            self.tools_within,
        )


class Planner(Thinker):
    """Compares the ends of its turn over many determinised futures. A playout is one future."""

    def __init__(self, seed: int, style: Style | None = None, judge: Judge | None = None) -> None:
        """The hand-made judge gives the reasons, even where another one judges."""
        self._craft = judge if isinstance(judge, Heuristic) else Heuristic(weights())
        super().__init__(judge or self._craft, seed)
        self._style = style or Style()
        # A hand-made judge chooses for the others: quick, and good enough to see which dice they leave.
        self._future = Future(self._judge, self._style.manner, self._craft)
        self._plan: list[int] = []
        self._mark = 0

    def choose(self, sight: Sight) -> int:
        """A turn is planned as a whole. Later moves of the turn follow the plan."""
        if len(sight.actions) == 1:
            return sight.actions[0]
        world = self._world(sight)
        if world.phase in (CHOOSE, KEEP):
            return super().choose(sight)
        if not self._is_as_planned(world, sight):
            self._plan = self._thoughts(world, sight)[0].line
        return self._next(world)

    def _is_as_planned(self, world: State, sight: Sight) -> bool:
        return bool(self._plan) and self._mark == int(position_mark(world)) and self._plan[0] in sight.actions

    def _next(self, world: State) -> int:
        action = self._plan.pop(0)
        if self._plan:
            play(world, action)
            self._mark = int(position_mark(world))
        return action

    def _thoughts(self, world: State, sight: Sight) -> list[Thought]:
        """The ends of the turn that were thought over, the best first."""
        time_budget = TimeBudget(sight.budget, self._style.futures)
        self._future.limit = limit(sight.budget) // JUDGING
        ends = self._ends(world, sight)
        playouts = [self._turn_playout(end, sight.seat) for end in ends]
        comparison = SuccessiveHalving(playouts, self._luck(), self._first_values(ends, sight.seat), self._style.trust)
        order = comparison.compare(time_budget) if self._is_open(world, ends, sight.seat) else range(len(ends))
        return [Thought(ends[place], comparison.all[place]) for place in order]

    def _is_open(self, world: State, ends: list[End], seat: int) -> bool:
        """Whether futures may change the order of the ends."""
        return len(ends) > 1 and not (self._style.one_round and turns_before(world, seat) < 0)

    def _ends(self, world: State, sight: Sight) -> list[End]:
        last = self._style.exact and not placements_left(world, sight.seat)
        most = limit(sight.budget) // JUDGING
        search = Search(PointsNow() if last else self._judge, min(self._effort(sight.budget), most), WIDTH, most)
        return search.best_ends(world, self._style.candidates).best

    def _first_values(self, ends: list[End], seat: int) -> list[int]:
        """What each end seems to be worth before any future is played, in the measure of the futures."""
        care = self._style.care
        if not self._style.trust:
            return [int(end.value) for end in ends]
        if ends[0].state.rules.solo:
            return [int(end.value - POINT * target(end.state)) for end in ends]
        if not care:
            return [int(end.value) for end in ends]
        return [int(end.value) - care * int(self._future.best_other(end.state, seat)) // 100 for end in ends]

    def _effort(self, budget: Budget) -> int:
        """How many positions may be judged to find what is thought over."""
        effort = self._style.effort
        return effort if budget.playouts is None else min(effort, JUDGED * budget.playouts)

    def _turn_playout(self, end: End, seat: int) -> Playout:
        beginning = SharedTurns(end.state)

        def playout(seed: int) -> tuple[int, int]:
            value = int(self._future.of_turn(beginning, seat, seed))
            return value, int(self._future.points)

        return playout

    def _luck(self) -> int:
        return int(derived(self._seed, -self._asked))

    def _values(self, world: State, seat: int, actions: list[int], budget: Budget) -> list[int]:
        """The values of windows or blooms, by the judge or by whole games."""
        first = super()._values(world, seat, actions, budget)
        if not self._style.choosing:
            return first
        comparison = SuccessiveHalving([self._choice_playout(world, seat, action) for action in actions], self._luck())
        order = comparison.compare(TimeBudget(budget, self._style.choosing))
        return _never_rising(comparison, order, first)

    def _choice_playout(self, world: State, seat: int, action: int) -> Playout:
        def playout(seed: int) -> tuple[int, int]:
            value = int(self._future.of_choice(world, seat, action, seed, self._style.choosing_ahead))
            return value, int(self._future.points)

        return playout

    def explain(self, sight: Sight) -> list[Idea]:
        """Different first moves. A move dropped early may have been lucky, so no move is shown with more points than a
        better one.
        """
        world = self._world(sight)
        if world.phase in (CHOOSE, KEEP):
            return super().explain(sight)
        ideas: dict[int, Idea] = {}
        most = float("inf")
        for thought in self._thoughts(world, sight):
            if thought.line[0] not in ideas and len(ideas) < FEW:
                most = min(most, thought.points(self._judge, sight.seat))
                reasons = reasons_between(world, thought.end.state, sight.seat, self._craft)
                ideas[thought.line[0]] = Idea(sight.move(thought.line[0]), round(most / 1000, 1), reasons)
        return list(ideas.values())


@dataclass(frozen=True)
class Thought:
    """An end of the turn, and what its futures came to."""

    end: End
    candidate: Candidate

    @property
    def line(self) -> list[int]:
        """What is to be done one after the other; where chance enters, it will be thought over again."""
        line = [int(action) for action in self.end.line]
        return line if awaits_chance(self.end.state) else [*line, actions.PASS]

    def points(self, judge: Judge, seat: int) -> float:
        """The own final points that may be expected, in thousandths."""
        if self.candidate.points:
            return self.candidate.mean_points
        return int(self.end.value - judge.beyond(self.end.state, seat))


def _never_rising(comparison: SuccessiveHalving, order: list[int], first: list[int]) -> list[int]:
    """The expected points of each, always fewer than those of a better one."""
    values, most = list(first), 1 << 50
    for place in order:
        candidate = comparison.all[place]
        most = min(most - 1, round(candidate.mean_points) if candidate.values else first[place])
        values[place] = most
    return values
