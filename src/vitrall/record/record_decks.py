"""Players' own decks in the head of a record: the cards they brought, so that a replay can say which of them are
missing.

    deck 1: 0123456789abcdef my-deck.toml | glass-saw three-shades

The mark is of those cards alone: it does not change when the project gets new ones. All of a deck's cards are named,
not only those dealt, which would give secrets away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from vitrall.cards.catalogue import Catalogue
from vitrall.cards.printed import CardFile
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable, Why
from vitrall.record.headers import fault
from vitrall.record.mark import deck_mark
from vitrall.why import plain, quoted, shortened

KEY: Final = re.compile(r"deck [1-9][0-9]?")
BAR: Final = " | "
LONGEST_NAME: Final = 60
MOST_NAMED: Final = 12  # cards that a message lists

_MARK: Final = re.compile(r"[0-9a-f]{16}")


class OwnDeck(NamedTuple):
    """One deck as a header describes it."""

    mark: str
    name: str
    cards: list[str]


def deck_headers(catalogue: Catalogue) -> dict[str, str]:
    """A header for each deck of a player; none for the cards of the project."""
    return {f"deck {number}": _written(file, catalogue.deck) for number, file in enumerate(catalogue.own, 1)}


def _written(file: CardFile, deck: Deck) -> str:
    cards = [card.id for card in file.cards()]
    name = " ".join(plain(file.source)[:LONGEST_NAME].split())
    return f"{deck_mark(deck, cards)} {name}{BAR}{' '.join(cards)}"


def check_deck(value: str, line: int, deck: Deck) -> None:
    """Refuse a record whose own cards are not here, or are others by the same names."""
    own_deck = _read(value, line)
    here = set(_ids(deck))
    missing = [card for card in own_deck.cards if card not in here]
    if missing:
        raise _missing(own_deck, missing, line)
    if own_deck.mark != deck_mark(deck, own_deck.cards):
        raise fault("cards", line, Why("record-deck-changed", deck=own_deck.name))


def _read(value: str, line: int) -> OwnDeck:
    head, bar, cards = value.rpartition(BAR)
    mark, _, name = head.partition(" ")
    if not bar or not _MARK.fullmatch(mark):
        raise fault("header", line, Why("record-deck-head", given=quoted(value)))
    return OwnDeck(mark, plain(name)[:LONGEST_NAME], cards.split())


def _missing(deck: OwnDeck, missing: list[str], line: int) -> Unreadable:
    named = [shortened(card) for card in missing[:MOST_NAMED]] + ["…"] * (len(missing) > MOST_NAMED)
    return fault("cards", line, Why("record-deck-missing", deck=deck.name, cards=named))


def _ids(deck: Deck) -> Iterator[str]:
    lists = (deck.patterns, deck.tools, deck.publics, deck.privates, deck.pioneers, deck.blooms, deck.boards)
    for cards in lists:
        yield from (card.id for card in cards)
