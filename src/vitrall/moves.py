"""Moves as people write them, and the legal ones of a position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from vitrall.engine import actions
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.state import State


class Move(str):
    """The text of an action that also knows its number: reads, compares and prints as its text."""

    action: int

    def __new__(cls, text: str, action: int) -> Move:
        move = super().__new__(cls, text)
        move.action = action
        return move

    @property
    def seat(self) -> int | None:
        """The seat that the choice of a window or of blooms names; other moves belong to whoever is awaited."""
        family = actions.family(self.action)
        if family == actions.CHOOSE:
            return int((self.action - actions.CHOOSE) // actions.SEAT_CHOICES)
        return int((self.action - actions.KEEP) // actions.SEAT_KEEPS) if family == actions.KEEP else None


class LegalMoves:
    """The legal moves of a position: iterate, count, or ask whether a move is among them."""

    def __init__(self, state: State, notation: Notation) -> None:
        self._actions = [int(action) for action in legal(state)]
        self._notation = notation

    def __iter__(self) -> Iterator[Move]:
        return (Move(self._notation.text(action), action) for action in self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, move: object) -> bool:
        """Text that is no move at all is simply not among them."""
        if isinstance(move, str):
            try:
                return int(self._notation.action(move)) in self._actions
            except Unreadable:
                return False
        return move in self._actions

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(self)}>"


@lru_cache(maxsize=16)
def notation_of(cards: Deck) -> Notation:
    """The notation of a deck, shared: it takes long to build and much to hold, and never changes."""
    return Notation(cards)
