"""The value of a position for a seat: the mean result of playouts from it.

Every position is judged with the same seeds (common random numbers), so that a difference between two of them is known
better than either. Playouts run to the end of the game, so no position is estimated; what the seat must not know
is dealt again for each seed (determinisation).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from vitrall.bots.craftsman import weights
from vitrall.bots.mind.finisher import Finisher
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.engine.generator import derived
from vitrall.engine.phases import OVER
from vitrall.engine.scoring import ranks, solo_won, target, total
from vitrall.engine.state import State

POINT: Final = 1000  # points are counted in thousandths
CERTAIN: Final = 1_000_000  # chances to win are counted in millionths
TOOL_TURNS: Final = 4  # in a playout, a seat tries tools in one of so many of its turns
TOOL_EFFORT: Final = 80  # positions judged in such a turn


@dataclass(frozen=True)
class Results:
    """The results of a seat in the playouts from a position, one for each seed."""

    points: tuple[int, ...]  # in thousandths; alone, the margin over the target
    chances: tuple[int, ...]  # in millionths; players who win together share it


class Playouts:
    """Playouts from positions, for one seat."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.heuristic = Heuristic(weights())
        self._finisher = Finisher(self.heuristic, TOOL_TURNS, TOOL_EFFORT)

    def results(self, state: State, seeds: Sequence[int]) -> Results:
        return self.results_from(state)(seeds)

    def results_from(self, state: State) -> Callable[[Sequence[int]], Results]:
        """The results from a position, by the seeds; what playouts have in common is saved for the next seeds."""
        if state.phase == OVER:
            points, chance = result(state, self._seat)
            return lambda seeds: Results((points,) * len(seeds), (chance,) * len(seeds))
        playout = self.playout_from(state)

        def results(seeds: Sequence[int]) -> Results:
            ends = [playout(seed) for seed in seeds]
            return Results(tuple(points for points, _ in ends), tuple(chance for _, chance in ends))

        return results

    def playout_from(self, state: State) -> Callable[[int], tuple[int, int]]:
        """Points and the share of the win in one playout, by its seed. The first turns are saved for other seeds."""
        beginning, seat, finished = SharedTurns(state), self._seat, self._finisher.finished
        return lambda seed: result(finished(beginning, seat, seed), seat)


def result(state: State, seat: int) -> tuple[int, int]:
    """The result of a finished game for a seat: points (in solo, the margin over the target) and share of the win."""
    points = int(total(state, seat))
    if state.rules.solo:
        return POINT * (points - int(target(state))), CERTAIN if solo_won(state) else 0
    places = [int(rank) for rank in ranks(state)]
    return POINT * points, CERTAIN // places.count(1) if places[seat] == 1 else 0


def seeds_of(seed: int, first: int, number: int) -> list[int]:
    """Seeds for playouts: the same for every position, different for different `first`."""
    return [int(derived(seed, first + index)) for index in range(number)]
