"""What must hold between the fields of a position, so that the engine can go on from it.

Windows from real tables may hold misplaced dice, and dice may have left the game; only what no game can come to, or
what the engine could not play on from, is refused.
"""

from __future__ import annotations

from vitrall.engine import state as phases
from vitrall.engine.board import lowest
from vitrall.engine.errors import Why
from vitrall.engine.legal import legal
from vitrall.engine.rules import OWN_DICE, ROUNDS
from vitrall.engine.state import HIDDEN, NOBODY, NOT_DEALT, State, awaited_seats
from vitrall.engine.turns import seat_of
from vitrall.position.hand_checks import check_hand, check_tool, in_phase
from vitrall.position.position_decks import check_decks
from vitrall.position.supply import check_own, check_supply
from vitrall.position.words import fault
from vitrall.view.phases import PHASES
from vitrall.why import instead, of, within


def check(state: State) -> None:
    """Raise `Unreadable` if anything does not fit together."""
    _check_deal(state)
    check_decks(state)
    _check_choices(state)
    _check_favor(state)
    _check_clock(state)
    check_supply(state)
    check_tool(state)
    check_hand(state)
    check_own(state)
    _check_way_out(state)


def _check_deal(state: State) -> None:
    """S10: each kind of card is dealt in its phase: none before, all after, some but not all during."""
    rules = state.rules
    deal = state.deal
    players = rules.players
    chosen = [pattern for pattern in deal.patterns if pattern != NOT_DEALT]
    decided = [choice for choice in deal.keeps if choice != NOT_DEALT]
    boards = [] if deal.board == NOT_DEALT else [deal.board]
    _check_dealt(state, "private objectives", phases.DEAL_PRIVATES, len(deal.privates), rules.privates * players)
    _check_dealt(state, "blooms", phases.DEAL_BLOOMS, len(deal.blooms), rules.blooms * players)
    _check_dealt(state, "window cards", phases.DEAL_WINDOWS, len(deal.offers), 2 * players)
    _check_dealt(state, "windows chosen", phases.CHOOSE, len(chosen), players)
    _check_dealt(state, "decisions on blooms", phases.KEEP, len(decided), players if rules.blooms else 0)
    _check_dealt(state, "private dice", phases.ROLL_OWN, len(state.own), OWN_DICE * players if rules.pools else 0)
    _check_dealt(state, "tools", phases.DEAL_TOOLS, len(deal.tools), rules.tools)
    _check_dealt(state, "public objectives", phases.DEAL_PUBLICS, len(deal.publics), rules.publics)
    _check_dealt(state, "restriction boards", phases.DEAL_BOARD, len(boards), 1 if rules.grey else 0)
    _check_dealt(state, "pioneers", phases.DEAL_PIONEERS, len(deal.pioneers), rules.pioneers)
    if state.phase == phases.DEAL_START and rules.solo:
        raise fault("phase", "the solo game draws no start player (O8)", Why("solo-start"))


def _check_dealt(state: State, kind: str, phase: int, has: int, wants: int) -> None:
    least, most = (wants, wants) if state.phase > phase else (0, wants - 1) if state.phase == phase else (0, 0)
    if not least <= has <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        reason = f"{has} {kind} in the phase {PHASES[state.phase]}, where {wanted} can be"
        why = of(Why(f"cards-{kind.replace(' ', '-')}"), within(has, least, most))
        raise fault("card", reason, in_phase(state, why))


def _check_choices(state: State) -> None:
    """S2: a seat chooses among what it was offered, where that is known."""
    sides = [int(side) for side in state.rules.deck.sides]
    if HIDDEN in state.deal.patterns:
        raise fault("card", "a choice that is not known cannot be played on from", Why("choice-hidden"))
    for seat, pattern in enumerate(state.deal.patterns):
        if pattern == NOT_DEALT:
            continue
        offers = list(state.deal.offers)[2 * seat : 2 * seat + 2]
        if HIDDEN not in offers and pattern not in [sides[2 * card + side] for card in offers for side in (0, 1)]:
            name = state.rules.deck.patterns[pattern].id
            reason = f"seat {seat + 1} was not offered the pattern {name}"
            raise fault("card", reason, Why("not-offered", seat=seat + 1, card=name))


def _check_favor(state: State) -> None:
    if len(state.favor) != len(state.windows):
        reason = f"favor must tell of {len(state.windows)} windows, not of {len(state.favor)}"
        raise fault("value", reason, of("favor", instead(len(state.favor), len(state.windows))))
    if state.rules.solo and any(state.favor):
        raise fault("value", "the solo player has no favor (O1)", of("favor", Why("solo-favor")))


def _check_clock(state: State) -> None:
    """T2, T8, U9, G8."""
    if state.phase == phases.OVER and state.round != ROUNDS:
        reason = f"the game ends after round {ROUNDS}, not {state.round}"
        raise fault("phase", reason, of("round", instead(int(state.round), ROUNDS)))
    if state.phase in (phases.ROLL, phases.ROLL_GREY) and state.turn:
        raise fault("phase", "the pool is rolled before the first turn of a round", Why("rolled-first"))
    if state.phase == phases.ROLL_GREY and not state.rules.grey:
        raise fault("phase", "there is no grey pool to roll from", Why("no-grey-pool"))
    if state.phase < phases.ROLL and any(owner != NOBODY for owner in state.owners):
        raise fault("phase", "no pioneer is taken before the first turn", Why("pioneer-too-early"))
    _check_skips(state)


def _check_skips(state: State) -> None:
    """U9; where everybody has one turn, none can be given away (X6)."""
    players = int(state.rules.players)
    first = {int(seat_of(players, state.start, turn)) for turn in range(min(int(state.turn) + 1, players))}
    for seat in (seat for seat in range(players) if (state.skips >> seat) & 1):
        gone = seat == state.seat and state.turn >= players
        if seat not in first or gone or state.rules.pools or state.phase <= phases.ROLL_GREY:
            reason = f"seat {seat + 1} cannot have given its second turn away here"
            raise fault("phase", reason, Why("skip", seat=seat + 1))


def _check_way_out(state: State) -> None:
    """Somebody is awaited only where there is something to do."""
    awaited = int(awaited_seats(state))
    if awaited and not len(legal(state)):
        why = in_phase(state, Why("seat", seat=int(lowest(awaited)) + 1))
        raise fault("stuck", "the seat to move has no legal move here", why)
