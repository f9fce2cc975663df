"""Where a die may go in a window, and which rules forbid every other space. The rules are the engine's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vitrall.engine.board import CELLS, NAMES
from vitrall.engine.dice import NO_DIE
from vitrall.engine.errors import Unavailable
from vitrall.engine.window import Window, broken, lift, rules_in
from vitrall.why import verbatim


@dataclass(frozen=True)
class Waiver:
    """The rules that a tool, or the table, waives."""

    printed: int = 0  # the engine's flags: P4, P5
    touch: bool = False  # P3 only


NOTHING = Waiver()


@dataclass(frozen=True)
class Placements:
    """The spaces that take a die, and the rules that it would break on each of the others."""

    legal: tuple[str, ...]
    broken: Mapping[str, tuple[str, ...]]


def placements(window: Window, die: int, waiver: Waiver = NOTHING, isolated: bool = False) -> Placements:
    """Every space judged for a die (P7); `isolated` asks for a space that touches no die (U10) instead of P3."""
    by_space = _judged(window, die, waiver, isolated)
    legal = tuple(name for name, rules in by_space.items() if not rules)
    return Placements(legal, {name: rules for name, rules in by_space.items() if rules})


def moves(window: Window, cell: int, waiver: Waiver = NOTHING) -> tuple[str, ...]:
    """U4: where the die of a space may move: lifted first, then tested against the dice that remain."""
    if window.cells[cell] == NO_DIE:
        raise Unavailable("referee/no-die", verbatim(NAMES[cell]))
    rest = window.copy()
    die = int(lift(rest, cell))
    return tuple(name for name in placements(rest, die, waiver).legal if name != NAMES[cell])


def _judged(window: Window, die: int, waiver: Waiver, isolated: bool) -> dict[str, tuple[str, ...]]:
    bits = [broken(window, die, cell, waiver.printed, waiver.touch, isolated) for cell in range(CELLS)]
    return {name: tuple(rules_in(broken_rules)) for name, broken_rules in zip(NAMES, bits, strict=True)}
