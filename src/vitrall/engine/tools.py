"""What a tool allows: its price, its timing, whether it can be carried out in full, the choices of its steps.

A tool is a short list of verbs (`verbs.py`); nothing here knows a card by name.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions, deck, phases, verbs
from vitrall.engine.board import lowest
from vitrall.engine.choices import Choices
from vitrall.engine.deck import Tool
from vitrall.engine.dice import BIT, COLOR, GREY, KINDS, NO_DIE, VALUE_FACET
from vitrall.engine.module_rules import pays_with_dice
from vitrall.engine.native import i64
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import NO_TOOL, NOBODY, SPENT, State, has_own
from vitrall.engine.verbs import VERBS, Verb
from vitrall.engine.window import Window, broken, fits, fits_isolated, lift, put, shift, targets

ANY_COLOR: Final = 0x3F


def tool_at(state: State, slot: i64) -> Tool:
    return state.rules.deck.tools[state.deal.tools[slot]]


def step_verb(state: State) -> Verb:
    """The verb of the step that a tool in use is at."""
    return VERBS[tool_at(state, state.tool).verbs[state.step]]


def picks(state: State) -> bool:
    """X7: a tool asks which dice are to be rolled again."""
    return state.phase == phases.STEP and step_verb(state).rolls != verbs.NO_PHASE


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
    if state.tokens[slot]:
        return 2
    return 1


def affordable(state: State, slot: i64) -> bool:
    """U1, O4: the tokens are there; alone, the tool has not been used up (which die pays is a separate question)."""
    if pays_with_dice(state.rules):
        return state.tokens[slot] != SPENT
    return state.favor[state.seat] >= price(state, slot)


def pays(tool: Tool, die: i64) -> bool:
    """O4, E5: the die matches what the card prints for the solo game; grey pays for grey tools alone (G14)."""
    if tool.solo_value:
        grey = COLOR[die] == GREY
        return VALUE_FACET[die] == 5 + tool.solo_value and grey == (tool.group == deck.GREY_DECK)
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
    if verb == verbs.ROLL_POOL:
        return state.pool_count > (0 if payment == NO_DIE else 1)
    if verb == verbs.DRAFT_AGAIN:
        return _some_die_fits(state, payment)
    if verb == verbs.PICK_OWN:
        return has_own(state)
    if verb == verbs.SWAP_WINDOW:
        return can_trade(state.windows[state.seat])
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
    grey_only = tool.args[0] & verbs.GREY_ONLY
    if verb == verbs.SWAP_TRACK:
        return _swap_colors(state, die, tool.args[0]) & state.track_colors != 0
    if verb == verbs.SWAP_OWN:
        return has_own(state)
    if grey_only:
        return COLOR[die] == GREY
    if verb == verbs.PLACE_ISOLATED:
        return fits_isolated(state.windows[state.seat], die) != 0
    return True


def _swap_colors(state: State, die: i64, flags: i64) -> i64:
    """The colours on the track that the die may be swapped for, as bits: any, or with exactly one of the two grey."""
    if not flags & verbs.GREY_ONLY:
        return ANY_COLOR
    grey: i64 = 1 << GREY
    return ANY_COLOR & ~grey if COLOR[die] == GREY else grey


def may_help(state: State) -> bool:
    """Whether some tool could act on a drafted die at all: asked once a turn, before `helps` is asked die by die."""
    if state.tooled:
        return False
    slot: i64 = 0
    while slot < len(state.deal.tools):
        if affordable(state, slot) and tool_at(state, slot).when == deck.WHEN_HAND:
            return True
        slot += 1
    return False


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
    if not pays_with_dice(state.rules):
        return True
    for other in state.pool:
        if other == die:
            die = NO_DIE
        elif pays(tool, other):
            return True
    return False


def colors_to_move(state: State, tool: Tool, step: i64) -> i64:
    """U12: the colours this step may move, as bits: any, those on the track, or the one already moved."""
    if not tool.args[step] & verbs.ON_TRACK:
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
    if after >= len(tool.verbs) or tool.verbs[after] != verbs.MOVE or tool.args[after] & verbs.MAY_STOP:
        return True
    # U12: moves that follow the track share the colour of the first.
    colors: i64 = ANY_COLOR
    if tool.args[after] & verbs.ON_TRACK:
        colors = 1 << COLOR[window.cells[origin]]
    die = lift(window, origin)
    put(window, target, die)
    possible = completes(window, tool, after, moved | (1 << target), colors)
    shift(window, target, origin)
    return possible


def takes_hand(state: State) -> i64:
    """The spaces that take the die in hand."""
    window = state.windows[state.seat]
    return fits_isolated(window, state.hand) if state.isolated else fits(window, state.hand)


def step_choices(state: State, choices: Choices) -> None:
    """The legal actions while a tool asks."""
    tool = tool_at(state, state.tool)
    verb = tool.verbs[state.step]
    if verb == verbs.MOVE:
        _add_moves(state, tool, choices)
    elif verb == verbs.SWAP_TRACK:
        _add_swaps(state, tool.args[state.step], choices)
    elif verb == verbs.DRAFT_AGAIN:
        _add_fitting_drafts(state, choices)
    elif verb == verbs.SWAP_OWN:
        add_own(state, actions.EXCHANGE, choices)
    elif verb == verbs.PICK_OWN:
        add_own(state, actions.AGAIN, choices)
        if tool.args[state.step] & verbs.MAY_STOP:
            choices.add(actions.STOP)
    elif verb == verbs.SWAP_WINDOW:
        _add_trades(state.windows[state.seat], choices)
    else:
        _add_turnings(state.hand % 6 + 1, verb, choices)


def _add_moves(state: State, tool: Tool, choices: Choices) -> None:
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
                    choices.add(actions.move(origin, target))
    if flags & verbs.MAY_STOP:
        choices.add(actions.STOP)


def _add_swaps(state: State, flags: i64, choices: Choices) -> None:
    """U11: any die of the track that the card allows, each kind on a round's space once."""
    colors = _swap_colors(state, state.hand, flags)
    space: i64 = -1
    seen: i64 = 0
    for entry in state.track:
        if entry // KINDS != space:
            space = entry // KINDS
            seen = 0
        die = entry % KINDS
        if not seen & BIT[die] and (colors >> COLOR[die]) & 1:
            choices.add(actions.swap(entry))
        seen |= BIT[die]


