"""The audit of a window: every rule it breaks, by space (M1, M2), and the tools that could explain it (M3).

P4, P5, P6 and the board (G5) are asked of the engine, die by die, each lifted and judged where it lay. P2 and P3 belong
to the window as a whole: its dice form one group joined by sides or corners, and at least one lies on the edge. If they
form several, P3 is broken by every group but the largest (of equal ones, the one with the first space in reading
order), for those dice are what would have to go. If no die lies on the edge, P2 is broken by all of them: any may have
been the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from vitrall.engine import verbs, window
from vitrall.engine.board import CELLS, EDGE, FULL, NAMES, around, count, lowest, names
from vitrall.engine.deck import Tool
from vitrall.engine.dice import NO_DIE
from vitrall.engine.verbs import VERBS
from vitrall.engine.window import Window

ALONE = window.WRONG_COLOR | window.WRONG_VALUE | window.ALIKE | window.BOARDED  # what a die breaks where it lies


@dataclass(frozen=True)
class Fault:
    """The rules broken on one space, and the spaces of the dice that break P6, or the board's distance, with it."""

    cell: str
    rules: tuple[str, ...]
    partners: tuple[str, ...] = ()


@dataclass(frozen=True)
class Explanation:
    """One rule broken on one space, and the tools on the table that could have led to it."""

    cell: str
    rule: str
    tools: tuple[str, ...]


@dataclass(frozen=True)
class Audit:
    """Every fault in reading order, explained or not, and the explanations."""

    broken: tuple[Fault, ...]
    explained: tuple[Explanation, ...]


def audit(judged: Window, tools: Sequence[Tool] = ()) -> Audit:
    """M1–M3 for a window of any table, with the tools that lie there. An empty window breaks nothing."""
    by_space = broken_by_space(judged)
    clashes = clashing(judged)
    faults = [Fault(NAMES[cell], _rules(bits), tuple(names(clashes[cell]))) for cell, bits in by_space.items()]
    reasons = [_explanation(fault.cell, rule, tools) for fault in faults for rule in fault.rules]
    return Audit(tuple(faults), tuple(reason for reason in reasons if reason.tools))


def broken_by_space(judged: Window) -> dict[int, int]:
    """The bits of the rules broken on each space that breaks any, in reading order."""
    scattered = _scattered(judged.dice)
    off_edge = 0 if judged.dice & EDGE else judged.dice
    by_space: dict[int, int] = {}
    for cell in range(CELLS):
        bits = broken_alone(judged, cell)
        bits |= window.UNTOUCHED if scattered >> cell & 1 else 0
        by_space[cell] = bits | (window.OFF_EDGE if off_edge >> cell & 1 else 0)
    return {cell: bits for cell, bits in by_space.items() if bits}


def broken_alone(judged: Window, cell: int) -> int:
    """P4, P5, P6 and G5 of one die, as bits: lifted, would it be let back?"""
    if judged.cells[cell] == NO_DIE:
        return 0
    rest = judged.copy()
    die = window.lift(rest, cell)
    return int(window.broken(rest, die, cell, 0, False, False)) & ALONE


def clashing(judged: Window) -> list[int]:
    """For each space the spaces whose dice and its own break P6 together, or lie too near by the board, as masks."""
    return [
        sum(1 << other for other in range(CELLS) if other != cell and _clash(judged, cell, other))
        for cell in range(CELLS)
    ]


def _clash(judged: Window, cell: int, other: int) -> bool:
    """Whether two dice, with no third one near, break P6 or lie nearer than the board lets greys."""
    die, second = judged.cells[cell], judged.cells[other]
    if NO_DIE in (die, second):
        return False
    pair = window.empty_window(judged.printed)
    pair.grey_cells, pair.grey_apart = FULL, judged.grey_apart  # where grey may lie at all is no matter of two
    window.put(pair, cell, die)
    return bool(window.broken(pair, second, other, 0, False, False) & (window.ALIKE | window.BOARDED))


def groups(dice: int) -> list[int]:
    """The groups of dice joined by sides or corners, in reading order of their first spaces."""
    masks: list[int] = []
    while dice:
        masks.append(_group(dice, 1 << int(lowest(dice))))
        dice &= ~masks[-1]
    return masks


def _group(dice: int, start: int) -> int:
    grown = int(around(start)) & dice
    return start if grown == start else _group(dice, grown)


def _scattered(dice: int) -> int:
    """All dice that lie apart from the main group."""
    return dice & ~max(groups(dice), key=count, default=0)


def explainable(tools: Sequence[Tool]) -> int:
    """M3: the rules that some of these tools could have led a window to break, as bits."""
    return reduce(or_, (_step_explains(*step) for tool in tools for step in zip(tool.verbs, tool.args, strict=True)), 0)


def _step_explains(verb: int, argument: int) -> int:
    """A move can leave a die alone or the edge bare, and what it waives lies there ever after; a die that is placed
    apart lies apart. No verb lets like dice lie side by side, or grey ones where the board bars them."""
    color = window.WRONG_COLOR if argument & verbs.WAIVE_COLOR else 0
    value = window.WRONG_VALUE if argument & verbs.WAIVE_VALUE else 0
    return sum(1 << window.RULES.index(rule) for rule in VERBS[verb].leaves_broken) | color | value


def _explanation(cell: str, rule: str, tools: Sequence[Tool]) -> Explanation:
    return Explanation(cell, rule, tuple(tool.id for tool in tools if rule in _rules(explainable([tool]))))


def _rules(bits: int) -> tuple[str, ...]:
    return tuple(window.rules_in(bits))
