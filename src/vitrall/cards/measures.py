"""What a card measures, in words a player would use, read into the engine's `Measure`.

    { over = "rows", full = true, unlike = "color" }      each full row in which no colour comes twice
    { over = "dice", dice = ["R"], worth = "sum" }        the values of the red dice

`over` names the groups that are looked at, the other words which of them count and what each is worth. Words that make
no sense together are refused (`sense.py`); how a window answers is the engine's business.
"""

from __future__ import annotations

from vitrall.cards.conditions import Condition, read_conditions
from vitrall.cards.entry import Entry
from vitrall.cards.patterns import FACETS, VALUES, read_spaces
from vitrall.cards.sense import WORDS, check_sense
from vitrall.cards.vectors import vector
from vitrall.engine import measure as words
from vitrall.engine.board import FULL, HEIGHT, WIDTH, count
from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Why
from vitrall.engine.measure import Measure

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
MOST_AMOUNT = 999  # more than any window comes to


def read_measure(entry: Entry, field: str) -> Measure:
    table = entry.inside(field)
    table.only(*WORDS)
    over = OVER[table.word("over", OVER, "card/verb-value")]
    check_sense(table)
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
    """The dice a group needs though no word says so: a diagonal has no gaps, a row without a die that counts is passed
    over unless some number of dice is asked for, and one die is no pair."""
    if length:
        return [(words.AT_LEAST, length)]
    told = {"exactly", "at_least", "like", "different", "sum_at_least"} & set(table.values)
    whole = table.flag("full") and "dice" not in table.values
    if told or whole or table.text("over") in ("dice", "sets"):
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
        reason = f"a set is of colours out of {LETTERS} or of values out of {VALUES}, not of both"
        raise table.fault("card/verb-value", reason, Why("card-set", colors=LETTERS, values=VALUES), "of")
    return members
