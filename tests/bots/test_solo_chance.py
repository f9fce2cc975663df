"""Alone, futures can be judged by the chance to beat the target rather than by the margin."""

from __future__ import annotations

from itertools import pairwise
from statistics import NormalDist

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, Supervisor, make_bot, play_match
from vitrall.bots.mind.win_chance import CERTAIN, SPREAD, win_chance
from vitrall.bots.planner import Planner, Style
from vitrall.cards.catalogue import full_deck
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import target
from vitrall.engine.state import State


def solo_turn() -> State:
    """The first turn of a game alone."""
    game = Game.new(Options(players=1, solo_tools=3), 5)
    bot = make_bot("craftsman", 1)
    while game.phase != "turn":
        game.play(bot.choose(Sight(game.state, 0)), 0)
    return game.state.copy()


@pytest.mark.parametrize("left", [0, 1, 2, 10, 20])
def test_a_larger_margin_is_always_a_larger_chance(left: int) -> None:
    """Also where the game is as good as lost: then the nearer loss is the better one."""
    chances = [win_chance(1000 * margin, left) for margin in range(-60, 61)]
    assert all(one < other for one, other in pairwise(chances))
    assert chances[0] < CERTAIN // 100
    assert chances[-1] > CERTAIN - CERTAIN // 100


def test_a_target_that_is_only_met_is_not_beaten() -> None:
    assert win_chance(0, 0) < CERTAIN // 2 < win_chance(1000, 0)


def test_the_last_point_counts_most_and_what_is_to_come_blurs() -> None:
    """At the end a point decides; early in the game it does little, and far ahead it does nothing."""
    decides = win_chance(1000, 0) - win_chance(0, 0)
    early = win_chance(1000, 16) - win_chance(0, 16)
    ahead = win_chance(21_000, 0) - win_chance(20_000, 0)
    assert decides > 10 * early > 0
    assert decides > 10 * ahead


def test_the_chance_is_that_of_a_normal_distribution() -> None:
    for left in (1, 2, 10, 20):
        spread = int(SPREAD[left])
        for sigmas in (-1.5, -0.3, 0.7, 2.2):
            expected = NormalDist().cdf(sigmas)
            assert win_chance(500 + round(sigmas * spread), left) / CERTAIN == pytest.approx(expected, abs=0.005)


def test_a_first_value_is_in_the_measure_of_the_futures() -> None:
    """Alone, trust adds a value of the judge to those of futures: both are margins, or both are chances."""
    sight = Sight(solo_turn(), 0)
    for to_win in (True, False):
        planner = Planner(1, Style(trust=5, to_win=to_win))
        ends = planner._ends(sight.world(1), sight)
        firsts = planner._first_values(ends, 0)
        margins = [int(end.value) - 1000 * int(target(end.state)) for end in ends]
        assert firsts == ([win_chance(m, 19) for m in margins] if to_win else margins)


@pytest.mark.lengthy
@pytest.mark.parametrize("players", [1, 2])
def test_futures_with_tools_play_whole_games_without_a_fault(players: int) -> None:
    style = Style(futures=8, ahead=2, tools_ahead=1, to_win=True, exact=True)
    seats = [Supervisor(Planner(seat, style)) for seat in range(players)]
    state = play_match(Rules(Options(players=players), full_deck()), 3, seats, Budget(playouts=4))
    assert state.phase == OVER
    assert [seat.faults for seat in seats] == [[]] * players
