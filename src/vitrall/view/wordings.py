"""The texts of players' own cards, which are not in the locales: a view includes those of the cards it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vitrall.cards.printed import Wording
from vitrall.view.view_types import View, WordingView


def wordings_seen(view: View, own: Mapping[str, Wording]) -> dict[str, WordingView]:
    """The words of every own card that the view names, and of no other: cards that the viewer does not see stay
    secret.
    """
    seen = dict.fromkeys(text for value in view.values() for text in _texts(value) if text in own)
    return {id: {"name": dict(own[id].names), "text": dict(own[id].texts)} for id in seen}


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for inner in value.values() for text in _texts(inner))
    elif isinstance(value, list):
        yield from (text for inner in value for text in _texts(inner))
