"""Coverage-guided fuzzing (atheris) of every family of parsers: nothing but the documented errors, in bounded time.

    python3 dev.py campaign fuzz [--minutes N] [--family NAME …]

The minutes are those of each family. Useful inputs stay in build/fuzz, and the next run continues from them; the
figures add up. Needs the extra `fuzz`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench._copy import sources
from bench._trust import ROOT, table, write_section

FOLDER = ROOT / "build" / "fuzz"
STATE = FOLDER / "state.json"
FAMILIES = ("moves", "positions", "records", "cards", "referee")
SLICE = 60  # seconds of one process; libFuzzer gives back its memory with it
MOST_BYTES = {"moves": 80, "positions": 4000, "records": 8000, "cards": 4000, "referee": 2000}
MEMORY = 1024  # megabytes
SLOWEST = 10  # seconds for one input
FIGURES = {
    "runs": r"stat::number_of_executed_units:\s*(\d+)",
    "features": r"ft: (\d+)",
    "peak": r"peak_rss_mb:\s*(\d+)",
}


@dataclass
class Family:
    """The figures of one family so far."""

    runs: int = 0
    seconds: float = 0.0
    features: int = 0
    peak: int = 0
    findings: list[str] = field(default_factory=list)


# ---- what to begin with ----------------------------------------------------------------------------------------------


def sow(family: str, corpus: Path) -> None:
    """Readable examples of each kind, so that the fuzzer need not find out what a record is."""
    corpus.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(seeds(family)):
        (corpus / f"seed-{number}").write_text(text, encoding="utf-8")


def seeds(family: str) -> list[str]:
    games = [_text(path) for path in sorted((ROOT / "tests/golden/games").glob("*.txt"))]
    if family == "records":
        return [*games, *("\n".join(game.splitlines()[:60]) for game in games)]
    if family == "moves":
        return sorted({line for game in games for line in game.splitlines() if line[:1].islower() and ":" not in line})
    if family == "cards":
        return [entry for path in sorted((ROOT / "src/vitrall/cards").rglob("*.toml")) for entry in entries(path)]
    if family == "positions":
        lines = _text(ROOT / "tests/golden/perft/moves.txt").splitlines()
        return [line.removeprefix("at ") for line in lines if line.startswith("at ")]
    return [
        " ".join(question.split())
        for question in re.findall(r'\{"ask":.*?\}', _text(ROOT / "docs/referee.md"), re.DOTALL)
    ]


def entries(path: Path) -> list[str]:
    """A file of cards as it is if it is short, and card by card."""
    head, *cards = re.split(r"^(?=\[\[)", _text(path), flags=re.MULTILINE)
    return [head + card for card in cards]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# ---- running ---------------------------------------------------------------------------------------------------------


def fuzz(name: str, family: Family, seconds: int) -> None:
    """One process of atheris, and what it says in the end."""
    corpus, finds = FOLDER / name / "corpus", FOLDER / name / "findings"
    finds.mkdir(parents=True, exist_ok=True)
    flags = [f"-max_total_time={seconds}", f"-rss_limit_mb={MEMORY}", f"-timeout={SLOWEST}", "-print_final_stats=1"]
    flags += [f"-max_len={MOST_BYTES[name]}", f"-artifact_prefix={finds}{os.sep}", "-len_control=20"]
    begun = time.monotonic()
    command = [sys.executable, "-m", "bench._fuzz", name, str(corpus), *flags]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    family.seconds += time.monotonic() - begun
    note(family, ended.stderr + ended.stdout, ended.returncode)


def note(family: Family, output: str, code: int) -> None:
    figures = {name: [int(each) for each in re.findall(pattern, output)] for name, pattern in FIGURES.items()}
    family.runs += max(figures["runs"], default=0)
    family.features = max([family.features, *figures["features"]])
    family.peak = max([family.peak, *figures["peak"]])
    if code != 0:
        family.findings.append(output[-2000:])


def run(state: dict[str, Family], names: list[str], minutes: float) -> None:
    """The families take turns, so that a run stopped early has looked at all of them."""
    slices = max(1, round(minutes * 60 / SLICE))
    seconds = max(1, round(minutes * 60 / slices))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("fuzz", total=slices * len(names))
        for name in [*names] * slices:
            if not state[name].findings:
                fuzz(name, state[name], seconds)
                save(state)
            progress.advance(task)


def save(state: dict[str, Family]) -> None:
    saved = {"sources": sources("src"), "families": {name: asdict(family) for name, family in state.items()}}
    STATE.write_text(json.dumps(saved, indent=1), encoding="utf-8")


def restored() -> dict[str, Family]:
    """Figures of other sources say nothing of these; the corpus is worth keeping all the same."""
    fresh = {name: Family() for name in FAMILIES}
    if not STATE.exists():
        return fresh
    saved = json.loads(_text(STATE))
    if saved["sources"] != sources("src"):
        return fresh
    return fresh | {name: Family(**family) for name, family in saved["families"].items()}


# ---- telling ---------------------------------------------------------------------------------------------------------


def section(state: dict[str, Family]) -> str:
    """The latest figures, for the page of trust."""
    rows = [
        [name, each.runs, f"{each.seconds / 60:.1f}", each.features, each.peak, len(each.findings)]
        for name, each in state.items()
    ]
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"""
## Fuzz

A coverage-guided fuzzer (atheris) feeds every parser, starting from valid examples. A parser must give an answer or a
documented error within {SLOWEST} s and {MEMORY:,} MB; whatever it accepts must be
consistent.

`python3 dev.py campaign fuzz`, {day}: **{sum(each.runs for each in state.values()):,} inputs**,
**{sum(len(each.findings) for each in state.values())} findings left**.

{table(["parsers", "inputs", "minutes", "features reached", "peak MB", "findings"], rows)}
"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20.0, help="for each family")
    parser.add_argument("--family", nargs="*", choices=FAMILIES, default=list(FAMILIES), help="only these")
    asked = parser.parse_args(arguments)
    if find_spec("atheris") is None:
        print("this needs atheris: install the extra `fuzz`", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in asked.family:
        sow(name, FOLDER / name / "corpus")
    state = restored()
    try:
        run(state, asked.family, asked.minutes)
    finally:
        save(state)
        write_section("fuzz", section(state))
    for name, family in state.items():
        for finding in family.findings:
            print(f"{name}: {finding}")
    return 1 if any(family.findings for family in state.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
