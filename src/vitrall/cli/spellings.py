"""How people write the names of cards: in their language or in English, with or without accents, cut short."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from vitrall.cards.printed import Wording
from vitrall.words import LANGUAGES, Words

# Letters without a Unicode decomposition, and characters that separate words like a blank.
_PLAIN: Final = str.maketrans({"ł": "l", "ß": "ss", "’": "'", "-": " ", "–": " ", "_": " "})


def folded(text: str) -> str:
    """The text as it is compared: small letters without accents, single blanks."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_PLAIN))
    return " ".join("".join(sign for sign in parts if not unicodedata.combining(sign)).split())


@lru_cache(maxsize=1024)
def spellings(card: str, languages: Sequence[str]) -> frozenset[str]:
    """A card's id and its names in some languages, folded."""
    return frozenset({folded(card), *(folded(_speaker(language).name(card)) for language in languages)})


@lru_cache(maxsize=len(LANGUAGES))
def _speaker(language: str) -> Words:
    return Words(language)


def own_spellings(card: str, wording: Wording) -> frozenset[str]:
    """The same of a player's own card: whatever its file calls it."""
    return frozenset({folded(card), *(folded(name) for name in wording.names.values())})


def cards_named(
    text: str, cards: Iterable[str], own: Mapping[str, Wording], languages: Sequence[str] = LANGUAGES
) -> list[str]:
    """The cards that a text may mean: the one it names in full, or all whose names begin like it."""
    wanted = folded(text)
    known = {
        card: own_spellings(card, own[card]) if card in own else spellings(card, tuple(languages)) for card in cards
    }
    exact = [card for card, names in known.items() if wanted in names]
    begun = [card for card, names in known.items() if wanted and any(name.startswith(wanted) for name in names)]
    return exact or begun
