"""Means, intervals and percentiles against values known from elsewhere, and against what they promise."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, stdev

import pytest

from vitrall.lab.arena.statistics import Moments, Rate, Times, effective_games, percentile, rate, rounded, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),  # the worked example of Newcombe 1998
        (15, 148, 0.0624, 0.1605),  # another of his
        (1, 29, 0.0061, 0.1718),  # and a third
    ],
)
def test_the_interval_of_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=6e-5)


def test_nothing_played_leaves_everything_open() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert rate([], 0) == Rate(0.0, 0.0, 1.0)


def test_moments_are_those_of_the_sample() -> None:
    luck, moments = Random(5), Moments()
    values = [luck.randint(-20, 90) for _ in range(200)]
    for value in values:
        moments.add(value)
    assert moments.mean == pytest.approx(mean(values))
    assert moments.deviation == pytest.approx(stdev(values))
    assert Moments().mean == Moments().deviation == 0.0


def test_games_of_a_seed_that_go_alike_are_worth_one_game_each() -> None:
    assert effective_games([1.0, 0.0] * 50, 200) == pytest.approx(100, rel=0.02)


def test_games_of_a_seed_whose_luck_cancels_are_worth_all_of_them_and_no_more() -> None:
    assert effective_games([0.5] * 99 + [1.0], 200) == 200
    assert effective_games([0.5] * 100, 200) == 200
    assert effective_games([1.0], 2) == 1


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_the_interval_holds_in_most_cases_however_much_the_games_of_a_seed_are_alike(alike: float) -> None:
    """Of 300 contests of 60 seeds, each won with 0.7: at least 93 of 100 intervals hold the truth."""
    luck, held = Random(3), 0
    for _ in range(300):
        seeds = [_seed(luck, 0.7, alike) for _ in range(60)]
        interval = rate(seeds, 120)
        held += interval.low <= 0.7 <= interval.high
    assert held >= 0.93 * 300


def _seed(luck: Random, chance: float, alike: float) -> float:
    """Two games, the second of them like the first now and then."""
    first = luck.random() < chance
    second = first if luck.random() < alike else luck.random() < chance
    return (first + second) / 2


def test_percentiles_go_by_nearest_rank() -> None:
    counts = Counter([15, 20, 35, 40, 50])
    assert [percentile(counts, share) for share in (0.05, 0.30, 0.40, 0.50, 1.0)] == [15, 20, 20, 35, 50]
    assert percentile(Counter(range(1, 101)), 0.95) == 95
    assert percentile(Counter(), 0.95) == 0


def test_times_keep_three_digits_and_the_longest_whole() -> None:
    assert [rounded(value) for value in (7, 999, 1234, 56789)] == [7, 999, 1230, 56800]
    times = Times()
    for value in (100, 200, 20_049):
        times.add(value)
    assert (times.most, times.percentile(1.0), times.beyond(200)) == (20_049, 20_000, 1)
    assert times.mean == pytest.approx(20_349 / 3)
