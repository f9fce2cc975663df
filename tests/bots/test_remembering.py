"""The craftsman's judge of the plain engine remembers windows; its values are those of the judge without memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vitrall import Game, Options
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.remembering import RememberingHeuristic, _depends_on_more
from vitrall.bots.sight import Budget, Sight
from vitrall.bots.thinker import Thinker
from vitrall.engine.options import MODULES
from vitrall.engine.state import State

GAMES = (
    Options(players=2),
    Options(players=3, private_pools=True),
    Options(players=1),
    Options(players=2, modules=MODULES),
    Options(players=4, marked_objectives=True),
)


def sights(options: Options, seed: int, moves: int) -> Iterator[Sight]:
    """What the seat to move sees, in a game that is played by another bot."""
    game = Game.new(options, seed)
    bot = Thinker(Heuristic(weights()), seed)
    for _ in range(moves):
        seat = game.seats_awaited[0]
        sight = Sight(game.state, seat, Budget(playouts=20), seed)
        yield sight
        game.play(sight.move(bot.choose(sight)))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_it_chooses_what_the_judge_without_memory_chooses(options: Options) -> None:
    remembering = Thinker(RememberingHeuristic(weights()), 5)
    plain = Thinker(Heuristic(weights()), 5)
    for sight in sights(options, 5, 14):
        assert remembering.explain(sight) == plain.explain(sight)


def test_most_windows_of_a_turn_are_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {"asked": 0, "judged": 0}

    def counted(name: str, value: Any) -> Any:
        def count(self: Heuristic, state: State, seat: int) -> int:
            counts[name] += 1
            worth: int = value(self, state, seat)
            return worth

        return count

    monkeypatch.setattr(RememberingHeuristic, "value", counted("asked", RememberingHeuristic.value))
    bot = Thinker(RememberingHeuristic(weights()), 5)
    for sight in sights(Options(players=2), 5, 6):
        with monkeypatch.context() as patch:
            patch.setattr(Heuristic, "value", counted("judged", Heuristic.value))
            bot.choose(sight)
            bot.choose(sight)
    assert counts["asked"] > 100
    assert counts["judged"] <= counts["asked"] / 2


@pytest.mark.parametrize(
    ("options", "depends"),
    [
        (Options(players=2), False),
        (Options(players=1), True),
        (Options(players=2, modules=("blooms",)), True),
        (Options(players=2, modules=("pioneers",)), True),
        (Options(players=2, modules=("grey-glass",)), False),
    ],
)
def test_windows_are_not_remembered_where_more_than_the_window_counts(options: Options, depends: bool) -> None:
    game = Game.new(options, 5)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    assert _depends_on_more(game.state) == depends
