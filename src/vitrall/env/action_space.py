"""The choices of a game as numbers from 0 on, with their texts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cached_property, partial
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.action_table import ActionTable
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.game_start import deck_of
from vitrall.moves import Move, notation_of
from vitrall.why import no_seat, quoted
from vitrall.why import number as number_within

VERSION: Final = 1  # version of the order of choices; a model fits only a space with the same mark


class ActionSpace:
    """Every choice that some position of a game with these options may offer, each at one place.

    The order depends on the options and on which cards are in the deck, not on the order of the deck and not on the
    seat: `choose` and `keep` have one place for all seats. Actions of chance have no place."""

    def __init__(self, options: Options | None = None, *, deck: Deck | Catalogue | None = None) -> None:
        self.options = options or Options()
        self.rules = Rules(self.options, deck_of(deck))
        self.table = ActionTable(self.rules)
        self._notation = notation_of(self.rules.deck)

    @property
    def size(self) -> int:
        """How many places there are."""
        return int(self.table.size)

    def __len__(self) -> int:
        return self.size

    @cached_property
    def texts(self) -> list[str]:
        """The choices in their order as seat 0 would write them."""
        return [self._notation.text(int(number)) for number in self.table.numbers]

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    @cached_property
    def mark(self) -> str:
        """Sixteen digits that stand for version and order: equal exactly for equal spaces."""
        return hashlib.sha256("\n".join([str(VERSION), *self.texts]).encode()).hexdigest()[:16]

    def index(self, move: str | int) -> int:
        """The place of a move, given by its text or by the engine's number."""
        number = int(self._notation.action(move)) if isinstance(move, str) else move
        place = int(self.table.place(number)) if type(number) is int else -1
        if place < 0:
            raise Unreadable("env/no-place", quoted(move))
        return place

    def move(self, index: int, seat: int) -> Move:
        """The move of a seat at a place."""
        if not 0 <= seat < self.options.players:
            raise no_seat(seat, self.options.players)
        number = int(self.table.number(index, seat)) if type(index) is int else -1
        if number < 0:
            last = self.size - 1
            raise Unreadable("env/no-place", number_within(index, 0, last))
        return Move(self._notation.text(number), number, seat)

    def __deepcopy__(self, _: object) -> ActionSpace:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return partial(ActionSpace, self.options, deck=self.rules.deck), ()

    def __repr__(self) -> str:
        return f"<ActionSpace: {self.size} choices, mark {self.mark}>"
