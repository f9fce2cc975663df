"""How long a move takes to the other screens while many tables move: one server on SQLite, the players on the same
machine.

    python3 dev.py campaign load [--tables N] [--rate N] [--seconds N] [--runs N] [--seed N]

The rate is that of all tables together, in moves a second; every move is on the disk before it is sent. Each run starts
a server of its own and gives a row, because a machine that shares its processors with others is not equally fast twice.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

from bench._served import engine, environment
from bench._table_players import Pair, open_pairs, play
from bench._trust import ROOT, commit, table, write_section
from testing.server.process import Serving, serving
from testing.server.process_load import milliseconds_taken, processor_seconds, resident_bytes

PAGE = ROOT / "docs" / "reliability.md"
WARM_UP = 16.0  # seconds; two thousand sockets keep a server busy, and everybody sits after half of them
SLICE = 5.0  # seconds of which the slow moves are told apart, to see whether something grows
MOST_EXPLAINED = 20  # moves
MOST_SECONDS = 3  # of a run, in the table of the slowest
LEAST_TAKEN = 20.0  # milliseconds in two seconds; less explains no slow move
HEAD: Final = [
    "tables", "moves a second", "median ms", "99 % ms", "slowest ms", "server CPU %", "server MB", "load",
    "taken by the host",
]  # fmt: skip
NOTED = ("the loop was held up", "a commit was slow")  # messages of the server's log

Slow = tuple[float, float]  # when a move arrived, and the milliseconds it took


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    rows: list[list[object]] = []
    causes: list[list[object]] = []
    for number in range(asked.runs):
        row, reasons = run(asked, asked.seed + number)
        rows.append(row)
        causes += [[number + 1, *reason] for reason in reasons[:MOST_SECONDS]]
        print(table(HEAD, [row]), file=sys.stderr)
    why = table(["run", "slowest moves, ms", "what was noted in that second"], causes)
    print(table(HEAD, rows), why, sep="\n\n")
    when = f"{datetime.now(UTC).strftime('%Y-%m-%d')}, {commit()}"
    title = (
        f"`python3 dev.py campaign load`, {when}, {engine()} engine, {os.cpu_count()} cores shared with the players:"
    )
    write_section("load", f"{title}\n\n{table(HEAD, rows)}\n\n{why}", PAGE)
    return 0


def run(asked: argparse.Namespace, seed: int) -> tuple[list[object], list[list[object]]]:
    """One row of figures, and what explains the slowest moves."""
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--metrics", "--sockets-address", "10000", "--tables-device", "100000")
        with serving(Path(folder) / "tables.db", *flags, **environment()) as server:
            taken: dict[int, float] = {}
            row, slowest = measure(server, asked, seed, taken)
            return row, explained(slowest, server.log(), taken)


def measure(
    server: Serving, asked: argparse.Namespace, seed: int, taken: dict[int, float]
) -> tuple[list[object], list[Slow]]:
    """One row of figures, of the time after the warm-up alone; and the slowest moves, by when and milliseconds.

    Writes down by second how much processor time the host of a virtual machine took away."""
    pairs = open_pairs([server.address], asked.tables)
    gc.disable()  # in the players' process a full search takes a third of a second, and is not the server's time
    begin = time.time() + WARM_UP
    used = asyncio.run(_all(pairs, server, asked, seed, begin, taken)) / asked.seconds
    gc.enable()
    moves = [(when, 1000 * seconds) for pair in pairs for when, seconds in pair.seconds if when > begin]
    _print_slices(moves, begin)
    moves.sort(key=lambda move: move[1])
    times = [milliseconds for _, milliseconds in moves]
    figures = [times[len(times) // 2], times[int(len(times) * 0.99)], times[-1]]
    cells = [f"{figure:.0f}" for figure in figures]
    load = f"{os.getloadavg()[0]:.1f}"
    rate, megabytes = round(len(moves) / asked.seconds), resident_bytes(server) // 1_000_000
    away = sum(taken.values()) / 1000 / (asked.seconds * (os.cpu_count() or 1))
    return [asked.tables, rate, *cells, f"{used:.0%}", megabytes, load, f"{away:.1%}"], moves[-MOST_EXPLAINED:]


def _print_slices(moves: Sequence[Slow], begin: float) -> None:
    slices: dict[int, list[float]] = {}
    for when, milliseconds in moves:
        slices.setdefault(int((when - begin) / SLICE), []).append(milliseconds)
    for place, times in sorted(slices.items()):
        slow = sorted(times)[int(len(times) * 0.99)]
        print(
            f"from {place * SLICE:.0f} s: {len(times) / SLICE:.0f} moves a second, 99 % {slow:.0f} ms", file=sys.stderr
        )


def explained(slowest: Sequence[Slow], log: str, taken: Mapping[int, float]) -> list[list[object]]:
    """By second: how long its slowest move took, and what the log of the server and the host have to say of it."""
    by_second: dict[int, float] = {}
    for when, milliseconds in slowest:
        began = int(when - milliseconds / 1000)
        by_second[began] = max(milliseconds, by_second.get(began, 0.0))
    notes = [line for line in map(json.loads, log.splitlines()) if line["message"] in NOTED]
    rows: list[list[object]] = []
    for second, milliseconds in sorted(by_second.items(), key=lambda each: -each[1]):
        near = [note for note in notes if 0 <= _second(note["time"]) - second <= 1]
        causes = [f"{note['message']} for {1000 * note['seconds']:.0f} ms: {note['reason']}" for note in near]
        away = taken.get(second, 0.0) + taken.get(second + 1, 0.0)
        if away >= LEAST_TAKEN:
            causes.append(f"the host took the processors away for {away:.0f} ms")
        rows.append([f"{milliseconds:.0f}", "; ".join(causes) or "nothing: the players or the machine were slow"])
    return rows


def _second(time_of: str) -> int:
    return int(datetime.strptime(time_of, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp())


async def _all(
    pairs: list[Pair], server: Serving, asked: argparse.Namespace, seed: int, begin: float, taken: dict[int, float]
) -> float:
    """Everybody sits down within some seconds, not at once, and plays; the processor time of the server after the
    warm-up."""
    until = begin + asked.seconds
    pace = asked.tables / asked.rate

    async def seated(number: int, pair: Pair) -> None:
        await asyncio.sleep(WARM_UP / 2 * number / len(pairs))
        await play(pair, [server.address], pace, until, Random(seed * 100_003 + number))

    async def used() -> float:
        await asyncio.sleep(begin - time.time())
        before = processor_seconds(server)
        await asyncio.sleep(until - time.time())
        return processor_seconds(server) - before

    async def watch_host() -> None:
        await asyncio.sleep(begin - time.time())
        while time.time() < until:
            second, before = int(time.time()), milliseconds_taken()
            await asyncio.sleep(second + 1 - time.time())
            taken[second] = milliseconds_taken() - before

    timing, watching = asyncio.create_task(used()), asyncio.create_task(watch_host())
    await asyncio.gather(*(seated(number, pair) for number, pair in enumerate(pairs)))
    await watching
    return await timing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
