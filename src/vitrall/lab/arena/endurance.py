"""Stress test: all bots mixed at every table with all modules on, each move within its time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from vitrall.bots import Budget
from vitrall.engine.options import MODULES, MOST_PLAYERS, RIVALRY, Options
from vitrall.lab.arena.arena_game import play_once
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.scoreboard import Scoreboard
from vitrall.lab.arena.tournament import AHEAD
from vitrall.lab.parallel import check_workers, in_order

if TYPE_CHECKING:
    from vitrall.lab.cluster import Cluster

GAMES: Final = 200
BUDGET: Final = Budget(milliseconds=20)
FEW: Final = 4  # players that share one pool; more have pools of their own


def mixed_contests(bots: Sequence[str], edition: str, budget: Budget = BUDGET) -> list[Contest]:
    """One for each number of players."""
    return [Contest(tuple(bots), mixed_options(players, edition), budget) for players in range(1, MOST_PLAYERS + 1)]


def mixed_options(players: int, edition: str) -> Options:
    """All modules; a lone player has no rivals (G12)."""
    modules = tuple(module for module in MODULES if players > 1 or module != RIVALRY)
    return Options(players=players, edition=edition, modules=modules, private_pools=players > FEW)


def endured(contest: Contest, seeds: range, workers: int | Cluster = 1) -> Iterator[Scoreboard]:
    """The board after every game. A seed is played once, the bots one seat on with each."""
    check_workers(workers)
    board = Scoreboard(contest)
    name = f"mixed {contest!r} {seeds.start} {seeds.step}"
    for results in in_order(partial(play_once, contest), seeds, workers, AHEAD, name):
        board.add(results)
        yield board
