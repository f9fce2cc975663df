"""The results of a contest so far, bot by bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from vitrall.lab.arena.arena_game import Result, SeatTimes
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.statistics import Moments, Rate, Times, rate


@dataclass
class Standing:
    """One bot. A game counts once, however many seats it had there; points and margins count by seat."""

    bot: str
    games: int = 0
    won_by_seed: list[float] = field(default_factory=list)
    points: Moments = field(default_factory=Moments)
    margins: Moments = field(default_factory=Moments)
    faults: Counter[str] = field(default_factory=Counter)
    moves: Times = field(default_factory=Times)
    moves_cpu: Times = field(default_factory=Times)
    turns: Times = field(default_factory=Times)
    turns_cpu: Times = field(default_factory=Times)
    first_fault: str = ""  # its kind and message

    @property
    def own_moves(self) -> int:
        """Moves that the bot made itself."""
        return self.moves.exact.count - self.faults.total()

    @property
    def is_mostly_replaced(self) -> bool:
        """Whether a simple bot made most of its moves: the games then say nothing about this bot."""
        return self.moves.exact.count > 0 and self.own_moves < self.faults.total()

    @property
    def wins(self) -> Rate:
        """The share of its games that it won, ties shared; the unit of the interval is the seed."""
        return rate(self.won_by_seed, self.games)

    def add_seat(self, result: Result, seat: int) -> None:
        self.points.add(result.points[seat])
        self.margins.add(result.margins[seat])
        self.faults.update(result.faults[seat])
        if not self.first_fault and result.first_faults:
            self.first_fault = result.first_faults[seat]
        self._add_times(result.times[seat])

    def _add_times(self, spent: SeatTimes) -> None:
        for name in ("moves", "moves_cpu", "turns", "turns_cpu"):
            times: Times = getattr(self, name)
            for microseconds in getattr(spent, name):
                times.add(microseconds)


class Scoreboard:
    """Grows seed by seed. The same results in the same order make the same board."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.seeds = 0
        self.games = 0
        self.seconds = 0.0
        self.standings = [Standing(bot) for bot in contest.bots]

    def add(self, results: Sequence[Result]) -> None:
        """All games of one seed."""
        self.seeds += 1
        self.games += len(results)
        self.seconds += sum(result.seconds for result in results)
        for standing in self.standings:
            _add(standing, [result for result in results if standing.bot in result.bots])

    @property
    def faults(self) -> int:
        return sum(standing.faults.total() for standing in self.standings)


def _add(standing: Standing, results: Sequence[Result]) -> None:
    if not results:
        return
    won = 0.0
    for result in results:
        for seat in [seat for seat, bot in enumerate(result.bots) if bot == standing.bot]:
            won += result.won[seat]
            standing.add_seat(result, seat)
    standing.games += len(results)
    standing.won_by_seed.append(won / len(results))
