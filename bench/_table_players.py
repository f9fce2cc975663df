"""Many tables of two over real sockets: players who move at a given pace, reconnect when the connection breaks, and
record what they received.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from testing.server.client import choice, two_seats
from vitrall.server.protocol import VERSION

LOST: Final = (OSError, EOFError, TimeoutError, WebSocketException)
PATIENCE: Final = 5  # seconds; the mover's server may have died, and then nothing comes
# Events that each seat reads in its own way.
SECRET: Final = ("dealt", "window-chosen", "window-shown", "blooms-kept", "blooms-counted")


@dataclass
class Pair:
    """A table of two, and everything that its players received."""

    table: str
    secrets: tuple[str, str]
    told: dict[int, list[Any]] = field(default_factory=dict)
    seconds: list[tuple[float, float]] = field(default_factory=list)  # when, and from sending to the other screen
    over: bool = False
    latest: float = 0.0  # when the latest move was told


def open_pairs(addresses: Sequence[str], count: int) -> list[Pair]:
    """So many tables that have begun, spread over the servers."""
    seats = [two_seats(addresses[number % len(addresses)]) for number in range(count)]
    return [Pair(ana.table, (ana.secret, bo.secret)) for ana, bo in seats]


class Line:
    """One socket of one seat."""

    def __init__(self, socket: ClientConnection, pair: Pair) -> None:
        self._socket = socket
        self._pair = pair
        self.view: Any = None
        self.last = -1

    async def greet(self, secret: str) -> None:
        await self.send(type="hello", version=VERSION, secrets=[secret])

    async def send(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def reach(self, number: int) -> None:
        """Listen until the entry of that number has arrived."""
        while self.view is None or self.last < number:
            message = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if message["type"] in ("refused", "error"):
                raise AssertionError(message)
            if message["type"] == "update":
                self._note(message["number"], message["events"])
            if message.get("view"):
                self.view, self.last = message["view"], message["number"]

    def _note(self, number: int, events: list[Any]) -> None:
        """Check that every entry is the same for everybody."""
        if not any(event["kind"] in SECRET for event in events):
            assert self._pair.told.setdefault(number, events) == events, f"entry {number} was told in two ways"


async def play(pair: Pair, addresses: Sequence[str], pace: float, until: float, luck: Random) -> None:
    """Play until the time is up or the game is over; each seat is at any of the servers, and comes back to any."""
    while time.time() < until and not pair.over:
        try:
            await _sit(pair, [luck.choice(addresses) for _ in pair.secrets], pace, until, luck)
        except LOST:
            await asyncio.sleep(0.1 + luck.random() * 0.2)


async def _sit(pair: Pair, addresses: Sequence[str], pace: float, until: float, luck: Random) -> None:
    async with _lines(pair, addresses) as lines:
        while time.time() < until and not pair.over:
            await _move(pair, lines, luck)
            await asyncio.sleep(luck.expovariate(1 / pace))


async def visit(pair: Pair, address: str, moves: int, luck: Random) -> None:
    """Both sit down, make so many moves and leave."""
    async with _lines(pair, [address, address]) as lines:
        for _ in range(moves):
            await _move(pair, lines, luck)


@asynccontextmanager
async def _lines(pair: Pair, addresses: Sequence[str]) -> AsyncIterator[list[Line]]:
    """A line for each seat, welcomed and with a view."""
    urls = [address.replace("http", "ws", 1) + f"/api/tables/{pair.table}/socket" for address in addresses]
    async with connect(urls[0], compression=None) as one, connect(urls[1], compression=None) as two:
        lines = [Line(one, pair), Line(two, pair)]
        for line, secret in zip(lines, pair.secrets, strict=True):
            await line.greet(secret)
            await line.reach(0)
        yield lines


async def _move(pair: Pair, lines: list[Line], luck: Random) -> None:
    """One move, until the other one sees it."""
    latest = max(line.last for line in lines)
    for line in lines:
        await line.reach(latest)
    pair.over = lines[0].view["over"]
    if pair.over:
        return
    mover, other = sorted(lines, key=lambda line: not line.view["legal"])
    started = time.perf_counter()
    await mover.send(type="move", number=latest + 1, move=choice(mover.view, luck))
    await other.reach(latest + 1)
    pair.latest = time.time()
    pair.seconds.append((pair.latest, time.perf_counter() - started))
