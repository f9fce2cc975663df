"""The value of a position to a seat: the interface of all judges, and the one that counts the present points."""

from __future__ import annotations

from typing import Final

from vitrall.engine.board import count
from vitrall.engine.dice import COLORS, FACETS, value
from vitrall.engine.findings import amount
from vitrall.engine.native import i64, mypyc_attr
from vitrall.engine.rules import ROUNDS
from vitrall.engine.scoring import total
from vitrall.engine.state import NOBODY, State
from vitrall.engine.window import Window, empty_window

POINT: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values a position in which a seat ends its turn, in thousandths of a point."""

    def value(self, state: State, seat: i64) -> i64:
        raise NotImplementedError

    def beyond(self, state: State, seat: i64) -> i64:
        """The part of the value that is not score: in the solo game, dice left to the target and tools saved for
        later.
        """
        return -POINT * pips_in_pool(state) if state.rules.solo else 0

    def pattern(self, state: State, seat: i64, pattern: i64) -> i64:
        """The value of a window before anything else is known (S2)."""
        raise NotImplementedError

    def keeping(self, state: State, seat: i64, choice: i64) -> i64:
        """The value of keeping those blooms (G10)."""
        raise NotImplementedError


class PointsNow(Judge):
    """The score if the game ended here; of equals, where more dice find a space."""

    def value(self, state: State, seat: i64) -> i64:
        points = total(state, seat) + pioneers_met(state, seat)
        if state.rules.solo:
            points -= pips_in_pool(state)
        return points * POINT + _openness(state.windows[seat])

    def pattern(self, state: State, seat: i64, pattern: i64) -> i64:
        card = state.rules.deck.patterns[pattern]
        return card.favor * POINT + _openness(empty_window(card.printed))

    def keeping(self, state: State, seat: i64, choice: i64) -> i64:
        """An empty window meets none, and a token does not outweigh the loss."""
        return -choice


def _openness(window: Window) -> i64:
    """How many facets the empty spaces take, together: never as much as a point."""
    open_spaces: i64 = 0
    facet: i64 = 0
    while facet < FACETS:
        open_spaces += count(window.open[facet] & ~window.dice)
        facet += 1
    return open_spaces


def pioneers_met(state: State, seat: i64) -> i64:
    """The points of open pioneers that the end of the turn will bring (G8)."""
    points: i64 = 0
    index: i64 = 0
    while index < len(state.owners):
        if state.owners[index] == NOBODY:
            card = state.rules.deck.pioneers[state.deal.pioneers[index]]
            if amount(state.windows[seat], card.measure) >= card.needs:
                points += card.points
        index += 1
    return points


def pips_in_pool(state: State) -> i64:
    """O6: what the dice left over will add to the target of a lone player."""
    pips: i64 = 0
    place: i64 = 0
    while place < state.pool_count:
        pips += value(state.pool_dice[place])
        place += 1
    return pips


def placements_left(state: State, seat: i64) -> i64:
    """How many dice the seat may still place, this turn being over."""
    rules = state.rules
    left = 2 * (ROUNDS - state.round)
    if rules.pools:
        order = (seat - state.start) % rules.players
        return left + (2 if order > state.turn else 0)
    second = 2 * rules.players - 1 - (seat - state.start) % rules.players
    if second > state.turn and not (state.skips >> seat) & 1:
        left += 1
    first = (seat - state.start) % rules.players
    return left + (1 if first > state.turn else 0)


def played_colors(state: State) -> i64:
    """How many colours there are dice of."""
    return COLORS if state.rules.grey else COLORS - 1
