"""The best way through a turn: every line of play up to the end of the turn, as far as the effort allows, and its
value.

Draft and place are tried without exception. Tools multiply the lines, so of their steps only the most promising are
followed further. Where chance enters, the outcomes are averaged.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.ends import Ends
from vitrall.bots.mind.judge import Judge
from vitrall.engine import actions, phases
from vitrall.engine.chance import outcomes, sample
from vitrall.engine.choices import Choices
from vitrall.engine.generator import advanced
from vitrall.engine.legal import legal_into, must_pass
from vitrall.engine.native import append, i64, vec
from vitrall.engine.play import play
from vitrall.engine.state import State, awaits_chance
from vitrall.engine.tools import affordable

LOWEST: Final = -(1 << 50)
NO_LIMIT: Final = 1 << 50
SAMPLES: Final = 3  # rolls of a whole pool that stand for all


class Search:
    """Looks for the best line; `effort` is how many positions it may judge before it leaves tools aside.

    A line that was begun is followed to its end, and outcomes of chance take many positions. If time is short,
    `limit` is how many may be judged before outcomes of chance are no longer played on but judged as they come.
    """

    def __init__(self, judge: Judge, effort: i64, width: i64, limit: i64 = NO_LIMIT) -> None:
        self.judge = judge
        self.effort = effort
        self.limit = limit
        self.width = width  # steps of a tool, or placements before one, that are followed further
        self.judged: i64 = 0
        self.ends = Ends(0)
        self.line: list[int] = []  # the actions that led to what is looked at
        self.foreseen: i64 = 0  # outcomes of chance it lies behind
        self.has_sampled = False  # whether a value depends on the position's generator

    def best_ends(self, state: State, most: i64) -> Ends:
        """The most promising ends of the turn, or places where chance enters it, from a position within."""
        self.judged = 0
        self.ends = Ends(most)
        self.best(state, self.width)
        return self.ends

    def values(self, state: State, actions: vec[i64]) -> vec[i64]:
        """The value of each legal action if the seat to move then plays its best until the turn ends."""
        self.judged = 0
        answers = vec[i64]()
        for action in actions:
            answers = append(answers, self._value(state, action))
        return answers

    def _value(self, state: State, action: i64) -> i64:
        if action == actions.PASS:
            return self._judge(state)
        child = state.copy_of_turn()
        play(child, action)
        return self.best(child, self.width)

    def _judge(self, state: State) -> i64:
        self.judged += 1
        return self.judge.value(state, state.seat)

    def best(self, state: State, width: i64) -> i64:
        """The value of the best line from here to the end of the turn."""
        if self.foreseen and self.judged > self.limit:
            return self._judge(state)
        if awaits_chance(state):
            return self._expected(state)
        best: i64 = LOWEST
        if state.phase == phases.TURN:
            best = self._judge(state)
            self._meet(state, best)
            if _is_spent(state):
                return best
        choices = Choices()
        legal_into(state, choices)
        later: list[State] = []
        steps = vec[i64]()
        promises = vec[i64]()
        index: i64 = 0
        while index < choices.count:
            action = choices.items[index]
            index += 1
            if action == actions.PASS or (action >= actions.USE and self.judged > self.effort):
                continue
            child = state.copy_of_turn()
            play(child, action)
            if _is_open(child, action):
                best = max(best, self._after(child, action, width))
                continue
            promise = self._judge(child)
            if child.phase == phases.TURN:
                best = max(best, promise)
                self._meet_after(child, action, promise)
                if _is_spent(child):
                    continue
            later.append(child)
            steps = append(steps, action)
            promises = append(promises, promise)
        return self._further(later, steps, promises, width, best)

    def _after(self, state: State, action: i64, width: i64) -> i64:
        """The same where the action has led."""
        self.line.append(action)
        value = self.best(state, width)
        self.line.pop()
        return value

    def _meet_after(self, state: State, action: i64, value: i64) -> None:
        if self.ends.most:
            self.line.append(action)
            self._meet(state, value)
            self.line.pop()

    def _meet(self, state: State, value: i64) -> None:
        if self.ends.most and not self.foreseen:
            self.ends.meet(state, self.line, value)

    def _further(self, later: list[State], steps: vec[i64], promises: vec[i64], width: i64, best: i64) -> i64:
        """Follow the most promising of some positions, unless effort is spent and something is found."""
        followed: i64 = 0
        while followed < width and followed < len(promises):
            if self.judged > self.effort and best > LOWEST:
                break
            place: i64 = 0
            index: i64 = 1
            while index < len(promises):
                if promises[index] > promises[place]:
                    place = index
                index += 1
            best = max(best, self._after(later[place], steps[place], max(1, width - 1)))
            promises[place] = LOWEST
            followed += 1
        return best

    def _expected(self, state: State) -> i64:
        self.foreseen += 1
        whole = state.phase == phases.ROLL_POOL or state.phase == phases.ROLL_PICKED
        value = self._sampled(state) if whole else self._averaged(state)
        self.foreseen -= 1
        self._meet(state, value)
        return value

    def _averaged(self, state: State) -> i64:
        chances = outcomes(state)
        total: i64 = 0
        index: i64 = 0
        while index < len(chances.actions):
            child = state.copy_of_turn()
            play(child, chances.actions[index])
            total += chances.weights[index] * self.best(child, 1)
            index += 1
        return total // chances.total

    def _sampled(self, state: State) -> i64:
        self.has_sampled = True
        total: i64 = 0
        sampled: i64 = 0
        generator = state.generator
        while sampled < SAMPLES:
            child = state.copy_of_turn()
            generator = advanced(generator)
            child.generator = generator
            while awaits_chance(child):
                play(child, sample(child))
            total += self.best(child, 1)
            sampled += 1
        return total // SAMPLES


def _is_open(state: State, action: i64) -> bool:
    """Whether the action leaves so much open that only the following actions show its value."""
    if awaits_chance(state) or state.phase == phases.HAND:
        return True
    return state.phase == phases.STEP and action >= actions.USE


def _is_spent(state: State) -> bool:
    """Nothing is left in the turn: die placed, and no tool to be had."""
    if must_pass(state):
        return True
    if not state.drafted or (state.rules.pools and not state.taken):
        return False
    return state.tooled or not can_pay_for_a_tool(state)


def can_pay_for_a_tool(state: State) -> bool:
    """Whether the seat to move can."""
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot):
            return True
        slot += 1
    return False


def window_values(judge: Judge, state: State, seat: i64, candidates: vec[i64]) -> vec[i64]:
    """What each window, or each choice of blooms, is worth that a seat may choose."""
    answers = vec[i64]()
    for action in candidates:
        if action >= actions.KEEP:
            answers = append(answers, judge.keeping(state, seat, (action - actions.KEEP) % actions.SEAT_KEEPS))
        else:
            pattern = (action - actions.CHOOSE) % actions.SEAT_CHOICES
            answers = append(answers, judge.pattern(state, seat, pattern))
    return answers
