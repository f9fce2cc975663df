"""Errors in a card file, told with their place so that the author finds it. Knows nothing of the cards themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from vitrall.engine.errors import Unreadable, Why

MOST_FAULTS = 100  # of one file: nobody reads more, and telling them takes time
_SHOWN = 40  # a message quotes no more than this of what was written


class UnreadableCards(Unreadable):
    """A card file, or several together, with faults: reads like the first of them; `faults` holds every one."""

    def __init__(self, faults: list[Unreadable]) -> None:
        super().__init__(faults[0].code, faults[0].message, faults[0].line, faults[0].why)
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return UnreadableCards, (self.faults,)


def fault(code: str, source: str, line: int, reason: str, why: Why) -> Unreadable:
    """One fault, with its place in front."""
    explanation = Why("card-fault", place=place_why(source, line), reason=why)
    return Unreadable(code, f"{place(source, line)}: {reason}", line, explanation)


def faults_of(read: Callable[[], object]) -> list[Unreadable]:
    """What stands against reading something; nothing if it can be read."""
    try:
        read()
    except UnreadableCards as several:
        return several.faults
    except Unreadable as one:
        return [one]
    return []


def place(source: str, line: int) -> str:
    """Where something stands; line 0 where no line is to blame."""
    return f"{source}, line {line}" if line else source


def place_why(source: str, line: int) -> Why | str:
    # A line is a name, not a number: it is never written with marks between its digits.
    return Why("card-line", file=plain(source), line=str(line)) if line else plain(source)


def literal(value: object) -> str:
    """What was written, short enough to be quoted. Lists and tables may nest without end, so only that is told."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = plain(str(value)[: _SHOWN + 1])
    text = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return f'"{text}"' if isinstance(value, str) else text


def given(value: object) -> Why | str:
    """The same for a message: texts in the reader's quotation marks."""
    if isinstance(value, dict):
        return Why("card-a-table")
    if isinstance(value, list):
        return Why("card-a-list")
    return Why("card-quoted", text=literal(value)[1:-1]) if isinstance(value, str) else literal(value)


def plain(text: str) -> str:
    """Signs that could confuse a screen are replaced."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def strange(what: str, word: str, known: Collection[str]) -> str:
    """The words for something that is none of the known."""
    return f"{what} {literal(word)} is none of: {', '.join(known)}{meant(near(word, known))}"


def strange_why(what: Why | str, word: str, known: Collection[str]) -> Why:
    return Why("card-strange", what=what, given=given(word), known=list(known), meant=meant_why(near(word, known)))


def near(word: str, known: Iterable[str]) -> list[str]:
    """The known words that come near, nearest first. Only the beginning is compared; it is slow work."""
    return get_close_matches(word[:_SHOWN], list(known), 3)


def meant(words: Iterable[str]) -> str:
    """The end of a message: what was perhaps meant, or nothing."""
    suggestions = " or ".join(words)
    return f"; did you mean {suggestions}?" if suggestions else ""


def meant_why(words: Collection[str]) -> Why | str:
    return Why("card-meant", words=list(words)) if words else ""


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
        explanation = Why("card-of", card=self.label_why, reason=why)
        return fault(code, self.source, line, f"{self.label}: {reason}", explanation)


def label_why(table: str, id: str) -> Why:
    """A card as messages call it."""
    return Why("card-named", kind=Why(f"card-kind-{table}"), id=given(id))


def first_lines(lines: Sequence[str], start: int = 1) -> dict[str, int]:
    """Each key or table that begins a line, with the first line it begins."""
    first_line: dict[str, int] = {}
    for number, line in enumerate(lines, start):
        if match := _INNER.match(line) or _NAME.match(line):
            first_line.setdefault(match[2], number)
    return first_line


def headers(lines: Sequence[str]) -> list[tuple[int, str]]:
    """Every `[[table]]` of the file with its line. One inside a text of several lines would deceive this look."""
    matches = [(number, _NAME.match(line)) for number, line in enumerate(lines, 1)]
    return [(number, match[2]) for number, match in matches if match and match[1] == "[[" and match[3] == "]"]
