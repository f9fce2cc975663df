"""Unruly clients over real sockets against the real server, with games running: nothing breaks, nothing leaks.

    python3 dev.py campaign fuzz-socket [--messages N] [--minutes N] [--tables N] [--seed N] [--again]

It ends after so many messages or so many minutes, whichever comes first, and the next run continues from what
`bench/checkpoints/fuzz-socket.json` has counted. Afterwards every game is played to its end by
honest clients, and its record must prove its dice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from bench._fuzz_checkpoint import Progress, read_progress, write_progress
from bench._served import environment
from bench._trust import ROOT, commit, table, write_section
from testing.server.client import Device, Line, Seat, hasty, two_seats
from testing.server.process import serving
from testing.server.unruly import KINDS, SHARES, Sight
from vitrall.fair import verify
from vitrall.server.protocol import VERSION

PAGE: Final = ROOT / "docs" / "reliability.md"
ONE_RUN: Final = 20_000  # messages before the checkpoint is written
LINE: Final = 80  # messages at most before a new connection
PATIENCE: Final = 60  # seconds; a machine may be busy
LOST: Final = (OSError, EOFError, TimeoutError, WebSocketException)
TRACES: Final = ("Traceback", 'File \\"', "sqlalchemy", "site-packages")


@dataclass
class Figures:
    """The messages sent, and their results."""

    sent: Counter[str] = field(default_factory=Counter)  # those that the server has dealt with
    cut: int = 0  # those that may have been lost, as the line was cut behind them
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    traces: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    games: int = 0
    unproven: list[str] = field(default_factory=list)
    until: float = math.inf  # when enough has been said, by the clock

    def is_enough(self, messages: int) -> bool:
        return self.sent.total() >= messages or time.monotonic() > self.until

    @property
    def is_well(self) -> bool:
        return not (self.faults or self.traces or self.leaks or self.unproven)


@dataclass
class Target:
    """A table of two people, with what each must not learn of the other."""

    seats: tuple[Seat, Seat]
    private: dict[int, str] = field(default_factory=dict)  # by seat the card that only it may see
    over: bool = False

    def secrets_from(self, seat: int | None) -> list[str]:
        """What a seat or a spectator must not learn; after the end the cards are open."""
        cards = [] if self.over else [card for owner, card in self.private.items() if owner != seat]
        return [*cards, *(each.secret for each in self.seats)]


def open_target(address: str) -> Target:
    target = Target(two_seats(address, hints=True))
    for seat in target.seats:
        with seat.line() as line:
            target.private[seat.seat] = line.reach(0)["seats"][seat.seat]["privates"][0]
    return target


class Unruly:
    """One connection that sends what it should not."""

    def __init__(self, target: Target, seat: int | None, luck: Random, figures: Figures) -> None:
        self._target = target
        self._seat = seat
        self._luck = luck
        self._figures = figures
        self._view: Any = None
        self._number = 0
        self._sent: list[str] = []

    async def talk(self, budget: int) -> int:
        """So many messages, or until the line is cut; how many were sent."""
        said = 0
        waiting: list[str] = []
        try:
            seat = self._target.seats[self._seat or 0]
            address = seat.device.address.replace("http", "ws", 1) + f"/api/tables/{seat.table}/socket"
            async with connect(address, compression=None, max_size=None) as socket:
                secrets = [] if self._seat is None else [seat.secret]
                await socket.send(json.dumps({"type": "hello", "version": VERSION, "secrets": secrets}))
                await self._until(socket, "welcome", "")
                while said < budget:
                    waiting = await self._burst(socket, min(8, budget - said))
                    await self._fence(socket, said)
                    said += len(waiting)
                    self._figures.sent.update(waiting)
                    waiting = []
        except InvalidStatus as error:
            if error.response.status_code >= 500:
                self._figures.faults.append(f"status {error.response.status_code}")
        except LOST:
            self._figures.cut += len(waiting)  # as whoever floods or talks nonsense is
        return said

    async def _burst(self, socket: ClientConnection, count: int) -> list[str]:
        """Some messages at once; their kinds."""
        kinds = []
        for _ in range(count):
            kind = self._luck.choices(list(KINDS), SHARES)[0]
            legal = self._view["legal"] if self._view else []
            message = KINDS[kind](self._luck, Sight(self._number + 1, legal, self._seat, self._sent))
            await socket.send(message)
            kinds.append(kind)
            if isinstance(message, str) and len(message) < 1000:
                self._sent = [*self._sent[-20:], message]
        return kinds

    async def _fence(self, socket: ClientConnection, number: int) -> None:
        """A move for a seat that nobody here has is answered last, with its own words: all before it is dealt with."""
        word = f"fence {number}"
        await socket.send(json.dumps({"type": "move", "number": 0, "move": word, "seat": 5}))
        await self._until(socket, "refused", word)

    async def _until(self, socket: ClientConnection, kind: str, word: str) -> None:
        """Whatever is answered, up to that."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = self._judge(str(await socket.recv()))
                if message["type"] == kind and message.get("move", "") == word:
                    return

    def _judge(self, text: str) -> Any:
        message = json.loads(text)
        self._figures.answers[message.get("code") or message["type"]] += 1
        if message.get("view"):
            self._view, self._number = message["view"], message["number"]
            self._target.over = self._target.over or self._view["over"]
        if message.get("code") in ("server/fault", "server/away"):
            self._figures.faults.append(text[:200])
        if any(trace in text for trace in TRACES):
            self._figures.traces.append(text[:200])
        if any(secret in text for secret in self._target.secrets_from(self._seat)):
            self._figures.leaks.append(f"to {self._seat}: {text[:200]}")
        return message


