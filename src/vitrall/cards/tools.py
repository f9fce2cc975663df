"""Tools from their entries: when, at what solo price, and which steps."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.order import check_tool
from vitrall.cards.patterns import FACETS
from vitrall.cards.printed import COMMON, HEAD, Printed, printed, read_group, read_id
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
FIELDS = (*HEAD, "number", "solo", "when", "steps", "deck")


def read_tool(entry: Entry) -> Printed[Tool]:
    entry.check(FIELDS, read_id, *COMMON, _read_number, _read_solo, _read_when, read_steps, _read_deck)
    when, steps, group = _read_when(entry), read_steps(entry), _read_deck(entry)
    check_tool(entry, when, steps, group)
    color, value = _read_solo(entry)
    verbs, arguments = vector([verb for verb, _ in steps]), vector([argument for _, argument in steps])
    return printed(Tool(read_id(entry), _read_number(entry), when, color, value, verbs, arguments, group), entry)


def _read_number(entry: Entry) -> int:
    return entry.number("number", 1, MOST_NUMBER)


def _read_solo(entry: Entry) -> tuple[int, int]:
    """The colour and the value of the die that pays alone; of the two the card prints one."""
    facet = entry.choice("solo", FACETS, "card/solo")
    return (facet, 0) if facet < COLORS else (-1, facet - COLORS + 1)


def _read_when(entry: Entry) -> int:
    return entry.choice("when", WHEN, "card/when")


def _read_deck(entry: Entry) -> int:
    return read_group(entry, "grey", deck.GREY_DECK)
