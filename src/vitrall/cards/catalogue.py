"""All cards of a game: TOML in, the engine's `Deck` out, for the project's cards and for players' own decks."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from vitrall.cards.card_checks import Names, by_card, faults_between
from vitrall.cards.card_reader import DeckText, deck_text, read_own_text, replaced
from vitrall.cards.card_reader import read_deck_bytes as read_deck_bytes
from vitrall.cards.card_reader import read_deck_file as read_deck_file
from vitrall.cards.card_reader import read_deck_text as read_deck_text
from vitrall.cards.printed import CardFile, Wording, joined, vector
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import UnreadableCards, strange

# Exported here too: callers that load decks also read files.

BASE = ("patterns.toml", "tools.toml", "objectives.toml")
FIVE_SIX = ("patterns.toml", "tools.toml", "objectives.toml")
GLORY = ("boards.toml", "tools.toml", "objectives.toml", "pioneers.toml", "blooms.toml", "rivalries.toml")


class Catalogue:
    """A deck together with the names of its cards. Cards are found by id or printed name, in any case.

    A kind of card is pattern, tool, public, private, pioneer, bloom or board; rivalries are public objectives.
    """

    def __init__(self, read: Sequence[CardFile]) -> None:
        faults = faults_between(read)
        if faults:
            raise UnreadableCards(faults)
        cards = joined(read)
        self.files = tuple(read)
        self.own = tuple(file for file in read if file.own)  # players' files
        # What players' cards are called and say, by id; the project's own cards have theirs in the locales.
        self.wordings: dict[str, Wording] = {card.id: card.wording for file in self.own for card in file.cards()}
        self.deck = _deck(cards, _sides(read))
        self.names = {kind: Names(kind, of_kind) for kind, of_kind in cards.by_kind().items()}

    def name(self, kind: str, id: str) -> str:
        """The printed English name of a card."""
        return self._of_kind(kind).name(id)

    def attested(self, kind: str, id: str) -> dict[str, str]:
        """How well a card is known, in the words of `printed.py`: of its parts, or of the whole `card`."""
        return self._of_kind(kind).attested(id)

    def _of_kind(self, kind: str) -> Names:
        if kind not in self.names:
            raise Unreadable("card/unknown", why=strange(Why("card-the-kind"), kind, self.names))
        return self.names[kind]

    def pattern_index(self, text: str) -> int:
        return self.names["pattern"].place(text)

    def tool_index(self, text: str) -> int:
        return self.names["tool"].place(text)

    def public_index(self, text: str) -> int:
        return self.names["public"].place(text)

    def private_index(self, text: str) -> int:
        return self.names["private"].place(text)

    def pioneer_index(self, text: str) -> int:
        return self.names["pioneer"].place(text)

    def bloom_index(self, text: str) -> int:
        return self.names["bloom"].place(text)

    def board_index(self, text: str) -> int:
        return self.names["board"].place(text)


def load(sources: Iterable[Path | CardFile]) -> Deck:
    """One deck from files on disk and from files already read."""
    return load_catalogue(sources).deck


def load_catalogue(sources: Iterable[Path | CardFile]) -> Catalogue:
    """The same, with the names of the cards."""
    return Catalogue([source if isinstance(source, CardFile) else read_deck_file(source) for source in sources])


@cache
def base_files() -> tuple[CardFile, ...]:
    """The cards of the base game, to be loaded alone or beside others."""
    return _folder("base", BASE)


@cache
def full_files() -> tuple[CardFile, ...]:
    """All cards of the project. The base game comes first, so that its cards have the same places in both decks."""
    return (*base_files(), *_folder("five_six", FIVE_SIX), *_folder("glory", GLORY))


def _folder(name: str, parts: Sequence[str]) -> tuple[CardFile, ...]:
    folder = files("vitrall.cards") / name
    read = [read_deck_bytes((folder / part).read_bytes(), f"{name}/{part}") for part in parts]
    return tuple(replace(file, own=False) for file in read)


@cache
def base_catalogue() -> Catalogue:
    return Catalogue(base_files())


@cache
def full_catalogue() -> Catalogue:
    return Catalogue(full_files())


def base_deck() -> Deck:
    """Everything that can be dealt in the base game (S9)."""
    return base_catalogue().deck


def full_deck() -> Deck:
    """Everything that can be dealt with five and six players and with the modules; the options say what is."""
    return full_catalogue().deck


def _reduce_catalogue(catalogue: Catalogue) -> Any:
    """The project's cards are pickled by name, because every process has them. Players' cards are pickled in full."""
    for load in (full_catalogue, base_catalogue):
        if load.cache_info().currsize and load() is catalogue:
            return load, ()
    return catalogue.__reduce_ex__(2)


def _reduce_deck(deck: Deck) -> Any:
    for load, catalogue in ((full_deck, full_catalogue), (base_deck, base_catalogue)):
        if catalogue.cache_info().currsize and load() is deck:
            return load, ()
    return deck.__reduce__()


copyreg.pickle(Catalogue, _reduce_catalogue)
copyreg.pickle(Deck, _reduce_deck)


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
        [card.shape for card in cards.pioneers],
        [card.shape for card in cards.blooms],
        [card.shape for card in cards.boards],
    )


class DeckCollection:
    """Adds deck files one by one to the cards that are there already."""

    def __init__(self) -> None:
        self.files: list[CardFile] = list(full_files())
        self.faults: list[Unreadable] = []

    def put_file(self, path: Path) -> CardFile | None:
        """The cards of a file on disk, added to those before; none are added if it has faults, which are collected."""
        return self._put(lambda: deck_text(path))

    def put(self, deck: DeckText) -> CardFile | None:
        """The same from its text."""
        return self._put(lambda: deck)

    def _put(self, deck: Callable[[], DeckText]) -> CardFile | None:
        try:
            file = read_own_text(deck(), self.files)
        except UnreadableCards as wrong:
            self.faults += wrong.faults
            return None
        self.files = [*replaced(self.files, file), file]
        return file


def own_catalogue(paths: Iterable[Path]) -> Catalogue:
    """All cards there are with those of some files; `UnreadableCards` holds every fault of all of them."""
    return joined_catalogue(tuple(deck_text(path) for path in paths))


@lru_cache(maxsize=8)
def joined_catalogue(decks: tuple[DeckText, ...]) -> Catalogue:
    """The same from texts, which can be sent between processes; decks cannot. Without any, the cards of the project."""
    if not decks:
        return full_catalogue()
    collection = DeckCollection()
    for deck in decks:
        collection.put(deck)
    if collection.faults:
        raise UnreadableCards(collection.faults)
    return Catalogue(collection.files)
