"""Tables over HTTP for viewers: replays of finished games, and pictures of windows."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response

from vitrall.engine.errors import Unavailable
from vitrall.picture import Style, seat_window, window_picture
from vitrall.server.error_answers import language_of, words_for
from vitrall.server.lobby import seat_of
from vitrall.server.lobby_routes import Device, Of, SeatNumber, Secret, TableId
from vitrall.server.replay_frames import frames_text
from vitrall.server.room import Room
from vitrall.view import SPECTATOR, View
from vitrall.words import Words

# A picture has inline styles; nothing in it is executed or loaded.
DRAWN: Final = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:"}

routes = APIRouter(prefix="/api")


@routes.get("/tables/{id}/replay")
async def replay(id: TableId, request: Request, server: Of, device: Device) -> Response:
    """The finished game, frame by frame, with nothing hidden any more."""
    room = await server.registry.room(id)
    async with room.lock:
        info, film = msgspec.json.encode(room.info(device)), room.film()
    frames = await asyncio.to_thread(frames_text, *film)
    body = b'{"table":' + info + b',"frames":' + frames + b"}"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers={"vary": "accept-encoding"})
    packed = await asyncio.to_thread(gzip.compress, body, 6)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type="application/json", headers=headers)


@routes.get("/tables/{id}/pictures/{seat}.svg")
async def picture(
    id: TableId,
    seat: SeatNumber,
    request: Request,
    server: Of,
    secret: Secret,
    theme: Annotated[Literal["dark", "light"], Query()] = "dark",
) -> Response:
    """A window at this moment, as a spectator sees it."""
    room = await server.registry.room(id)
    async with room.lock:
        view = _seen(room, secret)
    words = words_for(language_of(request.headers.get("accept-language", "")))
    drawn = await asyncio.to_thread(_drawn, room, view, seat, words, Style(theme=theme))
    return Response(drawn, media_type="image/svg+xml", headers=DRAWN)


def _seen(room: Room, secret: str) -> View:
    """Check that the reader may see the table: without spectators only its players may, after the end everybody."""
    table = room.playing()
    if not room.terms.spectators and not table.game.is_over:
        if not secret:
            raise Unavailable("table/no-spectators")
        seat_of(room, secret)
    return table.view(SPECTATOR)


def _drawn(room: Room, view: View, seat: int, words: Words, style: Style) -> str:
    game = room.playing().game
    voice = words.with_cards(game.cards.wordings) if game.cards else words
    pattern, dice = seat_window(view, seat, game.state.rules.deck)
    return window_picture(pattern, dice, favor=view["seats"][seat]["favor"], words=voice, style=style).svg
