"""Checks that the analysis of games makes sense, and how long it takes.

    python3 dev.py campaign analysis [--parts NAME ...] [--minutes N] [--dry]
    python3 dev.py campaign analysis --words    sets the losses for the words of verdicts by what was measured
    python3 dev.py campaign analysis --equal-to COMMIT    keeps results of code that gave the same values

A stopped run continues: results are in a committed checkpoint. A part begins again when the code that it depends on has
changed. If the change cannot alter a value, `--equal-to` checks that: it analyses a sample of games (1 to 6 players,
all modules, and games of the bots) with the code of the commit and with the present code, both compiled. Only if every
value is the same, the results of the commit count as those of the present code; times never do. The figures go to
docs/analysis.md, unless dry.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import _equal_values, _loss_words
from bench._analysis_parts import CAMPAIGN, MEASURE, Outcome, Part
from bench._checkpoint import CHECKPOINTS, read_checkpoint, write_checkpoint
from bench._copy import sources
from bench._trust import ROOT, commit
from vitrall.lab.written_page import markdown_table, put_section

CHECKPOINT: Final = CHECKPOINTS / "analysis.json"
PAGE: Final = ROOT / "docs" / "analysis.md"
FILES: Final = ("account", "analyst", "best_lines", "game_spans", "playout_values")  # on which the values depend
DEPENDS: Final = (
    *(f"src/vitrall/analysis/{name}.py" for name in FILES),
    *("src/vitrall/engine", "src/vitrall/bots/mind", "src/vitrall/bots/craftsman.py"),
)
# What the losses of turns depend on too: a net finds the better lines, and a tool may still be used a turn later.
# The net is that of the base game: no other table is charged here, and that parts add up holds with any net.
CHARGES: Final = (*DEPENDS, "src/vitrall/analysis/postponed_tools.py", "src/vitrall/bots/net.json")
HEAD: Final = "# Was it luck?\n"

Stored = dict[str, Any]


def restored(stored: Stored, name: str, mark: str) -> Stored:
    """The results of a part so far; none if they were measured with other code or with another effort.

    The commit of now has that code too.
    """
    part: Stored = stored.get(name, {})
    effort = CAMPAIGN[name].effort
    results = part["results"] if (part.get("sources"), part.get("effort")) == (mark, effort) else []
    part = {"sources": mark, "commit": commit(), "day": _today(), "effort": effort, "results": results}
    stored[name] = part
    return part


def run(stored: Stored, name: str, until: float, progress: Progress) -> None:
    """Game after game, until the part is complete or the time is over."""
    part = CAMPAIGN[name]
    results: list[Any] = restored(stored, name, sources(*(CHARGES if part.is_charged else DEPENDS)))["results"]
    write_checkpoint(CHECKPOINT, stored)
    done = sum(part.sizes(result) for result in results)
    task = progress.add_task(name, total=part.size, completed=done)
    while done < part.size and time.monotonic() < until:
        results.append(part.measure(len(results)))
        done += part.sizes(results[-1])
        progress.update(task, completed=done)
        write_checkpoint(CHECKPOINT, stored)


def rows(stored: Stored) -> list[tuple[Outcome, Part, Stored, bool]]:
    """The parts that were begun, and whether each is complete."""
    begun = [(CAMPAIGN[name], stored[name]) for name in CAMPAIGN if stored.get(name, {}).get("results")]
    return [
        (part.outcome(each["results"]), part, each, sum(map(part.sizes, each["results"])) >= part.size)
        for part, each in begun
    ]


def section(stored: Stored) -> str:
    """The figures, for the page."""
    lines = [
        (outcome.question, outcome.aim, outcome.figures, _reached(outcome, complete), each["effort"], each["commit"])
        for outcome, _, each, complete in rows(stored)
    ]
    text = markdown_table(("question", "aim", "found", "reached", "effort", "version"), lines)
    return (
        f"`python3 dev.py campaign analysis`, {_today()}, {compiled.engine_kind()} engine. Effort: playouts from each "
        f"position / candidates of a turn / playouts to choose among them.\n\n{text}"
    )


def _reached(outcome: Outcome, complete: bool) -> str:
    return ("yes" if outcome.is_reached else "**no**") if complete else "not finished"


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def keep_equal(stored: Stored, earlier_commit: str) -> int:
    """Keep the results of a commit if the present code gives the same values."""
    earlier, present = _equal_values.values_of(earlier_commit), _equal_values.values_here()
    if unlike := _equal_values.differences(earlier, present):
        print(f"not equal to {earlier_commit}: {', '.join(unlike)}")
        return 1
    marks = {name: int(part.is_charged) for name, part in CAMPAIGN.items() if not part.is_timed}
    names = _equal_values.renewed(stored, marks, earlier, present)
    write_checkpoint(CHECKPOINT, stored)
    print(f"equal to {earlier_commit} in {len(present['sample'])} games; kept: {', '.join(names) or 'nothing'}")
    return 0


def write_page(stored: Stored) -> None:
    put_section(PAGE, "campaign", section(stored), HEAD)
    put_section(PAGE, "words", _loss_words.section(stored), HEAD)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign analysis", description=__doc__)
    parser.add_argument("--parts", nargs="+", choices=list(CAMPAIGN), default=list(CAMPAIGN))
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so many; 0: only write the page")
    parser.add_argument("--dry", action="store_true", help="leave docs/analysis.md as it is")
    parser.add_argument("--words", action="store_true", help="set the losses of the words by what was measured")
    parser.add_argument("--equal-to", metavar="COMMIT", help="keep its results if all values are the same")
    asked = parser.parse_args(arguments)
    stored = read_checkpoint(CHECKPOINT)
    if asked.equal_to:
        return keep_equal(stored, asked.equal_to)
    if asked.words:
        _loss_words.write_data(_loss_words.losses_by_bot(stored)[MEASURE])
        write_page(stored)
        return 0
    until = time.monotonic() + asked.minutes * 60
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns) as progress:
            for name in asked.parts if asked.minutes else ():
                run(stored, name, until, progress)
    finally:
        print(section(stored))
        if not asked.dry:
            write_page(stored)
    return 0 if all(outcome.is_reached for outcome, _, _, complete in rows(stored) if complete) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
