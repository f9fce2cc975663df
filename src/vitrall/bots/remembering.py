"""The craftsman's judge for the plain engine: it remembers the windows that it has judged.

More than half of the positions of a turn have a window that was judged before: lines of play meet, and each move of the
turn is searched for anew. The compiled engine judges a window faster than it could look one up, and its classes have
no subclasses in plain Python, so this module is imported only where the engine is plain.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import placements_left
from vitrall.bots.mind.weights import Weights
from vitrall.engine.rules import Rules
from vitrall.engine.state import Deal, State

MOST: Final = 20_000  # values; a turn needs some hundreds


class RememberingHeuristic(Heuristic):
    """Has the same values as its base class."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._rules: Rules | None = None
        self._values: dict[tuple[object, ...], int] = {}

    def value(self, state: State, seat: int) -> int:
        if _depends_on_more(state):
            return super().value(state, seat)
        if state.rules is not self._rules or len(self._values) > MOST:
            self._rules = state.rules
            self._values.clear()
        window, deal = state.windows[seat], state.deal
        key = (
            placements_left(state, seat),
            state.favor[seat],
            tuple(window.cells),
            window.grey_cells,
            seat,
            *_cards(deal, seat, state.rules.privates),
        )
        value = self._values.get(key)
        if value is None:
            value = self._values[key] = super().value(state, seat)
        return value


def _cards(deal: Deal, seat: int, privates: int) -> tuple[int, ...]:
    """The cards that the value of a window depends on."""
    return (deal.patterns[seat], deal.board, *deal.publics, *deal.privates[seat * privates : (seat + 1) * privates])


def _depends_on_more(state: State) -> bool:
    """Whether anything beside the window counts: the pool of a solo game, pioneers, blooms, the windows of others."""
    rules = state.rules
    if rules.solo or rules.blooms or len(state.owners):
        return True
    return any(len(rules.deck.publics[index].places) for index in state.deal.publics)
