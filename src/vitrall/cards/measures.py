"""Reads the measures of cards: groups of spaces, conditions, and which words can be combined."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import FACETS, VALUES, read_spaces
from vitrall.cards.printed import vector
from vitrall.engine import measure as words
from vitrall.engine.board import FULL, HEIGHT, WIDTH, count
from vitrall.engine.dice import COLORS, LETTERS
from vitrall.engine.errors import Why
from vitrall.engine.measure import Measure

Condition = tuple[int, int]  # a condition and its number

ASPECTS = {"color": 0, "value": 1}


def read_conditions(table: Entry, size: int) -> list[Condition]:
    """All conditions of a measure whose groups have up to so many spaces."""
    conditions: list[Condition] = []
    for word, read in CONDITIONS.items():
        if word in table.values:
            conditions.extend(read(table, size))
    return conditions


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
        raise table.fault("card/missing-field", why, field)
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


# In the order of evaluation: conditions that are cheap and rarely met come first.
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


_OF_DICE = ("exactly", "at_least", "unlike", "like", "different", "sum_at_least")
_OF_PLACES = (*_OF_DICE, "full", "straight")
_PICKED = ("dice", "spaces", "worth")

# The conditions that each kind of group allows.
FITTING = {
    "window": (*_OF_PLACES, *_PICKED),
    "rows": (*_OF_PLACES, *_PICKED, "best"),
    "columns": (*_OF_PLACES, *_PICKED, "best"),
    "lines": (*_OF_PLACES, *_PICKED, "best"),
    "diagonals": ("length", "unlike", "like", "different", "straight", "sum_at_least", "dice", "worth", "best"),
    "dice": ("ringed", "corner_like", "beside", *_PICKED),
    "colors": (*_OF_DICE, *_PICKED, "best"),
    "values": (*_OF_DICE, *_PICKED, "best"),
    "kinds": ("exactly", "at_least", "sum_at_least", *_PICKED, "best"),
    "sets": ("of", "spaces"),
}
WORDS = ("over", *dict.fromkeys(word for fitting in FITTING.values() for word in fitting))

# All dice of such a group have this in common anyway.
_ALIKE = {"colors": ("color", "colors"), "values": ("value", "values")}
# Groups of which no two dice are to be counted as a pair: one die, or dice that lie on a diagonal.
_PAIRLESS = ("dice", "diagonals")


def check_measure(table: Entry) -> None:
    _check_fitting(table)
    _check_alike(table)
    _check_twofold(table)


def _check_fitting(table: Entry) -> None:
    over = table.text("over")
    for word in table.values:
        if word != "over" and word not in FITTING[over]:
            places = [group for group, fitting in FITTING.items() if word in fitting]
            raise table.fault("card/measure", Why("card-over", word=word, over=over, places=places), word)
    if over in _PAIRLESS and table.values.get("worth") == "pairs":
        why = Why("card-pairs", over=over)
        raise table.fault("card/measure", why, "worth")


def _check_alike(table: Entry) -> None:
    """Dice of one colour are never unlike in colour, and always alike."""
    over = table.text("over")
    for word in ("unlike", "like", "different"):
        for aspect in _ALIKE.get(over, ()):
            if aspect in _aspects(table, word):
                why = Why("card-alike", word=word, aspect=aspect, over=over)
                raise table.fault("card/measure", why, word)


def _check_twofold(table: Entry) -> None:
    if "exactly" in table.values and "at_least" in table.values:
        raise table.fault("card/measure", Why("card-twofold"), "at_least")
    for aspect in sorted(_aspects(table, "unlike") & _aspects(table, "like")):
        raise table.fault("card/measure", Why("card-unlike-like", aspect=aspect), "like")


def _aspects(table: Entry, word: str) -> set[str]:
    """The words a condition holds, whatever its form; they are checked when the condition is read."""
    value = table.values.get(word, ())
    if isinstance(value, str):
        return {value}
    return {item for item in value if isinstance(item, str)} if isinstance(value, list | dict) else set()


OVER = {
    "window": words.OVER_WINDOW,
    "rows": words.OVER_ROWS,
    "columns": words.OVER_COLUMNS,
    "lines": words.OVER_LINES,
    "diagonals": words.OVER_RUNS,
    "dice": words.OVER_DICE,
    "colors": words.OVER_COLORS,
    "values": words.OVER_VALUES,
    "kinds": words.OVER_KINDS,
    "sets": words.OVER_SETS,
}
WORTH = {"one": words.WORTH_ONE, "sum": words.WORTH_SUM, "pairs": words.WORTH_PAIRS}
SIZES = {"rows": WIDTH, "columns": HEIGHT, "lines": WIDTH}  # of other groups the spaces looked at set the bound
PAIR = 2
MOST_AMOUNT = 999  # more than any window can reach


def read_measure(entry: Entry, field: str) -> Measure:
    table = entry.inside(field)
    table.only(*WORDS)
    over = OVER[table.word("over", OVER, "card/verb-value")]
    check_measure(table)
    spaces = read_spaces(table, "spaces") if "spaces" in table.values else FULL
    length = table.number("length", PAIR, HEIGHT) if over == words.OVER_RUNS else 0
    size = length or SIZES.get(table.text("over"), int(count(spaces)))
    conditions = [*_implied(table, length), *read_conditions(table, size)]
    return Measure(
        words.OVER_PAIRS if length == PAIR else over,
        spaces,
        vector(_read_facets(table)),
        length,
        vector([condition for condition, _ in conditions]),
        vector([number for _, number in conditions]),
        _read_worth(table),
        table.flag("best"),
    )


def _implied(table: Entry, length: int) -> list[Condition]:
    """The number of dice that a group needs although no word says so: a diagonal has no gaps, a row
    without a die that counts is skipped unless some number of dice is asked for, and one die is not a pair."""
    if length:
        return [(words.AT_LEAST, length)]
    given = {"exactly", "at_least", "like", "different", "sum_at_least"} & set(table.values)
    whole = table.flag("full") and "dice" not in table.values
    if given or whole or table.text("over") in ("dice", "sets"):
        return []
    return [(words.AT_LEAST, PAIR if _read_worth(table) == words.WORTH_PAIRS else 1)]


def _read_worth(table: Entry) -> int:
    return table.choice("worth", WORTH, "card/verb-value") if "worth" in table.values else words.WORTH_ONE


def _read_facets(table: Entry) -> list[int]:
    """The dice that count, none meaning all; of sets the members."""
    if table.text("over") == "sets":
        return _read_members(table)
    return table.choices("dice", FACETS, "card/verb-value") if "dice" in table.values else []


def _read_members(table: Entry) -> list[int]:
    """C8: a die belongs to one set only. Counting the rarest member is right only if no die can be two members."""
    members = table.choices("of", FACETS, "card/verb-value")
    marks = set(table.texts("of"))
    if not marks <= set(LETTERS) and not marks <= set(VALUES):
        raise table.fault("card/verb-value", Why("card-set", colors=LETTERS, values=VALUES), "of")
    return members
