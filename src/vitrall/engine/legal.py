"""All legal actions of a position. `tools.py` has the choices in a tool's steps, `refusal.py` why a move is refused."""

from __future__ import annotations

from vitrall.engine import actions, deck, phases
from vitrall.engine.board import lowest
from vitrall.engine.chance import deal_base, outcomes
from vitrall.engine.choices import Choices
from vitrall.engine.dice import BIT, COLOR, NO_DIE
from vitrall.engine.module_rules import has_own_pools, may_pay, may_take_own, pays_with_dice
from vitrall.engine.native import i64, vec
from vitrall.engine.state import HIDDEN, NOT_DEALT, State
from vitrall.engine.tools import (
    add_own,
    affordable,
    helps,
    may_help,
    pays,
    step_choices,
    takes_hand,
    timely,
    tool_at,
    workable,
    workable_on,
)
from vitrall.engine.window import fits


def legal(state: State) -> vec[i64]:
    """Every legal action, chance's too; while windows are chosen, those of all seats that have not chosen."""
    choices = Choices()
    legal_into(state, choices)
    return choices.items[: choices.count]


def legal_into(state: State, choices: Choices) -> None:
    """Like `legal`, but fills an existing list: for callers that ask thousands of times."""
    choices.clear()
    phase = state.phase
    if phase == phases.TURN:
        _in_turn(state, choices)
    elif phase == phases.HAND:
        _with_hand(state, choices)
    elif phase == phases.STEP:
        step_choices(state, choices)
    elif phase == phases.CHOOSE:
        _choices(state, choices)
    elif phase == phases.KEEP:
        _keeps(state, choices)
    elif phase != phases.OVER:
        for action in outcomes(state).actions:
            choices.add(action)


def must_pass(state: State) -> bool:
    """T3: a fast test that the turn can only be ended, since draft and tool are spent or impossible.

    False does not mean that there is something to do.
    """
    if state.phase != phases.TURN or not state.drafted or has_own_pools(state.rules):
        return False
    return state.tooled or not len(state.deal.tools) or not may_pay(state)


def must_place(state: State) -> i64:
    """T4: the spaces for the die in hand if placing it is the only choice, else 0; a fast test."""
    if state.phase != phases.HAND or state.may_return:
        return 0
    if not state.tooled and len(state.deal.tools) and may_pay(state):
        return 0
    return takes_hand(state)


def _in_turn(state: State, choices: Choices) -> None:
    """T3: draft, use a tool, or end the turn. The pass comes first, so that it is found without a search."""
    choices.add(actions.PASS)
    if not state.drafted:
        _add_drafts(state, choices)
    if may_take_own(state):
        _add_takes(state, choices)
    if not state.tooled:
        _add_tools(state, choices)


def _add_drafts(state: State, result: Choices) -> None:
    """T4: each kind of die that some space takes, or that a tool could work on.

    The hottest loop of the game, hence dense: the test is `fits` spelled out, tables are looked up once, and actions
    are written straight into the list, which has room for more kinds than a pool can hold.
    """
    window = state.windows[state.seat]
    opened = window.open
    reach = window.reach
    pool = state.pool_dice
    items = result.items
    colors = COLOR
    bits = BIT  # a shifted 1, in a variable too, is a 32-bit number in the compiler's C: grey dice would fall off
    hopeful = may_help(state)
    seen: i64 = 0
    count = result.count
    place: i64 = 0
    last = state.pool_count
    while place < last:
        die = pool[place]
        place += 1
        color = colors[die]
        takes = opened[color] & opened[die - 6 * color + 6] & reach
        if hopeful and not takes and helps(state, die):
            takes = 1
        items[count] = actions.DRAFT + die
        # Written first, and counted only if it is legal: no branch to mispredict.
        if takes & (((seen >> die) & 1) - 1):
            count += 1
        seen |= bits[die]
    result.count = count


def _add_takes(state: State, choices: Choices) -> None:
    """X4: one of the own ten, where some space takes it as it lies."""
    own = Choices()
    add_own(state, actions.TAKE, own)
    index: i64 = 0
    while index < own.count:
        if fits(state.windows[state.seat], own.items[index] - actions.TAKE):
            choices.add(own.items[index])
        index += 1


def _add_tools(state: State, choices: Choices) -> None:
    """U2, U3: tools that need no die in hand."""
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot):
            tool = tool_at(state, slot)
            if tool.when != deck.WHEN_HAND and timely(state, tool):
                _add_uses(state, slot, choices)
        slot += 1


