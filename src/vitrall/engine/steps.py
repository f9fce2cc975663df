"""What the steps of a tool do, from the price to the last move. Which choices they allow is in `tools.py`."""

from __future__ import annotations

from vitrall.engine import actions, phases, verbs
from vitrall.engine.board import CELLS
from vitrall.engine.deck import Tool
from vitrall.engine.dice import COLOR, NO_DIE, turned
from vitrall.engine.native import append, i64
from vitrall.engine.state import NO_TOOL, NOBODY, SPENT, State, has_own, own_place
from vitrall.engine.tools import colors_to_move, completes, exchange, price, slot_of, takes_hand, tool_at
from vitrall.engine.verbs import VERBS
from vitrall.engine.window import shift


def take_up(state: State, tool: i64, payment: i64) -> None:
    """U1, O4: pay, then begin the first step."""
    slot = slot_of(state, tool)
    if payment == NO_DIE:
        cost = price(state, slot)
        state.favor[state.seat] -= cost
        state.tokens[slot] += cost
    else:
        state.take_from_pool(payment)
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
    if VERBS[verb].phase == verbs.NO_PHASE:
        _do_at_once(state, verb)
        next_step(state)
        return
    state.phase = VERBS[verb].phase
    if verb == verbs.ROLL_POOL:
        state.queue = state.pool
        state.pool_count = 0
    elif verb == verbs.REBAG:
        state.bag[COLOR[state.hand]] += 1
        state.bag_left += 1
        state.hand = NO_DIE
    elif verb == verbs.PICK_OWN and not has_own(state):
        roll_picked(state)
    elif verb == verbs.DRAFT_AGAIN:
        state.skips |= 1 << state.seat  # U9
    elif verb == verbs.MOVE and tool.args[state.step] & verbs.MAY_STOP:
        _leave_out_in_vain(state, tool)


def _do_at_once(state: State, verb: i64) -> None:
    """A step that neither a seat nor chance answers."""
    if verb == verbs.OPPOSITE_VALUE:
        state.hand = turned(state.hand, 6 - state.hand % 6)
    elif verb == verbs.PLACE_ISOLATED:
        state.isolated = True
    else:
        state.may_return = True


def _leave_out_in_vain(state: State, tool: Tool) -> None:
    """Skip an optional step that has no choices, without asking."""
    colors = colors_to_move(state, tool, state.step)
    if not completes(state.windows[state.seat], tool, state.step, state.moved, colors):
        lay_down(state)


def answer(state: State, action: i64) -> None:
    """Carry out what a seat chose in a step."""
    family = actions.family(action)
    rest = action - family
    if family == actions.MOVE:
        move_die(state, rest // CELLS, rest % CELLS)
    elif family == actions.TURN:
        state.hand = turned(state.hand, rest)
        next_step(state)
    elif family == actions.SWAP:
        swap_with_track(state, rest)
    elif family == actions.EXCHANGE:
        swap_with_own(state, rest)
    elif family == actions.AGAIN:
        pick_own(state, rest)
    else:
        trade(state, rest // CELLS, rest % CELLS)


def stop(state: State) -> None:
    """Leave out what the tool does not demand; dice picked so far are rolled."""
    if len(state.queue):
        roll_picked(state)
    else:
        lay_down(state)


def roll_picked(state: State) -> None:
    """X7: the picked dice are rolled together, so after all are picked."""
    state.phase = phases.ROLL_PICKED


def pick_own(state: State, die: i64) -> None:
    """X7: a die of the own pool is laid aside to be rolled."""
    state.own[own_place(state, die)] = NO_DIE
    state.queue = append(state.queue, die)
    state.step += 1
    if state.step >= len(tool_at(state, state.tool).verbs):
        roll_picked(state)
    else:
        begin_step(state)


def swap_with_own(state: State, die: i64) -> None:
    """X7: the drafted die joins the own pool, a private one comes into the hand."""
    state.own[own_place(state, die)] = state.hand
    state.hand = die
    next_step(state)


def trade(state: State, grey: i64, other: i64) -> None:
    exchange(state.windows[state.seat], grey, other)
    next_step(state)


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


def put_back(state: State) -> None:
    state.add_to_pool(state.hand)
    empty_hand(state)


def empty_hand(state: State) -> None:
    state.hand = NO_DIE
    state.hand_own = False
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
