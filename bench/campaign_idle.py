"""How much memory a table takes at which nobody moves: one server on SQLite, tables of two that have begun.

    python3 dev.py campaign idle [--tables N] [--moves N] [--seed N]

At each table both players sat down over real sockets, made some moves and left. Until the last one has, somebody asks
for every table now and then, so that the server has them all in memory at once; then nobody asks any more, and it drops
them. A tenth as many are opened afterwards: they must find room in what was let go, which Python seldom gives back.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlsplit

from bench._served import engine, environment
from bench._table_players import Pair, open_pairs, visit
from bench._trust import ROOT, commit, table, write_section
from testing.server.process import Serving, serving
from testing.server.process_load import resident_bytes

PAGE: Final = ROOT / "docs" / "reliability.md"
FLAGS: Final = ("--sockets-address", "10000", "--tables-device", "100000", "--metrics")
AIM: Final = 50.0  # kB for each table
FIRST: Final = 50  # tables before the first look, so that what a server holds once is not counted
TENTH: Final = 10
TOGETHER: Final = 20
AGAIN: Final = 20.0  # seconds after which a table is asked for again; a server forgets it after a minute
PATIENCE: Final = 300.0


@dataclass(frozen=True)
class Figures:
    """Bytes resident: before the tables, with all of them in memory, after the server has let them go, and with a tenth
    as many others."""

    tables: int
    before: int
    held: int
    let_go: int
    again: int

    @property
    def kilobytes(self) -> float:
        """For each table in memory."""
        return (self.held - self.before) / self.tables / 1000

    @property
    def kilobytes_again(self) -> float:
        """For each of the others, beyond what was held before them."""
        return (self.again - self.let_go) / (self.tables / TENTH) / 1000


class Attention:
    """Asks for tables, so that they stay in the memory of the server."""

    def __init__(self, server: Serving) -> None:
        self._place = urlsplit(server.address).netloc
        self._line = http.client.HTTPConnection(self._place, timeout=60)
        self._asked: dict[str, float] = {}  # when, by table; the oldest first

    def close(self) -> None:
        self._line.close()

    def add(self, pairs: list[Pair]) -> None:
        self._asked |= {pair.table: time.monotonic() for pair in pairs}

    def renew(self, seconds: float = AGAIN) -> None:
        """Ask for all that nobody has asked for so long."""
        late = time.monotonic() - seconds
        for id in [id for id, when in self._asked.items() if when < late]:
            assert "awaited" in self.ask(f"/api/tables/{id}")
            del self._asked[id]
            self._asked[id] = time.monotonic()

    def ask(self, path: str) -> str:
        try:
            return self._answer(path)
        except (http.client.HTTPException, OSError):  # the server has closed a line that was silent
            self._line.close()
            return self._answer(path)

    def _answer(self, path: str) -> str:
        self._line.request("GET", path)
        return self._line.getresponse().read().decode()

    @property
    def rooms(self) -> int:
        """How many tables the server has in memory."""
        lines = self.ask("/metrics").splitlines()
        return int(float(next(line for line in lines if line.startswith("vitrall_rooms ")).split()[1]))


def measure(server: Serving, tables: int, moves: int, seed: int) -> Figures:
    luck = Random(seed)
    before, held = filled(server, tables, moves, luck)
    with closing(Attention(server)) as attention:
        _until_let_go(attention)
        let_go = resident_bytes(server)
        _open(server, attention, tables // TENTH, moves, luck)
    return Figures(tables, before, held, let_go, resident_bytes(server))


def filled(server: Serving, tables: int, moves: int, luck: Random) -> tuple[int, int]:
    """Bytes resident before the tables, and with all of them in memory at once."""
    with closing(Attention(server)) as attention:
        _open(server, attention, FIRST, moves, luck)
        before = resident_bytes(server)
        _open(server, attention, tables, moves, luck)
        attention.renew()
        assert attention.rooms == FIRST + tables, f"{attention.rooms} tables in memory"
        return before, resident_bytes(server)


def _open(server: Serving, attention: Attention, tables: int, moves: int, luck: Random) -> None:
    """Tables that are opened, played at and left."""
    for first in range(0, tables, TOGETHER):
        pairs = open_pairs([server.address], min(TOGETHER, tables - first))
        asyncio.run(_visited(pairs, server.address, moves, luck))
        attention.add(pairs)
        attention.renew()
        print(f"\r{first + len(pairs):,} tables", end="", file=sys.stderr, flush=True)


async def _visited(pairs: list[Pair], address: str, moves: int, luck: Random) -> None:
    await asyncio.gather(*(visit(pair, address, moves, Random(luck.random())) for pair in pairs))


def _until_let_go(attention: Attention) -> None:
    until = time.monotonic() + PATIENCE
    while attention.rooms:
        assert time.monotonic() < until, f"{attention.rooms} tables are still in memory"
        time.sleep(1)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign idle")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "t.db", *FLAGS, **environment()) as server:
        figures = measure(server, asked.tables, asked.moves, asked.seed)
    _write(figures, asked.moves)
    return 0 if figures.kilobytes < AIM else 1


def _write(figures: Figures, moves: int) -> None:
    more = f"{figures.tables // TENTH:,} others"
    head = ["tables", "before, MB", "in memory, MB", "a table, kB", "let go, MB", f"with {more}, MB", "one of them, kB"]
    sizes = (figures.before, figures.held, figures.let_go, figures.again)
    before, held, let_go, again = (f"{size / 1_000_000:.0f}" for size in sizes)
    each, other = f"{figures.kilobytes:.1f}", f"{figures.kilobytes_again:.1f}"
    rows = table(head, [[figures.tables, before, held, each, let_go, again, other]])
    print(f"\n{rows}")
    when = f"{datetime.now(UTC).strftime('%Y-%m-%d')}, {commit()}"
    title = f"`python3 dev.py campaign idle`, {when}, {engine()} engine, {moves} moves at each table:"
    write_section("idle", f"{title}\n\n{rows}", PAGE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
