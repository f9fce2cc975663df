"""The smallest removals after which a window breaks nothing that the tools on the table leave unexplained (M1).

Exact and quick for any window. Dice on a wrong print must go. Of the rest, like dice side by side cannot all stay:
`_without_clashes` gives every way to settle that which leaves as many dice as may be. Whatever may stay together is a
group of one of those, and the largest such groups are the answer. P6 only joins spaces that share a side, so the
pattern of clashes has no triangles, and twenty spaces can be settled in no more than 2**10 ways: all are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vitrall.engine import window
from vitrall.engine.board import CELLS, EDGE, count, names
from vitrall.engine.deck import Tool
from vitrall.engine.window import Window, lift
from vitrall.referee.audit import broken_alone, broken_by_space, clashing, explainable, groups
from vitrall.referee.sheet import Stakes, total

PRINTED = window.WRONG_COLOR | window.WRONG_VALUE


@dataclass(frozen=True)
class Repair:
    """The dice to remove, and the total of the window that remains."""

    remove: tuple[str, ...]
    total: int


def repairs(judged: Window, tools: Sequence[Tool] = (), stakes: Stakes | None = None) -> tuple[Repair, ...]:
    """Every removal of as few dice as possible, in reading order; none where all is sound or explained (M2)."""
    excused = explainable(tools)
    if not any(bits & ~excused for bits in broken_by_space(judged).values()):
        return ()
    removals = sorted(_smallest(judged, excused), key=names)
    return tuple(Repair(tuple(names(gone)), _total_without(judged, gone, stakes or Stakes())) for gone in removals)


def _total_without(judged: Window, gone: int, stakes: Stakes) -> int:
    rest = judged.copy()
    for cell in range(CELLS):
        if gone >> cell & 1:
            lift(rest, cell)
    return total(rest, stakes)


def _smallest(judged: Window, excused: int) -> set[int]:
    """The dice to remove, each answer a mask; all leave the same number, the greatest there is."""
    misprinted = [broken_alone(judged, cell) & PRINTED & ~excused for cell in range(CELLS)]
    free = sum(1 << cell for cell in range(CELLS) if judged.dice >> cell & 1 and not misprinted[cell])
    ways = _without_clashes(free, clashing(judged))
    kept = {rest for way in ways for rest in _standing(way, excused)}
    most = max(count(rest) for rest in kept)
    return {judged.dice & ~rest for rest in kept if count(rest) == most}


def _without_clashes(dice: int, clashes: list[int]) -> Iterator[int]:
    """Every set of dice without a clash that no other die could join, and a few smaller ones.

    The die with the most clashes goes, or it stays and all of those go: each step settles a die, whichever way.
    """
    worst = max(range(CELLS), key=lambda cell: count(clashes[cell] & dice) if dice >> cell & 1 else 0)
    if not dice >> worst & 1 or not clashes[worst] & dice:
        yield dice
        return
    yield from _without_clashes(dice & ~(1 << worst), clashes)
    yield from _without_clashes(dice & ~clashes[worst], clashes)


def _standing(dice: int, excused: int) -> list[int]:
    """What of these dice may stay by P2 and P3: the groups with a die on the edge, and always none at all."""
    parts = [dice] if excused & window.UNTOUCHED else groups(dice)
    return [0, *(part for part in parts if part & EDGE or excused & window.OFF_EDGE)]
