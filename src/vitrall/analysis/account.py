"""The account of a seat: where its result came from.

    expected at the deal + luck + own decisions + others' decisions + rest = result

The values of the positions of the game form one chain, from the deal to the end, and every step of the chain belongs to
one of the four parts. So the sum is exact, in whole numbers, whatever the values are. The rest is the
error of the values themselves: a bot plays the playouts, and the best line found is better than what that bot would
do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import isqrt

from vitrall.engine.state import State


class Part(Enum):
    """The part of the account that a step of the chain belongs to."""

    LUCK = "luck"
    OWN = "own"
    OTHERS = "others"
    REST = "rest"


@dataclass(frozen=True)
class Step:
    """From the position before to this one."""

    part: Part
    span: int  # the number of the span it belongs to
    after: State


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error, in the unit of what was counted."""

    value: int
    """The mean."""
    error: int = 0
    """Its standard error."""


@dataclass(frozen=True)
class Account:
    """One seat's account, in points or in chances to win."""

    expected: Figure
    """What could be expected at the deal."""
    luck: Figure
    """What the dice and cards changed."""
    own: Figure
    """What the seat's own decisions changed."""
    others: Figure
    """What the decisions of the others changed."""
    rest: Figure
    """What the values of the positions leave unexplained."""
    result: int
    """The result; the other parts add up to it."""
    steps: tuple[Figure, ...]
    """One for each step of the chain."""
    values: tuple[Figure, ...]
    """The values of the positions of the chain: one more than steps."""


def account(steps: Sequence[Step], samples: Sequence[Sequence[int]]) -> Account:
    """The account for the results of the positions of a chain: `samples[position][seed]`."""
    values = [_mean(row) for row in samples]
    differences = [
        [new - old for new, old in zip(samples[at + 1], samples[at], strict=True)] for at in range(len(steps))
    ]
    changes = [values[at + 1] - values[at] for at in range(len(steps))]

    def total(part: Part) -> Figure:
        places = [at for at, step in enumerate(steps) if step.part is part]
        sums = [sum(differences[at][seed] for at in places) for seed in range(len(samples[0]))]
        return Figure(sum(changes[at] for at in places), _error(sums))

    return Account(
        expected=figure(samples[0]),
        luck=total(Part.LUCK),
        own=total(Part.OWN),
        others=total(Part.OTHERS),
        rest=total(Part.REST),
        result=values[-1],
        steps=tuple(Figure(change, _error(row)) for change, row in zip(changes, differences, strict=True)),
        values=tuple(figure(row) for row in samples),
    )


def figure(row: Sequence[int]) -> Figure:
    return Figure(_mean(row), _error(row))


def _mean(row: Sequence[int]) -> int:
    return sum(row) // len(row)


def _error(row: Sequence[int]) -> int:
    """The standard error of the mean, rounded down; whole numbers, so that it is the same on every machine."""
    number = len(row)
    if number < 2:
        return 0
    squares = number * sum(each * each for each in row) - sum(row) ** 2  # number² times the variance of the row
    return isqrt(squares // (number * number * (number - 1)))
