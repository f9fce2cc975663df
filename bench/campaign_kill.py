"""Servers killed with kill -9 at random moments under load: no move that was shown is lost or doubled, no table is
stuck.

    python3 dev.py campaign kill [--kills N] [--minutes N] [--tables N] [--postgresql] [--processes N]
        [--grace SECONDS] [--again]

On SQLite one process; with --postgresql several on one database, one of them killed at a time. After every 50 kills the
tables are compared with what was shown, and the counts are added to those of earlier runs in
`bench/checkpoints/kill.json`, so that a stopped campaign continues.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import asyncpg

from bench._checkpoint import CHECKPOINTS, read_checkpoint, write_checkpoint
from bench._served import engine, environment
from bench._table_players import Pair, open_pairs, play
from bench._trust import ROOT, commit, table, write_section
from testing.server.process import KEY_FILE, Serving, StandBy, postgresql
from vitrall.server.room import Room
from vitrall.server.settings import Settings
from vitrall.server.storage.opening import open_store
from vitrall.story.story_types import GameEvent
from vitrall.view import SPECTATOR

PAGE = ROOT / "docs" / "reliability.md"
CHECKPOINT = CHECKPOINTS / "kill.json"
ONE_RUN = 50  # kills before the tables are looked at and the counts are stored
PACE = 0.2  # seconds between two moves of a table
GRACE = 12.0  # seconds after the last kill in which every table must move again
LIMITS = ("--sockets-address", "5000")
DURABLE = ("fsync", "synchronous_commit", "full_page_writes")  # what PostgreSQL needs to survive a power cut


@dataclass
class Figures:
    """What came of it."""

    kills: int = 0
    told: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    broken: int = 0
    runs: int = 0  # each has a seed of its own
    commits: list[str] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.broken)

    def add(self, run: Figures, commit: str) -> None:
        for name in ("kills", "told", "lost", "doubled", "stuck", "broken"):
            setattr(self, name, getattr(self, name) + getattr(run, name))
        self.runs += 1
        if commit not in self.commits:
            self.commits.append(commit)


def main(arguments: list[str]) -> int:
    asked = options(arguments)
    section = "kill-postgresql" if asked.postgresql else "kill"
    figures = Figures() if asked.again else stored_figures(section)
    until = time.monotonic() + asked.minutes * 60
    while figures.kills < asked.kills and time.monotonic() < until:
        with _database(asked.postgresql) as url:
            kills = min(ONE_RUN, asked.kills - figures.kills)
            figures.add(campaign(url, asked, kills, until, Random(figures.runs)), commit())
        store_figures(section, figures)
        _write(section, asked, figures)
        print(f"{section}: {figures}", flush=True)
    return 0 if figures.is_well else 1


def stored_figures(section: str, path: Path = CHECKPOINT) -> Figures:
    return Figures(**read_checkpoint(path).get(section, {}))


def store_figures(section: str, figures: Figures, path: Path = CHECKPOINT) -> None:
    write_checkpoint(path, {**read_checkpoint(path), section: asdict(figures)})


def options(arguments: list[str]) -> argparse.Namespace:
    """What a campaign is asked to do; several processes need a database that they can share."""
    parser = argparse.ArgumentParser(prog="dev.py campaign kill")
    parser.add_argument("--kills", type=int, default=1000, help="in all runs together; default: 1,000")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop killing after so many; default: a day")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--grace", type=float, default=GRACE)
    parser.add_argument("--again", action="store_true", help="forget what earlier runs have counted")
    asked = parser.parse_args(arguments)
    asked.processes = asked.processes if asked.postgresql else 1
    return asked


@contextmanager
def _database(shared: bool) -> Iterator[str]:
    if not shared:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.db")
        return
    with postgresql(durable=True) as url:
        asyncio.run(_create(url))
        yield f"{url}/tables"


async def _create(url: str) -> None:
    """A new database, on a PostgreSQL that writes each commit to the disk before it answers."""
    connection = await asyncpg.connect(f"{url}/postgres")
    careless = [name for name in DURABLE if await connection.fetchval(f"SHOW {name}") != "on"]
    if careless:
        await connection.close()
        raise SystemExit(f"PostgreSQL may lose what it has confirmed: {', '.join(careless)} must be on")
    await connection.execute("CREATE DATABASE tables")
    await connection.close()


def campaign(url: str, asked: argparse.Namespace, kills: int, until: float, luck: Random) -> Figures:
    """Play and kill, until a moment at most; games that are over make room for new ones after each kill."""
    figures = Figures()
    servers = [Serving(url, 0, *LIMITS, **environment()) for _ in range(asked.processes)]
    ports = [server.port for server in servers]
    waiting: list[StandBy] = []
    try:
        pairs = open_pairs([server.address for server in servers], asked.tables)
        finished: list[Pair] = []
        while figures.kills < kills and time.monotonic() < until:
            victim = luck.randrange(len(servers))
            waiting.append(StandBy(url, ports[victim], *LIMITS, **environment()))  # loads while the others play
            _play_and_kill(pairs, servers, victim, luck)
            figures.kills += 1
            servers[victim] = waiting[-1]
            waiting.pop().serve()
            finished += [pair for pair in pairs if pair.over]
            pairs = [pair for pair in pairs if not pair.over]
            pairs += open_pairs([server.address for server in servers], asked.tables - len(pairs))
            print(f"{figures.kills} kills, {len(finished)} games over", file=sys.stderr, flush=True)
        figures.stuck = _stuck(pairs, servers, luck, asked.grace)
    finally:
        for server in [*servers, *waiting]:
            server.stop()
    asyncio.run(_audit(url, [*finished, *pairs], figures))
    return figures


def _play_and_kill(pairs: list[Pair], servers: list[Serving], victim: int, luck: Random) -> None:
    """All play; in the middle of it one server dies."""
    moment = 0.3 + luck.random() * 1.5
    killer = threading.Timer(moment, servers[victim].process.kill)
    killer.start()
    asyncio.run(_all(pairs, servers, time.time() + moment + 0.2, luck))
    killer.join()
    servers[victim].kill()


async def _all(pairs: list[Pair], servers: list[Serving], until: float, luck: Random) -> None:
    addresses = [server.address for server in servers]
    await asyncio.gather(*(play(pair, addresses, PACE, until, Random(luck.random())) for pair in pairs))


def _stuck(pairs: list[Pair], servers: list[Serving], luck: Random, grace: float) -> int:
    """Tables at which nobody can move any more."""
    started = time.time()
    asyncio.run(_all(pairs, servers, started + grace, luck))
    return sum(1 for pair in pairs if not pair.over and pair.latest < started)


async def _audit(url: str, pairs: list[Pair], figures: Figures) -> None:
    """Compare what is stored with what was shown, and replay every table from its first deal."""
    settings = Settings(database=url, key_file=str(KEY_FILE) if "://" in url else "")
    store = await open_store(settings.address, settings.key_path)
    for pair in pairs:
        entries = await store.entries(pair.table)
        numbers = {entry.number for entry in entries}
        figures.doubled += len(entries) - len(numbers) + (sorted(numbers) != list(range(len(numbers))))
        events: dict[int, list[GameEvent]] = {}
        try:
            stored = (await Room.load(store, pair.table)).playing()
            events = dict(zip(sorted(numbers), stored.events(stored.entries, SPECTATOR), strict=True))
        except Exception as error:
            print(f"{pair.table}: {error!r}", file=sys.stderr)
            figures.broken += 1
        figures.told += len(pair.told)
        figures.lost += sum(1 for number, heard in pair.told.items() if events.get(number) != heard)
    await store.close()


def _write(section: str, asked: argparse.Namespace, figures: Figures) -> None:
    """A section for each kind of database."""
    kind = f"PostgreSQL, fsync on, {asked.processes} processes" if asked.postgresql else "SQLite"
    head = ["", "kills", "moves told", "lost", "doubled", "tables stuck", "not replayed"]
    row = [kind, figures.kills, figures.told, figures.lost, figures.doubled, figures.stuck, figures.broken]
    flags = " --postgresql" if asked.postgresql else ""
    when = f"{datetime.now(UTC).strftime('%Y-%m-%d')}, {', '.join(figures.commits)}"
    title = f"`python3 dev.py campaign kill{flags}`, {when}, {engine()} engine, {asked.tables} tables at a time:"
    write_section(section, f"{title}\n\n{table(head, [row])}", PAGE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
