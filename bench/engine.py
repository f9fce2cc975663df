"""How fast the engine is: plain and compiled, beside a C kernel and other libraries, all in one run.

    python3 dev.py bench engine [--json] [--quick]
    python3 dev.py bench engine --against PATH [--json] [--quick]

Writes `docs/speed.md`, unless quick. `--json` prints one object on one line, last. `--against` compares two compiled
builds instead: this one, and that of another clone of the project (or of a folder that holds a compiled `vitrall`).
Both are measured in turn; the exit code is 1 if a figure is below 0.97 of what the other build has.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import ExitStack
from pathlib import Path

from bench.speed.against import LEAST, compared, ratio_table, slower
from bench.speed.parquet import MANY, TENTH, written
from bench.speed.report import keys, page, write_page
from bench.speed.turns import COMPILED, OTHERS, PLAIN, Figures, Worker, measured

REPETITIONS, SECONDS = 7, 0.2
QUICK_REPETITIONS, QUICK_SECONDS = 3, 0.05


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(repetitions: int, seconds: float) -> Figures:
    """Start a process for each engine and one for the others, and measure."""
    with ExitStack() as stack:
        workers = {PLAIN: stack.enter_context(Worker("engine", VITRALL_PURE="1"))}
        if "VITRALL_NATIVE" in os.environ:
            workers[COMPILED] = stack.enter_context(Worker("engine"))
            if workers[COMPILED].info["engine"] != COMPILED:
                raise SystemExit("the engine that should be compiled is plain")
        workers[OTHERS] = stack.enter_context(Worker("others"))
        return measured(workers, repetitions, seconds, tell)


def against(path: Path, quick: bool, as_json: bool) -> int:
    """Compare with another build; the exit code says whether this one keeps up."""
    ratios = compared(path, quick, tell)
    print(json.dumps(ratios) if as_json else ratio_table(ratios))
    for name in slower(ratios):
        tell(f"{name}: {ratios[name]:.3f} of what it was, less than {LEAST}")
    return 1 if slower(ratios) else 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the key figures as one JSON object, last")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions; docs/speed.md stays")
    parser.add_argument("--against", type=Path, metavar="PATH", help="a clone with build/native, or such a folder")
    asked = parser.parse_args(arguments)
    if asked.against:
        return against(asked.against, asked.quick, asked.json)
    settings = (QUICK_REPETITIONS, QUICK_SECONDS) if asked.quick else (REPETITIONS, SECONDS)
    figures = run(*settings)
    if not asked.quick:
        tell("a million games to Parquet")
        figures.written = [done for games in (TENTH, MANY) if (done := written(games))]
        write_page(figures, *settings)
    print(json.dumps(keys(figures)) if asked.json else page(figures, *settings))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
