"""A process that measures on demand: reads `SECONDS NAME` line by line, answers each with one line of JSON.

    python -m bench.speed.worker engine|others

First of all it tells what it can measure.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import IO

from bench.speed.measures import Unit, engine_measures
from bench.speed.others import other_measures
from vitrall.kind import engine_kind


def rate(unit: Unit, seconds: float) -> float:
    """Pieces of work a CPU second; the first piece warms up and is not counted."""
    unit()
    done, began = 0, process_time()
    while process_time() - began < seconds:
        done += unit()
    return done / (process_time() - began)


def serve(measures: dict[str, Unit | str], asked: IO[str]) -> None:
    why = {name: unit for name, unit in measures.items() if isinstance(unit, str)}
    say({"engine": engine_kind(), "names": list(measures), "missing": why})
    for line in asked:
        seconds, name = line.rstrip("\n").split(" ", 1)
        unit = measures[name]
        say(None if isinstance(unit, str) else rate(unit, float(seconds)))


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve({**engine_measures()} if sys.argv[1] == "engine" else other_measures(), sys.stdin)