def _add_uses(state: State, slot: i64, choices: Choices) -> None:
    tool = tool_at(state, slot)
    index = state.deal.tools[slot]
    if not pays_with_dice(state.rules):
        if workable(state, tool, NO_DIE):
            choices.add(actions.use(index, NO_DIE))
        return
    seen: i64 = 0
    for die in state.pool:
        if not seen & BIT[die] and pays(tool, die) and workable(state, tool, die):
            choices.add(actions.use(index, die))
        seen |= BIT[die]


def _with_hand(state: State, choices: Choices) -> None:
    """T4: place the die, or work on it with a tool while none has."""
    takes = takes_hand(state)
    while takes:
        choices.add(actions.PLACE + lowest(takes))
        takes &= takes - 1
    if state.may_return:
        choices.add(actions.RETURN)
    elif not state.tooled and not state.hand_own:
        _add_hand_tools(state, choices)


def _add_hand_tools(state: State, choices: Choices) -> None:
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot):
            tool = tool_at(state, slot)
            if tool.when == deck.WHEN_HAND and workable_on(state, tool, state.hand):
                _add_hand_uses(state, slot, choices)
        slot += 1


def _add_hand_uses(state: State, slot: i64, choices: Choices) -> None:
    tool = tool_at(state, slot)
    index = state.deal.tools[slot]
    if not pays_with_dice(state.rules):
        choices.add(actions.use(index, NO_DIE))
        return
    seen: i64 = 0
    for die in state.pool:
        if not seen & BIT[die] and pays(tool, die):
            choices.add(actions.use(index, die))
        seen |= BIT[die]


def _choices(state: State, choices: Choices) -> None:
    """S2: every seat that has not chosen yet may choose one of its four patterns, in any order."""
    seat: i64 = 0
    while seat < state.rules.players:
        if state.deal.patterns[seat] == NOT_DEALT:
            _add_offers(state, seat, choices)
        seat += 1


def _add_offers(state: State, seat: i64, choices: Choices) -> None:
    first = state.deal.offers[2 * seat]
    second = state.deal.offers[2 * seat + 1]
    if first == HIDDEN or second == HIDDEN:
        _add_any_pattern(state, seat, choices)
        return
    sides = state.rules.deck.sides
    choices.add(actions.choose(seat, sides[2 * first]))
    choices.add(actions.choose(seat, sides[2 * first + 1]))
    choices.add(actions.choose(seat, sides[2 * second]))
    choices.add(actions.choose(seat, sides[2 * second + 1]))


def _add_any_pattern(state: State, seat: i64, choices: Choices) -> None:
    """Where the offer is not known (H3), only cards known to be with other seats are ruled out."""
    for card in state.rules.window_deck:
        front = state.rules.deck.sides[2 * card]
        back = state.rules.deck.sides[2 * card + 1]
        elsewhere = front in state.deal.patterns or back in state.deal.patterns or card in state.deal.offers
        if not elsewhere or card == state.deal.offers[2 * seat] or card == state.deal.offers[2 * seat + 1]:
            choices.add(actions.choose(seat, front))
            choices.add(actions.choose(seat, back))


def _keeps(state: State, choices: Choices) -> None:
    """G10: every seat that has not decided may keep both blooms, either or none, in any order."""
    seat: i64 = 0
    while seat < state.rules.players:
        if state.deal.keeps[seat] == NOT_DEALT:
            choice: i64 = 0
            while choice < 4:
                choices.add(actions.keep(seat, choice))
                choice += 1
        seat += 1


def stands_in(state: State, action: i64) -> bool:
    """Whether the action is an unknown card or choice that a redacted record may hold in place of a real one (H1)."""
    if state.phase < phases.CHOOSE:
        return action == deal_base(state.phase) + actions.HIDDEN_CARD
    if state.phase == phases.KEEP:
        return _stands_in_for_keep(state, action)
    if state.phase != phases.CHOOSE or actions.family(action) != actions.CHOOSE:
        return False
    choice = action - actions.CHOOSE
    seat = choice // actions.SEAT_CHOICES
    unknown = choice % actions.SEAT_CHOICES == actions.HIDDEN_PATTERN
    return unknown and seat < state.rules.players and state.deal.patterns[seat] == NOT_DEALT


def _stands_in_for_keep(state: State, action: i64) -> bool:
    if actions.family(action) != actions.KEEP:
        return False
    seat = (action - actions.KEEP) // actions.SEAT_KEEPS
    unknown = (action - actions.KEEP) % actions.SEAT_KEEPS >= actions.HIDDEN_COUNT
    return unknown and seat < state.rules.players and state.deal.keeps[seat] == NOT_DEALT
