"""A card as read from a file: the engine's shape of it with what the engine does not need, and a file of such cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from vitrall.cards.attested import read_attested
from vitrall.cards.entry import Entry
from vitrall.cards.faults import given, shown
from vitrall.cards.origin import Origin
from vitrall.cards.wording import ENGLISH, Wording, read_names, read_texts
from vitrall.engine.deck import STANDARD, Bloom, Board, Objective, Pattern, Pioneer, Tool
from vitrall.engine.errors import Why

Shape = Pattern | Tool | Objective | Pioneer | Bloom | Board
ShapeT = TypeVar("ShapeT", bound=Shape)
ShapeT_co = TypeVar("ShapeT_co", bound=Shape, covariant=True)

HEAD = ("id", "name", "text", "attested")  # fields that every card has
MOST_POINTS = 99

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 60


@dataclass(frozen=True)
class Printed(Generic[ShapeT_co]):
    """One card: its shape, its words, how well it is known, where it was read."""

    shape: ShapeT_co
    wording: Wording
    attested: Mapping[str, str]
    origin: Origin
    card: int = 0  # of a pattern: the number it shares with the other side

    @property
    def id(self) -> str:
        return self.shape.id

    @property
    def name(self) -> str:
        """The English name, if there is one."""
        return self.wording.name(ENGLISH)

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
    replaces: Sequence[str] = ()  # tables whose cards of the project stay away when this file joins them
    own: bool = True  # a player's; the cards of the project have their words in the locales

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


def without(file: CardFile, tables: Collection[str]) -> CardFile:
    """The file with no card of these tables."""

    def kept(cards: Sequence[Printed[ShapeT]]) -> list[Printed[ShapeT]]:
        return [card for card in cards if card.origin.table not in tables]

    return replace(
        file,
        patterns=kept(file.patterns),
        tools=kept(file.tools),
        publics=kept(file.publics),
        privates=kept(file.privates),
        pioneers=kept(file.pioneers),
        blooms=kept(file.blooms),
        boards=kept(file.boards),
    )


def printed(shape: ShapeT, entry: Entry, card: int = 0) -> Printed[ShapeT]:
    """A shape with what every card has besides."""
    return Printed(shape, Wording(read_names(entry), read_texts(entry)), read_attested(entry), entry.origin, card)


# What is read of every card, whatever its kind.
COMMON = (read_names, read_texts, read_attested)


def read_id(entry: Entry) -> str:
    """The name for ever: it stands in records, in addresses and in the texts of every language."""
    id = entry.text("id")
    if len(id) > _LONGEST or not _ID.fullmatch(id):
        reason = f"the id {shown(id)} must be small letters a to z and digits, words joined by single hyphens"
        raise entry.fault("card/bad-id", reason, Why("card-bad-id", given=given(id)), "id")
    return id


def read_group(entry: Entry, name: str, group: int) -> int:
    """The deck a card is dealt from: the standard one, or the one other its kind has."""
    decks = {"standard": STANDARD, name: group}
    return entry.choice("deck", decks, "card/deck") if "deck" in entry.values else STANDARD
