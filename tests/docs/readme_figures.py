"""The figures of the README, read from the pages that measured them.

.venv/bin/python -m tests.docs.readme_figures    write them into the README
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "README.md"
DOCS: Final = ROOT / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def rows(text: str, first: str) -> list[list[str]]:
    """The cells of the rows of a table whose first cell begins so."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [row for row in cells if row[0].startswith(first)]


def number(text: str) -> int:
    return int(text.replace(",", ""))


def exact() -> str:
    games, decisions = re.findall(r"\*\*([\d,]+) games\*\* in\s+[\d,]+ s, ([\d,]+) decisions", page("trust.md"))[0]
    return (
        f"A second implementation of all rules played {games} games along with the engine "
        f"and agreed at all {decisions} decisions."
    )


def fast() -> str:
    compiled = next(row[3] for row in rows(page("speed.md"), "games with tools, in-engine") if row[1] == "2")
    return f"{compiled} games of two players a second on one core, compiled; the same source runs as plain Python."


def strong() -> str:
    """The best level against the second, and the second against the third."""
    levels = page("ladder.md").partition("<!-- levels: begin -->")[2].partition("<!-- levels: end -->")[0]
    won = {row[0]: row[3].partition(" (")[0] for row in rows(levels, "") if " – " in row[0]}
    # The last pair is the best bot with a net against the best without one; the two before it are rungs.
    lower, upper, _ = list(won)[-3:]
    (best, second), third = upper.split(" – "), lower.split(" – ")[1]
    assert lower == f"{second} – {third}", won
    return f"`{best}` wins {won[upper]} against the next level, `{second}`, which wins {won[lower]} against `{third}`."


def reliable() -> str:
    counted = rows(page("reliability.md"), "SQLite") + rows(page("reliability.md"), "PostgreSQL")
    kills, moves, lost = (sum(number(row[column]) for row in counted) for column in (1, 2, 3))
    none = "none" if not lost else f"{lost:,}"
    return f"{kills} servers killed in the middle of play: of {moves:,} moves that players had seen, {none} was lost."


FIGURES: Final = {"Exact": exact, "Fast": fast, "Strong": strong, "Reliable": reliable}


def claim(readme: str, name: str) -> str:
    """What the README says beside a name in its table."""
    return rows(readme, f"**{name}**")[0][1]


def filled(readme: str) -> str:
    for name, figure in FIGURES.items():
        readme = readme.replace(claim(readme, name), figure())
    return readme


if __name__ == "__main__":
    README.write_text(filled(README.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
