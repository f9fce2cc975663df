"""Whole games whose bots think in the server's own worker processes, so that a ladder measures what people play
against."""

from __future__ import annotations

from collections.abc import Sequence

from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.server.bot_queue import Account, Rank
from vitrall.server.players import Players, Situation, position_for


async def worker_game(players: Players, bots: Sequence[str], seed: int, options: Options | None = None) -> Game:
    """The finished game of these bots, one for each seat. `players.thinking` sets the milliseconds of every move."""
    game = Game.new(options or Options(players=len(bots)), seed)
    account = Account("bench", f"game {seed}", lambda: Rank.PERSON_WAITS)
    try:
        while not game.is_over:
            seat = game.seats_awaited[0]
            legal = game.view(seat)["legal"]
            moves: tuple[str, ...] = (legal[0],)
            if len(legal) > 1:
                now = Situation(position_for(game, seat, seed + len(game.moves)), seat, seed)
                choice = await players.choose(bots[seat], now, account)
                assert not choice.fault, choice
                moves = (choice.move, *choice.then)
            for move in moves:
                game.play(move, seat)
    finally:
        players.forget(account.table)
    return game


def points(game: Game) -> list[int]:
    """Final points by seat."""
    return [score.total for score in game.scores]
