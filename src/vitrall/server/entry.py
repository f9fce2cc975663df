"""One numbered step of a game."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Entry:
    """A seat's move and all that chance did after it, in notation. The beginning, number 0, is nobody's."""

    number: int
    seat: int | None
    actions: tuple[str, ...]
    at: float = field(default=0.0, compare=False)
