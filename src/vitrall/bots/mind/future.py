"""Futures of a position: fast sampled continuations of the game, in which a judge chooses the moves.

A turn of such a game is a draft and a placement, the best that the judge sees. Tools take most of the time, and the
judge knows the value of a token. So they are tried only in turns from which on few placements are left, and in a last
turn, after which nothing can be gained.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.features import turns_before
from vitrall.bots.mind.judge import POINT, Judge, PointsNow, placements_left
from vitrall.bots.mind.placement import best_of_shortlist, best_placement
from vitrall.bots.mind.search import NO_LIMIT, Search, can_pay_for_a_tool
from vitrall.bots.mind.shared_turns import SharedTurns, secrets_of
from vitrall.engine import actions, phases
from vitrall.engine.chance import below, sample
from vitrall.engine.choices import Choices
from vitrall.engine.generator import derived
from vitrall.engine.legal import legal_into
from vitrall.engine.native import i64
from vitrall.engine.play import play
from vitrall.engine.scoring import private_points, target, total
from vitrall.engine.state import State, awaits_chance
from vitrall.engine.worlds import determinised

EFFORT: Final = 120  # positions judged in a turn that tools are tried in
WIDTH: Final = 2
QUICK_EFFORT: Final = 60  # the same where a quick judge looks for the best ends
QUICK_WIDTH: Final = 2
QUICK_ENDS: Final = 4  # of which the judge takes one
LOWEST: Final = -(1 << 50)
ALWAYS: Final = 99  # more own turns than a game has


class Manner:
    """How futures are played and what they are worth."""

    def __init__(
        self,
        ahead: i64,
        skilled: bool,
        care: i64,
        exact: bool,
        shortlist: i64 = 0,
        whole_rounds: bool = False,
        skilled_turns: i64 = ALWAYS,
        tools_within: i64 = 0,
    ) -> None:
        self.ahead = ahead  # own turns until the judge is asked
        self.skilled = skilled  # whether the others choose by the judge, for the secrets one may guess; else at random
        self.care = care  # how much the points of the best other weigh, in hundredths of the own
        self.exact = exact  # whether tools are tried in the own last turn
        # Placements of an own turn that the judge compares, those that the judge of the others likes best; 0: all.
        self.shortlist = shortlist
        # Whether the judge is asked only where no own turn of the round is left: it sees little of the pool.
        self.whole_rounds = whole_rounds
        # Placements left up to which tools are tried in every own turn, by the judge of the others; 0: in no turn.
        self.tools_within = tools_within
        self.skilled_turns = skilled_turns  # own turns of a future until which the others are skilled, if they are


class Future:
    """Plays on for a seat."""

    def __init__(self, judge: Judge, manner: Manner, others: Judge | None = None) -> None:
        self.judge = judge
        self.others: Judge = judge if others is None else others  # by which the other seats choose, if they are skilled
        self.last = PointsNow()  # for a seat without a turn left the points alone count
        self.manner = manner
        self.points: i64 = 0  # the own of the latest future
        self.limit: i64 = NO_LIMIT  # of each search, where time is short
        self.has_sampled = False  # whether a search has drawn random numbers
        self.rough: i64 = 0  # own turns left from which on the others play at random
        self.noted_other: i64 = LOWEST  # the most that another could expect when they began to, in the latest future

    def of_turn(self, beginning: SharedTurns, seat: i64, seed: i64) -> i64:
        """Value, in thousandths of a point, of ending the turn here with dice from `seed`."""
        ahead = self.manner.ahead
        self.rough = ahead - self.manner.skilled_turns
        self.noted_other = LOWEST
        now = self._world(beginning.state, seat, seed)
        if awaits_chance(now):
            now = self._tried(now, self.judge if placements_left(now, seat) else self.last)
            play(now, actions.PASS)
            return self._worth(self._played(now, seat, ahead), seat)
        last = self._last_shared(_ended(beginning, now), now, seat)
        now = last.in_world(now)
        if not last.is_last:
            now = self._played(now, seat, ahead - last.own_turns)
        return self._worth(now, seat)

    def of_choice(self, state: State, seat: i64, action: i64, seed: i64, ahead: i64) -> i64:
        """Value of choosing a window or blooms; the others choose at random."""
        self.rough = ahead - self.manner.skilled_turns
        now = determinised(state, seat, seed)
        play(now, action)
        while now.phase == phases.CHOOSE or now.phase == phases.KEEP:
            choices = Choices()
            legal_into(now, choices)
            play(now, choices.items[below(now, choices.count)])
        return self._noted(self._played(now, seat, ahead), seat)

    def _world(self, state: State, seat: i64, seed: i64) -> State:
        """Of two determinised positions, the one in which the others' secrets pay more so far: they have drafted for
        them.
        """
        now = determinised(state, seat, seed)
        if not self.manner.skilled or state.rules.solo:
            return now
        other = determinised(state, seat, derived(seed, 1))
        return other if _secrets(other, seat) > _secrets(now, seat) else now

    def _tried(self, now: State, judge: Judge, effort: i64 = EFFORT) -> State:
        """The end of the best line of the turn, tools and what chance brings in it included."""
        while awaits_chance(now):
            play(now, sample(now))
        search = Search(judge, effort, WIDTH, self.limit)
        end = search.best_ends(now, 1).best[0].state
        self.has_sampled = self.has_sampled or search.has_sampled
        return self._tried(end, judge, effort) if awaits_chance(end) else end

    def _played(self, now: State, seat: i64, left: i64) -> State:
        """The position after `left` more turns of the seat, before the last of them is ended, or at the end of the
        game.
        """
        if left <= self.rough:
            self._note_others(now, seat)
        while now.phase != phases.OVER:
            if awaits_chance(now):
                play(now, sample(now))
                continue
            is_own = now.seat == seat
            now = self._one_turn(now, seat, left > self.rough)
            if is_own:
                left -= 1
                if left == self.rough:
                    self._note_others(now, seat)
                if left <= 0 and self._is_far_enough(now, seat):
                    break
            play(now, actions.PASS)
        return now

    def _note_others(self, state: State, seat: i64) -> None:
        """From here on the others play at random: what they will have then says nothing about them."""
        if self.manner.care:
            self.noted_other = self.best_other(state, seat)

    def _is_far_enough(self, state: State, seat: i64) -> bool:
        """Whether the judge may be asked here, enough own turns having been played."""
        if not placements_left(state, seat):
            return False
        return not self.manner.whole_rounds or turns_before(state, seat) < 0

    def _last_shared(self, beginning: SharedTurns, world: State, seat: i64) -> SharedTurns:
        """The last position before the next roll that depends on nothing but the secrets of this world."""
        turns = beginning
        while turns.is_shared and not turns.is_last and _is_turn(turns.state):
            secrets = secrets_of(world, turns.state.seat)
            later = turns.later.get(secrets)
            if later is None:
                if beginning.room <= 0:
                    break
                beginning.room -= 1
                self.has_sampled = False
                later = self._next_shared(turns, world, seat)
                if self.has_sampled or later.state.generator != world.generator:
                    turns.is_shared = False
                    break
                turns.later[secrets] = later
            turns = later
        return turns

    def _next_shared(self, turns: SharedTurns, world: State, seat: i64) -> SharedTurns:
        """The position after the next turn, with the secrets of this world."""
        now = turns.in_world(world)
        own_turns = turns.own_turns
        is_own = now.seat == seat
        now = self._one_turn(now, seat, own_turns < self.manner.skilled_turns)
        if is_own:
            own_turns += 1
            if own_turns >= self.manner.ahead and self._is_far_enough(now, seat):
                return SharedTurns(now, own_turns, True)
        play(now, actions.PASS)
        return SharedTurns(now, own_turns)

    def _one_turn(self, now: State, seat: i64, skilled: bool) -> State:
        """The end of the turn that begins here."""
        if now.seat == seat:
            return self._own_turn(now)
        return self._turn(now, self.others) if self.manner.skilled and skilled else _whatever(now)

    def _own_turn(self, state: State) -> State:
        left = placements_left(state, state.seat)
        if not left:
            return self._tried(state, self.last) if self.manner.exact else self._turn(state, self.judge)
        if left <= self.manner.tools_within and can_pay_for_a_tool(state):
            return self._with_tools(state)
        return self._turn(state, self.judge)

    def _with_tools(self, state: State) -> State:
        """The end of a turn in which tools may be used: a quick judge looks for the best ends, the judge compares them.

        A line that waits for chance is followed if the quick judge likes it best; the judge values no such position.
        """
        search = Search(self.others, QUICK_EFFORT, QUICK_WIDTH, self.limit)
        ends = search.best_ends(state, QUICK_ENDS).best
        self.has_sampled = self.has_sampled or search.has_sampled
        best = ends[0].state
        if awaits_chance(best):
            return self._tried(best, self.others, QUICK_EFFORT)
        highest: i64 = LOWEST
        for end in ends:
            if not awaits_chance(end.state):
                worth = self.judge.value(end.state, end.state.seat)
                if worth > highest:
                    highest = worth
                    best = end.state
        return best

    def _worth(self, state: State, seat: i64) -> i64:
        worth = self._noted(state, seat)
        if state.rules.solo:
            return worth - POINT * target(state)
        if not self.manner.care:
            return worth
        other = self.best_other(state, seat) if self.noted_other == LOWEST else self.noted_other
        return worth - self.manner.care * other // 100

    def _noted(self, state: State, seat: i64) -> i64:
        """The seat's own value; the points in it are saved in a field."""
        worth = self._points(state, seat)
        self.points = worth if state.phase == phases.OVER else worth - self.judge.beyond(state, seat)
        return worth

    def best_other(self, state: State, seat: i64) -> i64:
        """The most that another seat may expect here."""
        best: i64 = LOWEST
        other: i64 = 0
        while other < state.rules.players:
            if other != seat:
                best = max(best, self._points(state, other))
            other += 1
        return best

    def _points(self, state: State, seat: i64) -> i64:
        return POINT * total(state, seat) if state.phase == phases.OVER else self.judge.value(state, seat)

    def _turn(self, state: State, judge: Judge) -> State:
        """The position at the end of a turn that begins here."""
        state.tooled = True  # so that the engine offers no tool
        better = self._placed(state, judge)
        while better is not state and state.rules.pools:
            state = better
            better = self._placed(state, judge)
        return better

    def _placed(self, state: State, judge: Judge) -> State:
        """The best position that one more placement leads to, or the same if none is better."""
        if not placements_left(state, state.seat):
            return best_placement(state, self.last)
        if self.manner.shortlist and judge is self.judge:
            return best_of_shortlist(state, judge, self.others, self.manner.shortlist)
        return best_placement(state, judge)


def _ended(beginning: SharedTurns, world: State) -> SharedTurns:
    """The position after the turn that is ended at the beginning."""
    first = beginning.later.get(())
    if first is None:
        now = beginning.in_world(world)
        play(now, actions.PASS)
        first = SharedTurns(now)
        beginning.later[()] = first
    return first


def _is_turn(state: State) -> bool:
    return state.phase == phases.TURN or state.phase == phases.HAND or state.phase == phases.STEP


def _secrets(world: State, seat: i64) -> i64:
    """What the secrets of the others pay by now."""
    points: i64 = 0
    other: i64 = 0
    while other < world.rules.players:
        if other != seat:
            points += private_points(world, other)
        other += 1
    return points


def _whatever(state: State) -> State:
    """A random turn: draft a die and place it where it fits, or pass."""
    state.tooled = True
    choices = Choices()
    legal_into(state, choices)
    if choices.count > 1:
        play(state, choices.items[1 + below(state, choices.count - 1)])
        legal_into(state, choices)
        play(state, choices.items[below(state, choices.count)])
    return state
