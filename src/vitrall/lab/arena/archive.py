"""Finished games on disk, a line a seed, so that a long contest can be interrupted and resumed.

The name of a file covers everything its games depend on: bots, table, budget, engine, and the sources of rules, cards
and bots. A change to one of them starts a new file, so that no page mixes games of two kinds.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import vitrall
from vitrall.engine.errors import Unreadable
from vitrall.kind import engine_kind
from vitrall.lab.arena.arena_game import Result, read_result
from vitrall.lab.arena.arena_rows import options_text
from vitrall.lab.arena.contest import Contest, budget_text
from vitrall.why import by_system

SOURCES: Final = ("engine", "cards", "bots")
SUFFIXES: Final = (".py", ".toml", ".json")  # code, cards and weights
ENDING: Final = ".jsonl"


class Archive:
    """A folder of such files; made where it is missing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, contest: Contest, first_seed: int) -> Path:
        parts = [*contest.bots, options_text(contest.options), budget_text(contest.budget), str(first_seed)]
        mark = hashlib.sha256("\0".join([*parts, engine_kind(), sources_mark()]).encode()).hexdigest()[:12]
        names = re.sub(r"[^a-z0-9]+", "-", "-".join(contest.bots).lower())[:60].strip("-")
        return self.folder / f"{names}-{mark}{ENDING}"

    def read(self, contest: Contest, seeds: range) -> list[list[Result]]:
        """The seeds that are done, from the first on. Lines damaged by an interruption are removed."""
        path = self.path(contest, seeds.start)
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        games = list(_sound(lines, seeds.start))
        if len(games) < len(lines):
            _write(path, b"".join(lines[: len(games)]), "wb")
        return games[: len(seeds)]

    def append(self, contest: Contest, seeds: range, results: Sequence[Result]) -> None:
        line = json.dumps([result.as_data() for result in results], separators=(",", ":"))
        _write(self.path(contest, seeds.start), line.encode() + b"\n", "ab")


def _sound(lines: Sequence[bytes], first: int) -> Iterator[list[Result]]:
    """One list a line, up to the first that is torn or out of order."""
    for seed, line in enumerate(lines, first):
        try:
            results = [read_result(data) for data in json.loads(line)]
        except (ValueError, TypeError, KeyError):
            return
        if not line.endswith(b"\n") or {result.seed for result in results} != {seed}:
            return
        yield results


def _write(path: Path, text: bytes, mode: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open(mode) as file:
            file.write(text)
    except OSError as error:
        raise Unreadable("file/write", by_system(path, error)) from error


@cache
def sources_mark() -> str:
    """A hash of all sources that affect a game."""
    root, digest = Path(vitrall.__file__).parent, hashlib.sha256(vitrall.__name__.encode())
    folders = [root / name for name in SOURCES]
    for path in sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in SUFFIXES):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
