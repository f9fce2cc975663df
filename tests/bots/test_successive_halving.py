"""Successive halving over common futures, within a time budget."""

from __future__ import annotations

from random import Random

import pytest

from vitrall.bots import Budget
from vitrall.bots.successive_halving import ENOUGH, Playout, SuccessiveHalving
from vitrall.bots.time_budget import PROMISED, TimeBudget


class Clock:
    """A clock that the test advances."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("time.perf_counter", lambda: self.now)


def steady(value: int, seeds: list[int] | None = None) -> Playout:
    """Always worth the same, but for luck that a seed brings all alike."""

    def playout(seed: int) -> tuple[int, int]:
        if seeds is not None:
            seeds.append(seed)
        return value + seed % 1000, value

    return playout


def playouts(number: int) -> TimeBudget:
    return TimeBudget(Budget(playouts=number), 1)


def test_the_best_comes_first_however_small_its_lead() -> None:
    """Common luck a hundred times as large as the difference does not hide it."""
    comparison = SuccessiveHalving([steady(value) for value in (5, 9, 7, 8)], 1)
    assert comparison.compare(playouts(24)) == [1, 3, 2, 0]
    assert comparison.all[1].mean_points == 9


def test_all_live_the_same_futures() -> None:
    seen: list[list[int]] = [[], [], []]
    SuccessiveHalving([steady(place, seeds) for place, seeds in enumerate(seen)], 4).compare(playouts(30))
    assert seen[0] == seen[2][: len(seen[0])]
    assert len(set(seen[2])) == len(seen[2])


def restless(place: int, seeds: list[int]) -> Playout:
    """Worth something else with every seed, and for every candidate."""

    def playout(seed: int) -> tuple[int, int]:
        seeds.append(seed)
        return Random(seed + place).randrange(1000), 0

    return playout


def test_time_goes_to_those_that_are_close() -> None:
    """Of eight, the worse half is given up twice, and the last two are compared to the end; all is spent."""
    seen: list[list[int]] = [[] for _ in range(8)]
    SuccessiveHalving([restless(place, seeds) for place, seeds in enumerate(seen)], 4).compare(playouts(240))
    assert sorted(len(seeds) for seeds in seen) == [10] * 4 + [30] * 2 + [70] * 2


def test_what_is_clear_needs_no_more_futures() -> None:
    seeds: list[int] = []
    SuccessiveHalving([steady(0), steady(1), steady(2), steady(900, seeds)], 3).compare(playouts(400))
    assert len(seeds) == 50 > ENOUGH


def test_a_first_value_counts_like_so_many_playouts() -> None:
    """Two playouts say 9 against 3; a first value of 3 against 9 outweighs them if it counts for more than two."""
    for trust, order in ((0, [1, 0]), (1, [1, 0]), (3, [0, 1])):
        comparison = SuccessiveHalving([steady(3), steady(9)], 1, [9, 3], trust)
        assert comparison.compare(playouts(4)) == order
    luck = sum(value - 3 for value in comparison.all[0].values)
    assert comparison.all[0].mean == (2 * 3 + luck + 3 * 9) / 5
    assert comparison.all[0].mean_points == 3


def test_without_a_single_future_the_order_stays() -> None:
    assert SuccessiveHalving([steady(1), steady(9)], 1).compare(playouts(1)) == [0, 1]
    assert SuccessiveHalving([steady(1)], 1).compare(playouts(9)) == [0]


def test_time_is_kept_and_a_round_cut_short_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each future takes 30 of the 100 milliseconds: two of three comparison are asked in time, so nobody is heard."""
    clock = Clock(monkeypatch)

    def slow(seed: int) -> tuple[int, int]:
        clock.now += 0.03
        return 1, 1

    comparison = SuccessiveHalving([slow] * 3, 1)
    assert comparison.compare(TimeBudget(Budget(milliseconds=100), 1000)) == [0, 1, 2]
    assert [candidate.values for candidate in comparison.all] == [[], [], []]
    assert clock.now - 100.0 <= 0.1 * PROMISED + 0.03


def test_time_is_a_limit_and_not_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    seeds: list[int] = []
    SuccessiveHalving([steady(1, seeds), steady(1)], 1).compare(TimeBudget(Budget(milliseconds=100), 64))
    assert len(seeds) == 32


@pytest.mark.parametrize(("milliseconds", "usable"), [(1000, 750), (20, 14), (8, 2), (5, 0)])
def test_some_milliseconds_are_kept_for_what_is_under_way(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int, usable: int
) -> None:
    clock = Clock(monkeypatch)
    (share,) = TimeBudget(Budget(milliseconds=milliseconds), 9).shares(1)
    clock.now += usable / 1000 - 0.0001
    assert not share.is_over or not usable
    clock.now += 0.0002
    assert share.is_over
