"""O1, O6. The referee on a solo game: what counts, and what wins."""

from __future__ import annotations

from typing import Any

import pytest

from testing.questions import asked, dice
from vitrall import Game, Options
from vitrall.engine.state import private_of

EMPTY = ".. .. .. .. .."
TWO = dice("R5 Y6 .. .. ..", EMPTY, EMPTY, EMPTY)
FULL = dice("Y5 R1 Y4 P2 Y6", "R2 Y3 P1 Y5 R3", "Y1 R4 Y2 P3 Y4", "P5 Y6 R5 Y1 P2")


def alone(target: int, **player: object) -> dict[str, Any]:
    return asked({"ask": "sheets", "players": [player], "target": target})


@pytest.mark.rule("O6", "O1")
def test_alone_a_hole_costs_three_points_and_tokens_bring_none() -> None:
    sheet = alone(0, dice=TWO, private="yellow", tokens=3)["sheets"][0]
    assert (sheet["total"], sheet["empty_points"], sheet["favor"]) == (6 - 3 * 18, -54, 0)


@pytest.mark.rule("O1")
def test_alone_the_better_of_two_private_objectives_counts() -> None:
    for both in (["red", "yellow"], ["yellow", "red"]):
        assert alone(0, dice=TWO, private=both)["sheets"][0]["private"]["id"] == "shades-of-yellow"


@pytest.mark.rule("O6")
def test_alone_level_with_the_target_is_lost() -> None:
    total = alone(0, dice=FULL, private="yellow")["sheets"][0]["total"]
    assert total > 0
    assert alone(total, dice=FULL, private="yellow")["winners"] == []
    assert alone(total - 1, dice=FULL, private="yellow")["winners"] == [0]


@pytest.mark.rule("O1", "O6")
def test_a_solo_game_typed_in_scores_as_it_did() -> None:
    game = Game.new(Options(players=1), 7)
    while not game.is_over:
        moves = list(game.legal_moves)
        game.play(next((move for move in moves if move.startswith(("place", "draft"))), moves[0]))
    seat, deck = game.view()["seats"][0], game.state.rules.deck
    privates = [deck.privates[int(private_of(game.state, 0, which))].id for which in range(2)]
    player = {"pattern": seat["pattern"], "dice": seat["rows"], "private": privates}
    publics = game.view()["publics"]
    answer = asked({"ask": "sheets", "players": [player], "objectives": publics, "target": game.target})
    assert answer["sheets"][0]["total"] == game.scores[0].total
    assert answer["winners"] == game.winners
