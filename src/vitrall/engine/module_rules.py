"""What modules, private pools and the solo game change, as questions. The engine asks here and reads no flag itself."""

from __future__ import annotations

from vitrall.engine.native import i64
from vitrall.engine.rules import OWN_DICE, Rules
from vitrall.engine.state import NOT_DEALT, State

# ---- alone -----------------------------------------------------------------------------------------------------------


def pays_with_dice(rules: Rules) -> bool:
    """O4: alone a die of the pool pays for a tool; else favor tokens do (U1)."""
    return rules.solo


def has_tokens(rules: Rules) -> bool:
    """S3, O1: favor tokens are in play."""
    return not rules.solo


def may_pay(state: State) -> bool:
    """Whether the seat to move has anything to pay a tool with; a fast test."""
    return state.rules.solo or state.favor[state.seat] > 0


def draws_start_player(rules: Rules) -> bool:
    """S10, O8: alone nobody draws for the start."""
    return not rules.solo


def hides_cards(rules: Rules) -> bool:
    """H1: some seat holds cards that another must not know."""
    return not rules.solo


# ---- private pools ---------------------------------------------------------------------------------------------------


def may_take_own(state: State) -> bool:
    """X4: the seat to move may still place a die of its private pool in this turn."""
    return state.rules.pools and not state.taken


def has_own_pools(rules: Rules) -> bool:
    return rules.pools


def own_pools_rolled(state: State) -> bool:
    """X5: every private pool lies there, or none is played with."""
    return not state.rules.pools or len(state.own) >= OWN_DICE * state.rules.players


# ---- grey glass ------------------------------------------------------------------------------------------------------


def deals_grey_card(rules: Rules, dealt: i64, wanted: i64) -> bool:
    """G1: the last tool and the last public objective of a table are grey."""
    return rules.grey and dealt == wanted - 1


def board_lies(state: State) -> bool:
    """G4: the restriction board lies there, or none is played with."""
    return not state.rules.grey or state.deal.board != NOT_DEALT


# ---- blooms and pioneers ---------------------------------------------------------------------------------------------


def blooms_each(rules: Rules) -> i64:
    """G10: the blooms dealt to each seat; none without the module."""
    return rules.blooms


def chooses_blooms(rules: Rules) -> bool:
    """G10: every seat decides which blooms it keeps."""
    return rules.blooms > 0


def pioneers_lie(state: State) -> bool:
    """G8: all pioneers of the table lie there."""
    return len(state.deal.pioneers) >= state.rules.pioneers
