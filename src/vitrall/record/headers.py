"""A record as data, and the lines of its head: `key: value`. Actions are not interpreted here."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.options import Options
from vitrall.record.option_words import OPTION_NAMES
from vitrall.why import at_line, quoted

MAGIC: Final = "vitrall-record"
VERSION: Final = "1"
COUNT: Final = "actions"  # how many follow, so that a record cut short is noticed
CARDS: Final = "cards"  # the mark of the deck
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")

_LONGEST_KEY: Final = 60
_OWN: Final = (*OPTION_NAMES, COUNT)


@dataclass(frozen=True)
class Record:
    """A game as it was played: its options, further headers such as `seat 1` or `date` in order, every action."""

    options: Options
    headers: dict[str, str]
    actions: list[int]
    lines: list[int] = field(default_factory=list, compare=False, repr=False)  # of each action, if it was read


def fault(code: str, line: int, why: Why | None) -> Unreadable:
    """One error of a record, with its line in front; line 0 if it belongs to no line."""
    return Unreadable(f"record/{code}", at_line(line, why), line=line)


def header_line(key: str, value: str) -> str:
    """One line of the head."""
    return f"{key}: {value}" if value else f"{key}:"


def split_header(line: str, number: int) -> tuple[str, str]:
    """Key and value of a line of the head."""
    key, colon, value = line.partition(":")
    if not colon:
        raise fault("header", number, Why("header-shape", given=quoted(line)))
    check_key(key, number)
    return key, value.strip()


def check_key(key: str, line: int) -> None:
    """Refuse what cannot be the key of a header."""
    if not key or key != key.strip() or len(key) > _LONGEST_KEY or key.startswith("#"):
        raise fault("header", line, Why("header-key", given=quoted(key)))
    small = key.casefold()
    if key not in _OWN and small in _OWN:  # else the option would be ignored silently
        raise fault("header", line, Why("written", given=quoted(key), wanted=quoted(small)))


def check_header(key: str, value: str) -> None:
    """Refuse to write what would not read back: a name with a line break must not add lines to a record."""
    if key in _OWN:
        raise fault("header", 0, Why("header-own", given=quoted(key)))
    check_key(key, 0)
    if ":" in key or CONTROL.search(key + value):
        raise fault("header", 0, Why("header-line", given=quoted(key)))
