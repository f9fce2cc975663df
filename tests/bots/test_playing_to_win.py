"""Planners that play to win: the points of others, secrets guessed from windows, different dice left to the others."""

from __future__ import annotations

from collections import Counter

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, make_bot
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.ends import pool_mark
from vitrall.bots.mind.future import Future, Manner
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import POINT, PointsNow
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.planner import Planner, Style
from vitrall.engine.scoring import private_points, total
from vitrall.engine.worlds import determinised

BUDGET = Budget(playouts=16)


def played(options: Options, seed: int, rounds: int | None = None) -> Game:
    """A game of *craftsman* up to the first turn after so many rounds, or to its end."""
    game = Game.new(options, seed)
    bots = [make_bot("craftsman", seat) for seat in range(options.players)]
    while not game.is_over and (rounds is None or game.round <= rounds):
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat, BUDGET)), seat)
    return game


def future(care: int = 0, guesses: int = 2) -> Future:
    return Future(PointsNow(), Manner(2, True, care, False, 0, 0, guesses))


def test_the_best_other_counts_as_much_as_asked() -> None:
    state = played(Options(), 2).state
    own, other = (POINT * int(total(state, seat)) for seat in range(2))
    assert future()._worth(state, 0) == own
    assert future(care=40)._worth(state, 0) == own - 40 * other // 100


def believed(guesses: int, rounds: int) -> float:
    """How often the secret that pays another seat most is the one in the determinised position."""
    game = played(Options(), 3, rounds)
    worlds = [future(guesses=guesses)._world(game.state, 0, seed) for seed in range(200)]
    most = max(private_points(determinised(game.state, 0, seed), 1) for seed in range(50))
    return sum(private_points(world, 1) == most for world in worlds) / len(worlds)


def test_the_more_guesses_and_the_more_rounds_the_surer_a_secret_is_guessed() -> None:
    few, many, early = believed(2, 8), believed(8, 8), believed(8, 1)
    assert few < 0.65  # of four secrets, two are looked at
    assert many > few + 0.2
    assert many > early


def left_over(style: Style, seed: int) -> Counter[int]:
    """How many of the ends that are thought over leave the same dice to the others."""
    game = played(Options(), seed, 2)
    sight = Sight(game.state, game.seats_awaited[0], BUDGET)
    planner = Planner(1, style)
    return Counter(int(pool_mark(end.state)) for end in planner._ends(sight.world(1), sight))


def test_ends_that_leave_the_same_dice_are_limited() -> None:
    usual = [left_over(Style(), seed) for seed in range(4)]
    various = [left_over(Style(alike=2), seed) for seed in range(4)]
    assert max(max(left.values()) for left in usual) > 2
    assert all(max(left.values()) <= 2 for left in various)
    assert all(left.total() <= Style().candidates for left in various)
    assert sum(map(len, various)) > sum(map(len, usual))


@pytest.mark.parametrize(
    "style", [Style(skilled=True), Style(skilled=True, ahead=5, exact=True, care=100, guesses=8), Style(tools_ahead=1)]
)
def test_turns_that_futures_share_change_no_value(style: Style) -> None:
    """Up to the next roll, the futures of one end are played once for each secret of the others."""
    game = played(Options(players=3), 1, 6)
    seat = game.seats_awaited[0]
    for end in Planner(1, style)._ends(Sight(game.state, seat, BUDGET).world(1), Sight(game.state, seat, BUDGET))[:3]:
        future, beginning = Future(Heuristic(weights()), style.manner), SharedTurns(end.state)
        shared = [future.of_turn(beginning, seat, seed) for seed in range(20)]
        alone = [future.of_turn(SharedTurns(end.state), seat, seed) for seed in range(20)]
        assert shared == alone
        assert len(set(shared)) > 1
        assert bool(beginning.later[()].later) == style.skilled  # random turns cannot be shared
