"""Analyses of whole games, printed as JSON. Needs nothing but the package, so that it runs with the compiled engine.

python analysed_games.py FOLDER_OF_RECORDS
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from vitrall import Game, Options, kind
from vitrall.analysis import Effort, analyse, analysis_data
from vitrall.analysis.best_lines import BestLines
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.bots import Budget, Sight, make_bot
from vitrall.bots.mind.judge import placements_left
from vitrall.engine import actions
from vitrall.engine.legal import legal
from vitrall.engine.play import play
from vitrall.engine.scoring import total
from vitrall.engine.state import State, awaits_chance

SMALL = Effort(playouts=3, candidates=3, choosing=6)
SMALLEST = Effort(playouts=1, candidates=2, choosing=2)  # for tables of five and six, which take long
SENSE = Effort(playouts=8, candidates=4, choosing=16)
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


def played(bots: tuple[str, str], seed: int) -> Game:
    game = Game.new(Options(), seed)
    seats = [make_bot(name, seed) for name in bots]
    while not game.is_over:
        seat = game.seats_awaited[0]
        game.play(seats[seat].choose(Sight(game.state, seat, Budget(playouts=40))), seat)
    return game


def losses(games: int) -> list[list[int]]:
    """What the decisions of *random* and of *greedy* cost them, in games against one another."""
    costs = []
    for seed in range(games):
        seats = analyse(played(("random", "greedy"), 700 + seed), SENSE).seats
        costs.append([seat.points.own.value for seat in seats])
    return costs


def last_turns(games: int) -> list[list[int]]:
    """The points of the best line found in last turns without chance, and those of the best of all lines."""
    compared = []
    for seed in range(games):
        game = played(("craftsman", "greedy"), 800 + seed)
        spans = game_spans(game.state.rules, [move.action for move in game.moves])
        for number, span in enumerate(spans):
            if span.kind is Kind.TURN and not placements_left(span.before, span.seat):
                compared += _compared(span, number)
    return compared


def _compared(span: Span, number: int) -> list[list[int]]:
    points = _all_ends(span.before, span.seat, set())
    if points is None:
        return []
    best = BestLines(span.seat, 1, 8, 40).decision(span, number).best
    return [[int(total(best.after, span.seat)), max(points)]]


def _all_ends(state: State, seat: int, seen: set[tuple[int, ...]]) -> list[int] | None:
    """The points of every end of the turn; None if chance can enter it."""
    ends: list[int] = []
    for action in [int(each) for each in legal(state)]:
        child = state.copy()
        play(child, action)
        if action == actions.PASS:
            ends.append(int(total(child, seat)))
        elif awaits_chance(child):
            return None
        else:
            mark = (int(child.phase), int(child.hand), int(child.step), *map(int, child.windows[seat].cells))
            mark = (*mark, *sorted(int(die) for die in child.pool), *map(int, child.tokens), *map(int, child.track))
            if mark in seen:
                continue
            seen.add(mark)
            further = _all_ends(child, seat, seen)
            if further is None:
                return None
            ends += further
    return ends


if __name__ == "__main__":
    records = Path(sys.argv[1])
    print(
        json.dumps(
            {
                "engine": kind.engine_kind(),
                "accounts": accounts(records),
                "repeated": repeated(records),
                "losses": losses(4),
                "last_turns": last_turns(8),
            }
        )
    )
