"""Many games of two bots, told as JSON: how often the first wins, what it scores, how long a turn takes.

    python many_matches.py BOT OTHER GAMES [PLAYOUTS]

Needs nothing but the package, so that it runs with any engine.
"""

from __future__ import annotations

import json
import sys
import time

from vitrall import Options, kind
from vitrall.bots import Budget, play_match, seated
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import ROUNDS, Rules
from vitrall.engine.scoring import ranks, total

FIRST_SEED = 30_000
TURNS = 2 * 2 * ROUNDS


def told(bot: str, other: str, games: int, playouts: int | None = None) -> dict[str, object]:
    budget = Budget(playouts=playouts)
    rules, won, points, began = Rules(Options(), full_deck()), 0, 0, time.process_time()
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        place = seed % 2
        state = play_match(rules, seed, seated((other, bot) if place else (bot, other), 2, seed), budget)
        won += ranks(state)[place] == 1
        points += int(total(state, place))
    spent = 1000 * (time.process_time() - began) / (games * TURNS)
    return {
        "engine": kind.engine_kind(),
        "wins": won / games,
        "points": points / games,
        "milliseconds_a_turn": round(spent, 3),
    }


if __name__ == "__main__":
    print(json.dumps(told(sys.argv[1], sys.argv[2], *(int(word) for word in sys.argv[3:]))))
