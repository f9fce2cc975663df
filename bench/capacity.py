"""A model of servers under load: how many tables a number of processes can serve, and how long a move takes.

    python3 dev.py bench capacity [--seconds-per-move S] [--cpu-ms MS] [--commit-ms MS] [--row-ms MS] [--hear SHARE]
                                  [--limit-ms MS] [--seconds N] [--dry]

What a move costs the server is taken from the measurement `load` in docs/reliability.md; everything else can be given.
The model is a simulation of queues, written out in `bench/_capacity_model.py`. Writes a section of `docs/scale.md`.
"""

from __future__ import annotations

import argparse
import re
import sys

from bench._capacity_model import Costs, Outcome, simulated
from bench._trust import ROOT, commit, table

PAGE = ROOT / "docs" / "scale.md"
MEASURED = ROOT / "docs" / "reliability.md"
PROCESSES = (1, 2, 4, 8, 16)
HEAD = ["processes", "tables", "moves a second", "CPU of each", "database", "median ms", "99 % ms", "tables, MB"]
STEPS = 9  # halvings of the interval in which the largest number of tables is searched


def load_row(page: str) -> dict[str, float]:
    """The measurement of many tables: tables, moves a second, CPU share, and the times of a move."""
    text = page.partition("<!-- load: begin -->")[2].partition("<!-- load: end -->")[0]
    match = re.search(r"^\| ([\d,]+) \| ([\d,]+) \| (\d+) \| (\d+) \| \d+ \| (\d+)% \| (\d+) \|", text, re.MULTILINE)
    if match is None:
        raise SystemExit("docs/reliability.md has no row of the campaign load")
    names = ("tables", "rate", "median", "late", "cpu", "megabytes")
    return dict(zip(names, (float(cell.replace(",", "")) for cell in match.groups()), strict=True))


def idle_kilobytes(page: str) -> float:
    """Memory of a table at which nobody moves."""
    text = page.partition("<!-- idle: begin -->")[2].partition("<!-- idle: end -->")[0]
    match = re.search(r"^\| [\d,]+ \| \d+ \| \d+ \| ([\d.]+) \|", text, re.MULTILINE)
    if match is None:
        raise SystemExit("docs/reliability.md has no row of the campaign idle")
    return float(match[1])


def most_tables(processes: int, costs: Costs, asked: argparse.Namespace) -> tuple[int, Outcome]:
    """The largest number of tables at which 99 of 100 moves arrive within the limit, and the figures for it."""
    most = int(processes * asked.seconds_per_move * 1000 / costs.cpu_ms)
    low, high = 0, most
    best = simulated(1, processes, asked.seconds_per_move, costs, asked.seconds)
    for _ in range(STEPS):
        middle = (low + high) // 2
        outcome = simulated(middle, processes, asked.seconds_per_move, costs, asked.seconds)
        if outcome.late_ms <= asked.limit_ms:
            low, best = middle, outcome
        else:
            high = middle
    return low, best


def section(asked: argparse.Namespace, costs: Costs) -> str:
    page = MEASURED.read_text(encoding="utf-8")
    measured = load_row(page)
    again = simulated(
        int(measured["tables"]), 1, measured["tables"] / measured["rate"], costs.of_one_process(), asked.seconds
    )
    check = [
        ["measured", f"{measured['cpu']:.0f}%", f"{measured['median']:.0f}", f"{measured['late']:.0f}"],
        ["simulated", f"{again.busy:.0%}", f"{again.median_ms:.1f}", f"{again.late_ms:.1f}"],
    ]
    rows = []
    for processes in PROCESSES:
        tables, outcome = most_tables(processes, costs if processes > 1 else costs.of_one_process(), asked)
        rate = tables / asked.seconds_per_move
        kilobytes = idle_kilobytes(page) * tables / 1000
        rows.append(
            [processes, tables, f"{rate:,.0f}", f"{outcome.busy:.0%}", f"{outcome.database_busy:.0%}",
             f"{outcome.median_ms:.1f}", f"{outcome.late_ms:.1f}", f"{kilobytes:,.0f}"]
        )  # fmt: skip
    return "\n".join(
        [
            "## Tables by processes",
            "",
            f"Written by `python3 dev.py bench capacity`, {commit()}. Measured: a move costs the server"
            f" {costs.cpu_ms:.2f} ms of CPU time (the campaign `load`: {measured['cpu']:.0f}% of a core at"
            f" {measured['rate']:.0f} moves a second), and an idle table {idle_kilobytes(page)} kB of memory (the"
            " campaign `idle`), see [reliability.md](reliability.md). Assumed, and to be replaced by your own figures"
            f" with the flags of the command: people move every {asked.seconds_per_move:g} s at each table, a commit"
            f" takes {costs.commit_ms:g} ms and {costs.row_ms:g} ms more for each move in it, and a process that hears"
            f" of a move of another spends {costs.hear:.0%} of what the move cost.",
            "",
            "The simulation: moves arrive at random at any process, which deals with one at a time (exponential service"
            " time). Dealt with, a move waits for the next commit of its process, which takes all that wait; the"
            " database writes one commit at a time for each connection, and one row at a time for all. When the commit"
            " is done, the move is sent, and where the other player is connected to another process, that one hears of"
            " it. It leaves out the network, pauses of the garbage collector and other programs, so its slowest moves"
            " are faster than those measured on two cores shared with the players; its commits are slower than"
            " SQLite's were there:",
            "",
            table(["one process, SQLite, 1,000 tables", "CPU", "median ms", "99 % ms"], check),
            "",
            f"The largest number of tables at which 99 % of the moves are sent within {asked.limit_ms:g} ms. Processes"
            " are then almost busy all the time; plan for half of it:",
            "",
            table(HEAD, rows),
        ]
    )


def main(arguments: list[str]) -> int:
    measured = load_row(MEASURED.read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(prog="dev.py bench capacity", description=__doc__)
    parser.add_argument("--seconds-per-move", type=float, default=6.0)
    parser.add_argument("--cpu-ms", type=float, default=10 * measured["cpu"] / measured["rate"])
    parser.add_argument("--commit-ms", type=float, default=3.0)
    parser.add_argument("--row-ms", type=float, default=0.1)
    parser.add_argument("--hear", type=float, default=0.5)
    parser.add_argument("--limit-ms", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=20.0, help="simulated, a run")
    parser.add_argument("--dry", action="store_true", help="leave docs/scale.md as it is")
    asked = parser.parse_args(arguments)
    text = section(asked, Costs(asked.cpu_ms, asked.commit_ms, asked.row_ms, asked.hear))
    if not asked.dry:
        from vitrall.lab.written_page import put_section

        put_section(PAGE, "tables", text, "# Scale\n")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
