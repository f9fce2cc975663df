"""The result of a game as it is sent to everybody: score sheets, winner, and in solo the score to beat."""

from __future__ import annotations

from vitrall.game import Game
from vitrall.server.protocol import Result


def result_of(game: Game) -> Result | None:
    """The result; None before the end, because a score sheet would reveal secrets."""
    if not game.is_over:
        return None
    target = game.target if game.options.players == 1 else None
    return {"winners": game.winners, "target": target, "sheet": game.sheet}
