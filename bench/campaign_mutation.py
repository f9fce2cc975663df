"""A seeded sample of small changes to the engine: how many does the quick suite notice?

    python3 dev.py campaign mutation [--minutes N] [--sample N]

Each mutant is put into a copy of the project. The oracle's quick games look at it first, for they are the fastest; what
they overlook is shown to the tests of rules and cards, and what is left to all others that concern the engine. A run
that was stopped goes on where it was; changed modules begin anew, and changed tests look again at what had been
overlooked. Mutants that change nothing are listed with reasons in `docs/mutation.md`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime
from random import Random
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bench._copy import RULES_FIRST, Copy, Verdict, sources
from bench._mutants import Mutant, mutants, mutated
from bench._trust import ROOT, table, write_section

FOLDER = ROOT / "build" / "mutation"
STATE = FOLDER / "state.json"
EQUIVALENTS = ROOT / "docs" / "mutation.md"
MODULES = ("window", "legal", "play", "tools", "steps", "turns", "chance", "scoring", "findings")
STAGES = (
    ("tests/oracle/test_agrees.py",),
    RULES_FIRST[0],
    ("tests/perft", "tests/golden", "tests/properties", "tests/game", "tests/lab"),
)
ENGINE = tuple(f"src/vitrall/engine/{module}.py" for module in MODULES)
SAMPLE = 1500
SEED = 20


def sampled(number: int) -> list[Mutant]:
    """A shuffle that is the same every time, so that a longer sample begins with the shorter one."""
    found = [mutant for module in MODULES for mutant in of_module(module)]
    Random(SEED).shuffle(found)
    return found[:number]


def of_module(module: str) -> list[Mutant]:
    file = f"src/vitrall/engine/{module}.py"
    return mutants(file, (ROOT / file).read_text(encoding="utf-8"))


def equivalents() -> set[str]:
    """The names of mutants that change nothing anybody could notice: "- `file: before → after`: reason"."""
    if not EQUIVALENTS.exists():
        return set()
    return set(re.findall(r"^- `(.+? → .+?)`: ", EQUIVALENTS.read_text(encoding="utf-8"), re.MULTILINE))


class State:
    """The verdicts so far, by the names of the mutants; lives in a file between runs."""

    def __init__(self) -> None:
        self.engine = sources(*ENGINE)
        self.tests = sources("tests")
        self.verdicts: dict[str, Verdict] = {}
        if STATE.exists():
            self._restore(json.loads(STATE.read_text(encoding="utf-8")))

    def _restore(self, kept: dict[str, Any]) -> None:
        """What was noticed stays noticed while the engine is the same; what was not may be noticed by new tests."""
        if kept["engine"] != self.engine:
            return
        verdicts = {name: Verdict(**verdict) for name, verdict in kept["verdicts"].items()}
        same = kept["tests"] == self.tests
        self.verdicts = {name: verdict for name, verdict in verdicts.items() if same or verdict.test}

    def awaits(self, mutant: Mutant, stage: int) -> bool:
        """Whether the tests of a stage have still to look at the mutant."""
        verdict = self.verdicts.get(mutant.key)
        return stage == 0 if verdict is None else not verdict.test and verdict.stage == stage

    def save(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        verdicts = {name: asdict(verdict) for name, verdict in self.verdicts.items()}
        fresh = STATE.with_suffix(".new")
        kept = {"engine": self.engine, "tests": self.tests, "verdicts": verdicts}
        fresh.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        fresh.replace(STATE)


def run(state: State, sample: list[Mutant], minutes: float) -> None:
    """Until every mutant is judged, or the time is over; what is overlooked waits until all had their first look."""
    until = time.monotonic() + minutes * 60
    copy = Copy(FOLDER / "copy")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        for stage, tests in enumerate(STAGES):
            left = [mutant for mutant in sample if state.awaits(mutant, stage)]
            task = progress.add_task(" ".join(tests), total=len(left))
            for mutant in left:
                if time.monotonic() > until:
                    return
                judge(state, copy, mutant, stage)
                progress.advance(task)


def judge(state: State, copy: Copy, mutant: Mutant, stage: int) -> None:
    """One look; the time of earlier ones is kept."""
    before = state.verdicts.get(mutant.key, Verdict("", 0, 0.0))
    copy.know(STAGES[stage])
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    verdict = copy.judged(mutant.file, mutated(source, mutant.number), [STAGES[stage]])
    state.verdicts[mutant.key] = Verdict(verdict.test, stage + verdict.stage, before.seconds + verdict.seconds)
    state.save()


# ---- telling ---------------------------------------------------------------------------------------------------------


def section(state: State, sample: list[Mutant]) -> str:
    """The latest figures, for the page of trust."""
    judged = [mutant for mutant in sample if mutant.key in state.verdicts]
    alive = [mutant for mutant in judged if not state.verdicts[mutant.key].test]
    equivalent = [mutant for mutant in alive if mutant.name in equivalents()]
    score = (len(judged) - len(alive)) / max(1, len(judged) - len(equivalent))
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    seconds = sum(state.verdicts[mutant.key].seconds for mutant in judged)
    overlooked = [mutant for mutant in alive if mutant not in equivalent]
    left = [f"- `{mutant.name}` (line {mutant.line})" for mutant in overlooked]
    waiting = sum(state.verdicts[mutant.key].stage < len(STAGES) for mutant in overlooked)
    return f"""
## Mutation

Small changes to the engine, a seeded sample, each alone in a copy of the project. The quick games of the oracle judge
it first; what they overlook goes to the quick tests of rules and cards, and what is left to those of the exact numbers,
golden games, properties and simulations.

`python3 dev.py campaign mutation`, {day}: **{len(judged):,} mutants** of {len(sample):,} sampled were judged in
{seconds:,.0f} s; {len(judged) - len(alive):,} were noticed, {len(equivalent)} change nothing (`docs/mutation.md`),
{len(left)} were overlooked, {waiting} of them not yet shown to all these tests: a score of **{100 * score:.1f} %**.

{table(HEADS, rows(state, judged))}

Overlooked:

{chr(10).join(left) or "none"}
"""


def rows(state: State, judged: list[Mutant]) -> list[list[object]]:
    found = Counter((mutant.module, place(state.verdicts[mutant.key])) for mutant in judged)
    return [
        [module, sum(found[module, each] for each in PLACES), *(found[module, each] for each in PLACES)]
        for module in MODULES
    ]


HEADS = ["module", "judged", "noticed by the oracle", "by rules and cards", "by others", "overlooked"]
PLACES = range(len(STAGES) + 1)


def place(verdict: Verdict) -> int:
    """The stage that noticed it; the last column is for what nobody has noticed so far."""
    return verdict.stage if verdict.test else len(STAGES)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign mutation", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so many")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="so many mutants")
    asked = parser.parse_args(arguments)
    state, sample = State(), sampled(asked.sample)
    try:
        run(state, sample, asked.minutes)
    finally:
        state.save()
        write_section("mutation", section(state, sample))
    noticed = sum(bool(verdict.test) for verdict in state.verdicts.values())
    print(f"{noticed:,} of {len(state.verdicts):,} mutants noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