def add_own(state: State, base: i64, choices: Choices) -> None:
    """Each kind of die in the private pool of the seat to move, once."""
    seen: i64 = 0
    place = state.seat * OWN_DICE
    last = place + OWN_DICE
    while place < last:
        die = state.own[place]
        if die != NO_DIE and not seen & BIT[die]:
            choices.add(base + die)
            seen |= BIT[die]
        place += 1


def _add_trades(window: Window, choices: Choices) -> None:
    """G18: every pair of a grey and another die that may change places; the grey one is named first."""
    greys = window.held[GREY]
    while greys:
        grey = lowest(greys)
        greys &= greys - 1
        others = window.dice & ~window.held[GREY]
        while others:
            other = lowest(others)
            others &= others - 1
            if may_trade(window, grey, other):
                choices.add(actions.trade(grey, other))


def can_trade(window: Window) -> bool:
    choices = Choices()
    _add_trades(window, choices)
    return choices.count > 0


def may_trade(window: Window, grey: i64, other: i64) -> bool:
    """G18: both are lifted, then P3-P6 and the board are tested for both on the final window."""
    exchange(window, grey, other)
    holds = not broken_where_it_lies(window, grey) and not broken_where_it_lies(window, other)
    exchange(window, grey, other)
    return holds


def broken_where_it_lies(window: Window, cell: i64) -> i64:
    """The rules a die breaks on its own space, the others lying as they do."""
    die = lift(window, cell)
    broken_rules = broken(window, die, cell, 0, False, False)
    put(window, cell, die)
    return broken_rules


def exchange(window: Window, first: i64, second: i64) -> None:
    """Two dice change places."""
    die = lift(window, first)
    put(window, first, lift(window, second))
    put(window, second, die)


def _add_fitting_drafts(state: State, choices: Choices) -> None:
    """U9: the extra die is one that fits as it lies."""
    window = state.windows[state.seat]
    seen: i64 = 0
    for die in state.pool:
        if not seen & BIT[die] and fits(window, die):
            choices.add(actions.draft(die))
        seen |= BIT[die]


def _add_turnings(now: i64, verb: i64, choices: Choices) -> None:
    pips: i64 = 1
    while pips <= 6:
        near = pips - now == 1 or now - pips == 1
        if near if verb == verbs.STEP_VALUE else verb == verbs.ANY_VALUE or pips != now:
            choices.add(actions.TURN + pips)
        pips += 1
