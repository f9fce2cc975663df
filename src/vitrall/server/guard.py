"""Checks of every request (origin, size, rate), and the strict headers of every response."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.server.limits import Buckets, network, too_many
from vitrall.server.settings import Settings

MOST_BODY: Final = 16_384
MOST_RECORD: Final = 65_536  # of a whole game; the longest ones of six players have a tenth of it
RECORDS: Final = re.compile(r"^/api/(?:analysis|moving|practice)$")  # requests that bring one
# How many requests these weigh as, by the end of their path: a new table stays; a replay, the dice of a game, a shared
# game, a picture and a judgement keep a core busy for a moment.
WEIGHTS: Final = (
    ("POST", re.compile(r"/api/tables$"), 5),
    ("POST", re.compile(r"/api/referee$"), 2),
    ("GET", re.compile(r"/(?:replay|dice|analysis)$"), 5),
    ("POST", re.compile(r"^/api/(?:analysis|moving)$|/practice$"), 5),
    ("GET", re.compile(r"^/r/[^/]+$"), 5),
    ("GET", re.compile(r"/pictures/[^/]+(?:/[^/]+)?$"), 2),
)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link to a table must not be sent to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}


def is_own_origin(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of ours is asking. Programs that are no browsers send no origin, and have no cookies to steal."""
    if not origin:
        return True
    try:
        wanted, asking = urlsplit(settings.public_url), urlsplit(origin)
    except ValueError:
        return False
    by_name = asking.scheme in ("http", "https") and asking.netloc == host and is_known_host(host, settings)
    return by_name or (bool(wanted.netloc) and origin == f"{wanted.scheme}://{wanted.netloc}")


def is_known_host(host: str, settings: Settings) -> bool:
    """Whether the Host header is ours: DNS rebinding must not reach the tables of a home network."""
    try:
        asked = urlsplit(f"//{host}")
        name, _ = asked.hostname or "", asked.port
    except ValueError:
        return False
    known = {"localhost", "127.0.0.1", "::1", settings.host, urlsplit(settings.public_url).hostname or ""}
    return name in known and bool(name) == bool(host)


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address_of(scope: Scope) -> str:
    """The address by which a client is limited, with or without a cookie."""
    return network(str(scope["client"][0])) if scope.get("client") else ""


class Guard:
    """Middleware around the whole application, so that no route can be forgotten."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Any) -> None:
        self._app = app
        self._settings = settings
        self._refuse = refuse  # turns an error into a response
        self._rates = Buckets(settings.rate_address, settings.rate_address * 6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._may_open(scope):
            await send({"type": "websocket.close", "code": 1008})  # before accept: the client gets a 403
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _dressed(send)
        wrong = self._wrong(scope)
        if wrong is not None:
            await self._refuse(scope, wrong)(scope, receive, answer)
            return
        await self._app(scope, _limited(receive, most_body(scope["path"])), answer)

    def _may_open(self, scope: Scope) -> bool:
        try:
            self._rates.check(address_of(scope))
        except Unavailable:
            return False
        return True

    def _wrong(self, scope: Scope) -> Exception | None:
        host = header(scope, b"host")
        if not is_known_host(host, self._settings):
            return Unavailable("request/origin")
        if scope["method"] not in SAFE and not is_own_origin(header(scope, b"origin"), host, self._settings):
            return Unavailable("request/origin")
        most = most_body(scope["path"])
        if int(_digits(header(scope, b"content-length"))) > most:
            return Unreadable("request/size", Why("bytes", most=most))
        try:
            self._rates.check(address_of(scope), weight(scope["method"], scope["path"]))
        except Unavailable:
            return too_many()
        return None


def weight(method: str, path: str) -> int:
    """How much of its bucket a request takes. HEAD does all that GET does, and only leaves the body out."""
    worked = "GET" if method == "HEAD" else method
    return next((most for way, end, most in WEIGHTS if way == worked and end.search(path)), 1)


def most_body(path: str) -> int:
    return MOST_RECORD if RECORDS.search(path) else MOST_BODY


def _digits(word: str) -> str:
    return word if word.isascii() and word.isdecimal() and len(word) < 16 else "0"


def _dressed(send: Send) -> Send:
    """Add the strict headers to every answer."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            extra = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in own]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return dressed


def _limited(receive: Receive, most: int) -> Receive:
    """Bodies sent in chunks are measured as well; what exceeds the limit is cut off."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            return {"type": "http.request", "body": b"", "more_body": False}
        return message

    return limited
