"""Objectives and rivalries from their entries: what is measured and what it pays."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.measures import read_measure
from vitrall.cards.printed import HEAD, MOST_POINTS, Printed, printed, read_group, read_id
from vitrall.cards.vectors import vector
from vitrall.engine.deck import FURTHER, GREY_DECK, GREY_RIVALRY, RIVALRY, Objective
from vitrall.engine.options import MOST_PLAYERS


def read_public(entry: Entry) -> Printed[Objective]:
    """C1: points for each time."""
    entry.only(*HEAD, "points", "score", "deck")
    points = entry.number("points", 1, MOST_POINTS)
    group = read_group(entry, "grey", GREY_DECK)
    return printed(Objective(read_id(entry), points, read_measure(entry, "score"), vector([]), group), entry)


def read_private(entry: Entry) -> Printed[Objective]:
    """C2: a private objective pays what it measures, so it prints no points."""
    entry.only(*HEAD, "score", "deck")
    group = read_group(entry, "further", FURTHER)
    return printed(Objective(read_id(entry), 1, read_measure(entry, "score"), vector([]), group), entry)


def read_rivalry(entry: Entry) -> Printed[Objective]:
    """G12, G13: pays by places, so that its claims tell what is compared."""
    entry.only(*HEAD, "places", "measure", "grey")
    group = GREY_RIVALRY if entry.flag("grey") else RIVALRY
    places = vector(_read_places(entry))
    return printed(Objective(read_id(entry), 1, read_measure(entry, "measure"), places, group), entry)


def _read_places(entry: Entry) -> list[int]:
    """First place first; a later place never pays more, or nobody would want to lead."""
    places = entry.numbers("places", 0, MOST_POINTS)
    if not 1 <= len(places) <= MOST_PLAYERS or sorted(places, reverse=True) != places or not places[0]:
        reason = f"places must be 1 to {MOST_PLAYERS} numbers, the first above 0, none larger than the one before it"
        raise entry.fault("card/places", reason, "places")
    return places
