"""What must hold between cards, of one file or of several: no card twice, two sides a card, no excess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vitrall.cards.faults import place
from vitrall.cards.names import folded
from vitrall.cards.printed import CardFile, Printed, Shape
from vitrall.engine.actions import MOST_CARDS, MOST_PATTERNS, MOST_TOOLS
from vitrall.engine.deck import Pattern
from vitrall.engine.errors import Unreadable

# Cards travel inside action numbers, which leave this much room for them.
LIMITS = {"pattern": MOST_PATTERNS, "tool": MOST_TOOLS}


def faults_between(files: Sequence[CardFile]) -> list[Unreadable]:
    """Every fault that only shows when cards are seen together."""
    cards = [card for file in files for card in file.cards()]
    sides = [fault for file in files for fault in _lone_sides(file.patterns)]
    return [*_repeated_ids(cards), *_repeated_names(cards), *sides, *_excess(cards)]


def _repeated_ids(cards: Sequence[Printed[Shape]]) -> Iterator[Unreadable]:
    """An id is used once in all, across tools and patterns too: texts and records know a card by nothing else."""
    seen: dict[str, Printed[Shape]] = {}
    for card in cards:
        first = seen.setdefault(card.id, card)
        if first is not card:
            yield card.origin.fault("card/duplicate-id", f"this id is taken by {_place(first)}", "id")


def _repeated_names(cards: Sequence[Printed[Shape]]) -> Iterator[Unreadable]:
    """Within its kind a name leads to one card, since players may write names for ids."""
    seen: dict[tuple[str, str], Printed[Shape]] = {}
    for card in cards:
        first = seen.setdefault((card.kind, folded(card.name)), card)
        if first.id != card.id:
            yield card.origin.fault("card/duplicate-name", f"this name is taken by {_place(first)}", "name")


def _place(card: Printed[Shape]) -> str:
    return f"{card.origin.label} in {place(card.origin.source, card.origin.line)}"


def _lone_sides(patterns: Sequence[Printed[Pattern]]) -> Iterator[Unreadable]:
    """Card numbers hold within a file, so that two files may both begin at 1."""
    for number, sides in by_card(patterns).items():
        if len(sides) != 2:
            culprit = patterns[sides[2] if len(sides) > 2 else sides[0]]
            reason = f"card {number} has {len(sides)} of its 2 sides: give two patterns the same card number"
            yield culprit.origin.fault("card/sides", reason, "card")
        elif patterns[sides[0]].shape.group != patterns[sides[1]].shape.group:
            reason = f"card {number} has one side in each deck: a card is dealt from one"
            yield patterns[sides[1]].origin.fault("card/sides", reason, "deck")


def by_card(patterns: Sequence[Printed[Pattern]]) -> dict[int, list[int]]:
    """The patterns of each card by their place in the list, cards in the order in which they first appear."""
    cards: dict[int, list[int]] = {}
    for index, pattern in enumerate(patterns):
        cards.setdefault(pattern.card, []).append(index)
    return cards


def _excess(cards: Sequence[Printed[Shape]]) -> Iterator[Unreadable]:
    by_kind: dict[str, list[Printed[Shape]]] = {}
    for card in cards:
        by_kind.setdefault(card.kind, []).append(card)
    for kind, found in by_kind.items():
        most = LIMITS.get(kind, MOST_CARDS)
        if len(found) > most:
            reason = f"there are {len(found)} cards of the kind {kind}, at most {most} can be told apart"
            yield found[most].origin.fault("card/too-many", reason)
