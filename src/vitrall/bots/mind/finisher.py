"""Games played on to their end: the playouts of an analysis.

Every seat takes the die and the space that the judge values most. Tools take most of the time, so they are not tried in
every turn: the seat whose value is asked for tries them in its next turn, and all seats in every few of their turns and
in the last. So a tool that was not used now is not lost: it may be used later.
"""

from __future__ import annotations

from vitrall.bots.mind.future import Future, Manner
from vitrall.bots.mind.judge import Judge, placements_left
from vitrall.bots.mind.search import can_pay_for_a_tool, window_values
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.engine import actions, phases
from vitrall.engine.chance import sample
from vitrall.engine.choices import Choices
from vitrall.engine.generator import derived, seeded
from vitrall.engine.legal import legal_into
from vitrall.engine.native import append, i64, vec
from vitrall.engine.play import play
from vitrall.engine.state import State, awaits_chance
from vitrall.engine.worlds import determinised


class Finisher(Future):
    """Plays games to their end, for the value of positions to one seat."""

    def __init__(self, judge: Judge, every: i64, effort: i64) -> None:
        super().__init__(judge, Manner(1, True, 0, True))
        self.every = every  # in one of so many turns, counted from the last, a seat tries tools
        self.effort = effort  # positions judged in such a turn

    def finished(self, beginning: SharedTurns, seat: i64, seed: i64) -> State:
        """The end of the game, played on from any position with dice from `seed`: the judge chooses for every seat.

        The seat knows what it may know, so the others' secrets are dealt again. No position is preferred to another,
        and so the mean over many seeds before a roll is the mean over what may be rolled. Each die from the bag has a
        random number of its own, so that positions of one game get the same dice in later rounds, whatever chance did
        before.
        """
        now = determinised(beginning.state, seat, seed)
        last = self._last_shared(beginning, now, seat)
        is_next = not last.own_turns  # whether the next own turn is still to come
        if last is not beginning:
            now = last.in_world(now)
        while now.phase != phases.OVER:
            if awaits_chance(now):
                if now.phase == phases.ROLL:
                    now.generator = seeded(derived(seed, now.bag_left))
                play(now, sample(now))
            elif now.phase == phases.CHOOSE or now.phase == phases.KEEP:
                play(now, self._chosen(now))
            else:
                begins = _begins_turn(now, seat)
                now = self._after_turn(now, is_next and begins)
                is_next = is_next and not begins
        return now

    def _after_turn(self, now: State, is_next: bool) -> State:
        """The position after the turn that begins, or continues, here."""
        left = placements_left(now, now.seat)
        if not left:
            now = self._tried(now, self.last)
        elif now.phase != phases.TURN or ((is_next or left % self.every == 0) and can_pay_for_a_tool(now)):
            now = self._tried(now, self.judge, self.effort)
        else:
            now = self._turn(now, self.judge)
        play(now, actions.PASS)
        return now

    def _next_shared(self, turns: SharedTurns, world: State, seat: i64) -> SharedTurns:
        now = turns.in_world(world)
        begins = _begins_turn(now, seat)
        now = self._after_turn(now, begins and not turns.own_turns)
        return SharedTurns(now, turns.own_turns + (1 if begins else 0))

    def _chosen(self, state: State) -> i64:
        """The window or the blooms that the judge prefers, for the first seat that has to choose."""
        choices = Choices()
        legal_into(state, choices)
        owner = _owner(state, choices.items[0])
        own = vec[i64]()
        index: i64 = 0
        while index < choices.count and _owner(state, choices.items[index]) == owner:
            own = append(own, choices.items[index])
            index += 1
        values = window_values(self.judge, state, owner, own)
        best: i64 = 0
        index = 1
        while index < len(own):
            if values[index] > values[best]:
                best = index
            index += 1
        return own[best]


def _begins_turn(state: State, seat: i64) -> bool:
    """Whether it is the seat's turn, and not in the middle of a tool."""
    return state.phase == phases.TURN and state.seat == seat


def _owner(state: State, action: i64) -> i64:
    """The seat that a choice of a window or of blooms belongs to."""
    if state.phase == phases.KEEP:
        return (action - actions.KEEP) // actions.SEAT_KEEPS
    return (action - actions.CHOOSE) // actions.SEAT_CHOICES
