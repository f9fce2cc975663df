"""A die as one small integer, and the two facets every placement rule asks about.

A die is `colour * 6 + value - 1`, so 0 … 35. Its *facets* are its colour (0 … 5) and its value (6 … 11, value 1 first):
what is printed on a space and what may lie side by side read alike for both, so the rules are written once over facets.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import append, i64, vec

COLORS: Final = 6
BASE_COLORS: Final = 5
FACETS: Final = 12
KINDS: Final = 36
NO_DIE: Final = -1
GREY: Final = 5

LETTERS: Final = "RYGBPS"
COLOR_NAMES: Final = ["red", "yellow", "green", "blue", "purple", "grey"]


def _facet_table(of_color: bool) -> vec[i64]:
    table = vec[i64]()
    die: i64 = 0
    while die < KINDS:
        table = append(table, die // 6 if of_color else 6 + die % 6)
        die += 1
    return table


def _bits() -> vec[i64]:
    """One bit a kind. A table, because the compiler's C takes a literal `1 << 35` for a 32-bit number."""
    table = vec[i64]()
    bit: i64 = 1
    while len(table) < KINDS:
        table = append(table, bit)
        bit *= 2
    return table


COLOR: Final = _facet_table(True)
VALUE_FACET: Final = _facet_table(False)
BIT: Final = _bits()

TEXTS: Final = [LETTERS[die // 6] + str(die % 6 + 1) for die in range(36)]
BY_TEXT: Final = {text: die for die, text in enumerate(TEXTS)}


def value(die: i64) -> i64:
    """The pips of a die, 1 … 6."""
    return die % 6 + 1


def recolored(color: i64, pips: i64) -> i64:
    """The die of that colour showing that value."""
    return color * 6 + pips - 1


def turned(die: i64, pips: i64) -> i64:
    """The same die showing another value."""
    return die - die % 6 + pips - 1
