"""The one loader of cards, for the base game and for players' own files: TOML in, the engine's `Deck` out.

Reading a file can do nothing but give cards or raise `Unreadable`; nothing in a file is ever run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from vitrall.cards.checks import by_card, faults_between
from vitrall.cards.entry import Entry
from vitrall.cards.faults import UnreadableCards, fault, strange
from vitrall.cards.names import Names
from vitrall.cards.objectives import read_private, read_public
from vitrall.cards.patterns import read_pattern
from vitrall.cards.printed import CardFile, Printed, ShapeT_co, joined
from vitrall.cards.sheet import MOST_BYTES, Sheet, decoded
from vitrall.cards.tools import read_tool
from vitrall.cards.vectors import vector
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable

TABLES = ("pattern", "tool", "public", "private")
BASE = ("patterns.toml", "tools.toml", "objectives.toml")


class Catalogue:
    """A deck together with what people call its cards. Cards are found by id or printed name, in any case."""

    def __init__(self, read: Sequence[CardFile]) -> None:
        faults = faults_between(read)
        if faults:
            raise UnreadableCards(faults)
        cards = joined(read)
        self.deck = _deck(cards, _sides(read))
        self.names = {kind: Names(kind, of_kind) for kind, of_kind in cards.by_table().items()}

    def name(self, kind: str, id: str) -> str:
        """The printed English name of a card; `kind` is pattern, tool, public or private."""
        if kind not in self.names:
            raise Unreadable("card/unknown", strange("the kind of card", kind, self.names))
        return self.names[kind].name(id)

    def pattern_index(self, text: str) -> int:
        return self.names["pattern"].place(text)

    def tool_index(self, text: str) -> int:
        return self.names["tool"].place(text)

    def public_index(self, text: str) -> int:
        return self.names["public"].place(text)

    def private_index(self, text: str) -> int:
        return self.names["private"].place(text)


def load(sources: Iterable[Path | CardFile]) -> Deck:
    """One deck from files on disk and from files already read."""
    return load_catalogue(sources).deck


def load_catalogue(sources: Iterable[Path | CardFile]) -> Catalogue:
    """The same, with the names of the cards."""
    return Catalogue([source if isinstance(source, CardFile) else read_deck_file(source) for source in sources])


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
    sheet = Sheet(text, source)
    faults = sheet.unknown_tables(TABLES)
    file = CardFile(
        source,
        _collected(sheet, "pattern", read_pattern, faults),
        _collected(sheet, "tool", read_tool, faults),
        _collected(sheet, "public", read_public, faults),
        _collected(sheet, "private", read_private, faults),
    )
    faults = faults or faults_between([file])
    if faults:
        raise UnreadableCards(sorted(faults, key=lambda fault: fault.line))
    return file


@cache
def base_files() -> tuple[CardFile, ...]:
    """The cards of the base game, to be loaded alone or beside others."""
    folder = files("vitrall.cards") / "base"
    return tuple(read_deck_bytes((folder / name).read_bytes(), f"base/{name}") for name in BASE)


@cache
def base_catalogue() -> Catalogue:
    return Catalogue(base_files())


def base_deck() -> Deck:
    """Everything that can be dealt in the base game (S9)."""
    return base_catalogue().deck


def _collected(
    sheet: Sheet, table: str, read: Callable[[Entry], Printed[ShapeT_co]], faults: list[Unreadable]
) -> list[Printed[ShapeT_co]]:
    """The sound cards of one table; the faults of the others join the list."""
    cards: list[Printed[ShapeT_co]] = []
    for entry in sheet.entries(table, faults):
        try:
            cards.append(read(entry))
        except Unreadable as reason:
            faults.append(reason)
    return cards


def _sides(read: Sequence[CardFile]) -> list[int]:
    """Front and back of each card. Numbers pair within a file only, hence file by file."""
    sides: list[int] = []
    before = 0
    for file in read:
        sides.extend(before + place for pair in by_card(file.patterns).values() for place in pair)
        before += len(file.patterns)
    return sides


def _deck(cards: CardFile, sides: list[int]) -> Deck:
    return Deck(
        [card.shape for card in cards.patterns],
        vector(sides),
        [card.shape for card in cards.tools],
        [card.shape for card in cards.publics],
        [card.shape for card in cards.privates],
    )
