"""The best draft and placement of a turn in a future: each is judged, or only those on a shortlist."""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.judge import Judge
from vitrall.engine import actions
from vitrall.engine.board import lowest
from vitrall.engine.choices import Choices
from vitrall.engine.legal import legal_into
from vitrall.engine.native import append, i64, vec
from vitrall.engine.play import play
from vitrall.engine.state import State
from vitrall.engine.tools import takes_hand
from vitrall.engine.window import put

LOWEST: Final = -(1 << 50)


def best_placement(state: State, judge: Judge) -> State:
    """The best position that one more placement leads to, or the same if none is better."""
    seat = state.seat
    highest = judge.value(state, seat)
    best = state
    place: i64 = actions.PASS
    choices = Choices()
    legal_into(state, choices)
    index: i64 = 1  # after the pass
    while index < choices.count:
        hand = state.copy_of_turn()
        play(hand, choices.items[index])
        index += 1
        window = hand.windows[seat]
        spaces = takes_hand(hand)
        while spaces:
            # The window alone is changed, since nothing else of a position is judged.
            tried = window.copy()
            put(tried, lowest(spaces), hand.hand)
            hand.windows[seat] = tried
            worth = judge.value(hand, seat)
            if worth > highest:
                highest = worth
                best = hand
                place = actions.PLACE + lowest(spaces)
            spaces &= spaces - 1
        hand.windows[seat] = window
    if best is not state:
        play(best, place)
    return best


def best_of_shortlist(state: State, judge: Judge, quick: Judge, most: i64) -> State:
    """The same, but the judge compares only what a quick judge likes best: a net takes several times as long."""
    shortlist = Shortlist(state, quick)
    seat = state.seat
    best = shortlist.next()
    compared: i64 = min(most, len(shortlist.promises))
    if compared > 1:
        highest: i64 = LOWEST
        each = best
        while compared:
            compared -= 1
            worth = shortlist.judged(each, judge, seat)
            if worth > highest:
                highest = worth
                best = each
            if compared:
                each = shortlist.next()
    after = shortlist.drafted[shortlist.which[best]]
    if best:
        play(after, actions.PLACE + shortlist.cells[best])
    return after


class Shortlist:
    """Everything that a turn may place, with what a quick judge promises of it. The first is to place nothing."""

    def __init__(self, state: State, quick: Judge) -> None:
        seat = state.seat
        self.drafted: list[State] = [state]
        self.which = vec[i64]([0])  # of these positions
        self.cells = vec[i64]([0])
        self.promises = vec[i64]([quick.value(state, seat)])
        choices = Choices()
        legal_into(state, choices)
        index: i64 = 1  # after the pass
        while index < choices.count:
            hand = state.copy_of_turn()
            play(hand, choices.items[index])
            index += 1
            window = hand.windows[seat]
            spaces = takes_hand(hand)
            while spaces:
                tried = window.copy()
                put(tried, lowest(spaces), hand.hand)
                hand.windows[seat] = tried
                self.which = append(self.which, len(self.drafted))
                self.cells = append(self.cells, lowest(spaces))
                self.promises = append(self.promises, quick.value(hand, seat))
                spaces &= spaces - 1
            hand.windows[seat] = window
            self.drafted.append(hand)

    def next(self) -> i64:
        """The most promising one that was not given yet."""
        place: i64 = 0
        index: i64 = 1
        while index < len(self.promises):
            if self.promises[index] > self.promises[place]:
                place = index
            index += 1
        self.promises[place] = LOWEST
        return place

    def judged(self, place: i64, judge: Judge, seat: i64) -> i64:
        """The judge's value of one of them."""
        hand = self.drafted[self.which[place]]
        if not place:
            return judge.value(hand, seat)
        window = hand.windows[seat]
        tried = window.copy()
        put(tried, self.cells[place], hand.hand)
        hand.windows[seat] = tried
        worth = judge.value(hand, seat)
        hand.windows[seat] = window
        return worth
