"""Reasons of errors as data, made here so that each kind is worded once in every language (`why-…` in the locales).

Most functions return a `Why`. User input is quoted, cut to a line. A list of `Refusal` among the values becomes
sentences; a value named `card` becomes the names of the cards. Reasons about card files carry the place in the file.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from vitrall.engine.errors import Unreadable, Why

MOST_FAULTS: Final = 100  # errors reported for one file: nobody reads more, and formatting them takes time
_SHOWN: Final = 40  # a reason quotes no more than this of the input
_SYSTEM: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.ELOOP: "loop",
    errno.EIO: "broken",
}


def verbatim(text: str, most: int = _SHOWN) -> Why:
    """A text that is quoted unchanged: a path, a space, a field."""
    return Why("told", text=shortened(text, most))


def quoted(value: object) -> Why:
    """The input, quoted. Lists and tables may nest without end, so only their kind is named."""
    if isinstance(value, dict):
        return Why("a-table")
    if isinstance(value, list | tuple):
        return Why("a-list")
    if isinstance(value, bool | None):
        return verbatim("null" if value is None else str(value).lower())
    return Why("quoted", text=shortened(value)) if isinstance(value, str) else verbatim(str(value))


def shortened(text: str, most: int = _SHOWN) -> str:
    """The beginning of a text, if it is long, fit for a line of a terminal."""
    short = plain(text[: most + 1])
    return short if len(short) <= most else short[:most] + "…"


def plain(text: str) -> str:
    """The text without characters that could confuse a terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def number(value: object, least: int, most: int) -> Why:
    """The value is not a number, or out of bounds."""
    return Why("number", given=quoted(value), least=str(least), most=str(most))


def no_seat(seat: object, players: int) -> Unreadable:
    """The error for a seat that a game does not have. Seats are counted from 0, as in Python."""
    return Unreadable("view/no-seat", number(seat, 0, players - 1))


def none_of(word: object, known: Collection[str]) -> Why:
    """The value is not one of a few known words; suggests similar ones."""
    close = near(word, known)
    if close:
        return Why("none-of-near", given=quoted(word), known=list(known), near=close)
    return Why("none-of", given=quoted(word), known=list(known))


def unknown(word: object, known: Iterable[str] = ()) -> Why:
    """The value is not one of the known words, which are too many to list; suggests similar ones."""
    close = near(word, known)
    return Why("unknown-near", given=quoted(word), near=close) if close else Why("unknown", given=quoted(word))


def near(word: object, known: Iterable[str]) -> list[str]:
    """The most similar known words, best first. Compares only the beginning, because comparing is slow."""
    close = get_close_matches(word[:_SHOWN], list(known), 3) if isinstance(word, str) else []
    return [each for each in close if each != word]


def instead(given: object, wanted: object) -> Why:
    """Something else was given than what is wanted, or a wrong number of it."""
    return Why("instead", given=quoted(given), wanted=quoted(wanted))


def within(has: int, least: int, most: int) -> Why:
    """Too many or too few, where a range of numbers is allowed."""
    return instead(has, least) if least == most else Why("within", has=has, least=least, most=most)


def at_most(has: int, most: int) -> Why:
    return Why("at-most", has=has, most=most)


def missing(field: str) -> Why:
    return Why("missing", field=field)


def twice(name: str) -> Why:
    return Why("twice", given=quoted(name))


def wrong_type(field: str, wanted: Why, value: object) -> Why:
    """A field has the wrong type."""
    return Why("wrong-type", field=field, wanted=wanted, given=quoted(value))


def of(name: str | Why, why: Why | None) -> Why:
    """A reason with what it is about before it."""
    about = verbatim(name) if isinstance(name, str) else name
    return about if why is None else Why("of", about=about, why=why)


def by_rule(rule: str, why: Why) -> Why:
    """A reason with the id of the rule that it follows from."""
    return Why("by-rule", rule=rule, why=why)


