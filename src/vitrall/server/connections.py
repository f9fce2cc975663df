"""Limits on connections, below the application, so that half requests and floods cost next to nothing.

uvicorn's parser has no limit on the size of a request's head, no time limit until a request is whole, and answers every
ping, read or not. The two protocol classes here add those limits and count the connections of each address.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from vitrall.server import metrics
from vitrall.server.limits import Bucket, network
from vitrall.server.member import WRITES

MOST_HEAD: Final = 16_384  # bytes of a request's first line and headers
REQUEST_SECONDS: Final = 15.0  # from a connection, or the first byte of a request, until the whole request is here
ANSWER_SECONDS: Final = 180.0  # until a whole answer must have been read
MOST_PIPELINED: Final = 8  # requests sent ahead without waiting for their answers
CONTROL_RATE: Final = 5.0  # pings and pongs a second on one connection
CONTROL_BURST: Final = 40.0
MOST_QUEUED: Final = 64  # messages of one connection that wait to be processed
MOST_FRAGMENTS: Final = 64  # of one message
MOST_UNREAD: Final = 65_536  # bytes of pongs that the other side does not read
SLICE: Final = 4_096  # bytes parsed before the limits are looked at again
RESERVED: Final = 100  # descriptors for the database, workers and files


@dataclass
class Connections:
    """All connections of this process, by network. Behind a proxy all come from one address, and it must limit them."""

    most_address: int | None
    most: int
    _held: Counter[str] = field(default_factory=Counter)
    _all: int = 0

    def enter(self, address: str) -> bool:
        """Count a connection; false if there is no place for it."""
        key = network(address)
        if self._all >= self.most or (self.most_address is not None and self._held[key] >= self.most_address):
            metrics.CUT.labels("too-many").inc()
            return False
        self._held[key] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        key = network(address)
        self._all -= 1
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]


def most_connections() -> int:
    """How many there can be at once: as many descriptors as the system gives, but for those that others need."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 5_000
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(50, most - RESERVED)


def refusal_bytes(status: str, code: str, text: str) -> bytes:
    """An error answer in the usual form, before there is a request; in English, because the language is not known."""
    body = json.dumps({"error": {"code": code, "text": text, "id": ""}}).encode()
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close"
    return head.encode() + b"\r\n\r\n" + body


def protocols(connections: Connections) -> dict[str, Any]:
    """The settings of uvicorn that put these limits in place."""
    http = type("LimitedHttp", (HttpConnection,), {"places": connections})
    ws = type("LimitedSocket", (SocketConnection,), {"places": connections})
    return {"http": http, "ws": ws}


class HttpConnection(HttpToolsProtocol):
    """A connection that must send whole, short requests in good time, and read the answers."""

    places: Connections

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._head = 0  # bytes of the head that is not whole yet
        self._in_body = False
        self._timer: asyncio.TimerHandle | None = None
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.places.enter(_host(self.client))
        if not self._counted:
            transport.abort()
            return
        self._expect(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.places.leave(_host(self.client))

    def _expect(self, seconds: float | None) -> None:
        """Cut the connection unless something happens within so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._cut) if seconds is not None else None

    def _cut(self) -> None:
        metrics.CUT.labels("slow").inc()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._counted or self.transport.is_closing():
            return
        if self._timer is None:
            self._expect(REQUEST_SECONDS)
        for start in range(0, len(data), MOST_HEAD):
            part = data[start : start + MOST_HEAD]
            self._head += 0 if self._in_body else len(part)
            super().data_received(part)
            if self.parser is None or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if not self._in_body and self._head > MOST_HEAD:
                self._refuse("431 Request Header Fields Too Large", "request/size", "this request has too long a head")
                return
            if len(self.pipeline) > MOST_PIPELINED:
                self._cut()
                return

    def on_headers_complete(self) -> None:
        self._in_body, self._head = True, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body, self._head = False, 0
        self._expect(ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline and not self._in_body and not self._head:
            self._expect(None)  # uvicorn's own timer closes idle connections
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._leave()  # the socket counts itself
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse("400 Bad Request", "request/malformed", "this is not a request")

    def _refuse(self, status: str, code: str, text: str) -> None:
        metrics.REFUSED.labels(code).inc()
        self.transport.write(refusal_bytes(status, code, text))
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket whose pings, fragments and waiting messages are limited, whatever its table does meanwhile."""

    places: Connections

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST)
        self._counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = self.places.enter(_host(self.client))
        if not self._counted:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted:
            self._counted = False
            self.places.leave(_host(self.client))
        # The scope names this connection: without that circle it is freed now, not when garbage is collected.
        getattr(self, "scope", {}).pop("extensions", None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:  # it was refused, and has no scope
            return
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WRITES: {"text": self.write_text}}

    def write_text(self, text: str) -> bool:
        """Send a message at once, without a task that wakes up for it; false if it must wait, or the socket closes."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        if self._allows() and self.transport.get_write_buffer_size() < MOST_UNREAD:
            super().handle_ping()
        else:
            self._cut("pings")

    def handle_pong(self, event: Frame) -> None:
        if self._allows():
            super().handle_pong(event)
        else:
            self._cut("pings")

    def _allows(self) -> bool:
        return self._control.take()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._cut("fragments")
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_QUEUED:
            self._cut("flood")
            return
        super().send_receive_event_to_app()

    def _cut(self, reason: str) -> None:
        if not self.transport.is_closing():  # frames that came with the last one are still looked at
            metrics.CUT.labels(reason).inc()
            self.transport.abort()


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
