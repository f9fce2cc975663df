"""`docs/trust.md`: each campaign writes its own section between its own marks, and leaves the others alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "trust.md"
HEAD = """# Why the rules can be trusted

The figures on this page are written by the commands named with them (`python3 dev.py campaign`). What stands between
two marks is replaced by the next run; the text outside of them is kept.
"""


def write_section(name: str, text: str, page: Path = PAGE) -> None:
    """Put the section in place of the one that is there, or at the end."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    section = f"{begin}\n{text.strip()}\n{end}"
    written = page.read_text(encoding="utf-8") if page.exists() else HEAD
    known = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if known.search(written):
        written = known.sub(lambda _: section, written)
    else:
        written = f"{written.rstrip()}\n\n{section}\n"
    page.write_text(written, encoding="utf-8")


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table as Markdown has it; the first column is words, the others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(figure(cell) for cell in line) + " |" for line in lines)


def figure(cell: object) -> str:
    return f"{cell:,}" if isinstance(cell, int) else str(cell)
