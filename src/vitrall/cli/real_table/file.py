"""The small text file of a window: one `key: value` a line, and four rows of dice. `docs/terminal.md` shows one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.cli.real_table.answers import set_objectives, set_pattern, set_private, set_row, set_tokens, set_tools
from vitrall.cli.real_table.entry import Entry
from vitrall.engine.board import HEIGHT
from vitrall.engine.errors import Unreadable

DICE: Final = "dice"
ROW_KEYS: Final = [f"{DICE} {row}" for row in range(HEIGHT)]
SETTERS: Final[dict[str, Callable[[Entry, str], None]]] = {
    "pattern": set_pattern,
    **{key: partial(set_row, row) for row, key in enumerate(ROW_KEYS)},
    "objectives": set_objectives,
    "private": set_private,
    "tokens": set_tokens,
    "tools": set_tools,
}
MOST_BYTES: Final = 10_000


class Line(NamedTuple):
    """One line that says something; what follows a # is for people."""

    number: int
    text: str


class Said(NamedTuple):
    """What a line says."""

    line: int
    key: str
    value: str


def read_entry(data: bytes, cards: Catalogue | None = None) -> Entry:
    """The window that a file describes, or `Unreadable` with the line that is wrong."""
    entry = Entry(cards or full_catalogue())
    seen: set[str] = set()
    for said in _said(_lines(data)):
        if said.key not in SETTERS or said.key in seen:
            raise _fault("table/key", said.line, said.key[:20])
        seen.add(said.key)
        _set(entry, said)
    if not seen.issuperset(ROW_KEYS):
        raise Unreadable("table/no-dice", DICE)
    return entry


def _set(entry: Entry, said: Said) -> None:
    try:
        SETTERS[said.key](entry, said.value)
    except Unreadable as wrong:
        raise _fault(wrong.code, said.line, wrong.message) from wrong


def _fault(code: str, line: int, what: str) -> Unreadable:
    return Unreadable(code, f"{line}: {what}", line)


def _lines(data: bytes) -> list[Line]:
    if len(data) > MOST_BYTES:
        raise Unreadable("table/size", str(MOST_BYTES))
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise Unreadable("table/encoding", "UTF-8") from error
    told = [Line(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [line for line in told if line.text]


def _said(lines: list[Line]) -> Iterator[Said]:
    """Keys with their values; the four lines after `dice:` are its rows."""
    rows: list[str] = []
    for number, text in lines:
        key, colon, value = text.partition(":")
        if rows:
            yield Said(number, rows.pop(0), text)
        elif key.strip().lower() == DICE and not value.strip():
            rows = list(ROW_KEYS)
        else:
            yield Said(number, key.strip().lower() if colon else text, value.strip())
