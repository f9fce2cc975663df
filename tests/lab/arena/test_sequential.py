"""The test that stops when it is sure: its bounds, its verdicts, and how often it errs."""

from __future__ import annotations

import math
from random import Random

import pytest

from vitrall import Unreadable
from vitrall.lab.arena.sequential import LEAST_SEEDS, SequentialTest, bound, log_ratio


def test_the_bounds_are_those_of_wald() -> None:
    assert bound() == pytest.approx(math.log(19)) == pytest.approx(2.9444, abs=1e-4)


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    """By hand, seed by seed: the logarithm of one density less that of the other."""
    shares, low, high = [0.5, 1.0, 1.0, 0.0, 0.5], 0.5, 0.6
    mean = sum(shares) / 5
    variance = sum((share - mean) ** 2 for share in shares) / 4
    ratio = sum(((share - low) ** 2 - (share - high) ** 2) / (2 * variance) for share in shares)
    assert log_ratio(5, mean, variance, low, high) == pytest.approx(ratio)


def test_a_few_wins_in_a_row_prove_nothing() -> None:
    test = SequentialTest()
    for _ in range(LEAST_SEEDS - 1):
        test.add(1.0)
        assert test.verdict == "open"
    test.add(1.0)
    assert (test.verdict, test.seeds) == ("better", LEAST_SEEDS)


def test_losing_every_game_is_no_better() -> None:
    test = SequentialTest()
    while test.verdict == "open":
        test.add(0.0)
    assert test.verdict == "no-better"


@pytest.mark.lengthy
@pytest.mark.parametrize(("chance", "wanted"), [(0.5, "no-better"), (0.6, "better")])
@pytest.mark.parametrize("cancelled", [0.0, 0.4])
def test_it_errs_no_more_often_than_promised(chance: float, wanted: str, cancelled: float) -> None:
    """In 400 contests; some seeds are won once by either, whatever the bots are worth."""
    luck, right = Random(11), 0
    for _ in range(400):
        test = SequentialTest(low=0.5, high=0.5 + (1 - cancelled) * 0.1)
        while test.verdict == "open":
            games = [luck.random() < chance for _ in range(2)]
            test.add(0.5 if luck.random() < cancelled else sum(games) / 2)
        right += test.verdict == wanted
    assert right >= 0.92 * 400


def test_what_the_cards_cancel_makes_it_sure_sooner() -> None:
    """The same mean of 0.6, once with seeds that swing, once with seeds that hardly do."""
    swinging, steady = SequentialTest(), SequentialTest()
    while swinging.verdict == "open":
        for share in (1.0, 0.0, 1.0, 0.0, 1.0):
            swinging.add(share)
    while steady.verdict == "open":
        for share in (0.5, 0.5, 0.5, 0.5, 1.0):
            steady.add(share)
    assert (swinging.verdict, steady.verdict) == ("better", "better")
    assert steady.seeds < swinging.seeds / 2


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_two_shares_that_are_no_range_are_refused(low: float, high: float) -> None:
    with pytest.raises(Unreadable) as refused:
        SequentialTest(low, high)
    assert refused.value.code == "arena/between"
