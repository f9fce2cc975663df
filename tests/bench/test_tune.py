"""Tuning: weights are found again from scores they made, held ones stay, and a note knows the signs of a window."""

from __future__ import annotations

from random import Random

import pytest

from bench.tuning.fitting import HELD, Knots, Note, fitted, mixed, shares
from bench.tuning.playing import Notebook
from bench.tuning.stepping import stepped
from vitrall import Game, Options
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.weights import LATE, SIZE, TOKEN, TURNS, drawn

NOTHING: Knots = [[0] * SIZE, [0] * SIZE]


def test_weights_are_found_from_the_scores_they_make() -> None:
    luck = Random(3)
    notes = []
    for _ in range(400):
        left, tokens, late = luck.randrange(TURNS + 1), luck.randrange(7), luck.randrange(3)
        worth = tokens * (1500 * left + 900 * (TURNS - left)) // TURNS
        notes.append(Note({TOKEN: tokens, LATE: late}, left, worth, (0,)))
    first, last = fitted(NOTHING, notes)
    assert abs(first[TOKEN] - 1500) < 60
    assert abs(last[TOKEN] - 900) < 60
    assert [knot[place] for knot in (first, last) for place in HELD] == [0, 0]


def test_a_bend_in_the_middle_is_found() -> None:
    """Three knots tell what two cannot: worth 1,000 at both ends and 400 between."""
    luck, notes = Random(4), []
    for _ in range(600):
        left, tokens = luck.randrange(TURNS + 1), luck.randrange(7)
        notes.append(Note({TOKEN: tokens}, left, tokens * (400 + 60 * abs(left - TURNS // 2)), (0,)))
    values = [knot[TOKEN] for knot in fitted([[0] * SIZE] * 3, notes)]
    assert all(abs(value - real) < 60 for value, real in zip(values, (1000, 400, 1000), strict=True))


def test_what_is_held_is_told_before_the_rest_is_fitted() -> None:
    """A weight that is not searched for takes its part of the score; the others do not learn it again."""
    held = [[500 if place == LATE else 0 for place in range(SIZE)]] * 2
    luck, notes = Random(5), []
    for _ in range(400):
        left, tokens = luck.randrange(TURNS + 1), luck.randrange(7)
        notes.append(Note({TOKEN: tokens, LATE: tokens}, left, tokens * 1500, (0,)))
    first, last = fitted(held, notes)
    assert all(abs(value - 1000) < 60 for value in (first[TOKEN], last[TOKEN]))


@pytest.mark.parametrize("knots", [2, 3, 5])
@pytest.mark.parametrize("left", range(TURNS + 1))
def test_fitting_and_playing_draw_the_same_lines(knots: int, left: int) -> None:
    table = [1000 * (knot * knot + 1) for knot in range(knots)]
    value = sum(share * table[knot] for knot, share in shares(left, knots))
    assert abs(value - int(drawn(table, left))) <= 1
    assert drawn(table, TURNS) == table[0]
    assert drawn(table, 0) == table[-1]


def test_half_a_step_lies_in_the_middle() -> None:
    assert mixed([[0, 10], [4, 4]], [[8, 20], [0, 4]], 0.5) == [[4, 15], [2, 4]]
    assert mixed([[0, 10], [4, 4]], [[8, 20], [0, 4]], 1.0, range(1, 2)) == [[0, 20], [4, 4]]


def test_noted_signs_make_up_the_judgement() -> None:
    """Signs times weights, with what is certain, is what the craftsman says, but for rounding."""
    game = Game.new(Options(players=2), 11)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    seat = game.seat or 0
    noted, table = Notebook(1)._signs(game.state, seat), weights().table
    judged = noted.known + sum(n * int(table[noted.left * SIZE + place]) for place, n in noted.signs.items())
    assert judged == Heuristic(weights()).value(game.state, seat)


def test_steps_find_the_top_of_a_hill() -> None:
    def height(knots: Knots) -> float:
        return -abs(knots[0][TOKEN] - 7000) - abs(knots[1][TOKEN] + 3000) - sum(map(abs, knots[0])) / 1e9

    best, scored = stepped(NOTHING, TOKEN, height(NOTHING), height)
    assert (best[0][TOKEN], best[1][TOKEN]) == (7000, -3000)
    assert scored == height(best)
    assert [weight for place, weight in enumerate(best[0]) if place != TOKEN] == [0] * (SIZE - 1)
