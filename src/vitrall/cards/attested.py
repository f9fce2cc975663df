"""How well a card is known: whether its rule, its points and its name stand in print or were made up for this game."""

from __future__ import annotations

from vitrall.cards.entry import Entry

FIELD = "attested"
CODE = "card/attested"
WORDS = (
    "print",  # as the printed card or rule book has it
    "two sources",  # as public descriptions have it
    "one source",
    "inferred",  # concluded from what is in print
    "own",  # designed here
)
PARTS = ("card", "name", "rule", "points")  # what a word is said about; "card" stands for the whole of it
WHOLE = "card"


def read_attested(entry: Entry) -> dict[str, str]:
    """Part by part, or one word for the whole card; nothing where nothing is said."""
    if FIELD not in entry.values:
        return {}
    if not isinstance(entry.values[FIELD], dict):
        return {WHOLE: entry.word(FIELD, WORDS, CODE)}
    parts = entry.inside(FIELD)
    parts.only(*PARTS)
    return {part: parts.word(part, WORDS, CODE) for part in parts.values}
