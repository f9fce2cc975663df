"""A card as read from a file: the engine's shape of it, its names and texts, its source, and a file of such cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from vitrall.cards.entry import Entry
from vitrall.engine.deck import STANDARD, Bloom, Board, Objective, Pattern, Pioneer, Tool
from vitrall.engine.errors import Why
from vitrall.engine.native import i64, vec
from vitrall.engine.pickling import vector as built
from vitrall.why import Origin, quoted


def vector(numbers: list[int]) -> vec[i64]:
    """A vector of the engine's own type: a compiled engine accepts no list, a plain one uses lists."""
    return built(numbers)


FIELD = "attested"
CODE = "card/attested"
WORDS = (
    "print",  # as the printed card or rule book has it
    "two sources",  # as public descriptions have it
    "one source",
    "inferred",  # concluded from what is in print
    "own",  # designed here
)
PARTS = ("card", "name", "rule", "points")  # the parts of a card that a word can be about; "card" is the whole card
WHOLE = "card"


def read_attested(entry: Entry) -> dict[str, str]:
    """Part by part, or one word for the whole card; empty if nothing is stated."""
    if FIELD not in entry.values:
        return {}
    if not isinstance(entry.values[FIELD], dict):
        return {WHOLE: entry.word(FIELD, WORDS, CODE)}
    parts = entry.inside(FIELD)
    parts.only(*PARTS)
    return {part: parts.word(part, WORDS, CODE) for part in parts.values}


LONGEST_NAME = 60
LONGEST_TEXT = 400
MOST_LANGUAGES = 20
ENGLISH = "en"
UNTOLD = ""  # the key of a text without a language

_LANGUAGE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True)
class Wording:
    """A card in words, by language."""

    names: Mapping[str, str]
    texts: Mapping[str, str] = field(default_factory=dict)

    def name(self, language: str) -> str:
        return _in_language(self.names, language)

    def text(self, language: str) -> str:
        """What the card does; empty if there is no text."""
        return _in_language(self.texts, language)


def _in_language(words: Mapping[str, str], language: str) -> str:
    """The words in this language, else in English, else in any language."""
    return words.get(language) or words.get(ENGLISH) or next(iter(words.values()), "")


def read_names(entry: Entry) -> dict[str, str]:
    """Every card has a name, in one language at least."""
    return _by_language(entry, "name", LONGEST_NAME, "card/bad-name")


def read_texts(entry: Entry) -> dict[str, str]:
    """What the card says; cards of the project say it in the locales."""
    return _by_language(entry, "text", LONGEST_TEXT, "card/bad-text") if "text" in entry.values else {}


def _by_language(entry: Entry, part: str, longest: int, code: str) -> dict[str, str]:
    value = entry.value(part)
    if isinstance(value, str):
        return {UNTOLD: _checked(entry, part, value, longest, code)}
    if not isinstance(value, dict):
        raise entry.wrong_type(part, Why("card-type-wording"))
    inner = entry.inside(part)
    _check_languages(entry, part, inner)
    return {language: _checked(entry, part, inner.text(language), longest, code) for language in inner.values}


def _check_languages(entry: Entry, part: str, inner: Entry) -> None:
    if not 1 <= len(inner.values) <= MOST_LANGUAGES:
        why = Why("card-languages", field=part, most=MOST_LANGUAGES, given=len(inner.values))
        raise entry.fault("card/language", why, part)
    for language in inner.values:
        if not _LANGUAGE.fullmatch(language):
            raise entry.fault("card/language", Why("card-language", field=part, given=quoted(language)), part)


def _checked(entry: Entry, part: str, text: str, longest: int, code: str) -> str:
    if len(text) > longest or not text.isprintable() or text.strip() != text or not text:
        raise entry.fault(code, Why("card-wording", field=part, most=longest), part)
    return text


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
    replaces: Sequence[str] = ()  # tables in which this file replaces the project's cards
    own: bool = True  # a player's deck; the project's cards have their texts in the locales

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

    def remaining(cards: Sequence[Printed[ShapeT]]) -> list[Printed[ShapeT]]:
        return [card for card in cards if card.origin.table not in tables]

    return replace(
        file,
        patterns=remaining(file.patterns),
        tools=remaining(file.tools),
        publics=remaining(file.publics),
        privates=remaining(file.privates),
        pioneers=remaining(file.pioneers),
        blooms=remaining(file.blooms),
        boards=remaining(file.boards),
    )


def printed(shape: ShapeT, entry: Entry, card: int = 0) -> Printed[ShapeT]:
    """A card from its shape and the fields that all cards have."""
    return Printed(shape, Wording(read_names(entry), read_texts(entry)), read_attested(entry), entry.origin, card)


# Fields of all kinds of cards.
COMMON = (read_names, read_texts, read_attested)


def read_id(entry: Entry) -> str:
    """The permanent id of a card: records, addresses and the texts of every language use it."""
    id = entry.text("id")
    if len(id) > _LONGEST or not _ID.fullmatch(id):
        raise entry.fault("card/bad-id", Why("card-bad-id", given=quoted(id)), "id")
    return id


def read_group(entry: Entry, name: str, group: int) -> int:
    """The deck a card is dealt from: the standard one, or the one other its kind has."""
    decks = {"standard": STANDARD, name: group}
    return entry.choice("deck", decks, "card/deck") if "deck" in entry.values else STANDARD
