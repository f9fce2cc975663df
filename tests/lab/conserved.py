"""Plays many random games of one table, as simulations do, and looks for lost dice at the end of each.

python conserved.py GAMES PLAYERS MODULES POOLS
"""

from __future__ import annotations

import sys

from testing.dice_count import assert_dice_are_conserved
from vitrall.engine.options import Options
from vitrall.lab.simulate import Batch, FinishedGame, play_chunk


def see(game: FinishedGame) -> None:
    assert_dice_are_conserved(game.state)
    assert game.index >= 0
    assert len(game.winners) == game.state.rules.players


if __name__ == "__main__":
    games, players, modules, pools = sys.argv[1:]
    options = Options(players=int(players), modules=tuple(modules.split(",")), private_pools=pools == "True")
    print(play_chunk(Batch(options, int(games), 1), 0, int(games), see).games)
