"""A card file from disk, bytes or text. Reading one returns cards or raises `Unreadable`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from vitrall.cards import printed
from vitrall.cards.card_checks import TakenId, faults_among, lone_sides, repeated_ids, taken_ids
from vitrall.cards.entry import Entry
from vitrall.cards.glory_cards import read_bloom, read_board
from vitrall.cards.objectives import read_pioneer, read_private, read_public, read_rivalry
from vitrall.cards.patterns import read_pattern
from vitrall.cards.printed import CardFile, Printed, ShapeT_co, without
from vitrall.cards.toml_file import MOST_BYTES, Sheet, decoded
from vitrall.cards.tool_cards import read_tool
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import MOST_FAULTS, UnreadableCards, fault, faults_of

PATTERN = "pattern"
TABLES = (PATTERN, "tool", "public", "private", "pioneer", "bloom", "board", "rivalry")
REPLACES = "replaces"


class DeckText(NamedTuple):
    """A card file not yet parsed: its name in messages, and its text."""

    source: str
    text: str


def deck_text(path: Path) -> DeckText:
    """The text of a file on disk. Reads no more than the size limit, whatever the path leads to."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # raised for a path with a null character
        raise UnreadableCards([fault("card/file", str(path), 0, Why("card-no-file"))]) from error
    return DeckText(path.name, _text(data, path.name))


def uploaded_text(data: bytes, source: str) -> DeckText:
    """The text of an upload, within the size limit."""
    return DeckText(source, _text(data, source))


def _text(data: bytes, source: str) -> str:
    """Checks the size first, so that a file that was cut off is not reported as badly encoded."""
    if len(data) > MOST_BYTES:
        why = Why("card-bytes", most=MOST_BYTES)
        raise UnreadableCards([fault("card/size", source, 0, why)])
    return decoded(data, source)


def read_deck_file(path: Path) -> CardFile:
    """The cards of a file on disk."""
    source, text = deck_text(path)
    return read_deck_text(text, source)


def read_deck_bytes(data: bytes, source: str) -> CardFile:
    """The cards of an upload."""
    return read_deck_text(_text(data, source), source)


def read_deck_text(text: str, source: str) -> CardFile:
    """The cards of a text; `source` is what messages call it. The first fault is raised and carries them all."""
    return _read(text, source, [], needs_texts=False)


def read_own_text(deck: DeckText, beside: Sequence[CardFile]) -> CardFile:
    """A player's deck that joins other cards: each card must say what it does, and none may exist already."""
    return _read(deck.text, deck.source, beside, needs_texts=True)


def _read(text: str, source: str, beside: Sequence[CardFile], needs_texts: bool) -> CardFile:
    parsed = _ParsedCards(Sheet(text, source), needs_texts)
    file = CardFile(
        source,
        parsed.cards(PATTERN, read_pattern),
        parsed.cards("tool", read_tool),
        [*parsed.cards("public", read_public), *parsed.cards("rivalry", read_rivalry)],
        parsed.cards("private", read_private),
        parsed.cards("pioneer", read_pioneer),
        parsed.cards("bloom", read_bloom),
        parsed.cards("board", read_board),
        parsed.replaces,
    )
    faults = list(islice(_faults(parsed, file, replaced(beside, file)), MOST_FAULTS))
    if faults:
        raise UnreadableCards(sorted(faults, key=lambda fault: fault.line))
    return file


def _faults(parsed: _ParsedCards, file: CardFile, others: list[CardFile]) -> Iterator[Unreadable]:
    """The errors of single cards, then those between cards."""
    yield from parsed.faults
    yield from repeated_ids([*taken_ids(others), *parsed.taken_ids])
    yield from faults_among([*others, file])
    if PATTERN not in parsed.broken:  # otherwise a side may be missing only because it could not be read
        yield from lone_sides(file.patterns)


def replaced(beside: Sequence[CardFile], file: CardFile) -> list[CardFile]:
    """Other files without the cards of the project that this one replaces."""
    return [other if other.own else without(other, file.replaces) for other in beside]


class _ParsedCards:
    """The valid cards of one sheet, and the errors of the others."""

    def __init__(self, sheet: Sheet, needs_texts: bool) -> None:
        self.sheet = sheet
        self.needs_texts = needs_texts
        self.broken: set[str] = set()  # tables with a card that could not be read
        self.taken_ids: list[TakenId] = []  # the ids of all cards, broken ones too
        self.faults = sheet.unknown_tables([*TABLES, printed.FIELD, REPLACES])
        self.attested = self._read_attested()
        self.replaces = self._read_replaces()

    def _read_attested(self) -> dict[str, str]:
        """The default of the file for cards that do not state it themselves."""
        wrong = faults_of(lambda: printed.read_attested(self.sheet.top()))
        self.faults += wrong
        return {} if wrong else printed.read_attested(self.sheet.top())

    def _read_replaces(self) -> list[str]:
        wrong = faults_of(lambda: _read_replaces(self.sheet.top()))
        self.faults += wrong
        return [] if wrong else _read_replaces(self.sheet.top())

    def cards(self, table: str, read: Callable[[Entry], Printed[ShapeT_co]]) -> list[Printed[ShapeT_co]]:
        """The valid cards of one table."""
        cards: list[Printed[ShapeT_co]] = []
        for entry in self.sheet.entries(table, self.faults):
            if len(self.faults) >= MOST_FAULTS:
                break
            id = entry.values.get("id")
            self.taken_ids += [(id, entry.origin)] if isinstance(id, str) else []
            card = self._card(entry, read)
            if card is None:
                self.broken.add(table)
            else:
                cards.append(replace(card, attested=card.attested or self.attested))
        return cards

    def _card(self, entry: Entry, read: Callable[[Entry], Printed[ShapeT_co]]) -> Printed[ShapeT_co] | None:
        if self.needs_texts:
            self.faults += _textless(entry)
        try:
            return read(entry)
        except Unreadable as wrong:
            self.faults += wrong.faults if isinstance(wrong, UnreadableCards) else [wrong]
            return None


def _textless(entry: Entry) -> list[Unreadable]:
    """The error for a card without a text. Patterns need none; every other card must say what it does."""
    if entry.origin.table == PATTERN or "text" in entry.values:
        return []
    return [entry.fault("card/no-text", Why("card-no-text"))]


def _read_replaces(top: Entry) -> list[str]:
    """The tables in which this file replaces the project's cards. A file that brings none in their place is refused."""
    if REPLACES not in top.values:
        return []
    tables = top.words(REPLACES, TABLES, "card/replaces")
    for table in tables:
        if table not in top.values:
            raise top.fault("card/replaces", Why("card-replaces-nothing", table=table), REPLACES)
    return tables
