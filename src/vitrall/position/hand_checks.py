"""Checks of the die in hand and of the tool in use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitrall.engine import deck, phases
from vitrall.engine.board import CELLS
from vitrall.engine.dice import COLOR, NO_DIE
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.phases import PHASES
from vitrall.engine.state import NO_TOOL, NOBODY, SPENT, State
from vitrall.engine.tools import picks, tool_at
from vitrall.engine.verbs import NO_PHASE, VERBS
from vitrall.position.words import fault
from vitrall.why import of, verbatim, within

NO_VERB: Final = -1
# Those in which a tool is in use.
OF_TOOLS: Final = {phase for verb in VERBS for phase in (verb.phase, verb.rolls)} - {NO_PHASE}
OF_PICKED: Final = {verb.rolls for verb in VERBS} - {NO_PHASE}  # dice are rolled after the step that picked the last


def in_phase(state: State, why: Why) -> Why:
    """The error for something that is impossible in the phase of the position."""
    return Why("in-phase", why=why, phase=PHASES[state.phase])


def check_tool(state: State) -> Iterator[Unreadable]:
    """A tool is in use exactly in the phases of its steps, and it is paid for."""
    if (state.tool != NO_TOOL) != (state.phase in OF_TOOLS):
        yield fault("tool", in_phase(state, Why("no-tool-in-use") if state.tool == NO_TOOL else Why("tool-in-use")))
        return
    if state.tool == NO_TOOL:
        return
    if _phase_of_step(state) != state.phase:
        yield fault("tool", in_phase(state, Why("tool-step")))
        return
    tokens = state.tokens[state.tool]
    if not state.tooled or (tokens != SPENT if state.rules.solo else tokens < 1):
        yield fault("tool", Why("tool-unpaid"))
    yield from _check_moved(state)


def _phase_of_step(state: State) -> int:
    """The phase that goes with the step of the tool in use."""
    picked = state.phase in OF_PICKED
    verb = [NO_VERB, *tool_at(state, state.tool).verbs][state.step + (not picked)]
    return NO_PHASE if verb == NO_VERB else int(VERBS[verb].rolls if picked else VERBS[verb].phase)


def _check_moved(state: State) -> Iterator[Unreadable]:
    """U6, U12: the dice moved so far lie in the window, at most one for each step done, the last of the colour that the
    field names.
    """
    window = state.windows[state.seat]
    cells = [cell for cell in range(CELLS) if (state.moved >> cell) & 1]
    colors = {NOBODY if window.cells[cell] == NO_DIE else int(COLOR[window.cells[cell]]) for cell in cells}
    expected = colors if cells else {NOBODY}
    if NOBODY in colors or len(cells) > state.step or state.moved_color not in expected:
        yield fault("tool", Why("moved-dice"))


def check_hand(state: State) -> Iterator[Unreadable]:
    """T4: a die in hand was drafted, and only a tool in use or used sets flags on it."""
    if (state.hand != NO_DIE) != _needs_hand(state):
        yield fault("hand", in_phase(state, Why("no-die-in-hand") if state.hand == NO_DIE else Why("die-in-hand")))
    yield from _check_queue(state)
    if state.phase == phases.DRAW and not state.bag_left:
        yield fault("dice", Why("no-die-left"))
    if wrong := _wrong_flag(state):
        yield fault("hand", in_phase(state, verbatim(wrong)))


def _check_queue(state: State) -> Iterator[Unreadable]:
    """Dice wait to be rolled again while a tool rolls the pool, and while or after it picks private dice (X7)."""
    waiting = len(state.queue)
    least, most = int(state.phase in (phases.ROLL_POOL, phases.ROLL_PICKED)), 0
    if state.phase == phases.ROLL_POOL:
        most = waiting
    elif state.phase == phases.ROLL_PICKED:
        most = int(state.step)
    elif picks(state):
        least = most = int(state.step)
    if not least <= waiting <= most:
        yield fault("hand", of("queue", within(waiting, least, most)))


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
