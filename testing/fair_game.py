"""A game with fair dice, and its record."""

from __future__ import annotations

from random import Random

from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.fair import FairDice, dice_headers
from vitrall.game import Game

SEED = "5a" * 32
DICE = FairDice(SEED, ("c0ffee", ""))


def fair_game(dice: FairDice = DICE, moves: int = 400) -> Game:
    """A game played at random with fair dice, to its end unless it is cut short."""
    game, luck, rolls = Game.new(Options(players=2), given=True), Random(3), 0
    notation = Notation(game.state.rules.deck)
    for _ in range(moves):
        while game.awaits_chance:
            game.play(dice.action(rolls, game.state, notation))
            rolls += 1
        if game.is_over:
            break
        game.play(luck.choice([move for move in game.legal_moves if move != "pass"] or ["pass"]))
    game.headers.update(dice_headers(dice))
    return game


RECORD = fair_game().record()
