"""The best ends of a turn that a search has met, each with the line that leads to it."""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import i64
from vitrall.engine.state import State

LARGE: Final = (1 << 40) - 87  # what a mark is kept below, so that it never overflows


class End:
    """Where a line leads: the turn can be ended there, or chance has entered it."""

    def __init__(self, state: State, line: list[int], value: i64, mark: i64) -> None:
        self.state = state
        self.line = line
        self.value = value
        self.mark = mark


class Ends:
    """The best few, in order. Lines that lead to the same position are one: the first that was met."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.best: list[End] = []

    def meet(self, state: State, line: list[int], value: i64) -> None:
        if len(self.best) == self.most and value <= self.best[len(self.best) - 1].value:
            return
        mark = position_mark(state)
        for end in self.best:
            if end.mark == mark:
                return
        place: i64 = len(self.best)
        while place > 0 and self.best[place - 1].value < value:
            place -= 1
        self.best.insert(place, End(state.copy(), line[:], value, mark))
        if len(self.best) > self.most:
            self.best.pop()


def position_mark(state: State) -> i64:
    """A number that two positions within one turn share only if they are alike to the seat that moves."""
    mark: i64 = state.phase * 64 + state.hand + 1
    mark = mark * 1024 + state.round * 32 + state.turn
    for die in state.windows[state.seat].cells:
        mark = (mark * 8191 + die + 1) % LARGE
    for entry in state.track:
        mark = (mark * 8191 + entry) % LARGE
    for tokens in state.tokens:
        mark = (mark * 8191 + tokens + 1) % LARGE
    for die in state.own:
        mark = (mark * 8191 + die + 1) % LARGE
    return (mark * 8191 + state.favor[state.seat] * 4096 + _pool_mark(state)) % LARGE


def _pool_mark(state: State) -> i64:
    """The same in whatever order the dice lie."""
    mark: i64 = 0
    place: i64 = 0
    while place < state.pool_count:
        die = state.pool_dice[place] + 2
        mark += die * die * die * die * die
        place += 1
    return mark
