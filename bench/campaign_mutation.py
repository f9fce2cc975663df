"""A seeded sample of small changes to the sources: how many do the tests notice?

    python3 dev.py campaign mutation [--part engine|rest] [--minutes N] [--following N] [--workers N] [--sample N]
        [--write]

`engine` changes the rules, `rest` the server, fair dice, views, records, positions and bots. Each mutant is shown to
the tests that reach the changed line, in a copy of the project whose tests are loaded once (`bench/_loaded.py`). A
stopped run continues where it was. Mutants of a changed file begin anew; what was overlooked is shown again to files of
tests that have changed. `docs/mutation.md` gives the reasons for what is overlooked.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from datetime import UTC, datetime
from itertools import repeat
from math import inf
from queue import SimpleQueue
from threading import Lock
from typing import Any

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from bench._checkpoint import CHECKPOINTS, read_checkpoint, write_checkpoint
from bench._copy import Verdict, sources
from bench._loaded_copy import LoadedCopy, Reach
from bench._mutants import Mutant, mutants
from bench._mutation_parts import ENGINE, PARTS, Part, package_of
from bench._trust import ROOT, commit, table, write_section

FOLDER = ROOT / "build" / "mutation"
REASONS = ROOT / "docs" / "mutation.md"
SHARED = "testing"  # what all tests share
QUICK_SECONDS = 3.0  # of the tests that notice most: what they overlook waits until all had their first look


def sampled(part: Part, number: int) -> list[Mutant]:
    """An order like a shuffle, always the same: a longer sample begins with the shorter one. Each mutant has a place
    of its own, so that a changed file moves none of the others, and their verdicts stay."""
    everything = [mutant for file in part.files for mutant in of_file(file)]
    everything.sort(key=lambda mutant: hashlib.sha256(f"{part.seed} {mutant.key} {mutant.name}".encode()).digest())
    return everything[:number]


def of_file(file: str) -> list[Mutant]:
    return mutants(file, (ROOT / file).read_text(encoding="utf-8"))


def reasons(heading: str) -> dict[str, str]:
    """The mutants below a heading of `docs/mutation.md`, each with its reason: "- `module, line: a → b`: reason"."""
    text = REASONS.read_text(encoding="utf-8") if REASONS.exists() else ""
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return dict(re.findall(r"^- `(.+? → .+?)`: (.+)$", section, re.MULTILINE))


class State:
    """The verdicts so far, by the names of the mutants; stored in a file between runs."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.path = CHECKPOINTS / f"{part.name}.json"  # committed: verdicts take hours, and are collected in pieces
        self.files = {file: sources(file) for file in part.files}
        self.tests = {SHARED: sources(SHARED), **{file: sources(file) for file in part.test_files()}}
        self.verdicts: dict[str, Verdict] = {}
        self.new_tests: dict[str, set[str]] = {}  # of overlooked mutants: the files of tests that have changed since
        if self.path.exists():
            self._restore(read_checkpoint(self.path))

    def _restore(self, stored: dict[str, Any]) -> None:
        """What was noticed stays noticed while its file is the same; what was not may be noticed by new tests."""
        new_tests = {file for file, mark in self.tests.items() if stored["tests"].get(file) != mark}
        for file, verdicts in stored["verdicts"].items():
            if stored["files"].get(file) != self.files.get(file):
                continue
            for key, values in verdicts.items():
                verdict = self.verdicts[key] = Verdict(**values)
                if verdict.test:
                    continue
                again = SHARED in new_tests or not verdict.stage  # which tests reach it may have changed
                if waiting := set(self.tests) if again else new_tests | set(stored["waiting"].get(key, [])):
                    self.new_tests[key] = waiting

    def awaits(self, mutant: Mutant) -> bool:
        """Whether tests have still to look at the mutant."""
        return mutant.key not in self.verdicts or mutant.key in self.new_tests

    def take(self, mutant: Mutant, verdict: Verdict) -> None:
        before = self.verdicts.get(mutant.key, Verdict("", 0, 0.0))
        stage = max(before.stage, verdict.stage)
        self.verdicts[mutant.key] = Verdict(verdict.test, stage, round(before.seconds + verdict.seconds, 2))
        self.new_tests.pop(mutant.key, None)

    def save(self) -> None:
        modules = {Mutant(file, 0, 0, "", "", "").module: file for file in self.part.files}
        verdicts: dict[str, dict[str, Any]] = {}
        for key, verdict in self.verdicts.items():
            verdicts.setdefault(modules[key.rpartition(" ")[0]], {})[key] = asdict(verdict)
        waiting = {key: sorted(files) for key, files in self.new_tests.items()}
        stored = {"files": self.files, "tests": self.tests, "waiting": waiting, "verdicts": verdicts}
        write_checkpoint(self.path, stored)


