"""Alone, futures and the judge's own value are margins over the target."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, Supervisor, make_bot, play_match
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


def test_a_first_value_is_in_the_measure_of_the_futures() -> None:
    """Alone, trust adds a value of the judge to those of futures: both are margins over the target."""
    sight = Sight(solo_turn(), 0)
    planner = Planner(1, Style(futures=16, ahead=1, whole_rounds=True, trust=5))
    ends = planner._ends(sight.world(1), sight)
    firsts = planner._first_values(ends, 0)
    assert firsts == [int(end.value) - 1000 * int(target(end.state)) for end in ends]


@pytest.mark.lengthy
@pytest.mark.parametrize("players", [1, 2])
def test_futures_with_tools_play_whole_games_without_a_fault(players: int) -> None:
    style = Style(futures=8, ahead=2, exact=True, tools_within=8, trust=5)
    seats = [Supervisor(Planner(seat, style)) for seat in range(players)]
    state = play_match(Rules(Options(players=players), full_deck()), 3, seats, Budget(playouts=4))
    assert state.phase == OVER
    assert [seat.faults for seat in seats] == [[]] * players
