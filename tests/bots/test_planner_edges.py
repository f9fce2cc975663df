"""The planner at its edges: two moves to choose from, two ends of a turn, ideas without futures."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, make_bot
from vitrall.bots.planner import Planner, Style, Thought
from vitrall.bots.successive_halving import Candidate

FEW = Budget(playouts=16)


def first_turn() -> Sight:
    """A turn of the first round, with many moves."""
    game, bot = Game.new(Options(), 4), make_bot("greedy", 4)
    while game.round == 0:
        seat = game.seats_awaited[0]
        game.play(bot.choose(Sight(game.state, seat, FEW)), seat)
    return Sight(game.state, game.seats_awaited[0], FEW)


def test_the_better_of_two_moves_is_chosen_wherever_it_is_listed() -> None:
    sight = first_turn()
    best = Planner(1).choose(sight)
    other = next(action for action in sight.actions if action != best)
    for pair in ([best, other], [other, best]):
        sight.actions = pair
        assert Planner(1).choose(sight) == best


def test_two_ends_of_a_turn_are_compared_by_their_futures() -> None:
    sight = first_turn()
    thoughts = Planner(1, Style(candidates=2))._thoughts(sight.world(1), sight)
    assert len(thoughts) == 2
    assert all(thought.candidate.values for thought in thoughts)


def test_the_points_of_ideas_have_one_digit() -> None:
    ideas = Planner(1).explain(first_turn())
    assert len(ideas) == 3
    assert [idea.points for idea in ideas] == [round(idea.points, 1) for idea in ideas]


def test_an_end_without_futures_has_the_points_of_its_value_but_for_what_is_not_score() -> None:
    end: Any = SimpleNamespace(value=5000, state=None)
    judge: Any = SimpleNamespace(beyond=lambda state, seat: -2000)
    assert Thought(end, Candidate(lambda seed: (0, 0))).points(judge, 0) == 7000
