"""Pioneers from their entries: a goal, and the points for reaching it first (G8)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.measures import MOST_AMOUNT, read_measure
from vitrall.cards.printed import HEAD, MOST_POINTS, Printed, printed, read_id
from vitrall.engine.deck import Pioneer


def read_pioneer(entry: Entry) -> Printed[Pioneer]:
    """The goal is met when its measure comes to what the card needs: once, where nothing is said."""
    entry.only(*HEAD, "points", "goal", "needs")
    points = entry.number("points", 1, MOST_POINTS)
    needs = entry.number("needs", 1, MOST_AMOUNT) if "needs" in entry.values else 1
    return printed(Pioneer(read_id(entry), points, read_measure(entry, "goal"), needs), entry)
