"""Which words of a measure go together: a condition on a row says nothing about a single die."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.engine.errors import Why

_OF_DICE = ("exactly", "at_least", "unlike", "like", "different", "sum_at_least")
_OF_PLACES = (*_OF_DICE, "full", "straight")
_PICKED = ("dice", "spaces", "worth")

# What may be said of each group, besides the group itself.
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

# The dice of such a group are alike in this already.
_ALIKE = {"colors": ("color", "colors"), "values": ("value", "values")}
# Groups of which no two dice are to be counted as a pair: one die, or dice that lie on a diagonal.
_PAIRLESS = ("dice", "diagonals")


def check_sense(table: Entry) -> None:
    _check_fitting(table)
    _check_alike(table)
    _check_twofold(table)


def _check_fitting(table: Entry) -> None:
    over = table.text("over")
    for word in table.values:
        if word != "over" and word not in FITTING[over]:
            places = [group for group, fitting in FITTING.items() if word in fitting]
            reason = f"{word} does not go with over = {over}, but with: {', '.join(places)}"
            raise table.fault("card/measure", reason, Why("card-over", word=word, over=over, places=places), word)
    if over in _PAIRLESS and table.values.get("worth") == "pairs":
        why = Why("card-pairs", over=over)
        raise table.fault("card/measure", f"worth = pairs does not go with over = {over}", why, "worth")


def _check_alike(table: Entry) -> None:
    """Dice of one colour are never unlike in colour, and always alike."""
    over = table.text("over")
    for word in ("unlike", "like", "different"):
        for aspect in _ALIKE.get(over, ()):
            if aspect in _aspects(table, word):
                reason = f"{word} {aspect} says nothing over {over}: such dice are alike in it"
                why = Why("card-alike", word=word, aspect=aspect, over=over)
                raise table.fault("card/measure", reason, why, word)


def _check_twofold(table: Entry) -> None:
    if "exactly" in table.values and "at_least" in table.values:
        reason = "exactly and at_least are two words for one number"
        raise table.fault("card/measure", reason, Why("card-twofold"), "at_least")
    for aspect in sorted(_aspects(table, "unlike") & _aspects(table, "like")):
        reason = f"no {aspect} comes twice, and some {aspect} does: unlike and like"
        raise table.fault("card/measure", reason, Why("card-unlike-like", aspect=aspect), "like")


def _aspects(table: Entry, word: str) -> set[str]:
    """The words a condition holds, whatever its form; whether they are right is asked when it is read."""
    value = table.values.get(word, ())
    if isinstance(value, str):
        return {value}
    return {item for item in value if isinstance(item, str)} if isinstance(value, list | dict) else set()
