"""What must hold of the die in hand and of the tool in use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitrall.engine import deck
from vitrall.engine import state as phases
from vitrall.engine.board import CELLS
from vitrall.engine.dice import COLOR, NO_DIE
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.state import NO_TOOL, NOBODY, SPENT, State
from vitrall.engine.tools import tool_at
from vitrall.position.words import fault
from vitrall.view.phases import PHASES
from vitrall.why import of, verbatim, within

NO_VERB: Final = -1
# The verbs whose step a phase of a tool can be.
VERBS: Final = {
    phases.STEP: (
        deck.MOVE,
        deck.STEP_VALUE,
        deck.ANY_VALUE,
        deck.OTHER_VALUE,
        deck.SWAP_TRACK,
        deck.DRAFT_AGAIN,
        deck.SWAP_OWN,
        deck.PICK_OWN,
        deck.SWAP_WINDOW,
    ),
    phases.ROLL_AGAIN: (deck.ROLL_HAND,),
    phases.ROLL_POOL: (deck.ROLL_POOL,),
    phases.ROLL_PICKED: (deck.PICK_OWN,),
    phases.DRAW: (deck.REBAG,),
}


def in_phase(state: State, why: Why) -> Why:
    """What cannot be in the phase of the position."""
    return Why("in-phase", why=why, phase=PHASES[state.phase])


def check_tool(state: State) -> Iterator[Unreadable]:
    """A tool is in use exactly in the phases of its steps, and it is paid for."""
    if (state.tool != NO_TOOL) != (state.phase in VERBS):
        reason = f"a tool is in use, or none is, which does not fit the phase {PHASES[state.phase]}"
        yield fault(
            "tool", reason, in_phase(state, Why("no-tool-in-use") if state.tool == NO_TOOL else Why("tool-in-use"))
        )
        return
    if state.tool == NO_TOOL:
        return
    verbs = [NO_VERB, *tool_at(state, state.tool).verbs]
    # Dice are rolled after the step that picked the last of them.
    if verbs[state.step + (state.phase != phases.ROLL_PICKED)] not in VERBS[int(state.phase)]:
        reason = f"this step of the tool is not one of the phase {PHASES[state.phase]}"
        yield fault("tool", reason, in_phase(state, Why("tool-step")))
        return
    tokens = state.tokens[state.tool]
    if not state.tooled or (tokens != SPENT if state.rules.solo else tokens < 1):
        yield fault("tool", "the tool in use is not paid for", Why("tool-unpaid"))
    yield from _check_moved(state)


def _check_moved(state: State) -> Iterator[Unreadable]:
    """U6, U12: the dice moved so far lie in the window, at most one for each step done, the last of the colour told."""
    window = state.windows[state.seat]
    cells = [cell for cell in range(CELLS) if (state.moved >> cell) & 1]
    colors = {NOBODY if window.cells[cell] == NO_DIE else int(COLOR[window.cells[cell]]) for cell in cells}
    expected = colors if cells else {NOBODY}
    if NOBODY in colors or len(cells) > state.step or state.moved_color not in expected:
        yield fault("tool", "the dice the tool has moved are not there", Why("moved-dice"))


def check_hand(state: State) -> Iterator[Unreadable]:
    """T4: who holds a die has drafted it, and only a tool in use or used leaves marks on it."""
    if (state.hand != NO_DIE) != _needs_hand(state):
        reason = f"a die is in hand, or none is, which does not fit the phase {PHASES[state.phase]}"
        yield fault(
            "hand", reason, in_phase(state, Why("no-die-in-hand") if state.hand == NO_DIE else Why("die-in-hand"))
        )
    yield from _check_queue(state)
    if state.phase == phases.DRAW and not state.bag_left:
        yield fault("dice", "no die is left to be drawn", Why("no-die-left"))
    if wrong := _wrong_flag(state):
        reason = f"this cannot be in the phase {PHASES[state.phase]}: {wrong}"
        yield fault("hand", reason, in_phase(state, verbatim(wrong)))


def _check_queue(state: State) -> Iterator[Unreadable]:
    """Dice wait to be rolled again while a tool rolls the pool, and while or after it picks private dice (X7)."""
    waiting = len(state.queue)
    least, most = int(state.phase in (phases.ROLL_POOL, phases.ROLL_PICKED)), 0
    if state.phase == phases.ROLL_POOL:
        most = waiting
    elif state.phase == phases.ROLL_PICKED:
        most = int(state.step)
    elif state.phase == phases.STEP and tool_at(state, state.tool).verbs[state.step] == deck.PICK_OWN:
        least = most = int(state.step)
    if not least <= waiting <= most:
        reason = f"{waiting} dice wait to be rolled again, where {least} to {most} can"
        yield fault("hand", reason, of("queue", within(waiting, least, most)))


def _needs_hand(state: State) -> bool:
    if state.phase == phases.STEP:
        return bool(tool_at(state, state.tool).when == deck.WHEN_HAND)
    return state.phase in (phases.HAND, phases.ROLL_AGAIN)


def _wrong_flag(state: State) -> str:
    """The first flag that cannot be as it is; empty if all can."""
    held = state.hand != NO_DIE or state.phase == phases.DRAW
    working = state.tool != NO_TOOL
    outside = state.phase <= phases.ROLL_GREY or state.phase == phases.OVER
    if (held and not (state.drafted or state.hand_own)) or (outside and state.drafted):
        return "drafted"
    if outside and state.tooled:
        return "tooled"
    if state.taken and (outside or not state.rules.pools):
        return "taken"
    if state.hand_own and (state.phase != phases.HAND or not state.taken or state.touched):
        return "private"
    if (state.touched and not (held and state.tooled)) or (working and state.touched != held):
        return "touched"
    if state.isolated and not (state.touched and state.phase == phases.HAND):
        return "isolated"
    return "may-return" if state.may_return and not state.touched else ""
