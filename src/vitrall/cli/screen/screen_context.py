"""What a drawing of a table needs besides a view: the language, the names of the seats, what is printed on patterns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vitrall.engine.deck import Bloom, Deck
from vitrall.words import Words


@dataclass(frozen=True)
class Scene:
    """How a view is to be shown."""

    words: Words
    names: Sequence[str]
    printed: Mapping[str, Sequence[str]]  # by pattern id
    favor: Mapping[str, int]  # likewise
    blooms: Mapping[str, Bloom]
    pioneers: Mapping[str, int]  # what each pays
    places: Mapping[str, Sequence[int]]  # what a rivalry pays, the first place first
    secrets_hidden: bool = False


def scene(deck: Deck, names: Sequence[str], words: Words, secrets_hidden: bool = False) -> Scene:
    """The scene of a game that is played with this deck."""
    printed = {pattern.id: tuple(pattern.rows) for pattern in deck.patterns}
    favor = {pattern.id: int(pattern.favor) for pattern in deck.patterns}
    blooms = {card.id: card for card in deck.blooms}
    pioneers = {card.id: int(card.points) for card in deck.pioneers}
    places = {card.id: [int(points) for points in card.places] for card in deck.publics if len(card.places)}
    return Scene(words, names, printed, favor, blooms, pioneers, places, secrets_hidden)
