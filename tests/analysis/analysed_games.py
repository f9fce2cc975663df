"""Analyses of whole games, printed as JSON, by a process of its own that finds the compiled engine first.

python analysed_games.py FOLDER_OF_RECORDS
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from testing.exact_last_turns import bots_game, last_turns
from vitrall import Game, kind
from vitrall.analysis import Effort, analyse, analysis_data, seat_verdicts
from vitrall.bots import Budget

SMALL = Effort(playouts=3, candidates=3, choosing=6)
SMALLEST = Effort(playouts=1, candidates=2, choosing=2)  # for tables of five and six, which take long
SENSE = Effort(playouts=24, candidates=4, choosing=32)
FEW = Budget(playouts=40)
ANOTHER = {"shades-of-purple": "shades-of-red"}  # for the second seat of the game of two


def accounts(folder: Path) -> dict[str, Any]:
    """Each game of the folder: its analysis, and the result by the rules."""
    analysed = {}
    for path in sorted(folder.glob("*.txt")):
        game = Game.from_record(path.read_text(encoding="utf-8"))
        scores = [score.total - (game.target if game.players == 1 else 0) for score in game.scores]
        analysed[path.stem] = {"results": scores, "winners": game.winners, **_data(game)}
    return analysed


def _data(game: Game) -> dict[str, Any]:
    return analysis_data(analyse(game, SMALLEST if game.players > 4 else SMALL))


def repeated(folder: Path) -> dict[str, Any]:
    """One game three times: as it was, shared among processes, and with another secret of the second seat."""
    text = (folder / "two-standard.txt").read_text(encoding="utf-8")
    for secret, other in ANOTHER.items():
        secret_game = text.replace(f"private {secret}", f"private {other}")
    game = Game.from_record(text)
    return {
        "alone": analysis_data(analyse(game, SMALL)),
        "shared": analysis_data(analyse(game, SMALL, workers=2)),
        "secret": analysis_data(analyse(Game.from_record(secret_game), SMALL)),
    }


def losses(games: int) -> list[list[int]]:
    """What the decisions of *random* and of *greedy* cost them, in games against one another."""
    costs = []
    for seed in range(games):
        game = bots_game(("random", "greedy"), 700 + seed, FEW)
        costs.append([sum(turn.loss.value for turn in seat_verdicts(game, seat, SENSE)) for seat in (0, 1)])
    return costs


def eight_games() -> list[Game]:
    return [bots_game(("craftsman", "greedy"), 800 + seed, FEW) for seed in range(8)]


if __name__ == "__main__":
    records = Path(sys.argv[1])
    print(
        json.dumps(
            {
                "engine": kind.engine_kind(),
                "accounts": accounts(records),
                "repeated": repeated(records),
                "losses": losses(3),
                "last_turns": [pair for game in eight_games() for pair in last_turns(game)],
            }
        )
    )