def starts_servers(test_file: str) -> bool:
    return re.search(r"served\(|server: Serv|Serving\(|serving\(", (ROOT / test_file).read_text("utf-8")) is not None


def run(state: State, sample: Sequence[Mutant], minutes: float, following_minutes: float, workers: int) -> None:
    """Until every mutant is judged, or the time is over. Each worker has a copy of the project. Tests that are not
    followed in their share of the time wait for the next run."""
    until = time.monotonic() + minutes * 60
    followed_until = min(until, time.monotonic() + following_minutes * 60)
    name = state.part.name
    same = reasons("Mutants that change nothing")
    reach = Reach(state.part, FOLDER / f"reached-{name}")
    unknown = sorted(reach.unknown(), key=starts_servers)  # quick ones first
    for mutant in sample:
        if (verdict := state.verdicts.get(mutant.key)) and verdict.test:
            reach.count(mutant.file, verdict.test)
    with ThreadPoolExecutor(workers) as pool:
        new_copies = pool.map(
            lambda number: LoadedCopy(FOLDER / f"copy-{name}-{number}", state.part, reach), range(workers)
        )
        copies: SimpleQueue[LoadedCopy] = SimpleQueue()
        for copy in new_copies:
            copies.put(copy)
        saving = Lock()

        def follow(test_file: str) -> None:
            copy = copies.get()
            try:
                if time.monotonic() < followed_until:
                    copy.follow(test_file)
                    progress.advance(following)
                else:
                    state.tests.pop(test_file, None)  # new to the next run
            finally:
                copies.put(copy)

        def judge(mutant: Mutant, seconds: float, task: TaskID) -> None:
            copy = copies.get()
            try:
                if time.monotonic() > until:
                    return
                verdict = copy.looked_at(mutant, state.new_tests.get(mutant.key), seconds)
            finally:
                copies.put(copy)
            with saving:
                state.take(mutant, verdict)
                if not verdict.test and verdict.stage and seconds < inf:
                    state.new_tests[mutant.key] = set(state.tests)
                state.save()
                progress.advance(task)

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, TimeRemainingColumn()) as progress:
            following = progress.add_task("which tests reach which lines", total=len(unknown))
            list(pool.map(follow, unknown))
            new = [mutant for mutant in sample if mutant.key not in state.verdicts]
            copies.put(any_copy := copies.get())
            new.sort(key=any_copy.needs_own_process)  # many seconds each
            quickly = progress.add_task("mutants, to the best tests", total=len(new))
            list(pool.map(judge, new, repeat(QUICK_SECONDS), repeat(quickly)))
            left = [mutant for mutant in sample if state.awaits(mutant)]
            left.sort(key=lambda mutant: mutant.name in same)
            slowly = progress.add_task("what is left, to all tests", total=len(left))
            list(pool.map(judge, left, repeat(inf), repeat(slowly)))
        for _ in range(workers):
            copies.get().close()


# ---- telling ---------------------------------------------------------------------------------------------------------

INTRODUCTION = {
    "engine": """## Mutation

A seeded sample of small changes (mutants) to the engine. Each is shown to all quick tests that reach the changed line,
until one of them fails: the games of the oracle, the tests of rules and cards, of exact numbers, golden games,
properties and simulations.""",
    "rest": """## Mutation of the server, fair dice, views, records, positions and bots

The same kind of changes outside the engine (and outside `bots/mind`). Each is shown to the tests that reach the changed
line, as many as fit into 15 s of processor time. Tests that need PostgreSQL, a browser or processes to kill take no
part.""",
}


