"""Why an action is not legal: every reason, by code and rule id (P7). The other side of `legal.py`.

The answers are for people and clients, so speed does not matter here.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions, deck, phases
from vitrall.engine.board import CELLS, NAMES
from vitrall.engine.deck import Tool
from vitrall.engine.dice import COLOR, GREY, KINDS, NO_DIE, TEXTS
from vitrall.engine.errors import Refusal
from vitrall.engine.legal import legal
from vitrall.engine.module_rules import has_own_pools, pays_with_dice
from vitrall.engine.native import i64
from vitrall.engine.state import NO_TOOL, NOT_DEALT, SPENT, State, awaits_chance, own_place
from vitrall.engine.tools import (
    affordable,
    broken_where_it_lies,
    colors_to_move,
    exchange,
    leads_on,
    pays,
    slot_of,
    step_verb,
    timely,
    tool_at,
    workable,
    workable_on,
)
from vitrall.engine.window import Window, broken, fits, lift, put, rules_in

PLACEMENT_CODES: Final = {
    "P1": "placement/occupied",
    "P2": "placement/edge",
    "P3": "placement/touch",
    "P4": "placement/color",
    "P5": "placement/value",
    "P6": "placement/unlike",
    "U10": "placement/isolated",
    "G5": "placement/board",
}

# Answers to a step, where no tool asks for them.
NO_TOOL_ASKS: Final = {
    actions.MOVE: ("move/no-tool", "U4"),
    actions.SWAP: ("swap/no-tool", "U11"),
    actions.TURN: ("turn/no-tool", "U13"),
    actions.TRADE: ("trade/no-tool", "G18"),
    actions.EXCHANGE: ("own/no-tool", "X7"),
    actions.AGAIN: ("own/no-tool", "X7"),
}


def reasons(state: State, action: i64) -> list[Refusal]:
    """Every reason why the action is not legal here; none exactly when it is."""
    if action in legal(state):
        return []
    family = actions.family(action)
    if family == -1:
        return [Refusal("move/unknown", "T3")]
    if state.phase == phases.OVER:
        return [Refusal("game/over", "T9")]
    by_chance = actions.family_row(action).chance
    if awaits_chance(state):
        return [Refusal("chance/impossible", "T10") if by_chance else Refusal("chance/awaited", "T1")]
    if by_chance:
        return [Refusal("chance/not-now", "T1")]
    if state.phase in (phases.CHOOSE, phases.KEEP) or family in (actions.CHOOSE, actions.KEEP):
        return [_choice_refusal(state, family, action)]
    return _seat_reasons(state, family, action)


def _choice_refusal(state: State, family: i64, action: i64) -> Refusal:
    """What all seats choose at once: windows (S2), then blooms (G10)."""
    choosing = actions.CHOOSE if state.phase == phases.CHOOSE else actions.KEEP
    rule = "G10" if actions.KEEP in (family, choosing) and state.phase != phases.CHOOSE else "S2"
    if state.phase not in (phases.CHOOSE, phases.KEEP):
        return Refusal("choice/over", "S2" if family == actions.CHOOSE else "G10")
    if family != choosing:
        return Refusal("choice/awaited", rule)
    seat = (action - family) // (actions.SEAT_CHOICES if family == actions.CHOOSE else actions.SEAT_KEEPS)
    if seat >= state.rules.players:
        return Refusal("choice/no-seat", rule)
    chosen = state.deal.patterns if family == actions.CHOOSE else state.deal.keeps
    return Refusal("choice/made" if chosen[seat] != NOT_DEALT else "choice/not-offered", rule)


def _seat_reasons(state: State, family: i64, action: i64) -> list[Refusal]:
    rest = action - family
    if family == actions.PASS:
        return [Refusal("pass/die-in-hand", "T4") if state.phase == phases.HAND else Refusal("pass/tool-owes", "T5")]
    if family == actions.STOP:
        return [Refusal("stop/not-offered", "U6")]
    if family == actions.RETURN:
        return [Refusal("return/not-offered", "T4")]
    if family == actions.PLACE:
        return _place_reasons(state, rest)
    if family == actions.DRAFT:
        return _draft_reasons(state, rest)
    if family == actions.TAKE:
        return _take_reasons(state, rest)
    if family == actions.USE:
        return _use_reasons(state, rest // actions.PAYMENTS, rest % actions.PAYMENTS - 1)
    return _step_reasons(state, family, rest)


def _place_reasons(state: State, cell: i64) -> list[Refusal]:
    if state.phase != phases.HAND:
        return [Refusal("place/no-die", "T4")]
    window = state.windows[state.seat]
    return _placement(broken(window, state.hand, cell, 0, False, state.isolated), cell)


def _placement(broken_rules: i64, cell: i64) -> list[Refusal]:
    return [Refusal(PLACEMENT_CODES[rule], rule, NAMES[cell]) for rule in rules_in(broken_rules)]


def _draft_reasons(state: State, die: i64) -> list[Refusal]:
    refusals: list[Refusal] = []
    extra = state.phase == phases.STEP and step_verb(state).family == actions.DRAFT
    if state.phase == phases.HAND:
        refusals.append(Refusal("draft/die-in-hand", "T4"))
    elif state.phase == phases.STEP and not extra:
        refusals.append(Refusal("draft/tool-owes", "T5"))
    if state.drafted and not extra:
        refusals.append(Refusal("draft/spent", "T4"))
    if die not in state.pool:
        refusals.append(Refusal("draft/not-in-pool", "T3", TEXTS[die]))
    elif not fits(state.windows[state.seat], die):
        refusals.append(Refusal("draft/no-space", "U9" if extra else "T4", TEXTS[die]))
    return refusals


def _take_reasons(state: State, die: i64) -> list[Refusal]:
    """X4, X5: one private die a turn, where a space takes it, and not while another is in hand."""
    if not has_own_pools(state.rules):
        return [Refusal("take/no-pools", "X4")]
    refusals: list[Refusal] = []
    if state.phase == phases.HAND:
        refusals.append(Refusal("take/die-in-hand", "X5"))
    elif state.phase == phases.STEP:
        refusals.append(Refusal("take/tool-owes", "T5"))
    if state.taken:
        refusals.append(Refusal("take/spent", "X4"))
    if own_place(state, die) < 0:
        refusals.append(Refusal("take/not-in-pool", "X4", TEXTS[die]))
    elif not fits(state.windows[state.seat], die):
        refusals.append(Refusal("take/no-space", "X4", TEXTS[die]))
    return refusals


def _use_reasons(state: State, index: i64, payment: i64) -> list[Refusal]:
    slot = slot_of(state, index)
    if slot == NO_TOOL:
        return [Refusal("tool/not-on-table", "S4")]
    tool = tool_at(state, slot)
    refusals: list[Refusal] = []
    if state.tooled:
        refusals.append(Refusal("tool/one-a-turn", "U2", tool.id))
    refusals.extend(_price_reasons(state, slot, tool, payment))
    refusals.extend(_time_reasons(state, tool, payment))
    return refusals


def _price_reasons(state: State, slot: i64, tool: Tool, payment: i64) -> list[Refusal]:
    if not pays_with_dice(state.rules):
        if payment != NO_DIE:
            return [Refusal("tool/no-payment", "U1", tool.id)]
        return [] if affordable(state, slot) else [Refusal("tool/price", "U1", tool.id)]
    if state.tokens[slot] == SPENT:
        return [Refusal("tool/used-up", "O4", tool.id)]
    if payment == NO_DIE or payment not in state.pool or not pays(tool, payment):
        return [Refusal("tool/payment", "O7", tool.id)]
    return []


def _time_reasons(state: State, tool: Tool, payment: i64) -> list[Refusal]:
    if state.phase == phases.STEP:
        return [Refusal("tool/tool-owes", "T5", tool.id)]
    if state.phase == phases.HAND:
        if tool.when != deck.WHEN_HAND:
            return [Refusal("tool/die-in-hand", "U3", tool.id)]
        if state.hand_own:
            return [Refusal("tool/private-die", "X6", tool.id)]
        return [] if workable_on(state, tool, state.hand) else [Refusal("tool/impossible", "U2", tool.id)]
    if tool.when == deck.WHEN_HAND:
        return [Refusal("tool/no-die-in-hand", "U3", tool.id)]
    if not timely(state, tool):
        return [Refusal("tool/timing", "U3", tool.id)]
    return [] if workable(state, tool, payment) else [Refusal("tool/impossible", "U2", tool.id)]


def _step_reasons(state: State, family: i64, rest: i64) -> list[Refusal]:
    """Moves, swaps and turned values belong to the step of a tool that asks for them."""
    if state.phase != phases.STEP or step_verb(state).family != family:
        code, rule = NO_TOOL_ASKS[family]
        return [Refusal(code, rule)]
    if family == actions.MOVE:
        return _move_reasons(state, rest // CELLS, rest % CELLS)
    if family == actions.SWAP:
        return [_swap_refusal(state, rest)]
    if family == actions.TRADE:
        return _trade_reasons(state, rest // CELLS, rest % CELLS)
    return [Refusal("turn/value", "U13") if family == actions.TURN else Refusal("own/not-in-pool", "X7", TEXTS[rest])]


def _swap_refusal(state: State, entry: i64) -> Refusal:
    """U11: only what lies there; G18: of some tools, only if exactly one of the two dice is grey."""
    if entry in state.track:
        return Refusal("swap/not-one-grey", "G18", TEXTS[entry % KINDS])
    return Refusal("swap/not-on-track", "U11", TEXTS[entry % KINDS])


def _move_reasons(state: State, origin: i64, target: i64) -> list[Refusal]:
    window = state.windows[state.seat]
    tool = tool_at(state, state.tool)
    if window.cells[origin] == NO_DIE:
        return [Refusal("move/no-die", "U4", NAMES[origin])]
    refusals: list[Refusal] = []
    if (state.moved >> origin) & 1:
        refusals.append(Refusal("move/twice", "U6", NAMES[origin]))
    if not (colors_to_move(state, tool, state.step) >> COLOR[window.cells[origin]]) & 1:
        refusals.append(Refusal("move/color", "U12", NAMES[origin]))
    if origin == target:
        refusals.append(Refusal("move/same-space", "U4", NAMES[target]))
    else:
        refusals.extend(_placement(_broken_by_move(window, origin, target, tool.args[state.step]), target))
    if not refusals and not leads_on(window, tool, state.step, state.moved, origin, target):
        refusals.append(Refusal("move/no-second", "U6", NAMES[target]))
    return refusals


def _trade_reasons(state: State, grey: i64, other: i64) -> list[Refusal]:
    """G18: one grey and one other die, and each must be right where it comes to lie."""
    window = state.windows[state.seat]
    first, second = window.cells[grey], window.cells[other]
    if NO_DIE in (first, second) or COLOR[first] != GREY or COLOR[second] == GREY:
        return [Refusal("trade/not-one-grey", "G18", NAMES[grey])]
    exchange(window, grey, other)
    broken_rules = _placement(broken_where_it_lies(window, grey), grey)
    broken_rules += _placement(broken_where_it_lies(window, other), other)
    exchange(window, grey, other)
    return broken_rules


def _broken_by_move(window: Window, origin: i64, target: i64, flags: i64) -> i64:
    die = lift(window, origin)
    broken_rules = broken(window, die, target, flags, False, False)
    put(window, origin, die)
    return broken_rules
