"""Tuning: weights are found again from scores they made, held ones stay, and a note knows the signs of a window."""

from __future__ import annotations

from random import Random

from bench.tuning.fitting import HELD, Note, Pair, fitted, mixed
from bench.tuning.playing import Notebook
from vitrall import Game, Options
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.craft import Craft
from vitrall.bots.mind.weights import LATE, SIZE, TOKEN, TURNS

NOTHING: Pair = ([0] * SIZE, [0] * SIZE)


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
    assert [(first + last)[place] for place in HELD] == [0, 0]


def test_half_a_step_lies_in_the_middle() -> None:
    assert mixed(([0, 10], [4, 4]), ([8, 20], [0, 4]), 0.5) == ([4, 15], [2, 4])
    assert mixed(([0, 10], [4, 4]), ([8, 20], [0, 4]), 1.0, range(1, 2)) == ([0, 20], [4, 4])


def test_noted_signs_make_up_the_judgement() -> None:
    """Signs times weights, with what is certain, is what the craftsman says, but for rounding."""
    game = Game.new(Options(players=2), 11)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    seat = game.seat or 0
    noted, table = Notebook(1)._signs(game.state, seat), weights().table
    told = noted.known + sum(n * int(table[noted.left * SIZE + place]) for place, n in noted.signs.items())
    assert told == Craft(weights()).value(game.state, seat)
