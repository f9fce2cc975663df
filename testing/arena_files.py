"""The files in which an arena saves its finished games, one line a game."""

from __future__ import annotations

import time
from pathlib import Path


def lines_in(folder: Path) -> int:
    return sum(path.read_bytes().count(b"\n") for path in folder.glob("*.jsonl"))


def wait_for_lines(folder: Path, wanted: int) -> None:
    """Wait until so many games are saved; the files are the only sign of them, so they are polled."""
    until = time.monotonic() + 120
    while lines_in(folder) < wanted:
        assert time.monotonic() < until, "no game was finished in two minutes"
        time.sleep(0.05)
