"""A card file from disk, bytes or text. Reading one can do nothing but give cards or raise `Unreadable`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from vitrall.cards import attested
from vitrall.cards.blooms import read_bloom
from vitrall.cards.boards import read_board
from vitrall.cards.checks import faults_between
from vitrall.cards.entry import Entry
from vitrall.cards.faults import UnreadableCards, fault
from vitrall.cards.objectives import read_private, read_public, read_rivalry
from vitrall.cards.patterns import read_pattern
from vitrall.cards.pioneers import read_pioneer
from vitrall.cards.printed import CardFile, Printed, ShapeT_co
from vitrall.cards.sheet import MOST_BYTES, Sheet, decoded
from vitrall.cards.tools import read_tool
from vitrall.engine.errors import Unreadable

TABLES = ("pattern", "tool", "public", "private", "pioneer", "bloom", "board", "rivalry")


def read_deck_file(path: Path) -> CardFile:
    """The cards of a file on disk. No more is read than may be, whatever the path leads to."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a path with a null sign is a ValueError
        raise UnreadableCards([fault("card/file", str(path), 0, "this file cannot be read")]) from error
    return read_deck_bytes(data, path.name)


def read_deck_bytes(data: bytes, source: str) -> CardFile:
    """The cards of an upload. Size comes first: a cut-off file must not pass for a badly encoded one."""
    if len(data) > MOST_BYTES:
        raise UnreadableCards([fault("card/size", source, 0, f"larger than {MOST_BYTES} bytes")])
    return read_deck_text(decoded(data, source), source)


def read_deck_text(text: str, source: str) -> CardFile:
    """The cards of a text; `source` is what messages call it. Each broken card gives one fault, the first in the file
    is raised and carries them all; what only shows between cards is looked for once each is sound."""
    pile = _Pile(Sheet(text, source))
    file = CardFile(
        source,
        pile.cards("pattern", read_pattern),
        pile.cards("tool", read_tool),
        [*pile.cards("public", read_public), *pile.cards("rivalry", read_rivalry)],
        pile.cards("private", read_private),
        pile.cards("pioneer", read_pioneer),
        pile.cards("bloom", read_bloom),
        pile.cards("board", read_board),
    )
    faults = pile.faults or faults_between([file])
    if faults:
        raise UnreadableCards(sorted(faults, key=lambda fault: fault.line))
    return file


class _Pile:
    """The sound cards of one sheet, and the faults of the others."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.faults = sheet.unknown_tables([*TABLES, attested.FIELD])
        self.attested = self._read_attested()

    def _read_attested(self) -> dict[str, str]:
        """What the file says of all its cards that do not say it themselves."""
        try:
            return attested.read_attested(self.sheet.top())
        except Unreadable as reason:
            self.faults.append(reason)
            return {}

    def cards(self, table: str, read: Callable[[Entry], Printed[ShapeT_co]]) -> list[Printed[ShapeT_co]]:
        """The sound cards of one table."""
        found: list[Printed[ShapeT_co]] = []
        for entry in self.sheet.entries(table, self.faults):
            try:
                card = read(entry)
            except Unreadable as reason:
                self.faults.append(reason)
            else:
                found.append(replace(card, attested=card.attested or self.attested))
        return found
