"""Setting up: cards dealt one by one, windows chosen, in the order of S10."""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine import state as phases
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import HIDDEN, State, awaited_seats
from vitrall.engine.turns import begin_round
from vitrall.engine.window import empty_window


def deal(state: State, action: i64) -> None:
    """One card from its deck to where the set-up stands."""
    card = action % 1000
    if card == actions.HIDDEN_CARD:
        card = HIDDEN
    phase = state.phase
    if phase == phases.DEAL_PRIVATES:
        state.deal.privates = append(state.deal.privates, card)
    elif phase == phases.DEAL_WINDOWS:
        state.deal.offers = append(state.deal.offers, card)
    elif phase == phases.DEAL_TOOLS:
        state.deal.tools = append(state.deal.tools, card)
        state.tokens = append(state.tokens, 0)
    else:
        state.deal.publics = append(state.deal.publics, card)
    _go_on(state)


def _go_on(state: State) -> None:
    """Leave each phase of dealing when its cards lie there."""
    rules = state.rules
    dealt = state.deal
    if state.phase == phases.DEAL_PRIVATES and len(dealt.privates) >= rules.privates * rules.players:
        state.phase = phases.DEAL_WINDOWS
    elif state.phase == phases.DEAL_WINDOWS and len(dealt.offers) >= 2 * rules.players:
        state.phase = phases.CHOOSE
    if state.phase == phases.DEAL_TOOLS and len(dealt.tools) >= rules.tools:
        state.phase = phases.DEAL_PUBLICS
    if state.phase == phases.DEAL_PUBLICS and len(dealt.publics) >= rules.publics:
        _seat_first(state)


def _seat_first(state: State) -> None:
    """S8; alone there is no start player to draw (O8)."""
    if state.rules.solo:
        take_bag(state, 0)
    else:
        state.phase = phases.DEAL_START


def take_bag(state: State, seat: i64) -> None:
    state.start = seat
    begin_round(state)


def choose_window(state: State, action: i64) -> None:
    """S2: a choice stays unseen until all have chosen."""
    choice = action - actions.CHOOSE
    pattern = choice % actions.SEAT_CHOICES
    state.deal.patterns[choice // actions.SEAT_CHOICES] = HIDDEN if pattern == actions.HIDDEN_PATTERN else pattern
    if not awaited_seats(state) and HIDDEN not in state.deal.patterns:
        _show_windows(state)


def _show_windows(state: State) -> None:
    """S3: tokens by difficulty, none in the solo game (O1)."""
    state.favor = vec[i64]()
    for index in state.deal.patterns:
        pattern = state.rules.deck.patterns[index]
        state.windows.append(empty_window(pattern.printed))
        state.favor = append(state.favor, 0 if state.rules.solo else pattern.favor)
    state.phase = phases.DEAL_TOOLS
    _go_on(state)
