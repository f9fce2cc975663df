"""Setting up: cards dealt one by one, windows chosen, in the order of S10."""

from __future__ import annotations

from vitrall.engine import actions, phases
from vitrall.engine.module_rules import (
    blooms_each,
    board_lies,
    chooses_blooms,
    draws_start_player,
    has_tokens,
    own_pools_rolled,
    pioneers_lie,
)
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import HIDDEN, NOBODY, State, awaited_seats, holds
from vitrall.engine.turns import begin_round
from vitrall.engine.window import empty_window, impose


def deal(state: State, action: i64) -> None:
    """Deal one card from its deck, as the phase of the set-up requires."""
    card = action % 1000
    if card == actions.HIDDEN_CARD:
        card = HIDDEN
    dealt = state.deal
    phase = state.phase
    if phase == phases.DEAL_PRIVATES:
        dealt.privates = append(dealt.privates, card)
    elif phase == phases.DEAL_BLOOMS:
        dealt.blooms = append(dealt.blooms, card)
    elif phase == phases.DEAL_WINDOWS:
        dealt.offers = append(dealt.offers, card)
    else:
        _lay_open(state, card)
    go_on(state)


def _lay_open(state: State, card: i64) -> None:
    """Lay a card face up on the table."""
    dealt = state.deal
    phase = state.phase
    if phase == phases.DEAL_TOOLS:
        dealt.tools = append(dealt.tools, card)
        state.tokens = append(state.tokens, 0)
    elif phase == phases.DEAL_PUBLICS:
        dealt.publics = append(dealt.publics, card)
    elif phase == phases.DEAL_BOARD:
        dealt.board = card
        for window in state.windows:
            impose(window, state.rules.deck.boards[card])
    else:
        dealt.pioneers = append(dealt.pioneers, card)
        state.owners = append(state.owners, NOBODY)


def go_on(state: State) -> None:
    """Enter the next phase once all cards of this one are dealt; skip phases that this game lacks (S10)."""
    while state.phase <= phases.DEAL_PIONEERS and _is_done(state):
        state.phase += 1
    if state.phase == phases.DEAL_START and not draws_start_player(state.rules):
        take_bag(state, 0)  # O8: alone there is no start player to draw


def _is_done(state: State) -> bool:
    rules = state.rules
    dealt = state.deal
    phase = state.phase
    if phase < phases.CHOOSE:
        return _is_dealt_out(state)
    if phase <= phases.KEEP:
        return phase == phases.KEEP and not chooses_blooms(rules)
    if phase == phases.ROLL_OWN:
        return own_pools_rolled(state)
    if phase <= phases.DEAL_PUBLICS:
        return len(dealt.tools) >= rules.tools if phase == phases.DEAL_TOOLS else len(dealt.publics) >= rules.publics
    if phase == phases.DEAL_BOARD:
        return board_lies(state)
    return pioneers_lie(state)


def _is_dealt_out(state: State) -> bool:
    """Whether every player has the cards of this phase."""
    rules = state.rules
    if state.phase == phases.DEAL_PRIVATES:
        return len(state.deal.privates) >= rules.privates * rules.players
    if state.phase == phases.DEAL_BLOOMS:
        return len(state.deal.blooms) >= blooms_each(rules) * rules.players
    return len(state.deal.offers) >= 2 * rules.players


def take_bag(state: State, seat: i64) -> None:
    state.start = seat
    begin_round(state)


def choose_window(state: State, action: i64) -> None:
    """S2: a choice stays unseen until all have chosen."""
    choice = action - actions.CHOOSE
    pattern = choice % actions.SEAT_CHOICES
    if pattern == actions.HIDDEN_PATTERN:
        pattern = HIDDEN
    state.deal.patterns[choice // actions.SEAT_CHOICES] = pattern
    if not awaited_seats(state) and not holds(state.deal.patterns, HIDDEN):
        _show_windows(state)


def _show_windows(state: State) -> None:
    """S3: tokens by difficulty, none in the solo game (O1)."""
    state.favor = vec[i64](capacity=state.rules.players)
    for index in state.deal.patterns:
        pattern = state.rules.deck.patterns[index]
        favor = pattern.favor
        if not has_tokens(state.rules):
            favor = 0
        state.windows.append(empty_window(pattern.printed))
        state.favor = append(state.favor, favor)
    state.phase = phases.KEEP
    go_on(state)


def keep_blooms(state: State, action: i64) -> None:
    """G10: kept at the same time and unseen; once all have decided, a token for each, but none alone (O1)."""
    choice = action - actions.KEEP
    state.deal.keeps[choice // actions.SEAT_KEEPS] = choice % actions.SEAT_KEEPS
    if awaited_seats(state) or actions.HIDDEN_KEEP in state.deal.keeps:
        return
    seat: i64 = 0
    while seat < state.rules.players:
        if has_tokens(state.rules):
            state.favor[seat] += blooms_kept(state.deal.keeps[seat])
        seat += 1
    state.phase = phases.ROLL_OWN
    go_on(state)


def blooms_kept(choice: i64) -> i64:
    """How many blooms a choice keeps; of a hidden choice the number alone is known."""
    return choice - actions.HIDDEN_COUNT if choice >= actions.HIDDEN_COUNT else (choice & 1) + (choice >> 1)
