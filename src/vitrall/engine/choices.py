"""A list of actions that is filled again and again without asking for memory."""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import append, i64, mypyc_attr, vec

_ROOM: Final = vec[i64]([0] * 56)


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """The actions found so far; `clear` keeps the room they took."""

    def __init__(self) -> None:
        self.items = _ROOM[:]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def clear(self) -> None:
        self.count = 0
