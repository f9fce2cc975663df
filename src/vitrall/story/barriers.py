"""Why a space does not take a die, in one sentence: the first rule in the way, and what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vitrall.engine import window as rules
from vitrall.engine.board import CELLS, WIDTH
from vitrall.engine.dice import BASE_COLORS, BY_TEXT, COLOR_NAMES, COLORS, FACETS, NO_DIE, VALUE_FACET
from vitrall.engine.window import Window
from vitrall.story.messages import message
from vitrall.story.story_types import Barriers, Message

FITS: Final = -1
PLAIN: Final = {
    rules.OCCUPIED: "refuse-occupied",
    rules.OFF_EDGE: "refuse-first-die",
    rules.UNTOUCHED: "refuse-touch",
    rules.TOUCHING: "refuse-isolated",
    rules.BOARDED: "refuse-board",
}
SIDES: Final = (("left", -1), ("right", 1), ("above", -WIDTH), ("below", WIDTH))


def barriers(window: Window, breaks: Mapping[str, Sequence[int]]) -> Barriers:
    """For each die and space of `breaks`, which says what rules the die would break there, the sentence to say."""
    lines: list[Message] = []
    known: dict[tuple[object, ...], int] = {}
    # Hundreds of spaces share a few reasons, and a server needs them at every move, so sentences are cached.
    by_rule: dict[int, int] = {0: FITS}
    by_space: dict[tuple[int, int], int] = {}

    def line(die: str, cell: int, rule: int) -> int:
        if (rule, cell) in by_space:
            return by_space[rule, cell]
        sentence = _barrier(window, BY_TEXT[die], cell, rule)
        key = (sentence["id"], *sentence["values"].values())
        if key not in known:
            known[key] = len(lines)
            lines.append(sentence)
        if rule in PLAIN:
            by_rule[rule] = known[key]
        elif rule != rules.ALIKE:  # which depends on the die, too
            by_space[rule, cell] = known[key]
        return known[key]

    dice: dict[str, list[int]] = {}
    for die, spaces in breaks.items():
        row = dice[die] = []
        for cell, broken in enumerate(spaces):
            rule = broken & -broken
            row.append(by_rule[rule] if rule in by_rule else line(die, cell, rule))
    return {"lines": lines, "dice": dice}


def _barrier(window: Window, die: int, cell: int, rule: int) -> Message:
    bit = 1 << cell
    if rule == rules.WRONG_COLOR:
        color = next(color for color in range(BASE_COLORS) if window.printed[color] & bit)
        return message("refuse-colour-space", {"color": COLOR_NAMES[color]})
    if rule == rules.WRONG_VALUE:
        value = next(facet for facet in range(COLORS, FACETS) if window.printed[facet] & bit) - COLORS + 1
        return message("refuse-value-space", {"value": value})
    return _alike(window, die, cell) if rule == rules.ALIKE else message(PLAIN[rule])


def _alike(window: Window, die: int, cell: int) -> Message:
    """P6: the die at a side that has the same value, or else the same colour."""
    for side, step in SIDES:
        other = _beside(window, cell, step)
        if other != NO_DIE and VALUE_FACET[other] == VALUE_FACET[die]:
            return message("refuse-same-value", {"side": side, "value": int(VALUE_FACET[die]) - COLORS + 1})
    return message("refuse-same-colour")


def _beside(window: Window, cell: int, step: int) -> int:
    place = cell + step
    same_line = abs(step) != 1 or place // WIDTH == cell // WIDTH
    return int(window.cells[place]) if 0 <= place < CELLS and same_line else NO_DIE
