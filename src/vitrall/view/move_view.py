"""What a viewer may do: its moves, and for each die the rules that each space would break."""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions, phases
from vitrall.engine.board import CELLS
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.legal import legal
from vitrall.engine.observation import value_open
from vitrall.engine.state import NOBODY, State, awaited_seats
from vitrall.engine.window import broken
from vitrall.view.seat_view import SPECTATOR, own_pool

_ALL_CELLS: Final = range(CELLS)


def breaks_seen(state: State, viewer: int) -> dict[str, list[int]]:
    """P7 for each die and space: the viewer's own window, or the one of the seat to move for a spectator.

    The dice are those of the pool and of the seat's private pool. With a die in hand there is only that die; a
    die without a value yet is listed with each of the six values.
    """
    seat = state.seat if viewer == SPECTATOR else viewer
    if seat == NOBODY or not state.windows:
        return {}
    holds = seat == state.seat and state.hand != NO_DIE
    window = state.windows[seat]
    isolated = bool(holds and state.isolated)
    dice = _in_hand(state) if holds else dict.fromkeys([*state.pool, *own_pool(state, seat)])
    return {TEXTS[die]: [broken(window, die, cell, 0, False, isolated) for cell in _ALL_CELLS] for die in dice}


def _in_hand(state: State) -> list[int]:
    color = state.hand - state.hand % 6
    return list(range(color, color + 6)) if value_open(state) else [state.hand]


def legal_actions(state: State, viewer: int) -> list[int]:
    """The viewer's moves; while all choose at once, of its own choice alone (S2, G10)."""
    if viewer == SPECTATOR or not (awaited_seats(state) >> viewer) & 1:
        return []
    return [int(action) for action in legal(state) if _is_of(state, action, viewer)]


def _is_of(state: State, action: int, viewer: int) -> bool:
    if state.phase == phases.KEEP:
        return (action - actions.KEEP) // actions.SEAT_KEEPS == viewer
    return state.phase != phases.CHOOSE or (action - actions.CHOOSE) // actions.SEAT_CHOICES == viewer
