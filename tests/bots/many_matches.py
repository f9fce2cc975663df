"""Many games of two bots, printed as JSON: how often the first wins and what it scores.

    python many_matches.py BOT OTHER GAMES [PLAYOUTS]

Needs nothing but the package, so that it runs with any engine.
"""

from __future__ import annotations

import json
import sys

from vitrall import Options, kind
from vitrall.bots import Budget, play_match, seated
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, total

FIRST_SEED = 30_000


def results(bot: str, other: str, games: int, playouts: int | None = None) -> dict[str, object]:
    budget = Budget(playouts=playouts)
    rules, won, points = Rules(Options(), full_deck()), 0, 0
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        place = seed % 2
        state = play_match(rules, seed, seated((other, bot) if place else (bot, other), 2, seed), budget)
        won += ranks(state)[place] == 1
        points += int(total(state, place))
    return {"engine": kind.engine_kind(), "wins": won / games, "points": points / games}


if __name__ == "__main__":
    print(json.dumps(results(sys.argv[1], sys.argv[2], *(int(word) for word in sys.argv[3:]))))
