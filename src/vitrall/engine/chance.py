"""Deals and rolls: what chance may do in a position, with exact weights, and one sample from the generator.

Chance is an action like any other, one card or one die at a time; whether it is sampled, enumerated or given from
outside, `play.py` carries it out alike.
"""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine import state as phases
from vitrall.engine.dice import COLORS
from vitrall.engine.generator import fair, scaled
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import State


class Outcomes:
    """All that chance can do now. Weights are whole numbers; divided by `total` they are the exact chances."""

    def __init__(self, actions: vec[i64], weights: vec[i64], total: i64) -> None:
        self.actions = actions
        self.weights = weights
        self.total = total


def below(state: State, bound: i64) -> i64:
    """A number from 0 to bound - 1 from the position's own generator, each exactly as likely."""
    state.generator = fair(state.generator, bound)
    return scaled(state.generator, bound)


def sample(state: State) -> i64:
    """One action of chance, drawn by the position's own generator."""
    phase = state.phase
    if phase == phases.ROLL:
        return _sampled_roll(state)
    if phase == phases.ROLL_AGAIN:
        return actions.ROLL + state.hand - state.hand % 6 + below(state, 6)
    if phase == phases.ROLL_POOL:
        return actions.ROLL + state.queue[0] - state.queue[0] % 6 + below(state, 6)
    if phase == phases.DRAW:
        return actions.DRAW + _color_at(state, below(state, state.bag_left))
    if phase == phases.DEAL_START:
        return actions.START + below(state, state.rules.players)
    return _deal_base(state) + _sampled_card(state, _dealt(state), _deck_size(state))


def _sampled_roll(state: State) -> i64:
    """A die from the bag and its value in one draw: each of `bag_left * 6` faces is as likely."""
    face = below(state, state.bag_left * 6)
    return actions.ROLL + _color_at(state, face // 6) * 6 + face % 6


def _color_at(state: State, index: i64) -> i64:
    """The colour of the die at that place, were the bag laid out by colours."""
    color: i64 = 0
    while index >= state.bag[color]:
        index -= state.bag[color]
        color += 1
    return color


def _sampled_card(state: State, dealt: vec[i64], size: i64) -> i64:
    while True:
        card = below(state, size)
        if not _holds(dealt, card):
            return card


def _holds(cards: vec[i64], card: i64) -> bool:
    """`card in cards`, without making an object of the number."""
    index: i64 = 0
    while index < len(cards) and cards[index] != card:
        index += 1
    return index < len(cards)


def _deal_base(state: State) -> i64:
    if state.phase == phases.DEAL_PRIVATES:
        return actions.DEAL_PRIVATE
    if state.phase == phases.DEAL_WINDOWS:
        return actions.DEAL_WINDOW
    return actions.DEAL_TOOL if state.phase == phases.DEAL_TOOLS else actions.DEAL_PUBLIC


def _dealt(state: State) -> vec[i64]:
    if state.phase == phases.DEAL_PRIVATES:
        return state.deal.privates
    if state.phase == phases.DEAL_WINDOWS:
        return state.deal.offers
    return state.deal.tools if state.phase == phases.DEAL_TOOLS else state.deal.publics


def _deck_size(state: State) -> i64:
    deck = state.rules.deck
    if state.phase == phases.DEAL_PRIVATES:
        return len(deck.privates)
    if state.phase == phases.DEAL_WINDOWS:
        return len(deck.sides) // 2
    return len(deck.tools) if state.phase == phases.DEAL_TOOLS else len(deck.publics)


def outcomes(state: State) -> Outcomes:
    """Every action chance may take now, with its weight."""
    phase = state.phase
    if phase == phases.ROLL:
        return _faces_of_bag(state)
    if phase == phases.ROLL_AGAIN:
        return _faces_of_die(state.hand)
    if phase == phases.ROLL_POOL:
        return _faces_of_die(state.queue[0])
    if phase == phases.DRAW:
        return _colors_of_bag(state)
    if phase == phases.DEAL_START:
        return _alike(actions.START, vec[i64](), state.rules.players)
    return _alike(_deal_base(state), _dealt(state), _deck_size(state))


def _faces_of_bag(state: State) -> Outcomes:
    found = vec[i64]()
    weights = vec[i64]()
    die: i64 = 0
    while die < COLORS * 6:
        if state.bag[die // 6]:
            found = append(found, actions.ROLL + die)
            weights = append(weights, state.bag[die // 6])
        die += 1
    return Outcomes(found, weights, state.bag_left * 6)


def _faces_of_die(die: i64) -> Outcomes:
    return _alike(actions.ROLL + die - die % 6, vec[i64](), 6)


def _colors_of_bag(state: State) -> Outcomes:
    found = vec[i64]()
    weights = vec[i64]()
    color: i64 = 0
    while color < COLORS:
        if state.bag[color]:
            found = append(found, actions.DRAW + color)
            weights = append(weights, state.bag[color])
        color += 1
    return Outcomes(found, weights, state.bag_left)


def _alike(base: i64, without: vec[i64], size: i64) -> Outcomes:
    found = vec[i64]()
    weights = vec[i64]()
    index: i64 = 0
    while index < size:
        if index not in without:
            found = append(found, base + index)
            weights = append(weights, 1)
        index += 1
    return Outcomes(found, weights, len(found))
