"""Finding a card of one kind by its id or its printed name."""

from __future__ import annotations

from collections.abc import Sequence

from vitrall.cards.faults import given, meant, meant_why, near, shown
from vitrall.cards.printed import Printed, Shape
from vitrall.engine.errors import Unreadable, Why


def folded(text: str) -> str:
    """Case, outer blanks and the shape of an apostrophe do not matter."""
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
        """Names what comes near, each card once though both its id and its name may."""
        places = dict.fromkeys(self._places[word] for word in near(folded(text), self._places))
        close = [self._printed[place] for place in places]
        why = Why("card-none", kind=Why(f"card-kind-{self.kind}"), given=given(text), meant=meant_why(close))
        return Unreadable("card/unknown", f"there is no {self.kind} {shown(text)}{meant(close)}", 0, why)
