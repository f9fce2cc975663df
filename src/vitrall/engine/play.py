"""The one transition: `play` and nothing else changes a position.

It does not check that the action is legal; callers that take moves from outside ask `legal.py` first.
"""

from __future__ import annotations

from vitrall.engine import actions, phases
from vitrall.engine.chance import color_at
from vitrall.engine.dealing import choose_window, deal, go_on, keep_blooms, take_bag
from vitrall.engine.dice import COLOR, KINDS, NO_DIE
from vitrall.engine.generator import fair, scaled
from vitrall.engine.native import append, i64
from vitrall.engine.state import State, own_place
from vitrall.engine.steps import (
    answer,
    begin_step,
    empty_hand,
    next_step,
    put_back,
    stop,
    take_up,
)
from vitrall.engine.tools import tool_at
from vitrall.engine.turns import end_turn, pool_rolled
from vitrall.engine.window import put


def play(state: State, action: i64) -> None:
    """Carry out one action of the seat to move, of a seat choosing its window, or of chance."""
    # Ordered by how often each comes, since every game passes here hundreds of times.
    if action == actions.PASS:
        end_turn(state)
    elif action < actions.DRAFT:
        _place_or_leave(state, action)
    elif action < actions.DRAFT + KINDS:
        _draft(state, action - actions.DRAFT)
    elif state.phase == phases.STEP:
        answer(state, action)
    elif action < actions.USE:
        _roll_or_take(state, action)
    elif action < actions.CHOOSE:
        choice = action - actions.USE
        take_up(state, choice // actions.PAYMENTS, choice % actions.PAYMENTS - 1)
    elif action < actions.KEEP:
        choose_window(state, action)
    elif action < actions.DEAL_PRIVATE:
        keep_blooms(state, action)
    else:
        deal(state, action)


def _place_or_leave(state: State, action: i64) -> None:
    if action >= actions.PLACE:
        put(state.windows[state.seat], action - actions.PLACE, state.hand)
        empty_hand(state)
    elif action == actions.STOP:
        stop(state)
    else:
        put_back(state)


def _draft(state: State, die: i64) -> None:
    """T4; the extra die of a tool (U9) is drafted alike, and ends that tool's step."""
    state.take_from_pool(die)
    state.hand = die
    if state.phase == phases.STEP:
        next_step(state)
    else:
        state.drafted = True
        state.phase = phases.HAND


def _roll_or_take(state: State, action: i64) -> None:
    if action >= actions.TAKE:
        _take(state, action - actions.TAKE)
    elif action >= actions.START:
        take_bag(state, action - actions.START)
    elif action >= actions.DRAW:
        _draw(state, action - actions.DRAW)
    else:
        _roll(state, action - actions.ROLL)


def _take(state: State, die: i64) -> None:
    """X4: a die of the private pool, to be placed."""
    state.hand = die
    state.own[own_place(state, die)] = NO_DIE
    state.hand_own = True
    state.taken = True
    state.phase = phases.HAND


def _roll(state: State, die: i64) -> None:
    """A die of the round's draw, the one in hand, or one of those a tool or the set-up rolls."""
    phase = state.phase
    if phase == phases.ROLL:
        _draw_into_pool(state, COLOR[die], die)
        if not state.to_roll:
            pool_rolled(state)
    elif phase == phases.ROLL_GREY:
        state.grey_left -= 1
        state.add_to_pool(die)
        state.phase = phases.TURN
    elif phase == phases.ROLL_AGAIN:
        state.hand = die
        next_step(state)
    elif phase == phases.ROLL_OWN:
        state.own = append(state.own, die)
        go_on(state)
    else:
        _roll_queue(state, die)


def _draw_into_pool(state: State, color: i64, die: i64) -> None:
    """T1: out of the bag, into the pool."""
    state.bag[color] -= 1
    state.bag_left -= 1
    state.add_to_pool(die)
    state.to_roll -= 1


def roll_round(state: State) -> i64:
    """Sample and play the whole draw of a round: the same as `sample` and `play` for each die, but faster."""
    dice = state.to_roll
    bag = state.bag
    generator = state.generator
    while state.to_roll:
        generator = fair(generator, state.bag_left * 6)
        face = scaled(generator, state.bag_left * 6)
        color = color_at(bag, face // 6)
        _draw_into_pool(state, color, color * 6 + face % 6)
    state.generator = generator
    pool_rolled(state)
    return dice


def _roll_queue(state: State, die: i64) -> None:
    """Dice a tool rolls again go back to where they came from, in order."""
    state.queue = state.queue[1:]
    if state.phase == phases.ROLL_POOL:
        state.add_to_pool(die)
    else:
        state.own[own_place(state, NO_DIE)] = die
    if not len(state.queue):
        state.step = len(tool_at(state, state.tool).verbs)  # dice picked are rolled last of all
        begin_step(state)


def _draw(state: State, color: i64) -> None:
    """U8: a die out of the bag, its colour seen; its value is the next step's."""
    state.bag[color] -= 1
    state.bag_left -= 1
    state.hand = color * 6
    next_step(state)
