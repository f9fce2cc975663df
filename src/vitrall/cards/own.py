"""Players' own decks beside the cards of the project: added to them, or in the place of whole kinds.

cards = own_catalogue([Path("my.toml")])
Game.new(Options(), deck=cards)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

from vitrall.cards.catalogue import Catalogue, full_catalogue, full_files
from vitrall.cards.faults import UnreadableCards
from vitrall.cards.printed import CardFile
from vitrall.cards.reading import DeckText, deck_text, read_own_text, replaced
from vitrall.engine.errors import Unreadable


class Shelf:
    """The cards that are there already, as deck files join them one by one."""

    def __init__(self) -> None:
        self.files: list[CardFile] = list(full_files())
        self.faults: list[Unreadable] = []

    def put_file(self, path: Path) -> CardFile | None:
        """The cards of a file on disk, beside all that came before; nothing if it has faults, which are kept."""
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
    """The same from texts, which travel between processes where decks do not. Without any, the cards of the project."""
    if not decks:
        return full_catalogue()
    shelf = Shelf()
    for deck in decks:
        shelf.put(deck)
    if shelf.faults:
        raise UnreadableCards(shelf.faults)
    return Catalogue(shelf.files)
