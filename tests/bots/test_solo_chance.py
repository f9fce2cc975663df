"""Alone, futures can be judged by the chance to beat the target rather than by the margin."""

from __future__ import annotations

from itertools import pairwise

import pytest

from vitrall import Options
from vitrall.bots import Budget, Supervisor, play_match
from vitrall.bots.mind.future import Future, Manner
from vitrall.bots.mind.judge import PointsNow
from vitrall.bots.planner import Planner, Style
from vitrall.cards.catalogue import full_deck
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules

FUTURE = Future(PointsNow(), Manner(2, False, 0, False, 0, 600))


@pytest.mark.parametrize("left", [0, 1, 10, 20])
def test_a_larger_margin_is_never_a_smaller_chance(left: int) -> None:
    chances = [FUTURE._chance(1000 * margin, left) for margin in range(-60, 61)]
    assert all(one < other for one, other in pairwise(chances[50:72]))
    assert chances == sorted(chances)
    assert -1000 <= chances[0] < 0 < chances[-1] <= 1000


def test_a_target_that_is_only_met_is_not_beaten() -> None:
    assert FUTURE._chance(0, 0) < 0 < FUTURE._chance(1000, 0)


def test_the_last_point_counts_most_and_what_is_to_come_blurs() -> None:
    """At the end a point decides; early in the game it does little, and far ahead it does nothing."""
    decides = FUTURE._chance(1000, 0) - FUTURE._chance(0, 0)
    early = FUTURE._chance(1000, 16) - FUTURE._chance(0, 16)
    ahead = FUTURE._chance(21_000, 0) - FUTURE._chance(20_000, 0)
    assert decides > 10 * early > 0
    assert decides > 10 * ahead


@pytest.mark.lengthy
@pytest.mark.parametrize("players", [1, 2])
def test_futures_with_tools_play_whole_games_without_a_fault(players: int) -> None:
    style = Style(futures=8, ahead=2, tools_ahead=1, spread=600, exact=True)
    seats = [Supervisor(Planner(seat, style)) for seat in range(players)]
    state = play_match(Rules(Options(players=players), full_deck()), 3, seats, Budget(playouts=4))
    assert state.phase == OVER
    assert [seat.faults for seat in seats] == [[]] * players
