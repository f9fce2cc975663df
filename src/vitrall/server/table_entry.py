"""One numbered step of a game."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Entry:
    """A seat's move and all that chance did after it, in notation. The beginning, number 0, is nobody's."""

    number: int
    seat: int | None
    actions: tuple[str, ...]
    at: float = field(default=0.0, compare=False)
    link: str = field(default="", compare=False)  # hash of this entry and all before it; see `entry_chain.py`

    def __post_init__(self) -> None:
        # A process holds many tables, and all games use the same few texts, so strings are interned.
        object.__setattr__(self, "actions", tuple(map(sys.intern, self.actions)))
