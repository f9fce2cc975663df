"""How long a move takes to the other screens while many tables move: one server on SQLite, the players on the same
machine.

    python3 dev.py campaign load [--tables N] [--rate N] [--seconds N] [--seed N]

The rate is that of all tables together, in moves a second; every move is on the disk before it is told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bench._served import engine, environment
from bench._table_players import Pair, open_pairs, play
from bench._trust import ROOT, commit, table, write_section
from testing.server.process import Serving, serving
from testing.server.process_load import processor_seconds, resident_bytes

PAGE = ROOT / "docs" / "reliability.md"
WARM_UP = 8.0  # seconds until everybody sits


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--sockets-address", "10000", "--tables-device", "100000")
        with serving(Path(folder) / "tables.db", *flags, **environment()) as server:
            row = measure(server, asked)
    head = ["tables", "moves a second", "median ms", "99 % ms", "slowest ms", "server CPU %", "server MB", "load"]
    print(table(head, [row]))
    when = f"{datetime.now(UTC).strftime('%Y-%m-%d')}, {commit()}"
    told = f"`python3 dev.py campaign load`, {when}, {engine()} engine, {os.cpu_count()} cores shared with the players:"
    write_section("load", f"{told}\n\n{table(head, [row])}", PAGE)
    return 0


def measure(server: Serving, asked: argparse.Namespace) -> list[object]:
    """One row of figures: of the time after the warm-up alone."""
    pairs = open_pairs([server.address], asked.tables)
    begin = time.time() + WARM_UP
    before = processor_seconds(server)
    asyncio.run(_all(pairs, server, asked.tables / asked.rate, begin + asked.seconds, asked.seed))
    used = (processor_seconds(server) - before) / (WARM_UP + asked.seconds)
    found = sorted(1000 * seconds for pair in pairs for when, seconds in pair.seconds if when > begin)
    figures = [found[len(found) // 2], found[int(len(found) * 0.99)], found[-1]]
    shown = [f"{figure:.0f}" for figure in figures]
    load = f"{os.getloadavg()[0]:.1f}"
    return [
        asked.tables,
        round(len(found) / asked.seconds),
        *shown,
        f"{used:.0%}",
        resident_bytes(server) // 1_000_000,
        load,
    ]


async def _all(pairs: list[Pair], server: Serving, pace: float, until: float, seed: int) -> None:
    """Everybody sits down within some seconds, not at once."""

    async def seated(number: int, pair: Pair) -> None:
        await asyncio.sleep(WARM_UP / 2 * number / len(pairs))
        await play(pair, [server.address], pace, until, Random(seed * 100_003 + number))

    await asyncio.gather(*(seated(number, pair) for number, pair in enumerate(pairs)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
