"""Many games written to Parquet by two processes: time, and whether memory grows with the number of games."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

PROCESSES = 2
MANY, TENTH = 1_000_000, 100_000


@dataclass(frozen=True)
class Written:
    """One run of `vitrall sim --out`. Memory is the largest peak among its processes, the writing one as a rule."""

    games: int
    seconds: float
    cpu_seconds: float
    megabytes: float
    file_megabytes: float


def written(games: int) -> Written | None:
    """Two players, full rules; none where there is no compiled engine, or no way to learn what a process took."""
    if "VITRALL_NATIVE" not in os.environ or not hasattr(os, "wait4"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        return _run(games, Path(folder) / "games.parquet")


def _run(games: int, path: Path) -> Written:
    wishes = ["--games", str(games), "--workers", str(PROCESSES), "--out", str(path), "--json"]
    environment = {**os.environ, "PYTHONPATH": os.environ["VITRALL_NATIVE"], "VITRALL_PURE": "0"}
    began = time.monotonic()
    command = [sys.executable, "-P", "-m", "vitrall", "sim", *wishes]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"vitrall sim ended with {os.waitstatus_to_exitcode(status)}")
    unit = 2**20 if sys.platform == "darwin" else 2**10  # of ru_maxrss in a megabyte
    size = path.stat().st_size / 2**20
    return Written(games, time.monotonic() - began, used.ru_utime + used.ru_stime, used.ru_maxrss / unit, size)
