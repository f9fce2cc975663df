"""Where a card stands in its file: TOML readers forget lines, so a light look at the text finds them again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from vitrall.cards.faults import fault, given
from vitrall.engine.errors import Unreadable, Why

_NAME = re.compile(r"""\s*(\[{0,2})\s*["']?([\w-]+)["']?\s*([\]=.]|$)""")
_INNER = re.compile(r"""\s*(\[)\s*[\w-]+\s*\.\s*["']?([\w-]+)["']?\s*\]""")  # `[tool.text]` holds a card's text


@dataclass(frozen=True)
class Origin:
    """The place of one entry, and how messages call it."""

    source: str
    table: str
    label: str
    label_why: Why
    line: int  # of the entry's header, 0 if it has none
    lines: Sequence[str]  # the entry's own, header first

    def fault(self, code: str, reason: str, why: Why, field: str = "") -> Unreadable:
        """A fault of this entry, at the line of the field if that is found."""
        line = first_lines(self.lines, self.line).get(field, self.line)
        told = Why("card-of", card=self.label_why, reason=why)
        return fault(code, self.source, line, f"{self.label}: {reason}", told)


def label_why(table: str, id: str) -> Why:
    """A card as messages call it."""
    return Why("card-named", kind=Why(f"card-kind-{table}"), id=given(id))


def first_lines(lines: Sequence[str], start: int = 1) -> dict[str, int]:
    """Each key or table that begins a line, with the first line it begins."""
    found: dict[str, int] = {}
    for number, line in enumerate(lines, start):
        if match := _INNER.match(line) or _NAME.match(line):
            found.setdefault(match[2], number)
    return found


def headers(lines: Sequence[str]) -> list[tuple[int, str]]:
    """Every `[[table]]` of the file with its line. One inside a text of several lines would deceive this look."""
    matches = [(number, _NAME.match(line)) for number, line in enumerate(lines, 1)]
    return [(number, match[2]) for number, match in matches if match and match[1] == "[[" and match[3] == "]"]