def section(name: str, state: State, sample: Sequence[Mutant]) -> str:
    """The latest figures, for the page of trust."""
    judged = [mutant for mutant in sample if mutant.key in state.verdicts]
    alive = [mutant for mutant in judged if not state.verdicts[mutant.key].test]
    equivalent = reasons("Mutants that change nothing")
    overlooked = [mutant for mutant in alive if mutant.name not in equivalent]
    same = len(alive) - len(overlooked)
    score = (len(judged) - len(alive)) / max(1, len(judged) - same)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    seconds = sum(state.verdicts[mutant.key].seconds for mutant in judged)
    waiting = sum(each.key in state.new_tests for each in overlooked)
    unseen = f", {waiting} of them not yet shown to all these tests" if waiting else ""
    part = "" if name == "engine" else f" --part {name}"
    return f"""
{INTRODUCTION[name]}

`python3 dev.py campaign mutation{part}`, {day}, {commit()}: **{len(judged):,} mutants** of {len(sample):,} sampled
were judged in {seconds:,.0f} s; {len(judged) - len(alive):,} were noticed, {same} change nothing (`docs/mutation.md`),
{len(overlooked)} were overlooked{unseen}: a score of **{100 * score:.1f} %**.

{table(["module", "judged", "noticed", "change nothing", "overlooked"], rows(state, judged, overlooked))}

Overlooked:

{listed(state, overlooked)}
"""


def listed(state: State, overlooked: Sequence[Mutant]) -> str:
    """Each with the reason why no test needs to notice it; where there is none yet, whether any test reaches it."""
    known = reasons("Mutants that are overlooked")
    lines = []
    for each in overlooked:
        reached = state.verdicts[each.key].stage
        usual = "no reason yet" if reached else "no quick way to reach it: no test of this process does"
        lines.append(f"- `{each.name}` (line {each.line}): {known.get(each.name, usual)}")
    return "\n".join(lines) or "none"


def rows(state: State, judged: Sequence[Mutant], overlooked: Sequence[Mutant]) -> list[list[object]]:
    """One line for each module of the engine, or for each package outside of it."""

    def place(mutant: Mutant) -> str:
        return mutant.module if state.part is ENGINE else package_of(mutant.file)

    all_places = dict.fromkeys(place(mutant) for file in state.part.files for mutant in of_file(file)[:1])
    total, missed = Counter(map(place, judged)), Counter(map(place, overlooked))
    noticed = Counter(place(mutant) for mutant in judged if state.verdicts[mutant.key].test)
    return [
        [each, total[each], noticed[each], total[each] - noticed[each] - missed[each], missed[each]]
        for each in all_places
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign mutation", description=__doc__.splitlines()[0])
    parser.add_argument("--part", choices=list(PARTS), default="engine", help="what is changed; default: engine")
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so many; default: a day")
    parser.add_argument(
        "--following",
        type=float,
        default=24 * 60.0,
        help="minutes to learn which tests reach which lines; default: a day",
    )
    parser.add_argument("--workers", type=int, default=1, help="so many mutants at a time; default: 1")
    parser.add_argument("--sample", type=int, help="so many mutants; default: 1,500 of the engine, 600 of the rest")
    parser.add_argument("--write", action="store_true", help="judge none, write the figures of the last run")
    asked = parser.parse_args(arguments)
    part = PARTS[asked.part]
    state, sample = State(part), sampled(part, asked.sample or part.sample)
    try:
        if not asked.write:
            run(state, sample, asked.minutes, asked.following, asked.workers)
    finally:
        state.save()
        write_section(part.name, section(asked.part, state, sample))
    noticed = sum(bool(verdict.test) for verdict in state.verdicts.values())
    print(f"{noticed:,} of {len(state.verdicts):,} mutants noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
