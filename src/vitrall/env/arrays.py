"""Masks and observations as numpy arrays, written by the engine and copied once."""

from __future__ import annotations

from typing import Any

import numpy as np

from vitrall.engine.action_table import is_legal, room
from vitrall.engine.choices import Choices
from vitrall.engine.legal import legal_into
from vitrall.engine.state import State, awaited_seats
from vitrall.env.action_space import ActionSpace
from vitrall.env.encoding import Encoding

Array = Any  # numpy.ndarray; numpy is optional, and its types would be too


def as_array(numbers: Any, kind: Any = np.uint8) -> Array:
    """A vector of bytes as an array that shares its memory, where the engine is compiled; else a copy of a list."""
    if isinstance(numbers, list):
        return np.array(numbers, dtype=kind)
    return np.frombuffer(numbers, dtype=kind)


def _room(size: int) -> Any:
    return room(size)


class SharedBytes:
    """A vector of bytes that the engine writes again and again, and the array that shows it."""

    def __init__(self, size: int, kind: Any = np.uint8) -> None:
        self.numbers = _room(size)
        self._kind = kind
        # A plain engine has lists, which share no memory.
        self._array = None if isinstance(self.numbers, list) else as_array(self.numbers, kind)

    def copy(self) -> Array:
        """What is written there now."""
        return as_array(self.numbers, self._kind) if self._array is None else self._array.copy()


class SeatArrays:
    """What one seat may do and sees, as arrays of the caller's own."""

    def __init__(self, space: ActionSpace, encoding: Encoding) -> None:
        self._space, self._encoding = space, encoding
        self._table, self._encoder = space.table, encoding.encoder
        self._choices, self._at_hand = Choices(), Choices()
        self._mask = SharedBytes(space.size, np.int8)
        self._seat = 0

    def __reduce__(self) -> tuple[object, ...]:
        return SeatArrays, (self._space, self._encoding)

    def mask(self, state: State, seat: int) -> Array:
        """1 for each legal choice of the seat, else 0; all 0 while it may not act."""
        choices, mask = self._choices, self._mask.numbers
        self._table.write_mask(choices, self._seat, mask, 0, 0)
        choices.clear()
        self._seat = seat
        if (awaited_seats(state) >> seat) & 1:
            legal_into(state, choices)
            self._table.write_mask(choices, seat, mask, 0, 1)
        return self._mask.copy()

    def is_legal(self, state: State, number: int) -> bool:
        """Whether the engine's number may be played now."""
        return bool(is_legal(state, number, self._at_hand))

    def observation(self, state: State, seat: int) -> Array:
        """What the seat knows."""
        return as_array(self._encoder.observation(state, seat)).copy()
