"""Plays many random games of one table, as simulations do, and looks for lost dice at the end of each.

python conserved.py GAMES PLAYERS MODULES POOLS
"""

from __future__ import annotations

import sys

from testing.dice_count import assert_dice_are_conserved
from vitrall.engine.options import Options
from vitrall.engine.state import State
from vitrall.lab.simulate import Batch, play_chunk


def see(index: int, seed: int, state: State, won: list[bool]) -> None:
    assert_dice_are_conserved(state)
    assert index >= 0
    assert len(won) == state.rules.players


if __name__ == "__main__":
    games, players, modules, pools = sys.argv[1:]
    options = Options(players=int(players), modules=tuple(modules.split(",")), private_pools=pools == "True")
    print(play_chunk(Batch(options, int(games), 1), 0, int(games), see).games)