async def pester(targets: list[Target], figures: Figures, messages: int, luck: Random) -> None:
    """All tables at once, each by three lines: both seats and a spectator."""

    async def lines(target: Target, seat: int | None, own: Random) -> None:
        while not figures.is_enough(messages) and not target.over:
            await Unruly(target, seat, own, figures).talk(min(LINE, messages - figures.sent.total()))

    work = [lines(target, seat, Random(luck.random())) for target in targets for seat in (0, 1, None)]
    await asyncio.gather(*work)


def finish(target: Target, figures: Figures) -> None:
    """Honest people play on to the end; the record must prove its dice."""
    lines = [seat.line() for seat in target.seats]
    try:
        _play_out(lines)
        record = target.seats[0].device.done("GET", f"/api/tables/{target.seats[0].table}/record")
        proof = verify(record)
        if not proof.over or proof.dice != "fair":
            figures.unproven.append(f"{target.seats[0].table}: {proof}")
    except Exception as error:
        figures.unproven.append(f"{target.seats[0].table}: {error!r}"[:300])
    finally:
        for line in lines:
            line.close()
    figures.games += 1


def _play_out(lines: list[Line]) -> None:
    for line in lines:
        line.reach(0)
        line.send(type="pause", wish=False)
        line.send(type="return")
    while not lines[0].view["over"]:
        for line in lines:
            _catch_up(line)
        mover = next((line for line in lines if line.view["legal"]), None)
        if mover is not None:
            mover.move(hasty(mover.view))
            mover.until("update", "state", "refused")


def _catch_up(line: Line) -> None:
    """The present state; news of the table and errors in between do not matter."""
    line.send(type="ask", last=-1)
    line.until("state")


def campaign(
    messages: int, tables: int, seed: int, database: Path, minutes: float = math.inf, **environ: str
) -> Figures:
    """Until so many messages were dealt with, or the time is up; games that end make room for others."""
    figures, luck = Figures(until=time.monotonic() + 60 * minutes), Random(seed)
    with serving(database, "--sockets-address", "1000", **environ) as server:
        while not figures.is_enough(messages):
            targets = [open_target(server.address) for _ in range(tables)]
            asyncio.run(pester(targets, figures, messages, luck))
            for target in targets:
                finish(target, figures)
            print(f"{figures.sent.total():,} messages, {figures.games} games", file=sys.stderr, flush=True)
        health = Device(server.address).ask("GET", "/ready")
        if health.status != 200:
            figures.faults.append(f"not ready: {health.status}")
    return figures


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign fuzz-socket")
    parser.add_argument("--messages", type=int, default=500_000, help="in all runs together; default: 500,000")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="forget what earlier runs have counted")
    asked = parser.parse_args(arguments)
    progress = Progress() if asked.again else read_progress()
    until = time.monotonic() + 60 * asked.minutes
    well = True
    while progress.messages < asked.messages and time.monotonic() < until:
        well = run_once(progress, asked, (until - time.monotonic()) / 60) and well
    _write(progress, asked)
    return 0 if well and not any(progress.wrong.values()) else 1


def run_once(progress: Progress, asked: argparse.Namespace, minutes: float) -> bool:
    """One server, and at most so many messages that a stopped run loses little; added to what was counted before."""
    started = time.monotonic()
    messages = min(ONE_RUN, asked.messages - progress.messages)
    with tempfile.TemporaryDirectory() as folder:
        path, seed = Path(folder) / "tables.db", asked.seed + progress.runs
        figures = campaign(messages, asked.tables, seed, path, minutes, **environment())
    for wrong in (*figures.faults, *figures.traces, *figures.leaks, *figures.unproven)[:20]:
        print(wrong, file=sys.stderr)
    progress.add(figures, time.monotonic() - started, commit())
    write_progress(progress)
    return figures.is_well


def _write(progress: Progress, asked: argparse.Namespace) -> None:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    text = (
        f"`python3 dev.py campaign fuzz-socket`, {day}, {', '.join(progress.commits)}, {asked.tables} tables at a "
        f"time, {progress.seconds / 60:.0f} minutes in {progress.runs} runs. Beyond those of the table, "
        f"{progress.cut:,} "
        "messages were sent to lines that the server cut for too much nonsense. A game is harmed that honest people "
        "cannot play to its end afterwards, or whose record does not prove its dice."
    )
    sent = Counter(progress.sent).most_common()
    kinds = table(["messages dealt with", ""], [*sent, ("all", progress.messages)])
    head = ["answers", "faults of the server", "traces", "secrets of others", "games", "games harmed"]
    wrong = [progress.wrong.get(name, 0) for name in ("faults", "traces", "leaks")]
    row = [f"{sum(progress.answers.values()):,}", *wrong, progress.games, progress.wrong.get("unproven", 0)]
    answers = table(head, [row])
    print(kinds, answers, Counter(progress.answers).most_common(), sep="\n\n")
    write_section("fuzz-socket", f"{text}\n\n{kinds}\n\n{answers}", PAGE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
