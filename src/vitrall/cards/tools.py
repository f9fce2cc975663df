"""Tools from their entries: when, at what solo price, and which steps."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.order import check_tool
from vitrall.cards.patterns import FACETS
from vitrall.cards.printed import HEAD, Printed, printed, read_group, read_id
from vitrall.cards.steps import read_steps
from vitrall.cards.vectors import vector
from vitrall.engine import deck
from vitrall.engine.deck import Tool
from vitrall.engine.dice import COLORS

WHEN = {
    "die-in-hand": deck.WHEN_HAND,
    "no-die-in-hand": deck.WHEN_NO_HAND,
    "second-turn-before-draft": deck.WHEN_SECOND_TURN,
    "first-turn-after-draft": deck.WHEN_FIRST_TURN,
}
MOST_NUMBER = 999


def read_tool(entry: Entry) -> Printed[Tool]:
    entry.only(*HEAD, "number", "solo", "when", "steps", "deck")
    id = read_id(entry)
    number = entry.number("number", 1, MOST_NUMBER)
    facet = entry.choice("solo", FACETS, "card/solo")
    color, value = (facet, 0) if facet < COLORS else (-1, facet - COLORS + 1)
    when = entry.choice("when", WHEN, "card/when")
    steps = read_steps(entry)
    group = read_group(entry, "grey", deck.GREY_DECK)
    check_tool(entry, when, steps, group)
    verbs, arguments = vector([verb for verb, _ in steps]), vector([argument for _, argument in steps])
    return printed(Tool(id, number, when, color, value, verbs, arguments, group), entry)
