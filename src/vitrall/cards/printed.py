"""A card as read from a file: the engine's shape of it with what the engine does not need, and a file of such cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vitrall.cards.attested import read_attested
from vitrall.cards.entry import Entry
from vitrall.cards.faults import shown
from vitrall.cards.origin import Origin
from vitrall.engine.deck import STANDARD, Bloom, Board, Objective, Pattern, Pioneer, Tool

Shape = Pattern | Tool | Objective | Pioneer | Bloom | Board
ShapeT = TypeVar("ShapeT", bound=Shape)
ShapeT_co = TypeVar("ShapeT_co", bound=Shape, covariant=True)

HEAD = ("id", "name", "attested")  # fields that every card has
MOST_POINTS = 99

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 60


@dataclass(frozen=True)
class Printed(Generic[ShapeT_co]):
    """One card: its shape, its English name, how well it is known, where it was read."""

    shape: ShapeT_co
    name: str
    attested: Mapping[str, str]
    origin: Origin
    card: int = 0  # of a pattern: the number it shares with the other side

    @property
    def id(self) -> str:
        return self.shape.id

    @property
    def kind(self) -> str:
        """The kind of card it counts as at the table: a rivalry is a public objective (G12)."""
        return "public" if self.origin.table == "rivalry" else self.origin.table


@dataclass(frozen=True)
class CardFile:
    """All cards of one file, in its order; rivalries come after the other public objectives."""

    source: str
    patterns: Sequence[Printed[Pattern]]
    tools: Sequence[Printed[Tool]]
    publics: Sequence[Printed[Objective]]
    privates: Sequence[Printed[Objective]]
    pioneers: Sequence[Printed[Pioneer]]
    blooms: Sequence[Printed[Bloom]]
    boards: Sequence[Printed[Board]]

    def by_kind(self) -> dict[str, Sequence[Printed[Shape]]]:
        return {
            "pattern": self.patterns,
            "tool": self.tools,
            "public": self.publics,
            "private": self.privates,
            "pioneer": self.pioneers,
            "bloom": self.blooms,
            "board": self.boards,
        }

    def cards(self) -> list[Printed[Shape]]:
        return [card for cards in self.by_kind().values() for card in cards]


def joined(files: Sequence[CardFile]) -> CardFile:
    """The cards of several files as one."""
    return CardFile(
        "deck",
        [card for file in files for card in file.patterns],
        [card for file in files for card in file.tools],
        [card for file in files for card in file.publics],
        [card for file in files for card in file.privates],
        [card for file in files for card in file.pioneers],
        [card for file in files for card in file.blooms],
        [card for file in files for card in file.boards],
    )


def printed(shape: ShapeT, entry: Entry, card: int = 0) -> Printed[ShapeT]:
    """A shape with what every card has besides."""
    return Printed(shape, read_name(entry), read_attested(entry), entry.origin, card)


def read_id(entry: Entry) -> str:
    """The name for ever: it stands in records, in addresses and in the texts of every language."""
    id = entry.text("id")
    if len(id) > _LONGEST or not _ID.fullmatch(id):
        reason = f"the id {shown(id)} must be small letters a to z and digits, words joined by single hyphens"
        raise entry.fault("card/bad-id", reason, "id")
    return id


def read_name(entry: Entry) -> str:
    name = entry.text("name")
    if len(name) > _LONGEST or not name.isprintable() or name.strip() != name or not name:
        raise entry.fault("card/bad-name", f"the name must be 1 to {_LONGEST} plain characters in one line", "name")
    return name


def read_group(entry: Entry, name: str, group: int) -> int:
    """The deck a card is dealt from: the standard one, or the one other its kind has."""
    decks = {"standard": STANDARD, name: group}
    return entry.choice("deck", decks, "card/deck") if "deck" in entry.values else STANDARD
