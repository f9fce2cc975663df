"""Checks between the fields of a position, so that the engine can continue from it.

Windows from real tables may hold misplaced dice, and dice may have left the game; only what no game can come to, or
from which the engine could not continue, is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitrall.engine import phases
from vitrall.engine.board import lowest
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.legal import legal
from vitrall.engine.rules import OWN_DICE, ROUNDS
from vitrall.engine.state import HIDDEN, NOBODY, NOT_DEALT, State, awaited_seats
from vitrall.engine.turns import seat_of
from vitrall.position.hand_checks import check_hand, check_tool, in_phase
from vitrall.position.position_decks import check_decks
from vitrall.position.supply import check_own, check_supply
from vitrall.position.words import fault
from vitrall.why import by_rule, instead, of, within


def check(state: State) -> None:
    """Raise `Unreadable` if anything does not fit together."""
    for wrong in faults(state):
        raise wrong


def faults(state: State) -> Iterator[Unreadable]:
    """Everything that does not fit together. A group of checks may rely on the groups before it, so checking stops
    after the first group with a fault.
    """
    for group in GROUPS:
        wrong = [fault for check_part in group for fault in check_part(state)]
        yield from wrong
        if wrong:
            return


def _check_deal(state: State) -> Iterator[Unreadable]:
    """S10: each kind of card is dealt in its phase: none before, all after, some but not all during."""
    rules = state.rules
    deal = state.deal
    players = rules.players
    chosen = [pattern for pattern in deal.patterns if pattern != NOT_DEALT]
    decided = [choice for choice in deal.keeps if choice != NOT_DEALT]
    boards = [] if deal.board == NOT_DEALT else [deal.board]
    kinds = (
        ("private objectives", phases.DEAL_PRIVATES, len(deal.privates), rules.privates * players),
        ("blooms", phases.DEAL_BLOOMS, len(deal.blooms), rules.blooms * players),
        ("window cards", phases.DEAL_WINDOWS, len(deal.offers), 2 * players),
        ("windows chosen", phases.CHOOSE, len(chosen), players),
        ("decisions on blooms", phases.KEEP, len(decided), players if rules.blooms else 0),
        ("private dice", phases.ROLL_OWN, len(state.own), OWN_DICE * players if rules.pools else 0),
        ("tools", phases.DEAL_TOOLS, len(deal.tools), rules.tools),
        ("public objectives", phases.DEAL_PUBLICS, len(deal.publics), rules.publics),
        ("restriction boards", phases.DEAL_BOARD, len(boards), 1 if rules.grey else 0),
        ("pioneers", phases.DEAL_PIONEERS, len(deal.pioneers), rules.pioneers),
    )
    for kind, phase, has, wants in kinds:
        yield from _check_dealt(state, kind, phase, has, wants)
    if state.phase == phases.DEAL_START and rules.solo:
        yield fault("phase", by_rule("O8", Why("solo-start")))


def _check_dealt(state: State, kind: str, phase: int, has: int, wants: int) -> Iterator[Unreadable]:
    least, most = (wants, wants) if state.phase > phase else (0, wants - 1) if state.phase == phase else (0, 0)
    if not least <= has <= most:
        yield fault("card", in_phase(state, of(Why(f"cards-{kind.replace(' ', '-')}"), within(has, least, most))))


def _check_choices(state: State) -> Iterator[Unreadable]:
    """S2: a seat chooses among what it was offered, where that is known."""
    sides = [int(side) for side in state.rules.deck.sides]
    if HIDDEN in state.deal.patterns:
        yield fault("card", Why("choice-hidden"))
        return
    for seat, pattern in enumerate(state.deal.patterns):
        if pattern == NOT_DEALT:
            continue
        offers = list(state.deal.offers)[2 * seat : 2 * seat + 2]
        if HIDDEN not in offers and pattern not in [sides[2 * card + side] for card in offers for side in (0, 1)]:
            name = state.rules.deck.patterns[pattern].id
            yield fault("card", Why("not-offered", seat=seat + 1, card=name))


def _check_favor(state: State) -> Iterator[Unreadable]:
    if len(state.favor) != len(state.windows):
        yield fault("value", of("favor", instead(len(state.favor), len(state.windows))))
    if state.rules.solo and any(state.favor):
        yield fault("value", of("favor", by_rule("O1", Why("solo-favor"))))


def _check_clock(state: State) -> Iterator[Unreadable]:
    """T2, T8, U9, G8."""
    if state.phase == phases.OVER and state.round != ROUNDS:
        yield fault("phase", of("round", instead(int(state.round), ROUNDS)))
    if state.phase in (phases.ROLL, phases.ROLL_GREY) and state.turn:
        yield fault("phase", Why("rolled-first"))
    if state.phase == phases.ROLL_GREY and not state.rules.grey:
        yield fault("phase", Why("no-grey-pool"))
    if state.phase < phases.ROLL and any(owner != NOBODY for owner in state.owners):
        yield fault("phase", Why("pioneer-too-early"))
    yield from _check_skips(state)


def _check_skips(state: State) -> Iterator[Unreadable]:
    """U9; where everybody has one turn, none can be given away (X6)."""
    players = int(state.rules.players)
    first = {int(seat_of(players, state.start, turn)) for turn in range(min(int(state.turn) + 1, players))}
    for seat in (seat for seat in range(players) if (state.skips >> seat) & 1):
        gone = seat == state.seat and state.turn >= players
        if seat not in first or gone or state.rules.pools or state.phase <= phases.ROLL_GREY:
            yield fault("phase", Why("skip", seat=seat + 1))


def _check_way_out(state: State) -> Iterator[Unreadable]:
    """If the game waits for a seat, that seat must have a legal move."""
    awaited = int(awaited_seats(state))
    if awaited and not len(legal(state)):
        yield fault("stuck", in_phase(state, Why("seat", seat=int(lowest(awaited)) + 1)))


GROUPS: Final = (
    (_check_deal, check_decks, _check_choices, _check_favor),
    (_check_clock, check_supply),
    (check_tool,),
    (check_hand, check_own),
    (_check_way_out,),
)
