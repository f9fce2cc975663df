"""Pioneers from their entries: a goal, and the points for reaching it first (G8)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.measures import MOST_AMOUNT, read_measure
from vitrall.cards.printed import COMMON, HEAD, MOST_POINTS, Printed, printed, read_id
from vitrall.engine.deck import Pioneer
from vitrall.engine.measure import Measure


def read_pioneer(entry: Entry) -> Printed[Pioneer]:
    """The goal is met when its measure comes to what the card needs: once, where nothing is said."""
    entry.check((*HEAD, "points", "goal", "needs"), read_id, *COMMON, _read_points, _read_goal, _read_needs)
    return printed(Pioneer(read_id(entry), _read_points(entry), _read_goal(entry), _read_needs(entry)), entry)


def _read_points(entry: Entry) -> int:
    return entry.number("points", 1, MOST_POINTS)


def _read_goal(entry: Entry) -> Measure:
    return read_measure(entry, "goal")


def _read_needs(entry: Entry) -> int:
    return entry.number("needs", 1, MOST_AMOUNT) if "needs" in entry.values else 1
