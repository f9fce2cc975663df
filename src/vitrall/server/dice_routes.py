"""The dice of a finished game, for a page that checks them by itself."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from vitrall.engine.errors import Unavailable
from vitrall.engine.state import awaits_chance
from vitrall.fair.fair_dice import ordered_outcomes
from vitrall.game import Game
from vitrall.moves import notation_of
from vitrall.server.lobby_routes import Of, TableId
from vitrall.server.terms import Model

routes = APIRouter(prefix="/api")


class DiceSeat(Model):
    """What one seat promised and added; both may be empty."""

    promise: str
    luck: str


class DiceRoll(Model):
    """One action of chance, and all that was possible: notation and weight, in the order that chooses."""

    rolled: str
    outcomes: list[tuple[str, int]]


class DiceProof(Model):
    """All that the rolls of a game follow from."""

    attempt: int
    commitment: str
    server_seed: str
    seats: list[DiceSeat]
    rolls: list[DiceRoll]


@routes.get("/tables/{id}/dice")
async def dice(id: TableId, server: Of) -> DiceProof:
    """The seeds of a finished game, and each roll with all that was possible."""
    room = await server.registry.room(id)
    async with room.lock:
        game = room.playing().game
        if not room.snapshot.exchange.is_fair:
            raise Unavailable("dice/chosen")
        if not game.is_over:
            raise Unavailable("table/not-over")
        moves, seeds = [str(move) for move in game.moves], room.snapshot.dice
        again = Game.new(room.snapshot.options, deck=room.snapshot.cards, given=True)
    return DiceProof(
        attempt=seeds.attempt,
        commitment=seeds.commitment,
        server_seed=seeds.server_seed,
        seats=[DiceSeat(promise=row.promise, luck=row.luck) for row in room.seats],
        rolls=await asyncio.to_thread(rolls_of, again, moves),
    )


def rolls_of(game: Game, moves: list[str]) -> list[DiceRoll]:
    """Every action of chance of a game that is played again."""
    notation, rolls = notation_of(game.state.rules.deck), []
    for move in moves:
        if awaits_chance(game.state):
            possible = [(text, weight) for text, _, weight in ordered_outcomes(game.state, notation)]
            rolls.append(DiceRoll(rolled=move, outcomes=possible))
        game.play(move)
    return rolls
