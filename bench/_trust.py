"""`docs/trust.md`: each campaign writes its own section between its own marks, and leaves the others alone."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "trust.md"
HEAD = """# Why the rules can be trusted

The figures on this page are written by the commands named with them (`python3 dev.py campaign`). The text between
two marks is replaced by the next run; the text outside of them is kept.
"""


def write_section(name: str, text: str, page: Path = PAGE) -> None:
    """Put the section in place of the one that is there, or at the end."""
    from vitrall.lab.written_page import put_section  # here, since the compiled package must be found first

    put_section(page, name, text, HEAD)


def commit() -> str:
    """The version that was measured."""
    answer = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return f"commit {answer.stdout.strip()}" if answer.returncode == 0 else "no commit"


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table as Markdown has it; the first column is words, the others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(figure(cell) for cell in line) + " |" for line in lines)


def figure(cell: object) -> str:
    return f"{cell:,}" if isinstance(cell, int) else str(cell)
