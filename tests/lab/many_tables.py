"""Plays many random games at every kind of table in one process, with whatever engine is on the path.

    python -m tests.lab.many_tables GAMES

Each table is simulated through the command `vitrall sim`. Where several modules are on, its games are also played one
by one, and all dice are counted at the end of each. Prints a JSON object for each table.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from typing import NamedTuple

from testing.dice_count import assert_dice_are_conserved
from vitrall.cli.main import main
from vitrall.engine.options import MODULES, MOST_PLAYERS, RIVALRY, Options
from vitrall.lab.simulate import Batch, FinishedGame, play_chunk

FEWEST_WITH_POOLS = 2  # X5


class Kind(NamedTuple):
    """A kind of table."""

    players: int
    modules: tuple[str, ...]
    pools: bool


def module_sets(players: int) -> list[tuple[str, ...]]:
    """Every module alone, and all together; a lone player has no rivals (G12)."""
    fitting = tuple(module for module in MODULES if players > 1 or module != RIVALRY)
    return [*((module,) for module in fitting), fitting]


KINDS = [
    Kind(players, modules, pools)
    for players in range(1, MOST_PLAYERS + 1)
    for modules in module_sets(players)
    for pools in ([False, True] if players >= FEWEST_WITH_POOLS else [False])
]


def simulated(kind: Kind, games: int) -> object:
    """What `vitrall sim --json` prints."""
    pools = ["--private-pools"] if kind.pools else []
    asked = ["--players", str(kind.players), "--modules", *kind.modules, *pools]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        code = main(["sim", "--json", "--games", str(games), *asked])
    return json.loads(printed.getvalue()) if code == 0 else {"code": code}


def counted(kind: Kind, games: int) -> int:
    """Games that ended with all their dice."""
    options = Options(players=kind.players, modules=kind.modules, private_pools=kind.pools)
    return int(play_chunk(Batch(options, games, 1), 0, games, see).games)


def see(game: FinishedGame) -> None:
    assert_dice_are_conserved(game.state)
    assert game.index >= 0
    assert len(game.winners) == game.state.rules.players


if __name__ == "__main__":
    for kind in KINDS:
        dice = {"counted": counted(kind, int(sys.argv[1]))} if len(kind.modules) > 1 else {}
        print(json.dumps({"kind": kind, "simulated": simulated(kind, int(sys.argv[1])), **dice}), flush=True)
