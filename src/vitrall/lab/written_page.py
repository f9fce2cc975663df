"""Pages that commands write: each command replaces its own section, between marks, and leaves the rest alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path


def put_section(page: Path, name: str, text: str, head: str) -> None:
    """Put the section in place of the one that is there, or at the end; a new page begins with the head."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    section = f"{begin}\n{text.strip()}\n{end}"
    written = page.read_text(encoding="utf-8") if page.exists() else head
    known = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if known.search(written):
        written = known.sub(lambda _: section, written)
    else:
        written = f"{written.rstrip()}\n\n{section}\n"
    page.write_text(written, encoding="utf-8")


def marked_sections(page: Path) -> list[str]:
    """The sections of a page that commands have written, with their marks, to keep them when the rest is rewritten."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return [match[0] for match in re.finditer(r"<!-- ([\w-]+): begin -->.*?<!-- \1: end -->", text, re.DOTALL)]


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column is words, the others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
