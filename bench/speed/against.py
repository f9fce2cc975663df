"""Two compiled builds beside each other: every measure of both in turn, and the ratio of their rates."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from bench._trust import table
from bench.speed.turns import COMPILED, ROOT, Worker

LEAST: Final = 0.97  # of the other build's rate
STARTS, ROUNDS, SECONDS = 7, 7, 0.1  # where a process lies in memory alone changes a rate by some per cent
QUICK_STARTS, QUICK_ROUNDS, QUICK_SECONDS = 1, 7, 0.05

Ratios = dict[str, float]


def compared(path: Path, quick: bool, tell: Callable[[str], None]) -> Ratios:
    """This build's rate divided by the other's, measure by measure: the median of the ratios of neighbours in time."""
    if "VITRALL_NATIVE" not in os.environ:
        raise SystemExit("no compiled engine here: `python3 dev.py build` makes one where there is a C compiler")
    starts, rounds, seconds = (QUICK_STARTS, QUICK_ROUNDS, QUICK_SECONDS) if quick else (STARTS, ROUNDS, SECONDS)
    ratios: dict[str, list[float]] = {}
    for start in range(starts):
        tell(f"start {start + 1} of {starts}")
        with Worker("engine") as here, Worker("engine", str(build_folder(path)), clone_of(path)) as other:
            for worker in (here, other):
                if worker.info["engine"] != COMPILED:
                    raise SystemExit(f"{worker.info['engine']} engine: two compiled builds are compared")
            for name in other.info["names"]:
                if name in here.info["names"]:
                    ratios.setdefault(name, []).extend(_ratios(here, other, name, rounds, seconds))
    return {name: median(each) for name, each in ratios.items()}


def build_folder(path: Path) -> Path:
    """Where the compiled package of a clone is; a folder that holds the package itself is taken as it is."""
    for folder in (path / "build" / "native", path):
        if (folder / "vitrall" / "engine").is_dir():
            return folder.resolve()
    raise SystemExit(f"no build in {path}: neither build/native/vitrall nor vitrall is there")


def clone_of(path: Path) -> Path:
    """Whose measuring code fits that build: its own where a whole clone is given, as modules move between versions."""
    return path.resolve() if (path / "bench" / "speed" / "worker.py").is_file() else ROOT


def _ratios(here: Worker, other: Worker, name: str, rounds: int, seconds: float) -> list[float]:
    """Who is first changes from round to round, so that a machine that slows down wrongs nobody."""
    ratios = []
    for number in range(rounds):
        rates: dict[Worker, float] = {}
        for worker in (here, other) if number % 2 else (other, here):
            rate = worker.rate(name, seconds)
            assert rate is not None, "engine measures are never missing"
            rates[worker] = rate
        ratios.append(rates[here] / rates[other])
    return ratios


def slower(ratios: Ratios) -> list[str]:
    """The measures that fall behind."""
    return [name for name, ratio in ratios.items() if ratio < LEAST]


def ratio_table(ratios: Ratios) -> str:
    return table(["measure", "this build ÷ the other"], [[name, f"{ratio:.3f}"] for name, ratio in ratios.items()])
