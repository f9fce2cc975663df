"""The one transition: `play` and nothing else changes a position.

It trusts its caller that the action is legal (`legal.py`); whoever takes moves from outside asks first.
"""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine import state as phases
from vitrall.engine.board import CELLS
from vitrall.engine.dealing import choose_window, deal, take_bag
from vitrall.engine.dice import COLOR, turned
from vitrall.engine.native import append, i64, remove
from vitrall.engine.state import State
from vitrall.engine.tools import (
    empty_hand,
    lay_down,
    move_die,
    next_step,
    put_back,
    swap_with_track,
    take_up,
)
from vitrall.engine.turns import end_turn
from vitrall.engine.window import put


def play(state: State, action: i64) -> None:
    """Carry out one action of the seat to move, of a seat choosing its window, or of chance."""
    # Ordered by how often each comes, since every game passes here hundreds of times.
    if action == actions.PASS:
        end_turn(state)
    elif action < actions.DRAFT:
        _place_or_leave(state, action)
    elif action < actions.TURN:
        _draft(state, action - actions.DRAFT)
    elif action < actions.MOVE:
        _roll_or_turn(state, action)
    elif action < actions.CHOOSE:
        _work(state, action)
    elif action < actions.DEAL_PRIVATE:
        choose_window(state, action)
    else:
        deal(state, action)


def _place_or_leave(state: State, action: i64) -> None:
    if action >= actions.PLACE:
        put(state.windows[state.seat], action - actions.PLACE, state.hand)
        empty_hand(state)
    elif action == actions.STOP:
        lay_down(state)
    else:
        put_back(state)


def _draft(state: State, die: i64) -> None:
    """T4; the extra die of a tool (U9) is drafted alike, and ends that tool's step."""
    state.pool = remove(state.pool, die)
    state.hand = die
    if state.phase == phases.STEP:
        next_step(state)
    else:
        state.drafted = True
        state.phase = phases.HAND


def _roll_or_turn(state: State, action: i64) -> None:
    if action >= actions.START:
        take_bag(state, action - actions.START)
    elif action >= actions.DRAW:
        _draw(state, action - actions.DRAW)
    elif action >= actions.ROLL:
        _roll(state, action - actions.ROLL)
    else:
        state.hand = turned(state.hand, action - actions.TURN)
        next_step(state)


def _roll(state: State, die: i64) -> None:
    """A die of the round's draw, of the pool rolled again, or the one in hand."""
    if state.phase == phases.ROLL:
        color = COLOR[die]
        state.bag[color] -= 1
        state.bag_left -= 1
        state.pool = append(state.pool, die)
        state.to_roll -= 1
        if not state.to_roll:
            state.phase = phases.TURN
    elif state.phase == phases.ROLL_AGAIN:
        state.hand = die
        next_step(state)
    else:
        state.queue = state.queue[1:]
        state.pool = append(state.pool, die)
        if not len(state.queue):
            next_step(state)


def _draw(state: State, color: i64) -> None:
    """U8: a die out of the bag, its colour seen; its value is the next step's."""
    state.bag[color] -= 1
    state.bag_left -= 1
    state.hand = color * 6
    next_step(state)


def _work(state: State, action: i64) -> None:
    if action >= actions.USE:
        choice = action - actions.USE
        take_up(state, choice // actions.PAYMENTS, choice % actions.PAYMENTS - 1)
    elif action >= actions.SWAP:
        swap_with_track(state, action - actions.SWAP)
    else:
        pair = action - actions.MOVE
        move_die(state, pair // CELLS, pair % CELLS)
