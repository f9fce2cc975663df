"""The decks of the server's folder: read once, at the start, and offered by the names of their files.

A name from a client is looked up among them and never becomes a path. A table stores the marks of its decks: a deck
that has changed since would deal other cards for the same dice.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from typing_extensions import TypedDict

from vitrall.cards.card_data import Figures, figures
from vitrall.cards.card_reader import DeckText, deck_text
from vitrall.cards.catalogue import Catalogue, joined_catalogue
from vitrall.cards.printed import CardFile, Wording
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.record import deck_mark
from vitrall.why import UnreadableCards, by_system, fault, unknown
from vitrall.words import LANGUAGES

CHANGED: Final = "deck/changed"
MOST_FILES: Final = 100
ENDING: Final = ".toml"

_NAME: Final = re.compile(r"\w(?:[\w -]{0,38}\w)?")


class Offer(TypedDict):
    """A deck as a new table may choose it."""

    name: str
    title: str
    cards: int


class CardWords(TypedDict):
    name: str
    text: str


class DeckCards(TypedDict):
    """All cards of a deck, for a page that draws them: by language what they are called and say."""

    name: str
    title: str
    cards: Figures
    words: dict[str, dict[str, CardWords]]


class Offered(NamedTuple):
    """A sound deck of the folder."""

    name: str
    text: DeckText
    file: CardFile
    mark: str

    @property
    def title(self) -> str:
        """The name of the file as a person would write it."""
        spaced = self.name.replace("-", " ").replace("_", " ")
        return spaced[:1].upper() + spaced[1:]

    @property
    def offer(self) -> Offer:
        return {"name": self.name, "title": self.title, "cards": len(self.file.cards())}

    @property
    def cards(self) -> DeckCards:
        wordings = {card.id: card.wording for card in self.file.cards()}
        words = {language: _words(wordings, language) for language in LANGUAGES}
        return {"name": self.name, "title": self.title, "cards": figures(self.file), "words": words}


class Decks:
    """All decks that tables of this server may play with, and what is wrong with the other files of the folder."""

    def __init__(self, offered: Iterable[Offered] = (), faults: Sequence[Unreadable] = ()) -> None:
        self._offered = {deck.name: deck for deck in offered}
        self.faults = tuple(faults)

    @property
    def offers(self) -> list[Offer]:
        return [deck.offer for deck in self._offered.values()]

    def deck(self, name: str) -> Offered:
        if name not in self._offered:
            raise Unreadable("deck/unknown", unknown(name, self._offered))
        return self._offered[name]

    def texts(self, names: Iterable[str]) -> tuple[DeckText, ...]:
        """Decks as texts, for other processes."""
        return tuple(self.deck(name).text for name in dict.fromkeys(names))

    def catalogue(self, names: Iterable[str]) -> Catalogue:
        """The cards of the project with those of some decks; two decks with the same card cannot be joined."""
        return joined_catalogue(self.texts(names))

    def marks(self, names: Iterable[str]) -> dict[str, str]:
        """The marks of decks that a table stores."""
        return {name: self.deck(name).mark for name in names}

    def stored_catalogue(self, marks: Mapping[str, str]) -> Catalogue:
        """The cards with which a table was opened."""
        other = [name for name, mark in marks.items() if not self._has(name, mark)]
        if other:
            raise Unavailable(CHANGED, Why("decks-changed", decks=[f"{name}{ENDING}" for name in other]))
        return self.catalogue(marks)

    def _has(self, name: str, mark: str) -> bool:
        return name in self._offered and self._offered[name].mark == mark


def _words(wordings: Mapping[str, Wording], language: str) -> dict[str, CardWords]:
    return {id: {"name": card.name(language), "text": card.text(language)} for id, card in wordings.items()}


def decks_named(record: bytes, decks: Decks) -> list[str]:
    """The decks of this server that the head of a record names."""
    head = record.decode("utf-8", "replace").split("\n\n")[0]
    lines = [line.partition(":")[2] for line in head.splitlines() if line.startswith("deck ")]
    files = [line.partition("|")[0].strip().partition(" ")[2] for line in lines]
    return [name for offer in decks.offers if f"{(name := offer['name'])}{ENDING}" in files]


def read_decks(folder: Path | None) -> Decks:
    """Every sound file of a folder; faulty ones are left out, and their faults are collected for a report."""
    offered, faults = [], []
    for path in _files(folder) if folder is not None else []:
        try:
            offered.append(_offered(path))
        except UnreadableCards as wrong:
            faults += wrong.faults
    return Decks(offered, faults)


def _files(folder: Path) -> list[Path]:
    """The deck files; hidden files of editors and systems are left out."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ENDING and not path.name.startswith("."))
    except (OSError, ValueError) as error:
        raise Unavailable("serve/decks", by_system(folder, error)) from error
    if len(files) > MOST_FILES:
        raise Unavailable("serve/decks", Why("at-most", has=len(files), most=MOST_FILES))
    return files


def _offered(path: Path) -> Offered:
    _deck_name(path.name)
    if not path.is_file():  # reading a pipe would never end
        raise UnreadableCards([fault("card/file", path.name, 0, Why("card-no-file"))])
    return sound_deck(deck_text(path))


def sound_deck(text: DeckText) -> Offered:
    """A deck as it is offered, under the name of its file. Raises unless the name and all cards are sound."""
    name = _deck_name(text.source)
    cards = joined_catalogue((text,))
    return Offered(name, text, cards.own[0], _mark(cards))


def _deck_name(file: str) -> str:
    name = unicodedata.normalize("NFC", file.removesuffix(ENDING))
    if not _NAME.fullmatch(name):
        raise UnreadableCards([fault("deck/name", file, 0, Why("deck-name", most=40))])
    return name


def _mark(cards: Catalogue) -> str:
    """A hash of everything that affects a game: what the cards do, their order, and what they replace; not their
    texts.
    """
    file = cards.own[0]
    mark = deck_mark(cards.deck, [card.id for card in file.cards()], in_order=True)
    return hashlib.sha256(f"{mark} {' '.join(sorted(file.replaces))}".encode()).hexdigest()[:16]
