"""Whole games through the engine and the oracle of `testing/oracle`, compared at every decision.

    python3 dev.py campaign oracle [--minutes N] [--games N] [--workers N] [--keep]
    python3 dev.py campaign oracle --replay build/oracle/difference-1.txt

Goes through every player count, edition and set of modules, ten games at a time, until each has had its games. A run
that was stopped continues where it was; changed rules or cards start again, unless `--keep` keeps the counts.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bench._compiled import engine_kind
from bench._trust import ROOT, commit, table, write_section
from testing.oracle.compare import Difference, Pairing, Tally, played_again
from testing.oracle.plan import EDITIONS, MODULES, MOODS, Cell, cells, module_sets

FOLDER = ROOT / "build" / "oracle"
FULL = 200  # games of each kind of table
STATE = FOLDER / "state.json"
BATCH = MOODS  # one game of each
MOST_DIFFERENCES = 20  # enough to look at
SAVE_SECONDS = 10.0
SOURCES = ("src/vitrall/engine", "src/vitrall/cards", "testing/oracle")
BOTH_SIDES = "src/vitrall/cards"  # of these only the cards count: whatever reads them, both sides get the same


@dataclass
class State:
    """What has been compared so far; stored in a file between runs."""

    sources: str
    engine: str
    done: dict[str, list[int]] = field(default_factory=dict)  # finished batches of each cell
    decisions: int = 0
    tools: Counter[str] = field(default_factory=Counter)
    paths: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    differences: list[str] = field(default_factory=list)

    def games(self, cell: Cell) -> int:
        return BATCH * len(self.done.get(cell.name, []))

    def add(self, cell: Cell, batch: int, tally: Tally, differences: list[str]) -> None:
        self.done.setdefault(cell.name, []).append(batch)
        self.decisions += tally.decisions
        self.tools.update(tally.tools)
        self.paths.update(tally.paths)
        for difference in differences:
            self.differences.append(difference)
            path = FOLDER / f"difference-{len(self.differences)}.txt"
            path.write_text(difference + "\n", encoding="utf-8")

    def save(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        fresh = STATE.with_suffix(".new")
        fresh.write_text(json.dumps(self.__dict__), encoding="utf-8")
        fresh.replace(STATE)


def sources() -> str:
    """A hash of everything the figures depend on."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            kinds = (".toml",) if folder == BOTH_SIDES else (".py", ".toml")
            if path.suffix in kinds and not path.name.startswith("test_"):
                digest.update(f"{path.name}\0{essence(path)}\0".encode())
    return digest.hexdigest()[:16]


def essence(path: Path) -> str:
    """What a file does: comments and docstrings may change without a new campaign."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            del node.body[0]
    return ast.dump(tree)


def restored(keep: bool) -> State:
    """The run to continue, or a new one."""
    fresh = State(sources(), engine_kind())
    if not STATE.exists():
        return fresh
    saved = json.loads(STATE.read_text(encoding="utf-8"))
    if not keep and (saved["sources"], saved["engine"]) != (fresh.sources, fresh.engine):
        return fresh
    saved |= {"tools": Counter(saved["tools"]), "paths": Counter(saved["paths"])}
    return State(**{**saved, "sources": fresh.sources, "engine": fresh.engine})


# ---- playing ---------------------------------------------------------------------------------------------------------


def play_batch(cell: Cell, batch: int) -> tuple[Tally, list[str]]:
    """Ten games of one cell; runs in a process of its own."""
    tally, differences = Tally(), []
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        try:
            tally.add(Pairing(cell.agreed(number), cell.seed(number)).play())
        except Difference as difference:
            differences.append(f"{cell.name}, game {number}: {difference}")
    return tally, differences


def batches_left(state: State, games: int) -> Iterator[tuple[Cell, int]]:
    """All cells advance together, so that a run stopped early has seen everything."""
    for batch in range(-(-games // BATCH)):
        for cell in cells():
            if batch not in state.done.get(cell.name, []):
                yield cell, batch


def run(state: State, games: int, minutes: float, workers: int) -> None:
    """Until every cell has its games, or the time is over."""
    begun = time.monotonic()
    before = state.seconds
    saved = begun
    left = batches_left(state, games)
    all_batches = len(list(cells())) * -(-games // BATCH)
    with bar() as progress, ProcessPoolExecutor(workers) as pool:
        played = sum(map(state.games, cells()))
        task = progress.add_task("oracle", total=all_batches * BATCH, completed=played, differences=0)
        running: dict[Future[tuple[Tally, list[str]]], tuple[Cell, int]] = {}
        try:
            while True:
                over = time.monotonic() - begun > minutes * 60 or len(state.differences) >= MOST_DIFFERENCES
                for cell, batch in islice(left, 0 if over else 2 * workers - len(running)):
                    running[pool.submit(play_batch, cell, batch)] = (cell, batch)
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    state.add(*running.pop(future), *future.result())
                    progress.update(task, advance=BATCH, differences=len(state.differences))
                state.seconds = before + time.monotonic() - begun
                if time.monotonic() - saved > SAVE_SECONDS:
                    saved = time.monotonic()
                    state.save()
        finally:
            for future in running:
                future.cancel()


def bar() -> Progress:
    description = TextColumn("[progress.description]{task.description}")
    differences = TextColumn("{task.fields[differences]} differences")
    return Progress(
        description, BarColumn(), MofNCompleteColumn(), differences, TimeElapsedColumn(), TimeRemainingColumn()
    )


# ---- telling ---------------------------------------------------------------------------------------------------------


def section(state: State) -> str:
    """The latest figures, for the page of trust."""
    games = {cell: state.games(cell) for cell in cells()}
    legend = ", ".join(f"{module[0].upper()} {module}" for module in MODULES)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"""
