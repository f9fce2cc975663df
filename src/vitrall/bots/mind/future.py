"""Futures of a position: how a game may go on, played quickly with the eyes of a judge.

A turn of such a game is a draft and a placement, the best that the judge sees. Tools are left aside: they would cost
most of the time, and the judge knows what a token is worth.
"""

from __future__ import annotations

from vitrall.bots.mind.judge import POINT, Judge, PointsNow, placements_left
from vitrall.engine import actions
from vitrall.engine import state as phases
from vitrall.engine.chance import below, sample
from vitrall.engine.choices import Choices
from vitrall.engine.generator import seeded
from vitrall.engine.legal import legal_into
from vitrall.engine.native import i64
from vitrall.engine.play import play
from vitrall.engine.scoring import target, total
from vitrall.engine.state import State, awaits_chance


class Future:
    """Plays on for a seat, so many turns of its own far."""

    def __init__(self, judge: Judge, ahead: i64, skilled: bool, care: i64) -> None:
        self.judge = judge
        self.last = PointsNow()  # whoever has no turn left need not hope
        self.ahead = ahead
        self.skilled = skilled  # whether the others choose as the seat does, or take whatever there is
        self.care = care  # how much the points of the best other weigh, in hundredths of the own
        self.points: i64 = 0  # what the seat itself had in the latest future

    def value(self, state: State, seat: i64, seed: i64) -> i64:
        """What the end of a seat's turn leads to, in thousandths of a point, as the dice of a seed fall."""
        now = state.copy()
        now.generator = seeded(seed)
        play(now, actions.PASS)
        return self.played(now, seat)

    def played(self, now: State, seat: i64) -> i64:
        """The same from any position of a running game; the position itself is played on."""
        left = self.ahead
        while now.phase != phases.OVER:
            if awaits_chance(now):
                play(now, sample(now))
                continue
            if now.seat != seat:
                now = self.turn(now) if self.skilled else _whatever(now)
            else:
                now = self.turn(now)
                left -= 1
                if left == 0 and placements_left(now, seat):
                    break
            play(now, actions.PASS)
        return self._worth(now, seat)

    def _worth(self, state: State, seat: i64) -> i64:
        worth = self._points(state, seat)
        self.points = worth
        if state.rules.solo:
            return worth - POINT * target(state)
        return worth - self.care * self._best_other(state, seat) // 100 if self.care else worth

    def _best_other(self, state: State, seat: i64) -> i64:
        best: i64 = -(1 << 50)
        other: i64 = 0
        while other < state.rules.players:
            if other != seat:
                best = max(best, self._points(state, other))
            other += 1
        return best

    def _points(self, state: State, seat: i64) -> i64:
        return POINT * total(state, seat) if state.phase == phases.OVER else self.judge.value(state, seat)

    def turn(self, state: State) -> State:
        """The position at the end of a turn that begins here."""
        better = self._placed(state)
        while better is not state and state.rules.pools:
            state = better
            better = self._placed(state)
        return better

    def _placed(self, state: State) -> State:
        """The best position that one more placement leads to, or the same if none is better."""
        judge = self.judge if placements_left(state, state.seat) else self.last
        best = state
        highest = judge.value(state, state.seat)
        found = plain_actions(state)
        index: i64 = 0
        while index < found.count:
            hand = state.copy()
            play(hand, found.items[index])
            index += 1
            if hand.phase != phases.HAND:
                continue
            places = plain_actions(hand)
            place: i64 = 0
            while place < places.count:
                child = hand.copy()
                play(child, places.items[place])
                place += 1
                worth = judge.value(child, state.seat)
                if worth > highest:
                    highest = worth
                    best = child
        return best


def _whatever(state: State) -> State:
    """Somebody drafts a die and places it wherever it fits, or does nothing."""
    found = plain_actions(state)
    if not found.count:
        return state
    hand = state.copy()
    play(hand, found.items[below(hand, found.count)])
    places = plain_actions(hand)
    if hand.phase != phases.HAND or not places.count:
        return state
    play(hand, places.items[below(hand, places.count)])
    return hand


def plain_actions(state: State) -> Choices:
    """Whatever may be done but ending the turn and using a tool."""
    found = Choices()
    legal_into(state, found)
    kept: i64 = 0
    index: i64 = 0
    while index < found.count:
        action = found.items[index]
        if action != actions.PASS and action < actions.USE:
            found.items[kept] = action
            kept += 1
        index += 1
    found.count = kept
    return found
