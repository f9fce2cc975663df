"""Moving a game between servers and devices, by its record.

A record of a game that is not over has everybody's secrets. So a server gives it away only where nobody else has any:
if all seats belong to people at one device, or if the game came from a device that had its record before. The dice that
were rolled go with it; those to come are rolled where it continues, so nothing is proved about them.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import Field

from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.game import Game
from vitrall.server.deck_folder import decks_named
from vitrall.server.guard import MOST_RECORD, address_of
from vitrall.server.lobby import SeatWish, checked_name
from vitrall.server.lobby_routes import Device, Of, SeatTaken, TableId, TableOpened, table_link
from vitrall.server.players import USUAL, check_bot
from vitrall.server.records import whole_record
from vitrall.server.storage.row_types import PERSON
from vitrall.server.terms import Model, Terms, options_model

BOT: Final = "bot:"  # before the name of a bot in the header of a record
NO_SEED: Final = 0  # the dice of such a game follow from no seed that anybody chose, and nobody sends luck

routes = APIRouter(prefix="/api")


class MovedGame(Model):
    """A game that is not over, as its record has it with nothing hidden."""

    record: Annotated[str, Field(max_length=MOST_RECORD)]


@routes.get("/tables/{id}/moving")
async def record_to_move(id: TableId, server: Of, device: Device) -> Response:
    """The whole game so far, for the device that knows its secrets (else `moving/others`, or `moving/bots`)."""
    room = await server.registry.room(id)
    people = [row for row in room.seats if row.kind == PERSON]
    if not device or any(row.device != device for row in people) or room.row.owner != device:
        raise Unavailable("moving/others")
    if len(people) < len(room.seats) and not (server.is_page or room.terms.is_moved):
        raise Unavailable("moving/bots")
    async with room.lock:
        return Response(whole_record(room), media_type="text/plain; charset=utf-8")


@routes.post("/moving", status_code=201)
async def continue_game(moved: MovedGame, request: Request, server: Of, device: Device) -> TableOpened:
    """A table at which the game continues, with its people at this device and the same bots."""
    server.openings.check(address_of(request.scope))
    decks = decks_named(moved.record.encode(), server.registry.decks)
    game = await asyncio.to_thread(Game.from_record, moved.record, deck=server.registry.decks.catalogue(decks))
    if game.is_over:
        raise Unavailable("moving/over")
    terms = Terms(
        options=options_model(game.options), seed=NO_SEED, spectators=False, chat=False, hints=True, decks=decks
    )
    wishes = [_wish(game.headers.get(f"seat {seat + 1}", ""), seat) for seat in range(game.players)]
    id, taken = await server.lobby.continue_game(terms, wishes, game.record(), device)
    seats = [SeatTaken(**vars(seated)) for seated in taken]
    return TableOpened(table=id, link=table_link(server, id), seats=seats, commitment="")


def _wish(header: str, seat: int) -> SeatWish:
    """Who sits there, as the record says; a bot or a name that cannot be here becomes one that can."""
    try:
        if header.startswith(BOT):
            return SeatWish(kind="bot", bot=check_bot(header.removeprefix(BOT)))
        return SeatWish(kind="person", name=checked_name(header))
    except VitrallError:
        is_bot = header.startswith(BOT)
        return SeatWish(kind="bot", bot=USUAL) if is_bot else SeatWish(kind="person", name=str(seat + 1))
