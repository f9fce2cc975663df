"""Futures of one end of a turn share the turns up to the next roll."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, make_bot
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.planner import Planner, Style

BUDGET = Budget(playouts=16)


def in_round(number: int, players: int) -> Sight:
    """A turn of *craftsman* in a game that has come so far."""
    game = Game.new(Options(players=players), 1)
    bots = [make_bot("craftsman", seat) for seat in range(players)]
    while game.round < number:
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat, BUDGET)), seat)
    return Sight(game.state, game.seats_awaited[0], BUDGET)


@pytest.mark.parametrize("style", [Style(skilled=True), Style(skilled=True, ahead=5, care=15), Style(tools_within=20)])
def test_turns_that_futures_share_change_no_value(style: Style) -> None:
    sight = in_round(7, players=3)
    for end in Planner(1, style)._ends(sight.world(1), sight)[:3]:
        future, beginning = Future(Heuristic(weights()), style.manner), SharedTurns(end.state)
        shared = [future.of_turn(beginning, sight.seat, seed) for seed in range(20)]
        alone = [future.of_turn(SharedTurns(end.state), sight.seat, seed) for seed in range(20)]
        assert shared == alone
        assert len(set(shared)) > 1
        assert bool(beginning.later[()].later) == style.skilled  # random turns cannot be shared
