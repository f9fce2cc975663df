"""All legal actions of a position. What a step of a tool allows stands in `tools.py`, why not in `refusal.py`."""

from __future__ import annotations

from vitrall.engine import actions, deck
from vitrall.engine import state as phases
from vitrall.engine.board import lowest
from vitrall.engine.chance import outcomes
from vitrall.engine.dice import BIT, COLOR, NO_DIE, VALUE_FACET
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import HIDDEN, NOT_DEALT, State
from vitrall.engine.tools import (
    affordable,
    helps,
    pays,
    step_choices,
    takes_hand,
    timely,
    tool_at,
    workable,
    workable_on,
)


def legal(state: State) -> vec[i64]:
    """Every legal action, chance's too; while windows are chosen, those of all seats that have not chosen."""
    phase = state.phase
    if phase == phases.TURN:
        return _in_turn(state)
    if phase == phases.HAND:
        return _with_hand(state)
    if phase == phases.STEP:
        return step_choices(state)
    if phase == phases.CHOOSE:
        return _choices(state)
    return vec[i64]() if phase == phases.OVER else outcomes(state).actions


def _in_turn(state: State) -> vec[i64]:
    """T3: draft, use a tool, or end the turn. The pass comes first, so that it is found without a search."""
    found = vec[i64]([actions.PASS])
    if not state.drafted:
        window = state.windows[state.seat]
        opened = window.open
        reach = window.reach
        seen: i64 = 0
        # Offer each kind of die once. The test is `fits`, spelled out: this is the hottest loop of the game.
        for die in state.pool:
            if not seen & BIT[die]:
                seen |= BIT[die]
                if opened[COLOR[die]] & opened[VALUE_FACET[die]] & reach or helps(state, die):
                    found = append(found, actions.DRAFT + die)
    return found if state.tooled else _with_tools(state, found)


def _with_tools(state: State, found: vec[i64]) -> vec[i64]:
    """U2, U3: tools that need no die in hand."""
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot):
            tool = tool_at(state, slot)
            if tool.when != deck.WHEN_HAND and timely(state, tool):
                found = _with_uses(state, slot, found)
        slot += 1
    return found


def _with_uses(state: State, slot: i64, found: vec[i64]) -> vec[i64]:
    tool = tool_at(state, slot)
    index = state.deal.tools[slot]
    if not state.rules.solo:
        return append(found, actions.use(index, NO_DIE)) if workable(state, tool, NO_DIE) else found
    seen: i64 = 0
    for die in state.pool:
        if not seen & BIT[die] and pays(tool, die) and workable(state, tool, die):
            found = append(found, actions.use(index, die))
        seen |= BIT[die]
    return found


def _with_hand(state: State) -> vec[i64]:
    """T4: place the die, or work on it with a tool while none has."""
    found = vec[i64]()
    takes = takes_hand(state)
    while takes:
        found = append(found, actions.PLACE + lowest(takes))
        takes &= takes - 1
    if state.may_return:
        return append(found, actions.RETURN)
    return found if state.tooled else _with_hand_tools(state, found)


def _with_hand_tools(state: State, found: vec[i64]) -> vec[i64]:
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot):
            tool = tool_at(state, slot)
            if tool.when == deck.WHEN_HAND and workable_on(state, tool, state.hand):
                found = _with_hand_uses(state, slot, found)
        slot += 1
    return found


def _with_hand_uses(state: State, slot: i64, found: vec[i64]) -> vec[i64]:
    tool = tool_at(state, slot)
    index = state.deal.tools[slot]
    if not state.rules.solo:
        return append(found, actions.use(index, NO_DIE))
    seen: i64 = 0
    for die in state.pool:
        if not seen & BIT[die] and pays(tool, die):
            found = append(found, actions.use(index, die))
        seen |= BIT[die]
    return found


def _choices(state: State) -> vec[i64]:
    """S2: every seat that has not chosen yet may choose one of its four patterns, in any order."""
    found = vec[i64]()
    seat: i64 = 0
    while seat < state.rules.players:
        if state.deal.patterns[seat] == NOT_DEALT:
            found = _with_offers(state, seat, found)
        seat += 1
    return found


def _with_offers(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    first = state.deal.offers[2 * seat]
    second = state.deal.offers[2 * seat + 1]
    if first == HIDDEN or second == HIDDEN:
        return _with_any_pattern(state, seat, found)
    sides = state.rules.deck.sides
    found = append(append(found, actions.choose(seat, sides[2 * first])), actions.choose(seat, sides[2 * first + 1]))
    return append(append(found, actions.choose(seat, sides[2 * second])), actions.choose(seat, sides[2 * second + 1]))


def _with_any_pattern(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """Whoever does not know what was offered (H3) can rule out only what others took."""
    pattern: i64 = 0
    while pattern < len(state.rules.deck.patterns):
        if pattern not in state.deal.patterns:
            found = append(found, actions.choose(seat, pattern))
        pattern += 1
    return found


def stands_in(state: State, action: i64) -> bool:
    """Whether the action is an unknown card or choice that a redacted record may hold in place of a real one (H1)."""
    if state.phase == phases.DEAL_PRIVATES:
        return action == actions.DEAL_PRIVATE + actions.HIDDEN_CARD
    if state.phase == phases.DEAL_WINDOWS:
        return action == actions.DEAL_WINDOW + actions.HIDDEN_CARD
    if state.phase != phases.CHOOSE or actions.family(action) != actions.CHOOSE:
        return False
    choice = action - actions.CHOOSE
    seat = choice // actions.SEAT_CHOICES
    unknown = choice % actions.SEAT_CHOICES == actions.HIDDEN_PATTERN
    return unknown and seat < state.rules.players and state.deal.patterns[seat] == NOT_DEALT
