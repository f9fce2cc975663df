"""The result of a game as it is sent to everybody: score sheets, winner, and in solo the score to beat."""

from __future__ import annotations

from vitrall.game import Game
from vitrall.score import Score
from vitrall.server.protocol import Result, Sheet


def result_of(game: Game) -> Result | None:
    """Nothing before the end: until then a sheet would tell secrets."""
    if not game.is_over:
        return None
    target = game.target if game.options.players == 1 else None
    scores = [_sheet(score) for score in game.scores]
    return {"scores": scores, "winners": game.winners, "target": target, "sheet": game.sheet}


def _sheet(score: Score) -> Sheet:
    return {
        "seat": score.seat,
        "public": list(score.public),
        "rivalries": list(score.rivalries),
        "private": score.private,
        "pioneers": list(score.pioneers),
        "blooms": list(score.blooms),
        "favor": score.favor,
        "empty": score.empty,
        "empty_points": score.empty_points,
        "rank": score.rank,
        "total": score.total,
    }
