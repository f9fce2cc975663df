"""Opens a socket: checks its origin and address, and finds its table."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from vitrall.engine.errors import Unavailable
from vitrall.server import metrics
from vitrall.server.guard import address_of, header, is_known_host, is_own_origin
from vitrall.server.identity import COOKIE, is_table_id
from vitrall.server.running import Server
from vitrall.server.socket import BAD, Conversation

routes = APIRouter(prefix="/api")


@routes.websocket("/tables/{id}/socket")
async def socket(socket: WebSocket, id: str) -> None:
    """Pages of other sites are refused before anything is read: a browser sends cookies with any socket."""
    server = socket.app.state.server
    assert isinstance(server, Server)
    host = header(socket.scope, b"host")
    own = is_own_origin(header(socket.scope, b"origin"), host, server.settings)
    if not own or not is_known_host(host, server.settings) or not is_table_id(id):
        await socket.close(BAD)
        return
    try:
        with server.places.place(address_of(socket.scope)), metrics.SOCKETS.track_inprogress():
            await socket.accept()
            await _converse(server, socket, id)
    except Unavailable:
        await socket.close(BAD)


async def _converse(server: Server, socket: WebSocket, id: str) -> None:
    device = server.signer.device(socket.cookies.get(COOKIE, ""))
    try:
        await Conversation(socket, server.registry, server.settings, server.seat_rate_limits, device).run(id)
    except (WebSocketDisconnect, asyncio.CancelledError):
        return  # the connection broke, or the server stops: everything acknowledged is saved
