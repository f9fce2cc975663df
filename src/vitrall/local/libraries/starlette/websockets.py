"""A socket whose other end is the page in the same process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class WebSocketDisconnect(Exception):
    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


class WebSocket:
    """Messages of the page wait in a queue; ours go to the function that the page gave."""

    def __init__(self, send: Callable[[str], Any], closed: Callable[[], Any]) -> None:
        self.scope: dict[str, Any] = {}  # no extensions: every text goes through `send_text`
        self._send = send
        self._closed = closed
        self._received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._is_closed = False

    def hear(self, text: str) -> None:
        self._received.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._is_closed = True
        self._received.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> dict[str, Any]:
        return await self._received.get()

    async def send_text(self, text: str) -> None:
        if not self._is_closed:
            self._send(text)

    async def close(self, code: int = 1000) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._closed()
