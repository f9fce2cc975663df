"""The actions of chance as numbers without gaps, for libraries that treat chance as a player."""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions
from vitrall.engine.rules import Rules

ROLLS: Final = 36
DRAWS: Final = ROLLS
STARTS: Final = DRAWS + 6
CARDS: Final = STARTS + 6


class ChanceCodes:
    """Dice first, then colours, start players and the cards of each deck by id; decks share their numbers, since the
    position determines from which deck a card is dealt.
    """

    def __init__(self, rules: Rules) -> None:
        deck = rules.deck
        fronts = [deck.patterns[int(side)] for side in list(deck.sides)[::2]]
        decks = {
            actions.DEAL_PRIVATE: [card.id for card in deck.privates],
            actions.DEAL_WINDOW: [card.id for card in fronts],
            actions.DEAL_TOOL: [card.id for card in deck.tools],
            actions.DEAL_PUBLIC: [card.id for card in deck.publics],
            actions.DEAL_BLOOM: [card.id for card in deck.blooms],
            actions.DEAL_BOARD: [card.id for card in deck.boards],
            actions.DEAL_PIONEER: [card.id for card in deck.pioneers],
        }
        self._places = {family: _places(ids) for family, ids in decks.items()}
        self._cards = {family: {place: card for card, place in enumerate(self._places[family])} for family in decks}
        self.size = CARDS + max(len(ids) for ids in decks.values())

    def code(self, action: int) -> int:
        """The number of an action of chance; -1 for any other action."""
        family = int(actions.family(action))
        if family == actions.ROLL:
            return action - actions.ROLL
        if family == actions.DRAW:
            return DRAWS + action - actions.DRAW
        if family == actions.START:
            return STARTS + action - actions.START
        return CARDS + self._places[family][action - family] if family in self._places else -1

    def action(self, code: int, example: int) -> int:
        """The engine's action of a number; `example` is any action that chance may take now."""
        family = int(actions.family(example))
        if family == actions.ROLL:
            return int(actions.ROLL) + code
        if family == actions.DRAW:
            return int(actions.DRAW) + code - DRAWS
        if family == actions.START:
            return int(actions.START) + code - STARTS
        return family + self._cards[family][code - CARDS]


def _places(ids: list[str]) -> list[int]:
    """For each card of a deck its place by id."""
    order = sorted(range(len(ids)), key=lambda card: ids[card])
    places = [0] * len(ids)
    for place, card in enumerate(order):
        places[card] = place
    return places
