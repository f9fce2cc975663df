"""The small text file of a real table: one `key: value` a line, and four rows of dice for each window.

`player: NAME` begins the next window. `docs/terminal.md` shows a file of one window, and one of three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.cli.real_table.answer_reader import (
    check_name,
    set_blooms,
    set_board,
    set_objectives,
    set_pattern,
    set_pioneers,
    set_private,
    set_row,
    set_tokens,
    set_tools,
)
from vitrall.cli.real_table.entered_table import Entry, Table
from vitrall.cli.real_table.table_checks import check_table
from vitrall.engine.board import HEIGHT
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.options import MOST_PLAYERS
from vitrall.why import at_line, at_most, missing, of, twice, unknown

DICE: Final = "dice"
PLAYER: Final = "player"
PIONEERS: Final = "pioneers"
ROW_KEYS: Final = [f"{DICE} {row}" for row in range(HEIGHT)]
FOR_ALL: Final[dict[str, Callable[[Table, str], None]]] = {
    "board": set_board,
    "objectives": set_objectives,
    "tools": set_tools,
}
FOR_ONE: Final[dict[str, Callable[[Entry, str], None]]] = {
    "pattern": set_pattern,
    **{key: partial(set_row, row) for row, key in enumerate(ROW_KEYS)},
    "private": set_private,
    "tokens": set_tokens,
    "blooms": set_blooms,
}
KEYS: Final = [key for key in (PLAYER, DICE, PIONEERS, *FOR_ALL, *FOR_ONE) if key not in ROW_KEYS]
MOST_BYTES: Final = 10_000


class Line(NamedTuple):
    """One line with content; text after a # is a comment."""

    number: int
    text: str


class Said(NamedTuple):
    """The key and value of a line."""

    line: int
    key: str
    value: str


class Reading:
    """The state of reading a file: the table so far, and the keys seen for the table and for each player."""

    def __init__(self, cards: Catalogue) -> None:
        self.table = Table(cards=cards)
        self.of_all: set[str] = set()
        self.of_one: set[str] = set()

    @property
    def entry(self) -> Entry:
        return self.table.entries[-1]

    def hear(self, said: Said) -> None:
        if said.key == PLAYER:
            self._next_player(said.value)
            return
        seen = self.of_all if said.key in FOR_ALL else self.of_one
        if said.key in seen or said.key not in {*FOR_ALL, *FOR_ONE, PIONEERS}:
            raise Unreadable("table/key", twice(said.key) if said.key in seen else unknown(said.key, KEYS))
        seen.add(said.key)
        self._set(said)

    def _set(self, said: Said) -> None:
        if said.key in FOR_ALL:
            FOR_ALL[said.key](self.table, said.value)
        elif said.key == PIONEERS:
            set_pioneers(self.table, self.entry, said.value)
        else:
            FOR_ONE[said.key](self.entry, said.value)

    def _next_player(self, name: str) -> None:
        """A name begins a window; the first window may have none, if it is the only one."""
        if self.entry.name or self.of_one:
            self.finish_window()
            self.table.entries.append(self.table.new_entry())
        self.entry.name, self.of_one = name, set()
        names = [entry.name for entry in self.table.entries]
        if len(names) > MOST_PLAYERS:
            raise Unreadable("table/players", at_most(len(names), MOST_PLAYERS))
        for each in names:
            check_name(each, names)

    def finish_window(self) -> None:
        if not self.of_one.issuperset(ROW_KEYS):
            raise Unreadable("table/no-dice", of(self.entry.name, missing(DICE)) if self.entry.name else missing(DICE))


def read_table(data: bytes, cards: Catalogue | None = None) -> Table:
    """The table that a file describes, or `Unreadable` with the line that is wrong."""
    reading = Reading(cards or full_catalogue())
    for said in _said(_lines(data)):
        try:
            reading.hear(said)
        except Unreadable as wrong:
            raise Unreadable(wrong.code, at_line(said.line, wrong.why), said.line) from wrong
    reading.finish_window()
    check_table(reading.table)
    return reading.table


def _lines(data: bytes) -> list[Line]:
    if len(data) > MOST_BYTES:
        raise Unreadable("table/size", Why("bytes", most=MOST_BYTES))
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise Unreadable("table/encoding") from error
    lines = [Line(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [line for line in lines if line.text]


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
