"""What a tool allows and does: its price, its timing, whether it can be carried out in full, its steps.

A tool is a short list of verbs (`deck.py`); nothing here knows a card by name.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions, deck
from vitrall.engine import state as phases
from vitrall.engine.board import lowest
from vitrall.engine.choices import Choices
from vitrall.engine.deck import Tool
from vitrall.engine.dice import BIT, COLOR, KINDS, NO_DIE, VALUE_FACET, turned
from vitrall.engine.native import append, i64, remove, vec
from vitrall.engine.state import NO_TOOL, NOBODY, SPENT, State
from vitrall.engine.window import Window, fits, fits_isolated, lift, put, shift, targets

ANY_COLOR: Final = 0x3F


def tool_at(state: State, slot: i64) -> Tool:
    return state.rules.deck.tools[state.deal.tools[slot]]


def slot_of(state: State, tool: i64) -> i64:
    """The place on the table of a tool of the deck, or NO_TOOL."""
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if state.deal.tools[slot] == tool:
            return slot
        slot += 1
    return NO_TOOL


def price(state: State, slot: i64) -> i64:
    """U1: one token on a card that has none yet, two after that."""
    return 2 if state.tokens[slot] else 1


def affordable(state: State, slot: i64) -> bool:
    """U1, O4: the tokens are there; alone, the tool has not been used up (which die pays is asked for apart)."""
    if state.rules.solo:
        return state.tokens[slot] != SPENT
    return state.favor[state.seat] >= price(state, slot)


def pays(tool: Tool, die: i64) -> bool:
    """O4, E5: the die matches what the card prints for the solo game."""
    if tool.solo_value:
        return VALUE_FACET[die] == 5 + tool.solo_value
    return COLOR[die] == tool.solo_color


def timely(state: State, tool: Tool) -> bool:
    """U3: the card's timing fits a turn with no die in hand."""
    first = state.turn < state.rules.players
    if tool.when == deck.WHEN_NO_HAND:
        return True
    if tool.when == deck.WHEN_SECOND_TURN:
        return not first and not state.drafted
    return tool.when == deck.WHEN_FIRST_TURN and first and state.drafted


def workable(state: State, tool: Tool, payment: i64) -> bool:
    """U2: with no die in hand and the price paid, the card can be carried out in full."""
    verb = tool.verbs[0]
    if verb == deck.ROLL_POOL:
        return len(state.pool) > (0 if payment == NO_DIE else 1)
    if verb == deck.DRAFT_AGAIN:
        return _some_die_fits(state, payment)
    return completes(state.windows[state.seat], tool, 0, 0, colors_to_move(state, tool, 0))


def _some_die_fits(state: State, payment: i64) -> bool:
    window = state.windows[state.seat]
    for die in state.pool:
        if die == payment:
            payment = NO_DIE  # one such die is gone; its twin may still be drafted
        elif fits(window, die):
            return True
    return False


def workable_on(state: State, tool: Tool, die: i64) -> bool:
    """U2: with that die in hand the card can be carried out; whether the changed die then fits is U7."""
    verb = tool.verbs[0]
    if verb == deck.SWAP_TRACK:
        return len(state.track) > 0
    if verb == deck.PLACE_ISOLATED:
        return fits_isolated(state.windows[state.seat], die) != 0
    return True


def helps(state: State, die: i64) -> bool:
    """T4: some tool the player could use now can act on the die, were it drafted."""
    if state.tooled:
        return False
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot):
            tool = tool_at(state, slot)
            if tool.when == deck.WHEN_HAND and workable_on(state, tool, die) and _payable_beside(state, tool, die):
                return True
        slot += 1
    return False


def _payable_beside(state: State, tool: Tool, die: i64) -> bool:
    """O4: alone, another die of the pool than the drafted one must pay."""
    if not state.rules.solo:
        return True
    for other in state.pool:
        if other == die:
            die = NO_DIE
        elif pays(tool, other):
            return True
    return False


