"""The conditions of a measure: what must hold of a row, a colour or a single die for it to count."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import FACETS
from vitrall.engine import measure as words
from vitrall.engine.dice import COLORS
from vitrall.engine.errors import Why

Condition = tuple[int, int]  # what is asked, and its number

ASPECTS = {"color": 0, "value": 1}


def read_conditions(table: Entry, size: int) -> list[Condition]:
    """All conditions of a measure whose groups have up to so many spaces."""
    found: list[Condition] = []
    for word, read in CONDITIONS.items():
        if word in table.values:
            found.extend(read(table, size))
    return found


def _full(table: Entry, size: int) -> list[Condition]:
    return [(words.IS_FULL, 0)] if table.flag("full") else []


def _exactly(table: Entry, size: int) -> list[Condition]:
    return [(words.EXACTLY, table.number("exactly", 0, size))]


def _at_least(table: Entry, size: int) -> list[Condition]:
    return [(words.AT_LEAST, table.number("at_least", 1, size))]


def _unlike(table: Entry, size: int) -> list[Condition]:
    return [(words.UNLIKE_OF, aspect) for aspect in table.choices("unlike", ASPECTS, "card/verb-value")]


def _like(table: Entry, size: int) -> list[Condition]:
    asked = _read_counts(table, "like", ("color", "value"), size)
    return [(words.LIKE_COLOR + ASPECTS[aspect], number) for aspect, number in asked.items()]


def _different(table: Entry, size: int) -> list[Condition]:
    kinds = {"colors": words.COLORS_AT_LEAST, "values": words.VALUES_AT_LEAST}
    asked = _read_counts(table, "different", ("colors", "values"), min(size, COLORS))
    return [(kinds[kind], number) for kind, number in asked.items()]


def _read_counts(table: Entry, field: str, known: tuple[str, str], most: int) -> dict[str, int]:
    """How many dice of a kind are asked for, as `{ color = 3 }`."""
    counts = table.inside(field)
    counts.only(*known)
    if not counts.values:
        why = Why("card-one-of-two", field=field, one=known[0], two=known[1])
        raise table.fault("card/missing-field", f"{field} needs {known[0]} or {known[1]}", why, field)
    return {word: counts.number(word, 2, most) for word in counts.values}


def _straight(table: Entry, size: int) -> list[Condition]:
    return [(words.STRAIGHT, 0)] if table.flag("straight") else []


def _sum_at_least(table: Entry, size: int) -> list[Condition]:
    return [(words.SUM_AT_LEAST, table.number("sum_at_least", 1, 6 * size))]


def _ringed(table: Entry, size: int) -> list[Condition]:
    return [(words.RINGED_OF, table.choice("ringed", ASPECTS, "card/verb-value"))]


def _corner_like(table: Entry, size: int) -> list[Condition]:
    return [(words.CORNER_LIKE_OF, table.choice("corner_like", ASPECTS, "card/verb-value"))]


def _beside(table: Entry, size: int) -> list[Condition]:
    return [(words.BESIDE_FACET, table.choice("beside", FACETS, "card/verb-value"))]


# In the order in which a window is asked: what is cheap and rarely met comes first.
CONDITIONS = {
    "full": _full,
    "exactly": _exactly,
    "at_least": _at_least,
    "like": _like,
    "unlike": _unlike,
    "different": _different,
    "straight": _straight,
    "sum_at_least": _sum_at_least,
    "ringed": _ringed,
    "corner_like": _corner_like,
    "beside": _beside,
}
