"""Objectives, rivalries and pioneers from their entries: what is measured and what it pays (G8)."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.measures import MOST_AMOUNT, read_measure
from vitrall.cards.printed import COMMON, HEAD, MOST_POINTS, Printed, printed, read_group, read_id, vector
from vitrall.engine.deck import FURTHER, GREY_DECK, GREY_RIVALRY, RIVALRY, Objective, Pioneer
from vitrall.engine.errors import Why
from vitrall.engine.measure import Measure
from vitrall.engine.options import MOST_PLAYERS


def read_public(entry: Entry) -> Printed[Objective]:
    """C1: points for each time."""
    entry.check((*HEAD, "points", "score", "deck"), read_id, *COMMON, _read_points, _read_score, _read_grey_deck)
    points, group = _read_points(entry), _read_grey_deck(entry)
    return printed(Objective(read_id(entry), points, _read_score(entry), vector([]), group), entry)


def read_private(entry: Entry) -> Printed[Objective]:
    """C2: a private objective pays what it measures, so it prints no points."""
    entry.check((*HEAD, "score", "deck"), read_id, *COMMON, _read_score, _read_further_deck)
    return printed(Objective(read_id(entry), 1, _read_score(entry), vector([]), _read_further_deck(entry)), entry)


def read_rivalry(entry: Entry) -> Printed[Objective]:
    """G12, G13: pays by rank, so its claims are the amounts compared."""
    entry.check(
        (*HEAD, "places", "measure", "grey"), read_id, *COMMON, _read_places, _read_compared, _read_rivalry_deck
    )
    places, group = vector(_read_places(entry)), _read_rivalry_deck(entry)
    return printed(Objective(read_id(entry), 1, _read_compared(entry), places, group), entry)


def _read_points(entry: Entry) -> int:
    return entry.number("points", 1, MOST_POINTS)


def _read_score(entry: Entry) -> Measure:
    return read_measure(entry, "score")


def _read_compared(entry: Entry) -> Measure:
    return read_measure(entry, "measure")


def _read_grey_deck(entry: Entry) -> int:
    return read_group(entry, "grey", GREY_DECK)


def _read_further_deck(entry: Entry) -> int:
    return read_group(entry, "further", FURTHER)


def _read_rivalry_deck(entry: Entry) -> int:
    return GREY_RIVALRY if entry.flag("grey") else RIVALRY


def _read_places(entry: Entry) -> list[int]:
    """First place first; a later place never pays more than an earlier one."""
    places = entry.numbers("places", 0, MOST_POINTS)
    if not 1 <= len(places) <= MOST_PLAYERS or sorted(places, reverse=True) != places or not places[0]:
        raise entry.fault("card/places", Why("card-places", most=MOST_PLAYERS), "places")
    return places


def read_pioneer(entry: Entry) -> Printed[Pioneer]:
    """The goal is met when its measure reaches what the card needs (default: 1)."""
    entry.check((*HEAD, "points", "goal", "needs"), read_id, *COMMON, _read_pioneer_points, _read_goal, _read_needs)
    return printed(Pioneer(read_id(entry), _read_pioneer_points(entry), _read_goal(entry), _read_needs(entry)), entry)


def _read_pioneer_points(entry: Entry) -> int:
    return entry.number("points", 1, MOST_POINTS)


def _read_goal(entry: Entry) -> Measure:
    return read_measure(entry, "goal")


def _read_needs(entry: Entry) -> int:
    return entry.number("needs", 1, MOST_AMOUNT) if "needs" in entry.values else 1
