"""Changes of people at a table: a person is away, comes back, leaves, or is replaced by a bot."""

from __future__ import annotations

from typing import Final, Literal

SeatState = Literal["here", "away", "stand-in", "left"]

LINES: Final[dict[SeatState, str]] = {
    "here": "seat-back",
    "away": "seat-away",
    "stand-in": "seat-stand-in",
    "left": "seat-left",
}
REPLACED: Final = ("stand-in", "left")


def seat_change(before: SeatState, after: SeatState) -> str:
    """The id of the message for a change of a seat; a person who takes the seat back has a message of their own."""
    returned = before in REPLACED and after not in REPLACED
    return "seat-returned" if returned else LINES[after]
