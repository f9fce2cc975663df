"""The tables of `tests/golden/perft`: every number once more, by the engine and by the oracle.

python3 dev.py campaign perft [--minutes N]    verify every line; a run that was stopped continues
python3 dev.py campaign perft --write          ask all questions anew and write the tables, if both agree
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, track

from bench._copy import sources
from bench._trust import ROOT, table, write_section
from testing.perft import engine_answers, oracle_answers
from testing.perft.lines import TABLES, Line, read_table, write_table
from testing.perft.sampled_lines import HEADS, QUESTIONS

STATE = ROOT / "build" / "perft" / "state.json"
DEPENDS = ("src/vitrall/engine", "src/vitrall/cards", "testing/oracle", "testing/perft", "tests/golden/perft")


@dataclass
class State:
    """What has been verified so far; stored in a file between runs."""

    sources: str = field(default_factory=lambda: sources(*DEPENDS))
    lines: Counter[str] = field(default_factory=Counter)  # of each table, from its beginning
    seconds: dict[str, list[float]] = field(default_factory=lambda: {name: [0.0, 0.0] for name in TABLES})
    differences: list[str] = field(default_factory=list)

    def save(self) -> None:
        STATE.parent.mkdir(parents=True, exist_ok=True)
        STATE.write_text(json.dumps(self.__dict__), encoding="utf-8")


def restored() -> State:
    fresh = State()
    if not STATE.exists():
        return fresh
    saved = json.loads(STATE.read_text(encoding="utf-8"))
    if saved["sources"] != fresh.sources:
        return fresh
    return State(**{**saved, "lines": Counter(saved["lines"])})


def verify(state: State, minutes: float) -> None:
    """Line by line, until all is done or the time is over."""
    until = time.monotonic() + minutes * 60
    tables = {name: read_table(name) for name in TABLES}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        for name, lines in tables.items():
            task = progress.add_task(name, total=len(lines), completed=state.lines[name])
            for line in lines[state.lines[name] :]:
                if time.monotonic() > until:
                    return
                verify_line(state, name, line)
                progress.advance(task)


def verify_line(state: State, name: str, line: Line) -> None:
    begun = time.perf_counter()
    by_engine = engine_answers.ANSWERS[name](line)
    between = time.perf_counter()
    by_oracle = oracle_answers.ANSWERS[name](line)
    state.seconds[name][0] += between - begun
    state.seconds[name][1] += time.perf_counter() - between
    if not by_engine == by_oracle == line.answer:
        state.differences.append(f"{line}: engine {by_engine}, oracle {by_oracle}")
    state.lines[name] += 1


def write() -> int:
    """Write all tables again; a table on which the two disagree is not written."""
    different = 0
    for name in TABLES:
        lines = list(track(answered(name), description=name, total=None))
        unlike = [line for line in lines if oracle_answers.ANSWERS[name](line) != line.answer]
        for line in unlike:
            print(f"not agreed: {line}")
        different += len(unlike)
        if not unlike:
            write_table(name, HEADS[name], lines)
    return 1 if different else 0


def answered(name: str) -> list[Line]:
    """Each question once, however often chance brings it up."""
    return [replace(line, answer=engine_answers.ANSWERS[name](line)) for line in dict.fromkeys(QUESTIONS[name]())]


def section(state: State) -> str:
    """The latest figures, for the page of trust."""
    rows = [
        [f"`{name}`", state.lines[name], f"{state.seconds[name][0]:.1f}", f"{state.seconds[name][1]:.1f}"]
        for name in TABLES
    ]
    heads = "\n".join(f"- `{name}`: {HEADS[name]}" for name in TABLES)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"""
## Perft

Tables of exact numbers in `tests/golden/perft`, each found by the engine and, in another way, by the oracle:

{heads}

`python3 dev.py campaign perft`, {day}: **{sum(state.lines.values()):,} lines** verified,
**{len(state.differences)} differences**. A blank window can be filled in
1,607,969,067,083,930,040,363,000 ways.

{table(["table", "lines", "engine, s", "oracle, s"], rows)}
"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign perft", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so many")
    parser.add_argument("--write", action="store_true", help="write the tables anew")
    asked = parser.parse_args(arguments)
    if asked.write and write():
        return 1
    state = restored()
    try:
        verify(state, asked.minutes)
    finally:
        state.save()
        write_section("perft", section(state))
    for difference in state.differences:
        print(difference)
    print(f"{sum(state.lines.values()):,} lines verified, {len(state.differences)} differences")
    return 1 if state.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
