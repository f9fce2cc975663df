"""The snake of turns, the end of a round, the end of the game (T1–T9)."""

from __future__ import annotations

from vitrall.engine import phases
from vitrall.engine.dice import COLOR, KINDS
from vitrall.engine.findings import amount
from vitrall.engine.native import append, i64
from vitrall.engine.rules import ROUNDS
from vitrall.engine.state import NOBODY, State


def seat_of(players: i64, start: i64, turn: i64) -> i64:
    """T2: first turns clockwise from the start player, second turns back again."""
    seat = start + (turn if turn < players else 2 * players - 1 - turn)
    return seat - players if seat >= players else seat  # never more than a lap too far, so no division


def begin_round(state: State) -> None:
    """T1: the start player draws and rolls the pool; should the bag run short, what is there (T10)."""
    state.round += 1
    state.turn = 0
    state.skips = 0
    state.seat = state.start
    state.to_roll = min(state.rules.draw, state.bag_left)
    state.phase = phases.ROLL
    if not state.to_roll:
        pool_rolled(state)


def pool_rolled(state: State) -> None:
    """The draw from the bag is done; grey glass adds a die of its own pool (G3)."""
    state.phase = phases.TURN
    if state.grey_left:
        state.phase = phases.ROLL_GREY


def end_turn(state: State) -> None:
    """T8: pioneers are taken, then the next seat in order whose turn is not skipped, or the end of the round."""
    if len(state.owners):
        take_pioneers(state)
    state.drafted = False
    state.tooled = False
    state.taken = False
    players = state.rules.players
    turn = state.turn + 1
    while turn < state.rules.turns:
        seat = seat_of(players, state.start, turn)
        if turn < players or not (state.skips >> seat) & 1:
            state.turn = turn
            state.seat = seat
            return
        turn += 1
    _end_round(state)


def take_pioneers(state: State) -> None:
    """G8: every open card whose goal the window meets as the turn ends."""
    index: i64 = 0
    while index < len(state.owners):
        pioneer = state.rules.deck.pioneers[state.deal.pioneers[index]]
        if state.owners[index] == NOBODY and amount(state.windows[state.seat], pioneer.measure) >= pioneer.needs:
            state.owners[index] = state.seat
        index += 1


def _end_round(state: State) -> None:
    """T6, T7: what is left goes to the track, and the bag passes on; after round 10 the game is scored."""
    base = (state.round - 1) * KINDS
    place: i64 = 0
    while place < state.pool_count:
        die = state.pool_dice[place]
        state.track = append(state.track, base + die)
        state.track_colors |= 1 << COLOR[die]
        place += 1
    state.pool_count = 0
    if state.round == ROUNDS:
        state.phase = phases.OVER
    else:
        state.start = (state.start + 1) % state.rules.players
        begin_round(state)
