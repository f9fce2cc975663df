"""A name for every request and socket: the answer's header and every log line written meanwhile have it."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrall.server.guard import header

HEADER: Final = b"x-request-id"
CURRENT: Final[ContextVar[str]] = ContextVar("request", default="")
_PROXYS: Final = re.compile(r"[A-Za-z0-9._-]{8,64}", re.ASCII)
_STARTS: Final = ("http.response.start", "websocket.accept")


class RequestIds:
    """Middleware around everything. Behind a proxy the proxy's id is used, so that both logs can be searched for it."""

    def __init__(self, app: ASGIApp, proxied: bool) -> None:
        self._app = app
        self._proxied = proxied

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = self._id(scope)

        async def send_with_id(message: Message) -> None:
            if message["type"] in _STARTS:
                message = {**message, "headers": [*message.get("headers", ()), (HEADER, request.encode())]}
            await send(message)

        # Never reset: a request has a task of its own, and what it may still have to log comes after this.
        CURRENT.set(request)
        await self._app(scope, receive, send_with_id)

    def _id(self, scope: Scope) -> str:
        given = header(scope, HEADER) if self._proxied else ""
        return given if _PROXYS.fullmatch(given) else secrets.token_hex(8)
