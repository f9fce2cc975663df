"""Is the new net better than the old? Both play the same seeds, with the seats exchanged, and do not explore."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vitrall.bots.mind.selfplay import Player, final_worth, play_game
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks
from vitrall.engine.state import State
from vitrall.lab.arena.sequential import SequentialTest, Verdict
from vitrall.lab.cluster import Cluster
from vitrall.lab.parallel import in_order
from vitrall.learn.gather import judge_of, player, text_of
from vitrall.learn.plan import SEEDS, Plan

SEEDS_A_TASK: Final = 10
GATE_SEEDS: Final = SEEDS + 900_000_000_000  # never played in training


@dataclass(frozen=True)
class Match:
    """Some seeds, each played with the seats both ways."""

    plan: Plan
    new: str | None
    old: str | None
    first_seed: int
    seeds: int


@dataclass(frozen=True)
class Gate:
    """The result of the match."""

    verdict: Verdict
    seeds: int
    won: float
    points: float
    old_points: float


def compare(plan: Plan, new: Path, old: Path | None, iteration: int, workers: int | Cluster) -> Gate:
    """Play until the sequential test is sure, or the seeds are used up: then the old net stays."""
    test, shares, points, old_points = SequentialTest(0.5, plan.gate_high), [], [], []
    for results in in_order(play_seeds, _matches(plan, new, old, iteration), workers):
        for share, own, other in results:
            test.add(share)
            shares.append(share)
            points.append(own)
            old_points.append(other)
        if test.verdict != "open":
            break
    count = len(shares)
    return Gate(test.verdict, count, sum(shares) / count, sum(points) / count, sum(old_points) / count)


def _matches(plan: Plan, new: Path, old: Path | None, iteration: int) -> Iterator[Match]:
    first, weights = GATE_SEEDS + 1_000_000 * iteration, (text_of(new), text_of(old))
    for start in range(0, plan.gate_seeds, SEEDS_A_TASK):
        yield Match(plan, *weights, first + start, SEEDS_A_TASK)


def play_seeds(match: Match) -> list[tuple[float, float, float]]:
    """For each seed: the share that the new net won, its points, those of the old."""
    judges = judge_of(match.new), judge_of(match.old)
    new, old = (player(judge, match.plan, None) for judge in judges)
    tables = [Rules(options, full_deck()) for options in match.plan.options]
    results = []
    for seed in range(match.first_seed, match.first_seed + match.seeds):
        rules = tables[seed % len(tables)]
        results.append(_alone(rules, seed, new, old) if rules.solo else _together(rules, seed, new, old))
    return results


def _together(rules: Rules, seed: int, new: Player, old: Player) -> tuple[float, float, float]:
    """Every other seat is the new net's; then the seats are exchanged."""
    share, own, other = 0.0, 0.0, 0.0
    for turned in (0, 1):
        seats = [seat for seat in range(rules.players) if seat % 2 == turned]
        state = play_game(rules, seed, [new if seat in seats else old for seat in range(rules.players)], None)
        share += _won(state, seats) / 2
        own += sum(int(final_worth(state, seat)) for seat in seats) / rules.players
        other += (
            sum(int(final_worth(state, seat)) for seat in range(rules.players) if seat not in seats) / rules.players
        )
    return share, own, other


def _won(state: State, seats: list[int]) -> float:
    """The share of those seats among the winners."""
    winners = [seat for seat, rank in enumerate(ranks(state)) if rank == 1]
    return sum(seat in seats for seat in winners) / len(winners)


def _alone(rules: Rules, seed: int, new: Player, old: Player) -> tuple[float, float, float]:
    own, other = (int(final_worth(play_game(rules, seed, [player], None), 0)) for player in (new, old))
    return (1.0 if own > other else 0.5 if own == other else 0.0), own, other
