"""What must hold between cards, of one file or of several: no card twice, two sides a card, no excess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vitrall.cards.faults import place, place_why
from vitrall.cards.names import folded
from vitrall.cards.origin import Origin
from vitrall.cards.printed import CardFile, Printed, Shape
from vitrall.engine.actions import MOST_CARDS, MOST_PATTERNS, MOST_TOOLS
from vitrall.engine.deck import Pattern
from vitrall.engine.errors import Unreadable, Why

Claim = tuple[str, Origin]  # an id, and the card that has it

# Cards travel inside action numbers, which leave this much room for them.
LIMITS = {"pattern": MOST_PATTERNS, "tool": MOST_TOOLS}


def faults_between(files: Sequence[CardFile]) -> list[Unreadable]:
    """Every fault that only shows when cards are seen together."""
    sides = [fault for file in files for fault in lone_sides(file.patterns)]
    return [*repeated_ids(claims(files)), *faults_among(files), *sides]


def claims(files: Sequence[CardFile]) -> list[Claim]:
    """Every id that is taken, and by whom."""
    return [(card.id, card.origin) for file in files for card in file.cards()]


def repeated_ids(claims: Sequence[Claim]) -> Iterator[Unreadable]:
    """An id is used once in all, across tools and patterns too: texts and records know a card by nothing else. A card
    that cannot be read otherwise still takes its id."""
    seen: dict[str, Origin] = {}
    owners = [(seen.setdefault(id, origin), origin) for id, origin in claims]
    yield from (_taken_id(first, origin) for first, origin in owners if first is not origin)


def _taken_id(first: Origin, origin: Origin) -> Unreadable:
    why = Why("card-id-taken", **_taken(first))
    return origin.fault("card/duplicate-id", f"this id is taken by {_place(first)}", why, "id")


def faults_among(files: Sequence[CardFile]) -> Iterator[Unreadable]:
    """What else shows between sound cards. Sides of window cards are not asked for here, since one may be missing only
    because it could not be read."""
    cards = [card for file in files for card in file.cards()]
    yield from _repeated_names(cards)
    yield from _excess(cards)


def _repeated_names(cards: Sequence[Printed[Shape]]) -> Iterator[Unreadable]:
    """Within its kind a name leads to one card, since players may write names for ids."""
    seen: dict[tuple[str, str], Printed[Shape]] = {}
    for card in cards:
        owners = [seen.setdefault((card.kind, folded(name)), card) for name in card.wording.names.values()]
        first = next((owner for owner in owners if owner.id != card.id), card)
        if first is not card:
            why, reason = (
                Why("card-name-taken", **_taken(first.origin)),
                f"this name is taken by {_place(first.origin)}",
            )
            yield card.origin.fault("card/duplicate-name", reason, why, "name")


def _place(first: Origin) -> str:
    return f"{first.label} in {place(first.source, first.line)}"


def _taken(first: Origin) -> dict[str, object]:
    """The card that was there first, and its place."""
    return {"card": first.label_why, "place": place_why(first.source, first.line)}


def lone_sides(patterns: Sequence[Printed[Pattern]]) -> Iterator[Unreadable]:
    """Card numbers hold within a file, so that two files may both begin at 1."""
    for number, sides in by_card(patterns).items():
        if len(sides) != 2:
            culprit = patterns[sides[2] if len(sides) > 2 else sides[0]]
            reason = f"card {number} has {len(sides)} of its 2 sides: give two patterns the same card number"
            yield culprit.origin.fault("card/sides", reason, Why("card-sides", number=number, has=len(sides)), "card")
        elif patterns[sides[0]].shape.group != patterns[sides[1]].shape.group:
            reason = f"card {number} has one side in each deck: a card is dealt from one"
            yield patterns[sides[1]].origin.fault("card/sides", reason, Why("card-two-decks", number=number), "deck")


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
            why = Why("card-too-many", has=len(found), most=most, kind=Why(f"card-kind-{kind}"))
            yield found[most].origin.fault("card/too-many", reason, why)