def at_line(line: int, why: Why | None) -> Why | None:
    """A reason with its line number in front; line 0 if the error belongs to no line."""
    if not line:
        return why
    return Why("line", line=str(line)) if why is None else Why("at-line", line=str(line), why=why)


def by_system(path: object, error: OSError | ValueError) -> Why:
    """Why a file could not be read or written. The system's own message may be in another language, so only its error
    number is used.
    """
    return Why("of", about=whole_path(path), why=_system(error))


def whole_path(path: object) -> Why:
    """A path, never shortened."""
    return Why("told", text=plain(str(path)))


def _system(error: OSError | ValueError) -> Why:
    if not isinstance(error, OSError):
        return Why("system-name")  # a sign that no name of a file may hold
    name = _SYSTEM.get(error.errno or 0, "")
    return Why(f"system-{name}") if name else Why("system-other", number=str(error.errno or "?"))


class UnreadableCards(Unreadable):
    """One or more card files with faults. The message is that of the first; `faults` holds them all."""

    def __init__(self, faults: list[Unreadable]) -> None:
        super().__init__(faults[0].code, faults[0].why, faults[0].line)
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return UnreadableCards, (self.faults,)


def fault(code: str, source: str, line: int, why: Why) -> Unreadable:
    """One fault of a card file, with its place in front."""
    return Unreadable(code, Why("card-fault", place=place(source, line), reason=why), line)


def faults_of(read: Callable[[], object]) -> list[Unreadable]:
    """The faults that reading something raises; none if it can be read."""
    try:
        read()
    except UnreadableCards as several:
        return several.faults
    except Unreadable as one:
        return [one]
    return []


def place(source: str, line: int) -> Why | str:
    """The place of an error; line 0 if it belongs to no line."""
    # A line number is passed as text, so that it is formatted without thousands separators.
    return Why("card-line", file=plain(source), line=str(line)) if line else plain(source)


def strange(what: Why | str, word: str, known: Collection[str]) -> Why:
    """A named thing, such as a field, that is not one of the known words."""
    return Why("card-strange", what=what, given=quoted(word), known=list(known), meant=meant(near(word, known)))


def meant(words: Collection[str]) -> Why | str:
    """The end of a reason: a suggestion, or nothing."""
    return Why("card-meant", words=list(words)) if words else ""


def card_label(table: str, id: str) -> Why:
    """A card as reasons call it."""
    return Why("card-named", kind=Why(f"card-kind-{table}"), id=quoted(id))


_NAME: Final = re.compile(r"""\s*(\[{0,2})\s*["']?([\w-]+)["']?\s*([\]=.]|$)""")
_INNER: Final = re.compile(r"""\s*(\[)\s*[\w-]+\s*\.\s*["']?([\w-]+)["']?\s*\]""")  # `[tool.text]`: a card's text


@dataclass(frozen=True)
class Origin:
    """The place of one entry of a card file, and how reasons call it."""

    source: str
    table: str
    label: Why
    line: int  # of the entry's header, 0 if it has none
    lines: Sequence[str]  # the entry's own, header first

    def fault(self, code: str, why: Why, field: str = "") -> Unreadable:
        """A fault of this entry, at the line of the field if that is found."""
        line = first_lines(self.lines, self.line).get(field, self.line)
        return fault(code, self.source, line, Why("card-of", card=self.label, reason=why))


def first_lines(lines: Sequence[str], start: int = 1) -> dict[str, int]:
    """Each key or table that begins a line, with the first line it begins."""
    first_line: dict[str, int] = {}
    for number, line in enumerate(lines, start):
        if match := _INNER.match(line) or _NAME.match(line):
            first_line.setdefault(match[2], number)
    return first_line


def headers(lines: Sequence[str]) -> list[tuple[int, str]]:
    """Every `[[table]]` of the file with its line. A header inside a multi-line text would be taken for a real one."""
    matches = [(number, _NAME.match(line)) for number, line in enumerate(lines, 1)]
    return [(number, match[2]) for number, match in matches if match and match[1] == "[[" and match[3] == "]"]
