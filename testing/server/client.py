"""A small client, written from `docs/protocol.md`: a device with its cookie, and sockets to tables."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple, NoReturn

from websockets.sync.client import ClientConnection, connect

from vitrall.server.protocol import VERSION

TIMEOUT = 30  # seconds; a machine may be busy


class Answer(NamedTuple):
    """What a server said to a request."""

    status: int
    body: Any
    headers: dict[str, str]


class Device:
    """One browser: it stores its cookie, and talks to one server at a time."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.cookie = ""
        self.language = language
        self.version = VERSION  # of the protocol; a page from an older server speaks an older one

    def ask(self, method: str, path: str, body: Any = None, secret: str = "", **headers: str) -> Answer:
        """One request. Errors are answers too."""
        sent = {"accept-language": self.language, "cookie": self.cookie, "x-vitrall-seat": secret, **headers}
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        if data is not None:
            sent.setdefault("content-type", "application/json")
        request = urllib.request.Request(self.address + path, data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                return self._answer(response.status, response.read(), dict(response.headers))
        except urllib.error.HTTPError as error:
            with error:
                return self._answer(error.code, error.read(), dict(error.headers))

    def _answer(self, status: int, body: bytes, headers: dict[str, str]) -> Answer:
        lower = {name.lower(): value for name, value in headers.items()}
        if "set-cookie" in lower:
            self.cookie = lower["set-cookie"].partition(";")[0]
        is_json = lower.get("content-type", "").startswith("application/json")
        return Answer(status, json.loads(body) if is_json and body else body.decode(errors="replace"), lower)

    def done(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """A request that must go well."""
        answer = self.ask(method, path, body, secret)
        assert answer.status < 300, answer
        return answer.body

    def open(self, seats: list[dict[str, str]], **terms: Any) -> Any:
        return self.done("POST", "/api/tables", {"terms": terms, "seats": seats})

    def line(self, table: str, *secrets: str, last: int = -1, headers: dict[str, str] | None = None) -> Line:
        """A socket to a table, after its welcome."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        sent = {**({"Cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        way = connect(address, additional_headers=sent, open_timeout=TIMEOUT, close_timeout=2, max_size=None)
        return Line(way, self.language, list(secrets), last, self.version)


class Line:
    """One socket. Keeps the last number and the last view of each seat, as a screen would."""

    def __init__(self, way: ClientConnection, language: str, secrets: list[str], last: int, version: int) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(way)
        self.last = last
        self.views: dict[int | None, Any] = {}
        self.heard: list[str] = []
        self.undo = False
        self.send(type="hello", version=version, language=language, secrets=secrets, last=last)
        self.welcome = self.receive()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = TIMEOUT) -> Any:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] in ("state", "update") and message["view"] is not None:
            self.views[message["view"]["you"]] = message["view"]
            self.last = message["number"]
            self.undo = message["undo"]
        return message

    def listen(self) -> NoReturn:
        """All messages, until the connection is cut."""
        while True:
            self.receive()

    def until(self, *kinds: str) -> Any:
        """The next message of one of these kinds; messages in between are stored and skipped."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def reach(self, number: int) -> Any:
        """The view after the entry of that number."""
        while self.last < number or not self.views:
            message = self.receive()
            assert message["type"] not in ("refused", "error"), message
        return self.view

    @property
    def view(self) -> Any:
        return next(iter(self.views.values()))

    def move(self, move: str, **more: Any) -> None:
        self.send(type="move", number=self.last + 1, move=move, **more)

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Seat(NamedTuple):
    """A seat, and whose it is."""

    device: Device
    table: str
    seat: int
    secret: str

    def line(self, last: int = -1) -> Line:
        return self.device.line(self.table, self.secret, last=last)


def two_seats(address: str, other: str = "", start: bool = True, **terms: Any) -> tuple[Seat, Seat]:
    """A table of two people with a device each, begun unless it is to wait; the second may use another process."""
    ana, bo = Device(address), Device(other or address)
    opened = ana.open([{"kind": "person", "name": "Ana"}], **terms)
    table = opened["table"]
    taken = bo.done("POST", f"/api/tables/{table}/seats", {"name": "Bo", "luck": "b0b0"})
    if start:
        ana.done("POST", f"/api/tables/{table}/start")
    return Seat(ana, table, 0, opened["seats"][0]["secret"]), Seat(bo, table, 1, taken["secret"])


def close(*lines: Line) -> None:
    for line in lines:
        line.close()


def choice(view: Any, luck: Random) -> str:
    """A random move that ends the turn only if nothing else is legal."""
    eager = [move for move in view["legal"] if move != "pass"]
    return str(luck.choice(eager or view["legal"]))


def hasty(view: Any) -> str:
    """The shortest way through a turn."""
    return "pass" if "pass" in view["legal"] else str(view["legal"][0])


def played_alone(device: Device, **terms: Any) -> str:
    """A solo game to its end, every turn ended at once."""
    opened = device.open([{"kind": "person", "name": "Ana"}], options={"players": 1}, **terms)
    device.done("POST", f"/api/tables/{opened['table']}/start")
    with device.line(opened["table"], opened["seats"][0]["secret"]) as line:
        view = line.reach(0)
        while not view["over"]:
            line.move(hasty(view))
            view = line.reach(line.last + 1)
    return str(opened["table"])
