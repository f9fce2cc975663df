"""Several contests one after the other, within a limit of time, resumed where they were left.

Every contest first gets the seeds it needs at least, in the order given; the remaining time goes to the fast ones
first. A seed that would not finish in time is not started; the seeds left are reported.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from vitrall.bots import Budget
from vitrall.bots.learned import has_net_in_futures
from vitrall.engine.options import MODULES, Options
from vitrall.lab.arena.archive import Archive
from vitrall.lab.arena.arena_game import Result, play_seed
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.tournament import AHEAD, Tournament
from vitrall.lab.parallel import check_workers, in_order, worker_count

if TYPE_CHECKING:
    from vitrall.lab.cluster import Cluster

LADDER_SEEDS: Final = range(1, 401)
SOLO_SEEDS: Final = range(1, 401)
LADDER_LEAST: Final = 200  # games that even a slow bot plays
TABLE_GAMES: Final = 100  # at each of the other tables
BEST_GAMES: Final = 300  # there, of the two best bots, which are close to each other
OTHER_TABLES: Final = (
    Options(players=3),
    Options(players=4),
    Options(players=6),
    Options(players=2, modules=MODULES),
)
BEST: Final = ("grand-master", "master")
SOLO_LEAST: Final = 100
SOLO_TOOLS: Final = (1, 2, 3, 4, 5)

Task = tuple[Contest, int]


@dataclass
class Item:
    """One contest, the seeds it is to have, and how many of them at least."""

    contest: Contest
    seeds: range
    least: int
    tournament: Tournament = field(init=False)
    given: int = 0  # seeds that are played or being played

    def __post_init__(self) -> None:
        self.tournament = Tournament(self.contest)

    @property
    def done(self) -> int:
        return self.tournament.board.seeds

    @property
    def left(self) -> range:
        return self.seeds[self.done :]

    @property
    def pace(self) -> float:
        """Seconds that one process needs for a seed, as far as is known."""
        return self.tournament.board.seconds / self.done if self.done else 0.0


def ladder_items(bots: Sequence[str], options: Options, budget: Budget, seeds: range = LADDER_SEEDS) -> list[Item]:
    """Every bot against the one below it, then each against itself."""
    pairs = [(above, below) for below, above in pairwise(bots)]
    return _items([*pairs, *((bot,) for bot in bots)], options, budget, seeds)


def level_items(bots: Sequence[str], options: Options, budget: Budget, seeds: range = LADDER_SEEDS) -> list[Item]:
    """Every rung against the one below it, each against itself, then every second rung at other tables.

    The best bot with a net plays against the best without one wherever it is among the rungs and the two differ.
    """
    pairs = [*_neighbours(bots), *_best(bots, options)]
    half = seeds[: -(-len(seeds) // 2)]  # a pair plays each seed twice, so half of the seeds give as many games
    items = _items(pairs, options, budget, half) + _items([(bot,) for bot in bots], options, budget, seeds)
    for each in OTHER_TABLES:
        for pairs, games in ((_neighbours(bots[1::2]), TABLE_GAMES), (_best(bots, each), BEST_GAMES)):
            others = half[: games // 2]
            items += [Item(Contest(pair, each, budget), others, len(others)) for pair in pairs]
    return items


def _neighbours(bots: Sequence[str]) -> list[tuple[str, str]]:
    return [(above, below) for below, above in pairwise(bots)]


def _best(bots: Sequence[str], options: Options) -> list[tuple[str, str]]:
    return [BEST] if BEST[0] in bots and has_net_in_futures(options) else []


def _items(companies: Sequence[tuple[str, ...]], options: Options, budget: Budget, seeds: range) -> list[Item]:
    contests = [Contest(names, options, budget) for names in companies]
    return [Item(contest, seeds, -(-LADDER_LEAST // contest.rotations)) for contest in contests]


def solo_items(bots: Sequence[str], options: Options, budget: Budget, seeds: range = SOLO_SEEDS) -> list[Item]:
    """Every bot alone, with each number of tools that the solo game knows."""
    tables = [options.alone(tools) for tools in SOLO_TOOLS]
    return [Item(Contest((bot,), table, budget), seeds, SOLO_LEAST) for bot in bots for table in tables]


class Campaign:
    """Plays what is not in the archive yet."""

    def __init__(
        self, items: Sequence[Item], archive: Archive, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.items = items
        self._archive = archive
        self._limit = seconds
        self._clock = clock
        self._began = clock()
        self._pending: deque[Item] = deque()
        for item in items:
            for results in archive.read(item.contest, item.seeds):
                item.tournament.add(results)
            item.given = item.done

    def play(self, workers: int | Cluster = 1) -> Iterator[Item]:
        """Seed after seed; each is on disk before the item that it belongs to is given."""
        check_workers(workers)
        for results in in_order(_played, self._tasks(worker_count(workers)), workers, AHEAD):
            item = self._pending.popleft()
            self._archive.append(item.contest, item.seeds, results)
            item.tournament.add(results)
            yield item

    def archived(self, contest: Contest, seeds: range) -> list[list[Result]]:
        """The games of a contest that are on disk."""
        return self._archive.read(contest, seeds)

    def results(self, item: Item) -> list[list[Result]]:
        """All games of an item."""
        return self._archive.read(item.contest, item.seeds)

    @property
    def left(self) -> list[Item]:
        return [item for item in self.items if item.left]

    def _tasks(self, workers: int) -> Iterator[Task]:
        for item in self.items:
            yield from self._seeds(item, min(item.least, len(item.seeds)), workers)
        for item in sorted(self.items, key=lambda item: item.pace):
            yield from self._seeds(item, len(item.seeds), workers)

    def _seeds(self, item: Item, upto: int, workers: int) -> Iterator[Task]:
        while item.given < upto and self._is_in_time(item, workers):
            seed = item.seeds[item.given]
            item.given += 1
            self._pending.append(item)
            yield item.contest, seed

    def _is_in_time(self, item: Item, workers: int) -> bool:
        """Whether one more seed would be done within the limit, after those that are being played."""
        waiting = sum(each.pace for each in self._pending) + item.pace
        return self._clock() - self._began + waiting / workers < self._limit


def _played(task: Task) -> list[Result]:
    return play_seed(*task)
