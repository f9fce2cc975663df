"""Alone, futures and the judge's own value are margins over the target."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, Supervisor, make_bot, play_match
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.judge import Judge
from vitrall.bots.mind.shared_turns import SharedTurns
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


class Even(Judge):
    """A judge to which every position is worth as much, and which remembers the last one."""

    def value(self, state: State, seat: int) -> int:
        self.last = state.copy()
        return 30_000

    def beyond(self, state: State, seat: int) -> int:
        return 0


def test_a_future_is_worth_its_margin_over_the_target_there() -> None:
    """The target grows with every round that a future plays."""
    state, values = solo_turn(), []
    for ahead in (1, 3, 5):
        judge = Even()
        value = int(Future(judge, Style(ahead=ahead, whole_rounds=True).manner).of_turn(SharedTurns(state), 0, 1))
        assert value == 30_000 - 1000 * int(target(judge.last))
        values.append(value)
    assert values == sorted(set(values), reverse=True)


@pytest.mark.lengthy
@pytest.mark.parametrize("players", [1, 2])
def test_futures_with_tools_play_whole_games_without_a_fault(players: int) -> None:
    style = Style(futures=8, ahead=2, exact=True, tools_within=8, trust=5)
    seats = [Supervisor(Planner(seat, style)) for seat in range(players)]
    state = play_match(Rules(Options(players=players), full_deck()), 3, seats, Budget(playouts=4))
    assert state.phase == OVER
    assert [seat.faults for seat in seats] == [[]] * players
