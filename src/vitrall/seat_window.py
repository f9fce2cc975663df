"""One player's window as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.state import State

EMPTY = "."


@dataclass(frozen=True)
class SeatWindow:
    """A window as it is now; rows go from the top to the bottom, spaces from left to right."""

    pattern: str
    """The id of its card."""
    printed: tuple[str, ...]
    """Its four rows as on the card (`"..R5."`): a colour letter, a value, or a dot for a blank space."""
    dice: tuple[tuple[str | None, ...], ...]
    """Four rows of five texts such as `"R5"`; None for an empty space."""
    favor: int
    """The favor tokens that the seat has left."""

    def __getitem__(self, space: str) -> str | None:
        """The die on a space, given by its name: `window["A1"]`."""
        row, column = "ABCD".index(space[0]), int(space[1:]) - 1
        if not 0 <= column < WIDTH:
            raise KeyError(space)
        return self.dice[row][column]

    def __str__(self) -> str:
        """The rows with their dice; empty spaces show what is printed."""
        rows = zip(self.printed, self.dice, strict=True)
        lines = [[die or mark for mark, die in zip(marks, dice, strict=True)] for marks, dice in rows]
        return "\n".join(" ".join(f"{text:<2}" for text in line).rstrip() for line in lines)


def seat_window(state: State, seat: int) -> SeatWindow:
    """The window of a seat, once windows are chosen."""
    pattern = state.rules.deck.patterns[state.deal.patterns[seat]]
    texts = [None if die == NO_DIE else TEXTS[die] for die in state.windows[seat].cells]
    rows = tuple(tuple(texts[row * WIDTH : (row + 1) * WIDTH]) for row in range(HEIGHT))
    return SeatWindow(pattern.id, tuple(pattern.rows), rows, int(state.favor[seat]))