def colors_to_move(state: State, tool: Tool, step: i64) -> i64:
    """U12: the colours this step may move, as bits: any, those on the track, or the one already moved."""
    if not tool.args[step] & deck.ON_TRACK:
        return ANY_COLOR
    return state.track_colors if state.moved_color == NOBODY else 1 << state.moved_color


def completes(window: Window, tool: Tool, step: i64, moved: i64, colors: i64) -> bool:
    """U2, U6: from this step on every move the card demands can be made."""
    left = window.dice & ~moved
    while left:
        origin = lowest(left)
        left &= left - 1
        if (colors >> COLOR[window.cells[origin]]) & 1:
            takes = targets(window, origin, tool.args[step])
            while takes:
                target = lowest(takes)
                takes &= takes - 1
                if leads_on(window, tool, step, moved, origin, target):
                    return True
    return False


def leads_on(window: Window, tool: Tool, step: i64, moved: i64, origin: i64, target: i64) -> bool:
    """U6: a move after which a demanded further one is impossible is not offered."""
    after = step + 1
    if after >= len(tool.verbs) or tool.verbs[after] != deck.MOVE or tool.args[after] & deck.MAY_STOP:
        return True
    # U12: moves that follow the track share the colour of the first.
    colors: i64 = 1 << COLOR[window.cells[origin]] if tool.args[after] & deck.ON_TRACK else ANY_COLOR
    die = lift(window, origin)
    put(window, target, die)
    possible = completes(window, tool, after, moved | (1 << target), colors)
    shift(window, target, origin)
    return possible


def step_choices(state: State, found: Choices) -> None:
    """The legal actions while a tool asks."""
    tool = tool_at(state, state.tool)
    verb = tool.verbs[state.step]
    if verb == deck.MOVE:
        _add_moves(state, tool, found)
    elif verb == deck.SWAP_TRACK:
        _add_swaps(state, found)
    elif verb == deck.DRAFT_AGAIN:
        _add_fitting_drafts(state, found)
    else:
        _add_turnings(state.hand % 6 + 1, verb, found)


def _add_moves(state: State, tool: Tool, found: Choices) -> None:
    window = state.windows[state.seat]
    flags = tool.args[state.step]
    colors = colors_to_move(state, tool, state.step)
    left = window.dice & ~state.moved
    while left:
        origin = lowest(left)
        left &= left - 1
        if (colors >> COLOR[window.cells[origin]]) & 1:
            takes = targets(window, origin, flags)
            while takes:
                target = lowest(takes)
                takes &= takes - 1
                if leads_on(window, tool, state.step, state.moved, origin, target):
                    found.add(actions.move(origin, target))
    if flags & deck.MAY_STOP:
        found.add(actions.STOP)


def _add_swaps(state: State, found: Choices) -> None:
    """U11: any die of the track, each kind on a round's space once."""
    space: i64 = -1
    seen: i64 = 0
    for entry in state.track:
        if entry // KINDS != space:
            space = entry // KINDS
            seen = 0
        if not seen & BIT[entry % KINDS]:
            found.add(actions.swap(entry))
        seen |= BIT[entry % KINDS]


def _add_fitting_drafts(state: State, found: Choices) -> None:
    """U9: the extra die is one that fits as it lies."""
    window = state.windows[state.seat]
    seen: i64 = 0
    for die in state.pool:
        if not seen & BIT[die] and fits(window, die):
            found.add(actions.draft(die))
        seen |= BIT[die]


def _add_turnings(shown: i64, verb: i64, found: Choices) -> None:
    pips: i64 = 1
    while pips <= 6:
        near = pips - shown == 1 or shown - pips == 1
        if verb == deck.ANY_VALUE or (verb == deck.OTHER_VALUE and pips != shown) or (verb == deck.STEP_VALUE and near):
            found.add(actions.TURN + pips)
        pips += 1


