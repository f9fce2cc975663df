"""How many games a second one and two cores play, and a model of more.

    python3 dev.py bench scale [--quick]

Writes a section of `docs/scale.md`, unless quick. Rates are per second of CPU time wherever the machine may be busy
with something else; the time on the clock is shown beside them.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import os
import resource
import sys
import time
from dataclasses import dataclass

from bench._trust import ROOT, commit, table
from vitrall import Options
from vitrall.lab.simulate import Batch, simulate

PAGE = ROOT / "docs" / "scale.md"
HEAD = "# Scale\n"
BATCHES = {"random": 120_000, "greedy": 1200, "planner": 50}  # bots, and how many games of them
QUICK = 20  # of so many games one is played
CORES = (1, 2, 4, 8, 16, 64, 256)


@dataclass(frozen=True)
class Costs:
    """CPU seconds of a batch, and its seconds on the clock."""

    games: int
    workers: float  # all processes that play
    driver: float  # the process that adds results up
    clock: float
    checksum: int

    @property
    def of_a_game(self) -> float:
        return self.workers / self.games

    @property
    def of_adding(self) -> float:
        return self.driver / self.games


def measured(bot: str, games: int, workers: int) -> Costs:
    began, own, children = time.monotonic(), time.process_time(), children_seconds()
    totals = simulate(Batch(Options(players=2), games, 1, (bot,)), workers)
    clock, own, children = time.monotonic() - began, time.process_time() - own, children_seconds() - children
    if workers == 1:
        return Costs(games, totals.cpu_seconds, own - totals.cpu_seconds, clock, totals.checksum)
    return Costs(games, children, own, clock, totals.checksum)


def children_seconds() -> float:
    """CPU time of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def modelled(costs: Costs, cores: int) -> float:
    """Games a second: workers share the games, one driver adds them up, and the slower of the two decides."""
    return min(cores / costs.of_a_game, 1 / max(costs.of_adding, 1e-9))


def section(figures: dict[str, list[Costs]]) -> str:
    rows, model = [], []
    for bot, costs in figures.items():
        for workers, each in enumerate(costs, 1):
            rate = f"{each.games / each.workers:,.1f}"
            clock = f"{each.games / each.clock:,.1f}"
            driver = f"{1e6 * max(each.of_adding, 0):,.1f}"
            rows.append([f"`{bot}`", workers, f"{each.games:,}", rate, driver, clock])
        model.append([f"`{bot}`", *(f"{modelled(costs[-1], cores):,.0f}" for cores in CORES)])
    load = os.getloadavg()[0]
    return "\n".join(
        [
            "## Games by cores",
            "",
            f"Written by `python3 dev.py bench scale`, {commit()}, {compiled.engine_kind()} engine, two players, full",
            f"rules, {os.cpu_count()} cores, of which other programs wanted some (load {load:.1f} at the end). Both",
            "numbers of workers gave the same checksum. *By the clock* is what the busy machine left; *per CPU second*",
            "is what one core plays. *Driver* is what a game costs the process that adds up, in microseconds.",
            "",
            table(["bots", "workers", "games", "per CPU second", "driver, µs a game", "by the clock"], rows),
            "",
            "The model: *n* cores that do nothing else play *n* / *c* games a second, where *c* is the CPU time of a",
            "game with two workers; one driver adds up at most 1 / *d* games a second, where *d* is its CPU time for a",
            "game. The smaller of the two is the rate. The model leaves out the start (half a second for a process,",
            "about ten for a connection to Ray), the network, and cores that share their memory or their frequency;",
            "only the columns 1 and 2 were measured.",
            "",
            table(["games a second, modelled; cores:", *CORES], model),
        ]
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench scale", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer games; docs/scale.md stays as it is")
    asked = parser.parse_args(arguments)
    figures: dict[str, list[Costs]] = {}
    for bot, games in BATCHES.items():
        games = max(2, games // QUICK) if asked.quick else games
        figures[bot] = [measured(bot, games, workers) for workers in (1, 2)]
        assert len({costs.checksum for costs in figures[bot]}) == 1
        print(bot, figures[bot], file=sys.stderr, flush=True)
    text = section(figures)
    if not asked.quick:
        from vitrall.lab.written_page import put_section

        put_section(PAGE, "games", text, HEAD)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
