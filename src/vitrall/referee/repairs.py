"""The smallest removals after which a window breaks nothing that the tools on the table leave unexplained (M1).

Exact and quick for any window. Dice on a wrong print, and grey ones where the board bars them, must go. Of the rest,
like dice side by side, and greys too near one another, cannot all stay: `_without_clashes` gives every way to settle
that which leaves as many dice as may be. Dice that may stay together form a connected group of one of these sets, and
the largest such groups are the answer. Each branch decides two dice or more, so twenty spaces give at most a few
thousand sets, and all of them are tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from vitrall.engine import window
from vitrall.engine.board import CELLS, EDGE, count, names
from vitrall.engine.deck import Pioneer, Tool
from vitrall.engine.dice import COLOR, GREY, NO_DIE
from vitrall.engine.findings import amount
from vitrall.engine.window import Window, lift
from vitrall.referee.window_audit import broken_alone, broken_by_space, clashing, explainable, groups
from vitrall.referee.window_score import Stakes, total

PRINTED = window.WRONG_COLOR | window.WRONG_VALUE


@dataclass(frozen=True)
class Repair:
    """The dice to remove, the total of the window that remains, and the pioneers it no longer meets (G7)."""

    remove: tuple[str, ...]
    total: int
    discarded: tuple[str, ...] = ()


def repairs(judged: Window, tools: Sequence[Tool] = (), stakes: Stakes | None = None) -> tuple[Repair, ...]:
    """Every removal of as few dice as possible, in reading order; none where all is sound or explained (M2)."""
    excused = explainable(tools)
    if not any(bits & ~excused for bits in broken_by_space(judged).values()):
        return ()
    removals = sorted(_smallest(judged, excused), key=names)
    return tuple(_repair(judged, gone, stakes or Stakes()) for gone in removals)


def _repair(judged: Window, gone: int, stakes: Stakes) -> Repair:
    rest = judged.copy()
    for cell in range(CELLS):
        if gone >> cell & 1:
            lift(rest, cell)
    pioneers = tuple(card for card in stakes.pioneers if _is_met(rest, card))
    discarded = tuple(card.id for card in stakes.pioneers if card not in pioneers)
    return Repair(tuple(names(gone)), total(rest, replace(stakes, pioneers=pioneers)), discarded)


def _is_met(rest: Window, card: Pioneer) -> bool:
    return bool(amount(rest, card.measure) >= card.needs)


def _smallest(judged: Window, excused: int) -> set[int]:
    """The dice to remove, each answer a mask; all leave the same number, the greatest there is."""
    misprinted = [broken_alone(judged, cell) & PRINTED & ~excused for cell in range(CELLS)]
    staying = [cell for cell in range(CELLS) if not misprinted[cell] and not _is_barred(judged, cell)]
    free = sum(1 << cell for cell in staying if judged.dice >> cell & 1)
    ways = _without_clashes(free, clashing(judged))
    rests = {rest for way in ways for rest in _standing(way, excused)}
    most = max(count(rest) for rest in rests)
    return {judged.dice & ~rest for rest in rests if count(rest) == most}


def _is_barred(judged: Window, cell: int) -> bool:
    """G5: a grey die lies where the board lets none lie."""
    die = judged.cells[cell]
    return bool(die != NO_DIE and COLOR[die] == GREY and not judged.grey_cells >> cell & 1)


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