def take_up(state: State, tool: i64, payment: i64) -> None:
    """U1, O4: pay, then begin the first step."""
    slot = slot_of(state, tool)
    if payment == NO_DIE:
        cost = price(state, slot)
        state.favor[state.seat] -= cost
        state.tokens[slot] += cost
    else:
        state.pool = remove(state.pool, payment)
        state.tokens[slot] = SPENT
    state.tooled = True
    state.tool = slot
    state.step = 0
    state.moved = 0
    state.moved_color = NOBODY
    state.touched = state.hand != NO_DIE
    begin_step(state)


def begin_step(state: State) -> None:
    """Do what a step does by itself, or set the phase in which somebody answers it."""
    tool = tool_at(state, state.tool)
    if state.step >= len(tool.verbs):
        lay_down(state)
        return
    verb = tool.verbs[state.step]
    if verb == deck.OPPOSITE_VALUE:
        state.hand = turned(state.hand, 6 - state.hand % 6)
        next_step(state)
    elif verb == deck.ROLL_HAND:
        state.phase = phases.ROLL_AGAIN
    elif verb == deck.ROLL_POOL:
        state.queue = state.pool
        state.pool = vec[i64]()
        state.phase = phases.ROLL_POOL
    elif verb == deck.PLACE_ISOLATED:
        state.isolated = True
        next_step(state)
    elif verb == deck.REBAG:
        state.bag[COLOR[state.hand]] += 1
        state.bag_left += 1
        state.hand = NO_DIE
        state.phase = phases.DRAW
    elif verb == deck.MAY_RETURN:
        state.may_return = True
        next_step(state)
    else:
        if verb == deck.DRAFT_AGAIN:
            state.skips |= 1 << state.seat  # U9
        _ask(state, tool)


def _ask(state: State, tool: Tool) -> None:
    """A step that may be left out and has nothing to offer is left out unasked."""
    state.phase = phases.STEP
    if tool.verbs[state.step] == deck.MOVE and tool.args[state.step] & deck.MAY_STOP:
        colors = colors_to_move(state, tool, state.step)
        if not completes(state.windows[state.seat], tool, state.step, state.moved, colors):
            lay_down(state)


def next_step(state: State) -> None:
    state.step += 1
    begin_step(state)


def lay_down(state: State) -> None:
    """The tool's work is done; a die in hand is placed next, or goes back if nothing takes it."""
    state.tool = NO_TOOL
    state.step = 0
    state.moved = 0
    state.moved_color = NOBODY
    if state.hand == NO_DIE:
        state.phase = phases.TURN
    else:
        settle(state)


def settle(state: State) -> None:
    """T4: a worked die that no space takes returns to the pool as it is, and the draft is spent."""
    if takes_hand(state):
        state.phase = phases.HAND
    else:
        put_back(state)


def takes_hand(state: State) -> i64:
    """The spaces that take the die in hand."""
    window = state.windows[state.seat]
    return fits_isolated(window, state.hand) if state.isolated else fits(window, state.hand)


def put_back(state: State) -> None:
    state.pool = append(state.pool, state.hand)
    empty_hand(state)


def empty_hand(state: State) -> None:
    state.hand = NO_DIE
    state.touched = False
    state.isolated = False
    state.may_return = False
    state.phase = phases.TURN


def move_die(state: State, origin: i64, target: i64) -> None:
    """One move of a movement tool (U4)."""
    window = state.windows[state.seat]
    state.moved_color = COLOR[window.cells[origin]]
    state.moved |= 1 << target
    shift(window, origin, target)
    next_step(state)


def swap_with_track(state: State, entry: i64) -> None:
    """U11: the die left behind takes the exact place of the one taken."""
    index: i64 = 0
    while state.track[index] != entry:
        index += 1
    state.track[index] = entry - entry % 36 + state.hand
    state.hand = entry % 36
    state.track_colors = 0
    for left in state.track:
        state.track_colors |= 1 << COLOR[left % 36]
    next_step(state)