## Oracle

A second, slow and plain implementation of all rules (`testing/oracle`) plays along with the engine. At every decision
both offer the same moves or the same outcomes of chance with the same weights, give the same reasons against every
space, and leave the same table; at the end they count the same points for the same spaces, the same order and winners.

`python3 dev.py campaign oracle`, {day}, {commit()}, {state.engine} engine: **{sum(games.values()):,} games** in
{state.seconds:,.0f} s, {state.decisions:,} decisions compared, at least {min(games.values())} games for each number of
players, edition and set of modules, **{len(state.differences)} differences**.

Games by players, edition and modules ({legend}). With two players or more half of the
games have private pools; even bags, marked objectives, further patterns, the number of tools and single rules of
editions vary in all.

{game_table(games)}

Tools completed in windows of ten dice or more:

{table(["tool", "times"], [[tool, times] for tool, times in sorted(state.tools.items())])}

What else came up:

{table(["", "times"], [[path, times] for path, times in sorted(state.paths.items())])}
"""


def latest(state: State) -> str:
    """The last run, however short: the figures of a full one stay until there is another."""
    games = [state.games(cell) for cell in cells()]
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"""
The latest run, `python3 dev.py campaign oracle`, {day}, {commit()}, {state.engine} engine: **{sum(games):,} games**, at
least {min(games)} for each number of players, edition and set of modules, {state.decisions:,} decisions compared,
**{len(state.differences)} differences**.
"""


def game_table(games: dict[Cell, int]) -> str:
    """A line for each table, a column for each set of modules, named by their first letters."""
    sets = module_sets(2)
    rows = []
    for players in range(1, 7):
        for edition in EDITIONS:
            of_table = [games.get(Cell(players, edition, modules), "–") for modules in sets]
            rows.append([f"{players}, {edition}", *of_table])
    return table(["players, edition", *(letters(modules) for modules in sets)], rows)


def letters(modules: tuple[str, ...]) -> str:
    return "".join(module[0].upper() for module in modules) or "base"


def replayed(path: Path) -> int:
    try:
        played_again(path.read_text(encoding="utf-8"))
    except Difference as difference:
        print(str(difference).rpartition("\n")[0])
        return 1
    print("no difference any more")
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign oracle", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so many")
    parser.add_argument("--games", type=int, default=FULL, help="of each player count, edition and set of modules")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--keep", action="store_true", help="go on counting though sources changed")
    parser.add_argument("--replay", type=Path, help="play one difference again")
    asked = parser.parse_args(arguments)
    if asked.replay:
        return replayed(asked.replay)
    state = restored(asked.keep)
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        run(state, asked.games, asked.minutes, asked.workers)
    finally:
        state.save()
        if min(map(state.games, cells())) >= FULL:
            write_section("oracle", section(state))
        write_section("oracle-latest", latest(state))
    for difference in state.differences:
        print(difference.splitlines()[0])
    print(f"{sum(map(state.games, cells())):,} games, {len(state.differences)} differences")
    return 1 if state.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
