"""Why a space does not take a die, in one sentence: the first rule in the way, and what it is about.

A server needs the reasons for every die and space at every move. There are only some forty sentences, so they are
numbered once, and a space costs no more than a look into a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from vitrall.engine import window as rules
from vitrall.engine.board import CELLS, WIDTH
from vitrall.engine.dice import BASE_COLORS, BY_TEXT, COLOR_NAMES, COLORS, FACETS, NO_DIE, VALUE_FACET
from vitrall.engine.window import Window
from vitrall.story.messages import Values, message
from vitrall.story.story_types import Barriers

FITS: Final = -1
VALUES: Final = range(1, FACETS - COLORS + 1)
SIDES: Final = (("left", -1), ("right", 1), ("above", -WIDTH), ("below", WIDTH))

_PLAIN: Final = {
    rules.OCCUPIED: "refuse-occupied",
    rules.OFF_EDGE: "refuse-first-die",
    rules.UNTOUCHED: "refuse-touch",
    rules.TOUCHING: "refuse-isolated",
    rules.BOARDED: "refuse-board",
}
_SENTENCES: Final[list[tuple[str, Values]]] = [(id, {}) for id in (*_PLAIN.values(), "refuse-same-colour")]
_SENTENCES.extend(("refuse-colour-space", {"color": COLOR_NAMES[color]}) for color in range(BASE_COLORS))
_SENTENCES.extend(("refuse-value-space", {"value": value}) for value in VALUES)
_SENTENCES.extend(("refuse-same-value", {"side": side, "value": value}) for side, _ in SIDES for value in VALUES)
_SAME_COLOR: Final = len(_PLAIN)
_PRINTED_COLOR: Final = _SAME_COLOR + 1
_PRINTED_VALUE: Final = _PRINTED_COLOR + BASE_COLORS
_SAME_VALUE: Final = _PRINTED_VALUE + len(VALUES)  # by side and value
_LINES: Final = [message(id, values) for id, values in _SENTENCES]
_NONE_ALIKE: Final = [_SAME_COLOR] * CELLS
_BY_RULE: Final = {int(rule): [number] * CELLS for number, rule in enumerate(_PLAIN)}


def barriers(window: Window, breaks: Mapping[str, Sequence[int]]) -> Barriers:
    """For each die and space of `breaks`, which says what rules the die would break there, the sentence to say."""
    places = {FITS: FITS}  # by sentence its place among those that are said
    place_of = places.setdefault
    by_rule = {**_BY_RULE, **_prints(tuple(window.printed))}
    held = _by_value(window.cells)
    dice: dict[str, list[int]] = {}
    for die, spaces in breaks.items():
        facet = VALUE_FACET[BY_TEXT[die]]
        by_rule[_ALIKE] = _alike(held[facet], facet) if facet in held else _NONE_ALIKE
        dice[die] = [
            place_of(by_rule[broken & -broken][cell], len(places) - 1) if broken else FITS
            for cell, broken in enumerate(spaces)
        ]
    return {"lines": [_LINES[number] for number in places if number != FITS], "dice": dice}


@lru_cache(maxsize=1024)
def _prints(printed: tuple[int, ...]) -> dict[int, list[int]]:
    """By rule and space the sentence about the print of the space: it names the first colour or value that fits."""
    return {
        int(rules.WRONG_COLOR): [_PRINTED_COLOR + _first(printed[:BASE_COLORS], cell) for cell in range(CELLS)],
        int(rules.WRONG_VALUE): [_PRINTED_VALUE + _first(printed[COLORS:], cell) for cell in range(CELLS)],
    }


def _first(taken: Sequence[int], cell: int) -> int:
    return next((place for place, spaces in enumerate(taken) if (spaces >> cell) & 1), 0)


def _by_value(cells: Iterable[int]) -> dict[int, list[int]]:
    """By the facet of its value the spaces of each die."""
    held: dict[int, list[int]] = {}
    for place, die in enumerate(cells):
        if die != NO_DIE:
            held.setdefault(VALUE_FACET[die], []).append(place)
    return held


def _alike(held: Iterable[int], facet: int) -> list[int]:
    """P6 by space: the die at a side that has the same value, or else the same colour."""
    numbers = _NONE_ALIKE.copy()
    for place in held:
        for side, cell in _NEXT_TO[place]:
            # The first side is named.
            number = _SAME_VALUE + side * len(VALUES) + facet - COLORS
            numbers[cell] = number if numbers[cell] == _SAME_COLOR else min(number, numbers[cell])
    return numbers


def _next_to(place: int) -> list[tuple[int, int]]:
    """The spaces that have this one at a side, each with the number of that side."""
    seen = [(side, place - step, abs(step) != 1) for side, (_, step) in enumerate(SIDES)]
    return [
        (side, cell)
        for side, cell, is_column in seen
        if 0 <= cell < CELLS and (is_column or cell // WIDTH == place // WIDTH)
    ]


_ALIKE: Final = int(rules.ALIKE)
_NEXT_TO: Final = [_next_to(place) for place in range(CELLS)]
