"""A contest played through: seed after seed, in any number of processes, stopped early by a test that is sure."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from vitrall.engine.errors import Unreadable
from vitrall.engine.options import MOST_PLAYERS
from vitrall.lab.arena.arena_game import Result, play_seed
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.rating import Ratings
from vitrall.lab.arena.scoreboard import Scoreboard
from vitrall.lab.arena.sequential import SequentialTest
from vitrall.lab.parallel import check_workers, in_order
from vitrall.why import instead, number, of

if TYPE_CHECKING:
    from vitrall.lab.cluster import Cluster

AHEAD: Final = 2  # seeds queued for each worker; an early end discards them


class Tournament:
    """The board, the ratings and the test of a contest, as they stand after each seed."""

    def __init__(self, contest: Contest, test: SequentialTest | None = None) -> None:
        if test is not None:
            _check_comparable(contest)
        self.contest = contest
        self.board = Scoreboard(contest)
        self.ratings = Ratings()
        self.test = test

    def add(self, results: list[Result]) -> None:
        """All games of one seed."""
        self.board.add(results)
        self.ratings.add(results)
        if self.test is not None:
            self.test.add(self.board.standings[0].won_by_seed[-1])

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.verdict != "open"

    def play(self, seeds: range, workers: int | Cluster = 1) -> Iterator[list[Result]]:
        """Seed after seed, each added before it is given. The result does not depend on the number of workers."""
        check_workers(workers)
        name = f"arena {self.contest!r} {seeds.start} {seeds.step}"
        games = in_order(partial(play_seed, self.contest), seeds, workers, AHEAD, name)
        for results in games:
            self.add(results)
            yield results
            if self.is_decided:
                break
        _close(games)


def _check_comparable(contest: Contest) -> None:
    """The sequential test needs exactly two bots."""
    bots, players = len(contest.bots), contest.options.players
    if bots != 2 or players < 2:
        why = instead(bots, 2) if bots != 2 else of("--players", number(players, 2, MOST_PLAYERS))
        raise Unreadable("arena/sure", why)


def _close(games: Iterator[list[Result]]) -> None:
    """Cancel games that are still running in other processes."""
    close = getattr(games, "close", None)
    if callable(close):
        close()
