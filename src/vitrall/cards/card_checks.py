"""Finds cards by id or printed name, and checks the cards of one or several files against each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vitrall.cards.printed import CardFile, Printed, Shape
from vitrall.engine.actions import MOST_CARDS, MOST_PATTERNS, MOST_TOOLS
from vitrall.engine.deck import Pattern
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import Origin, meant, near, place, quoted


def folded(text: str) -> str:
    """The text for comparison: without case, outer blanks and kinds of apostrophes."""
    return text.strip().replace("’", "'").casefold()


class Names:
    """The ids and names of one kind of card, each with the card's place in the deck."""

    def __init__(self, kind: str, cards: Sequence[Printed[Shape]]) -> None:
        self.kind = kind
        self._printed = [card.name for card in cards]
        self._by_id = {card.id: card for card in cards}
        self._places = {folded(name): place for place, card in enumerate(cards) for name in card.wording.names.values()}
        self._places.update({card.id: place for place, card in enumerate(cards)})  # where both fit, the id counts

    def place(self, text: str) -> int:
        """The place in the deck of the card with this id or name."""
        key = folded(text)
        if key not in self._places:
            raise self.unknown(text)
        return self._places[key]

    def name(self, id: str) -> str:
        return self._card(id).name

    def attested(self, id: str) -> dict[str, str]:
        return dict(self._card(id).attested)

    def _card(self, id: str) -> Printed[Shape]:
        if id not in self._by_id:
            raise self.unknown(id)
        return self._by_id[id]

    def unknown(self, text: str) -> Unreadable:
        """The error for an unknown card. It names similar cards, each once even if both its id and its name are
        similar.
        """
        places = dict.fromkeys(self._places[word] for word in near(folded(text), self._places))
        close = [self._printed[place] for place in places]
        why = Why("card-none", kind=Why(f"card-kind-{self.kind}"), given=quoted(text), meant=meant(close))
        return Unreadable("card/unknown", why=why)


TakenId = tuple[str, Origin]  # an id, and the card that has it

# The engine's action numbers have room for this many cards.
LIMITS = {"pattern": MOST_PATTERNS, "tool": MOST_TOOLS}


def faults_between(files: Sequence[CardFile]) -> list[Unreadable]:
    """Every error between cards, such as repeated ids."""
    sides = [fault for file in files for fault in lone_sides(file.patterns)]
    return [*repeated_ids(taken_ids(files)), *faults_among(files), *sides]


def taken_ids(files: Sequence[CardFile]) -> list[TakenId]:
    """Every id with the card that has it."""
    return [(card.id, card.origin) for file in files for card in file.cards()]


def repeated_ids(ids: Sequence[TakenId]) -> Iterator[Unreadable]:
    """An id is used once in all, across tools and patterns too: texts and records identify a card by nothing else. A
    card with other errors still takes its id.
    """
    seen: dict[str, Origin] = {}
    owners = [(seen.setdefault(id, origin), origin) for id, origin in ids]
    yield from (_taken_id(first, origin) for first, origin in owners if first is not origin)


def _taken_id(first: Origin, origin: Origin) -> Unreadable:
    why = Why("card-id-taken", **_taken(first))
    return origin.fault("card/duplicate-id", why, "id")


def faults_among(files: Sequence[CardFile]) -> Iterator[Unreadable]:
    """Further errors between valid cards. Missing sides of window cards are not checked here: a side may be missing
    only because it could not be read."""
    cards = [card for file in files for card in file.cards()]
    yield from _repeated_names(cards)
    yield from _excess(cards)


def _repeated_names(cards: Sequence[Printed[Shape]]) -> Iterator[Unreadable]:
    """A name belongs to one card of its kind, because players may write names instead of ids."""
    seen: dict[tuple[str, str], Printed[Shape]] = {}
    for card in cards:
        owners = [seen.setdefault((card.kind, folded(name)), card) for name in card.wording.names.values()]
        first = next((owner for owner in owners if owner.id != card.id), card)
        if first is not card:
            yield card.origin.fault("card/duplicate-name", Why("card-name-taken", **_taken(first.origin)), "name")


def _taken(first: Origin) -> dict[str, object]:
    """The card that was there first, and its place."""
    return {"card": first.label, "place": place(first.source, first.line)}


def lone_sides(patterns: Sequence[Printed[Pattern]]) -> Iterator[Unreadable]:
    """Card numbers hold within a file, so that two files may both begin at 1."""
    for number, sides in by_card(patterns).items():
        if len(sides) != 2:
            culprit = patterns[sides[2] if len(sides) > 2 else sides[0]]
            yield culprit.origin.fault("card/sides", Why("card-sides", number=number, has=len(sides)), "card")
        elif patterns[sides[0]].shape.group != patterns[sides[1]].shape.group:
            yield patterns[sides[1]].origin.fault("card/sides", Why("card-two-decks", number=number), "deck")


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
    for kind, same_kind in by_kind.items():
        most = LIMITS.get(kind, MOST_CARDS)
        if len(same_kind) > most:
            why = Why("card-too-many", has=len(same_kind), most=most, kind=Why(f"card-kind-{kind}"))
            yield same_kind[most].origin.fault("card/too-many", why)
