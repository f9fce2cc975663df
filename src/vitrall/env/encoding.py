"""The layout of observations: which numbers stand for what."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import partial
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.deck import Deck
from vitrall.engine.observation import Encoder
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.game_start import deck_of

VERSION: Final = 1  # version of the layout; a model fits only an encoding with the same mark


@dataclass(frozen=True)
class Field:
    """Numbers that belong together: `size` of them from `offset` on, each from 0 to `most`."""

    name: str
    offset: int
    size: int
    most: int


class Encoding:
    """What a seat knows as whole numbers below 256. `docs/environments.md` explains every field."""

    def __init__(self, options: Options | None = None, *, deck: Deck | Catalogue | None = None) -> None:
        self.options = options or Options()
        self.rules = Rules(self.options, deck_of(deck))
        self.encoder = Encoder(self.rules)
        self.fields: list[Field] = []
        offset = 0
        for name, size, most in zip(self.encoder.names, self.encoder.sizes, self.encoder.most, strict=True):
            if size:
                self.fields.append(Field(name, offset, int(size), int(most)))
            offset += int(size)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return int(self.encoder.width)

    @property
    def most(self) -> list[int]:
        """The largest value of each number: divide by it to scale all to 0–1."""
        return [field.most for field in self.fields for _ in range(field.size)]

    @property
    def mark(self) -> str:
        """Sixteen digits that stand for version, fields and cards: equal exactly for equal layouts."""
        deck = self.rules.deck
        encoder = self.encoder
        kinds = (
            (deck.tools, encoder.tool_cards),
            (deck.patterns, encoder.pattern_cards),
            (deck.publics, encoder.public_cards),
            (deck.privates, encoder.private_cards),
            (deck.boards, encoder.board_cards),
            (deck.pioneers, encoder.pioneer_cards),
            (deck.blooms, encoder.bloom_cards),
        )
        cards = [cards[int(card)].id for cards, played in kinds for card in played]
        text = "\n".join([str(VERSION), *map(str, self.fields), *cards])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __deepcopy__(self, _: object) -> Encoding:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Encoding, self.options, deck=self.rules.deck), ()

    def __repr__(self) -> str:
        return f"<Encoding: {self.width} numbers in {len(self.fields)} fields, mark {self.mark}>"
