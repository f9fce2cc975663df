"""Every fault of `testing/faults` in a copy of the project: do the quick tests notice it?

    python3 dev.py campaign faults [--minutes N] [--again]

First the test files that hold the rule are run, then all of rules and cards, then the rest. A run that was stopped
continues where it was; changed sources or tests start again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench._copy import RULES_FIRST, Copy, Verdict, sources
from bench._trust import ROOT, table, write_section
from testing.faults import Fault, all_faults

FOLDER = ROOT / "build" / "faults"
STATE = FOLDER / "state.json"
DEPENDS = ("src/vitrall/engine", "src/vitrall/cards", "src/vitrall/referee", *RULES_FIRST[0])
STAGES = ("tests of the rule", "tests of rules and cards", "other quick tests")


class State:
    """The verdicts so far, by the mark of each fault; stored in a file between runs."""

    def __init__(self, again: bool) -> None:
        self.sources = sources(*DEPENDS)
        self.verdicts: dict[str, Verdict] = {}
        self.lame: list[str] = []
        if STATE.exists() and not again:
            saved = json.loads(STATE.read_text(encoding="utf-8"))
            if saved["sources"] == self.sources:
                self.lame = saved["lame"]
                self.verdicts = {mark: Verdict(**verdict) for mark, verdict in saved["verdicts"].items()}

    def save(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        verdicts = {mark: asdict(verdict) for mark, verdict in self.verdicts.items()}
        text = json.dumps({"sources": self.sources, "lame": self.lame, "verdicts": verdicts}, indent=1)
        STATE.write_text(text, encoding="utf-8")


def stages(copy: Copy, fault: Fault) -> list[Sequence[str]]:
    """The stages of tests: first those of the rule."""
    first = holding(fault)
    copy.limits[tuple(first)] = copy.limits[RULES_FIRST[0]]
    return [first, *RULES_FIRST]


def holding(fault: Fault) -> list[str]:
    """The test files of rules and cards that hold a rule of the fault, by their marks."""
    files = [path for part in RULES_FIRST[0] for path in sorted((ROOT / part).glob("test_*.py"))]
    marks = [f'"{rule}"' for rule in fault.rules]
    return [str(path.relative_to(ROOT)) for path in files if any(mark in _text(path) for mark in marks)]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def run(state: State, minutes: float) -> None:
    """Until every fault is judged, or the time is over."""
    until = time.monotonic() + minutes * 60
    left = [fault for fault in all_faults() if fault.mark not in state.verdicts]
    copy = Copy(FOLDER / "copy")
    copy.lame = state.lame
    copy.know(RULES_FIRST[0])
    with bar() as progress:
        task = progress.add_task("faults", total=len(all_faults()), completed=len(all_faults()) - len(left))
        for fault in left:
            if time.monotonic() > until:
                break
            changed = fault.applied(_text(ROOT / fault.file))
            state.verdicts[fault.mark] = copy.judged(fault.file, changed, stages(copy, fault))
            state.save()
            progress.advance(task)


def bar() -> Progress:
    description = TextColumn("[progress.description]{task.description}")
    return Progress(description, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


# ---- telling ---------------------------------------------------------------------------------------------------------


def section(state: State) -> str:
    """The latest figures, for the page of trust."""
    judged = [(fault, state.verdicts[fault.mark]) for fault in all_faults() if fault.mark in state.verdicts]
    caught = [verdict for _, verdict in judged if verdict.test]
    by_stage = [[name, sum(v.stage == stage for v in caught)] for stage, name in enumerate(STAGES)]
    rules = {rule for fault, _ in judged for rule in fault.rules}
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    lame = f" Left aside, because they fail without a fault: {', '.join(state.lame)}." if state.lame else ""
    return f"""
## Faults on purpose

`testing/faults` has small changes of the source that break every rule of the sections T, P, U, C and O at least once.
Each is applied to a copy of the project, and the quick tests run there.{lame}

`python3 dev.py campaign faults`, {day}: **{len(caught)} of {len(judged)} faults noticed**
(of {len(all_faults())} in all), {len(rules)} rules broken, {sum(v.seconds for _, v in judged):,.0f} s of tests.

{table(["noticed first by", "faults"], by_stage)}

{table(["rules", "fault", "noticed by"], [_line(fault, verdict) for fault, verdict in judged])}
"""


def _line(fault: Fault, verdict: Verdict) -> list[str]:
    test = verdict.test.partition("[")[0].replace("tests/", "", 1)
    return [", ".join(fault.rules), fault.tells, f"`{test}`" if test else "**nobody**"]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign faults", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so many")
    parser.add_argument("--again", action="store_true", help="judge every fault anew")
    asked = parser.parse_args(arguments)
    state = State(asked.again)
    try:
        run(state, asked.minutes)
    finally:
        state.save()
        write_section("faults", section(state))
    judged = [fault for fault in all_faults() if fault.mark in state.verdicts]
    unnoticed = [fault for fault in judged if not state.verdicts[fault.mark].test]
    for fault in unnoticed:
        print(f"not noticed: {fault.tells}")
    print(f"{len(judged) - len(unnoticed)} of {len(judged)} faults noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
