"""What happens to the people of a table beside their moves: somebody is away, comes back, leaves, or a bot sits in."""

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
    """The id of the line that tells how a seat has changed; a person who has the seat again is told as such."""
    returned = before in REPLACED and after not in REPLACED
    return "seat-returned" if returned else LINES[after]
