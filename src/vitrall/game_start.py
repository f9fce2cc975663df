"""The cards and the seed of a new game."""

from __future__ import annotations

import secrets

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.generator import LARGEST_SEED
from vitrall.why import number


def known_cards(deck: Deck | Catalogue | None) -> Catalogue | None:
    """The given catalogue; all printed cards if none is given; None for a bare deck."""
    if deck is None:
        return full_catalogue()
    return deck if isinstance(deck, Catalogue) else None


def deck_of(deck: Deck | Catalogue | None) -> Deck:
    """The cards as the engine reads them."""
    cards = known_cards(deck) or deck
    assert cards is not None, "without a deck the catalogue of all cards is known"
    return cards.deck if isinstance(cards, Catalogue) else cards


def checked_seed(seed: int | None) -> int:
    """The seed, or a fresh one where none is given."""
    if seed is None:
        return secrets.randbelow(LARGEST_SEED + 1)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Unreadable("option/seed", number(seed, 0, LARGEST_SEED))
    return seed
