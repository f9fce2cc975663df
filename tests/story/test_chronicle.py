"""The chronicle of a game whose older events were forgotten."""

from __future__ import annotations

from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.moves import Move


def test_a_move_from_before_the_events_were_forgotten_is_taken_back() -> None:
    game = Game.new(Options(players=2), 3)
    while game.seat is None:
        game.play(next(iter(game.legal_moves)))
    before = game.events
    game.play(first_draft(game))
    game.forget_events()
    game.undo()
    assert game.events == before
    game.play(first_draft(game))
    assert len(game.events) > len(before)


def first_draft(game: Game) -> Move:
    return next(move for move in game.legal_moves if move.startswith("draft "))
