"""Playing on from a position of a finished game, against bots: a practice table.

The position is dealt again as the seat could know it: other seats' secrets and all dice to come are new. So it is no
way to learn anything, and what happens there counts nowhere.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from vitrall.engine.errors import Unavailable
from vitrall.engine.play import play
from vitrall.engine.state import NOT_SEEDED, awaits_chance, new_state
from vitrall.engine.worlds import determinised
from vitrall.game import Game
from vitrall.position import write_position
from vitrall.server.analysis_routes import finished_game, finished_record
from vitrall.server.guard import MOST_RECORD, address_of
from vitrall.server.lobby import PracticeStart
from vitrall.server.lobby_routes import Device, Of, SeatTaken, TableId, TableOpened, table_link
from vitrall.server.players import USUAL
from vitrall.server.running import Server
from vitrall.server.terms import Model, Terms, Word, options_model

SEED_BITS = 60

routes = APIRouter(prefix="/api")


class PracticeWish(Model):
    """From where, and who plays on."""

    moves: Annotated[int, Field(ge=0, le=10_000)]  # made before the turn, as the analysis counts them
    seat: Annotated[int, Field(ge=0, le=5)]
    name: Word
    bot: Word = USUAL


class RecordPractice(PracticeWish):
    """The same from a game that is only a record."""

    record: Annotated[str, Field(max_length=MOST_RECORD)]


@routes.post("/tables/{id}/practice", status_code=201)
async def from_table(id: TableId, wish: PracticeWish, request: Request, server: Of, device: Device) -> TableOpened:
    """From a finished game of this server (else `table/not-over`)."""
    server.openings.check(address_of(request.scope))  # before the game is replayed for its record
    room = await server.registry.room(id)
    async with room.lock:
        record = finished_record(room)
    return await _opened(record.encode(), wish, server, device)


@routes.post("/practice", status_code=201)
async def from_record(wish: RecordPractice, request: Request, server: Of, device: Device) -> TableOpened:
    server.openings.check(address_of(request.scope))
    return await _opened(wish.record.encode(), wish, server, device)


async def _opened(record: bytes, wish: PracticeWish, server: Server, device: str) -> TableOpened:
    game, decks = await asyncio.to_thread(finished_game, record, server.registry.decks)
    position = continued_position(game, wish.moves, wish.seat, secrets.randbits(SEED_BITS))
    terms = Terms(options=options_model(game.options), seed=0, spectators=False, chat=False, hints=True, decks=decks)
    start = PracticeStart(terms, position, wish.seat)
    id, taken = await server.lobby.practise(start, wish.name, wish.bot, device)
    seats = [SeatTaken(**vars(seated)) for seated in taken]
    return TableOpened(table=id, link=table_link(server, id), seats=seats, commitment="")


def continued_position(game: Game, moves: int, seat: int, seed: int) -> str:
    """The position after some moves, with everything dealt again that the seat to move could not know."""
    played = [move.action for move in game.moves]
    state = new_state(game.state.rules, NOT_SEEDED)
    for action in played[:moves]:
        play(state, action)
    if moves >= len(played) or awaits_chance(state) or not state.round or int(state.seat) != seat:
        raise Unavailable("practice/not-a-turn")
    return write_position(determinised(state, seat, seed))
