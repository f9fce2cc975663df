"""Games of all bots but the random one, one for each kind of table, printed as JSON: faults, and who did not finish.

    python many_tables.py PLAYOUTS

Needs nothing but the package, so that it runs with any engine.
"""

from __future__ import annotations

import json
import sys

from vitrall import Options, kind
from vitrall.bots import Budget, play_match, seated
from vitrall.bots.registry import LEVELS
from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import EDITIONS, MODULES, MOST_PLAYERS, RIVALRY
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules

THINKERS = ("grand-master", "master", "planner", *reversed(LEVELS[:-1]), "close-game")


def tables() -> list[Options]:
    """Every number of players and edition, without modules and with all of them."""
    tables_of = []
    for players in range(1, MOST_PLAYERS + 1):
        for edition in EDITIONS:
            modules = tuple(module for module in MODULES if players > 1 or module != RIVALRY)
            tables_of.append(Options(players=players, edition=edition))
            tables_of.append(Options(players=players, edition=edition, modules=modules, private_pools=players > 4))
    return tables_of


def description(playouts: int) -> dict[str, object]:
    faults, unfinished, budget = [], 0, Budget(playouts=playouts)
    for number, options in enumerate(tables()):
        bots = [THINKERS[(number + seat) % len(THINKERS)] for seat in range(options.players)]
        seats = seated(bots, options.players, number)
        state = play_match(Rules(options, full_deck()), number, seats, budget)
        faults += [str(fault) for seat in seats for fault in seat.faults]
        unfinished += state.phase != OVER
    return {"engine": kind.engine_kind(), "games": len(tables()), "faults": faults, "unfinished": unfinished}


if __name__ == "__main__":
    print(json.dumps(description(int(sys.argv[1]))))
