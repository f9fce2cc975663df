"""How long people wait for bots while many tables play: one server on SQLite, a person and three bots at each table.

    python3 dev.py campaign bots [--seconds N] [--think SECONDS] [--workers N] [--games N] [--seed N]

Each person thinks for a while before a move (on average `--think` seconds) and then waits until it is their turn again.
Bots think as long as the load leaves them; afterwards games of that bot with that much time, against the craftsman and
through the same workers, tell what strength that is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect

import bench._compiled  # noqa: F401 (first: it puts the compiled engine before the plain one)
from bench._served import engine, environment
from bench._trust import ROOT, table, write_section
from bench._worker_games import points, worker_game
from testing.server.client import Device, choice
from testing.server.process import Serving, serving
from vitrall.server.players import Players
from vitrall.server.protocol import VERSION

PAGE: Final = ROOT / "docs" / "reliability.md"
KINDS: Final = ((50, "master"), (200, "craftsman"))
BOTS: Final = 3
MEDIAN: Final = 3.0  # seconds that the median of the waits must stay below
MOST: Final = 10.0  # and 95 % of them
WARM_UP: Final = 10.0


@dataclass
class Seen:
    """What the people of all tables experienced."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    idle: int = 0  # turns that a bot ended without having done anything; now and then nothing fits


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign bots")
    parser.add_argument("--seconds", type=float, default=50)
    parser.add_argument("--think", type=float, default=3)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    rows, good = [], True
    for tables, bot in KINDS:
        row, held = measure(tables, bot, asked)
        rows.append(row)
        good = good and held
    head = ["tables", "bots", "waits", "median s", "95 % s", "slowest s", "bot moves", "fallbacks", "empty turns"]
    head += ["ms a turn", "quick looks", "against the craftsman", "load"]
    print(table(head, rows))
    when = datetime.now(UTC).strftime("%Y-%m-%d")
    title = (
        f"`python3 dev.py campaign bots`, {when}, {engine()} engine, {os.cpu_count()} cores shared with the players,"
    )
    title += f" {asked.workers} workers, people think {asked.think:g} s a move on average:"
    write_section("bots", f"{title}\n\n{table(head, rows)}", PAGE)
    return 0 if good else 1


def measure(tables: int, bot: str, asked: argparse.Namespace) -> tuple[list[object], bool]:
    """One row of figures, and whether they are as they should be."""
    flags = ("--metrics", "--workers", str(asked.workers), "--sockets-address", "10000", "--tables-device", "100000")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "t.db", *flags, **environment()) as server:
        seats = [_opened(server, bot) for _ in range(tables)]
        seen, begin = Seen(), time.monotonic() + WARM_UP
        asyncio.run(_all(server, seats, seen, begin, begin + asked.seconds, asked))
        figures = Device(server.address).ask("GET", "/metrics").body
    turns = _figure(figures, "vitrall_bot_budget_seconds_count")
    budget = round(1000 * _figure(figures, "vitrall_bot_budget_seconds_sum") / turns)
    quick = _figure(figures, "vitrall_bot_budget_seconds_bucket", 'le="0.001"') / turns
    fallbacks = int(_figure(figures, "vitrall_bot_fallbacks_total"))
    waits = sorted(seen.waits) or [float("inf")]
    median, most = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
    load = f"{os.getloadavg()[0]:.1f}"
    strength = asyncio.run(_strength(bot, budget, asked)) if bot != "craftsman" else "it is the craftsman"
    cells = [f"{seconds:.1f}" for seconds in (median, most, waits[-1])]
    row = [tables, f"{BOTS} × {bot}", len(seen.waits), *cells, seen.moves, fallbacks, seen.idle]
    row += [budget, f"{quick:.0%}", strength, load]
    print(row, file=sys.stderr, flush=True)
    return row, median < MEDIAN and most < MOST and not fallbacks


def _opened(server: Serving, bot: str) -> tuple[str, str]:
    """A table of a person with three bots, begun; every one of another device."""
    device = Device(server.address)
    wishes = [{"kind": "person", "name": "Ana"}, *[{"kind": "bot", "bot": bot}] * BOTS]
    opened = device.open(wishes, options={"players": BOTS + 1})
    device.done("POST", f"/api/tables/{opened['table']}/start")
    return opened["table"], opened["seats"][0]["secret"]


async def _all(
    server: Serving, seats: list[tuple[str, str]], seen: Seen, begin: float, until: float, asked: argparse.Namespace
) -> None:
    address = server.address.replace("http", "ws", 1)

    async def person(number: int, id: str, secret: str) -> None:
        luck = Random(asked.seed * 100_003 + number)
        await asyncio.sleep(luck.random() * WARM_UP / 2)
        async with connect(f"{address}/api/tables/{id}/socket", compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "secrets": [secret]}))
            await Person(socket, seen, luck).play(begin, until, asked.think)

    await asyncio.gather(*(person(number, *seat) for number, seat in enumerate(seats)))


class Person:
    """Thinks, moves, waits, and notes how long."""

    def __init__(self, socket: Any, seen: Seen, luck: Random) -> None:
        self._socket = socket
        self._seen = seen
        self._luck = luck
        self._view: Any = None
        self._last = -1

    async def play(self, begin: float, until: float, think: float) -> None:
        while time.monotonic() < until:
            since = time.monotonic()
            while self._view is None or not (self._view["legal"] or self._view["over"]):
                await self._hear()
            if self._view["over"]:
                return
            if since > begin and (waited := time.monotonic() - since) > 0.001:
                self._seen.waits.append(waited)
            await asyncio.sleep(self._luck.expovariate(1 / think))
            number = self._last
            move = choice(self._view, self._luck)
            await self._socket.send(json.dumps({"type": "move", "number": number + 1, "move": move}))
            while self._last == number:
                await self._hear()

    async def _hear(self) -> None:
        message = json.loads(await asyncio.wait_for(self._socket.recv(), 120))
        assert message["type"] not in ("refused", "error"), message
        if message["type"] == "update" and message["seat"]:
            self._seen.moves += 1
            self._seen.idle += any(event["kind"] == "turn-given-up" for event in message["events"])
        if message.get("view"):
            self._view, self._last = message["view"], message["number"]


def _figure(text: str, name: str, label: str = "") -> float:
    """A figure of /metrics: all its labels together, or those with one label."""
    labels = rf"{{[^}}]*{label}[^}}]*}}" if label else r"(?:{[^}]*})?"
    return sum(float(value) for value in re.findall(rf"^{name}{labels} (\S+)$", text, re.MULTILINE))


async def _strength(bot: str, milliseconds: int, asked: argparse.Namespace) -> str:
    """Points of this bot with so much time against those of the craftsman, seats in turn."""
    players = Players(asked.workers)
    players.thinking = max(1, milliseconds)
    numbers = iter(range(asked.games))

    async def play() -> list[tuple[int, int]]:
        """Games until there are none left: as many at a time as there are workers."""
        totals = []
        for number in numbers:
            first = number % 2
            game = await worker_game(players, [bot, "craftsman"][:: 1 if first else -1], asked.seed * 1000 + number)
            mine, theirs = points(game)[:: 1 if first else -1]
            totals.append((mine, theirs))
        return totals

    try:
        games = [pair for pairs in await asyncio.gather(*(play() for _ in range(asked.workers))) for pair in pairs]
    finally:
        players.close()
    won = sum((mine > theirs) + (mine == theirs) / 2 for mine, theirs in games) / len(games)
    own, other = (sum(pair[seat] for pair in games) / len(games) for seat in (0, 1))
    return f"{won:.0%} of {len(games)} games, {own:.1f} to {other:.1f} points"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
