"""Deals and rolls: what chance may do in a position, with exact weights, and one sample from the generator.

Chance is an action like any other, one card or one die at a time; whether it is sampled, enumerated or given from
outside, `play.py` carries it out alike.
"""

from __future__ import annotations

from vitrall.engine import actions, phases
from vitrall.engine.dice import COLOR, COLORS, GREY
from vitrall.engine.errors import Unavailable
from vitrall.engine.generator import fair, scaled
from vitrall.engine.module_rules import deals_grey_card
from vitrall.engine.native import append, i64, vec
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import NOT_SEEDED, State, holds


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
    if state.generator == NOT_SEEDED:
        raise Unavailable("chance/no-generator")
    phase = state.phase
    if phase == phases.ROLL:
        return _sampled_roll(state)
    if phase == phases.DRAW:
        return actions.DRAW + color_at(state.bag, below(state, state.bag_left))
    if phase == phases.DEAL_START:
        return actions.START + below(state, state.rules.players)
    if phase < phases.DEAL_START and phase != phases.ROLL_OWN:
        return deal_base(phase) + _sampled_card(state)
    return actions.ROLL + rolled_color(state) * 6 + below(state, 6)


def rolled_color(state: State) -> i64:
    """The colour of the die to be rolled next, if it is fixed: for every roll except those from the bag."""
    phase = state.phase
    if phase == phases.ROLL_GREY:
        return GREY
    if phase == phases.ROLL_AGAIN:
        return COLOR[state.hand]
    if phase == phases.ROLL_OWN:
        return len(state.own) % OWN_DICE // 2  # X4: two of each colour, seat by seat
    return COLOR[state.queue[0]]


def _sampled_roll(state: State) -> i64:
    """A die from the bag and its value in one draw: each of `bag_left * 6` faces is as likely."""
    face = below(state, state.bag_left * 6)
    return actions.ROLL + color_at(state.bag, face // 6) * 6 + face % 6


def color_at(bag: vec[i64], index: i64) -> i64:
    """The colour of the die at this index if the bag were sorted by colour.

    The loop always visits all colours: leaving it early costs more in mispredicted branches than it saves.
    """
    color: i64 = 0
    passed: i64 = 0
    for dice in bag:
        passed += dice
        if index >= passed:
            color += 1
    return color


def _sampled_card(state: State) -> i64:
    """A random card of the deck in use that is not on the table yet; all are equally likely."""
    cards = _cards(state)
    dealt = _dealt(state)
    while True:
        card = cards[below(state, len(cards))]
        if not holds(dealt, card):
            return card


def deal_base(phase: i64) -> i64:
    """The family of the cards dealt in a phase."""
    if phase == phases.DEAL_PRIVATES:
        return actions.DEAL_PRIVATE
    if phase == phases.DEAL_BLOOMS:
        return actions.DEAL_BLOOM
    if phase == phases.DEAL_WINDOWS:
        return actions.DEAL_WINDOW
    if phase == phases.DEAL_TOOLS:
        return actions.DEAL_TOOL
    if phase == phases.DEAL_PUBLICS:
        return actions.DEAL_PUBLIC
    return actions.DEAL_BOARD if phase == phases.DEAL_BOARD else actions.DEAL_PIONEER


def _cards(state: State) -> vec[i64]:
    """The deck the next card comes from: the last tool and the last public objective are grey with grey glass (G1)."""
    rules = state.rules
    phase = state.phase
    if phase == phases.DEAL_PRIVATES:
        return rules.private_deck
    if phase == phases.DEAL_WINDOWS:
        return rules.window_deck
    if phase == phases.DEAL_TOOLS:
        grey = deals_grey_card(rules, len(state.deal.tools), rules.tools)
        return rules.grey_tool_deck if grey else rules.tool_deck
    if phase == phases.DEAL_PUBLICS:
        grey = deals_grey_card(rules, len(state.deal.publics), rules.publics)
        return rules.grey_public_deck if grey else rules.public_deck
    if phase == phases.DEAL_BLOOMS:
        return rules.bloom_deck
    return rules.board_deck if phase == phases.DEAL_BOARD else rules.pioneer_deck


def _dealt(state: State) -> vec[i64]:
    dealt = state.deal
    phase = state.phase
    if phase == phases.DEAL_PRIVATES:
        return dealt.privates
    if phase == phases.DEAL_WINDOWS:
        return dealt.offers
    if phase == phases.DEAL_TOOLS:
        return dealt.tools
    if phase == phases.DEAL_PUBLICS:
        return dealt.publics
    return dealt.blooms if phase == phases.DEAL_BLOOMS else dealt.pioneers


def outcomes(state: State) -> Outcomes:
    """Every action chance may take now, with its weight."""
    phase = state.phase
    if phase == phases.ROLL:
        return _faces_of_bag(state)
    if phase == phases.DRAW:
        return _colors_of_bag(state)
    if phase == phases.DEAL_START:
        return _alike(actions.START, state.rules.players)
    if phase < phases.DEAL_START and phase != phases.ROLL_OWN:
        return _cards_left(state)
    return _alike(actions.ROLL + rolled_color(state) * 6, 6)


def _cards_left(state: State) -> Outcomes:
    actions_open = vec[i64]()
    weights = vec[i64]()
    for card in _cards(state):
        if not holds(_dealt(state), card):
            actions_open = append(actions_open, deal_base(state.phase) + card)
            weights = append(weights, 1)
    return Outcomes(actions_open, weights, len(actions_open))


def _faces_of_bag(state: State) -> Outcomes:
    rolls = vec[i64]()
    weights = vec[i64]()
    die: i64 = 0
    while die < COLORS * 6:
        if state.bag[die // 6]:
            rolls = append(rolls, actions.ROLL + die)
            weights = append(weights, state.bag[die // 6])
        die += 1
    return Outcomes(rolls, weights, state.bag_left * 6)


def _colors_of_bag(state: State) -> Outcomes:
    draws = vec[i64]()
    weights = vec[i64]()
    color: i64 = 0
    while color < COLORS:
        if state.bag[color]:
            draws = append(draws, actions.DRAW + color)
            weights = append(weights, state.bag[color])
        color += 1
    return Outcomes(draws, weights, state.bag_left)


def _alike(base: i64, size: i64) -> Outcomes:
    results = vec[i64]()
    weights = vec[i64]()
    index: i64 = 0
    while index < size:
        results = append(results, base + index)
        weights = append(weights, 1)
        index += 1
    return Outcomes(results, weights, size)
