"""Measures taken in turn: all of them in each repetition, so that a slow moment of the machine affects all of them
equally.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

from bench.speed.parquet import Written

ROOT = Path(__file__).parents[2]
PLAIN, COMPILED, OTHERS = "plain", "compiled", "others"


class Worker:
    """A process that measures on demand, with the measuring code of the clone `root`."""

    def __init__(self, role: str, native: str | None = None, root: Path = ROOT, **environment: str) -> None:
        compiled = native or os.environ.get("VITRALL_NATIVE")
        path = os.pathsep.join(filter(None, [compiled, str(root), str(root / "src")]))
        command = [sys.executable, "-P", "-m", "bench.speed.worker", role]
        settled = {**os.environ, "PYTHONPATH": path, "VITRALL_PURE": "0", **environment}
        self._process = subprocess.Popen(
            command, env=settled, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root
        )
        self.info = self._answer()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()

    def rate(self, name: str, seconds: float) -> float | None:
        assert self._process.stdin is not None
        print(seconds, name, file=self._process.stdin, flush=True)
        answer: float | None = self._answer()
        return answer

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the measuring process ended with {self._process.wait()}")
        return json.loads(line)


@dataclass
class Figures:
    """Rates by worker and measure, one a repetition; none where something could not be measured."""

    rates: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    written: list[Written] = field(default_factory=list)  # to Parquet, the smaller number of games first

    def rate(self, worker: str, name: str) -> float | None:
        samples = self.rates.get((worker, name))
        return median(samples) if samples else None

    def ratio(self, one: tuple[str, str], other: tuple[str, str]) -> float | None:
        """The median of the ratios inside the repetitions, not the ratio of medians."""
        if one not in self.rates or other not in self.rates:
            return None
        return median(a / b for a, b in zip(self.rates[one], self.rates[other], strict=True))


def measured(workers: dict[str, Worker], repetitions: int, seconds: float, tell: Callable[[str], None]) -> Figures:
    """All measures of all workers, again and again; neighbours in time are those that are compared."""
    figures = Figures(missing=dict(workers[OTHERS].info["missing"]))
    turns = sorted((rank(name), worker, name) for worker in workers for name in workers[worker].info["names"])
    for repetition in range(repetitions):
        tell(f"repetition {repetition + 1} of {repetitions}")
        for _, worker, name in turns:
            rate = workers[worker].rate(name, seconds)
            if rate is not None:
                figures.rates.setdefault((worker, name), []).append(rate)
    return figures


def rank(name: str) -> str:
    """Brings the kernel beside the core game, and other libraries beside driven decisions."""
    if name.startswith("C kernel"):
        return "core games 2"
    return "driven decisions 2" if name in ("catanatron", "open_spiel") else name
