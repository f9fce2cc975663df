"""What a drawing of a table needs besides a view: the language, the names of the seats, what is printed on patterns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vitrall.engine.deck import Deck
from vitrall.words import Words


@dataclass(frozen=True)
class Scene:
    """How a view is to be shown."""

    words: Words
    names: Sequence[str]
    printed: Mapping[str, Sequence[str]]  # by pattern id
    favor: Mapping[str, int]  # likewise
    secrets_hidden: bool = False


def scene(deck: Deck, names: Sequence[str], words: Words, secrets_hidden: bool = False) -> Scene:
    """The scene of a game that is played with this deck."""
    printed = {pattern.id: tuple(pattern.rows) for pattern in deck.patterns}
    favor = {pattern.id: int(pattern.favor) for pattern in deck.patterns}
    return Scene(words, names, printed, favor, secrets_hidden)
