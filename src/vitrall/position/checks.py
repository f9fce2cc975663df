"""What must hold between the fields of a position, so that the engine can go on from it.

Windows from real tables may hold misplaced dice, and dice may have left the game; only what no game can come to, or
what the engine could not play on from, is refused.
"""

from __future__ import annotations

from vitrall.engine import state as phases
from vitrall.engine.dice import COLOR, KINDS, LETTERS, NO_DIE
from vitrall.engine.legal import legal
from vitrall.engine.rules import ROUNDS
from vitrall.engine.state import HIDDEN, NOT_DEALT, State, awaited_seats
from vitrall.engine.turns import seat_of
from vitrall.position.hand import check_hand, check_tool
from vitrall.position.words import fault
from vitrall.view.phases import PHASES


def check(state: State) -> None:
    """Raise `Unreadable` if anything does not fit together."""
    _check_deal(state)
    _check_choices(state)
    _check_favor(state)
    _check_clock(state)
    _check_dice(state)
    _check_room(state)
    check_tool(state)
    check_hand(state)
    _check_way_out(state)


def _check_deal(state: State) -> None:
    """S10: each kind of card is dealt in its phase: none before, all after, some but not all during."""
    rules = state.rules
    deal = state.deal
    chosen = [pattern for pattern in deal.patterns if pattern != NOT_DEALT]
    _check_dealt(state, "private objectives", phases.DEAL_PRIVATES, len(deal.privates), rules.privates * rules.players)
    _check_dealt(state, "window cards", phases.DEAL_WINDOWS, len(deal.offers), 2 * rules.players)
    _check_dealt(state, "windows chosen", phases.CHOOSE, len(chosen), rules.players)
    _check_dealt(state, "tools", phases.DEAL_TOOLS, len(deal.tools), rules.tools)
    _check_dealt(state, "public objectives", phases.DEAL_PUBLICS, len(deal.publics), rules.publics)
    if state.phase == phases.DEAL_START and rules.solo:
        raise fault("phase", "the solo game draws no start player (O8)")


def _check_dealt(state: State, kind: str, phase: int, has: int, wants: int) -> None:
    least, most = (wants, wants) if state.phase > phase else (0, wants - 1) if state.phase == phase else (0, 0)
    if not least <= has <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise fault("card", f"{has} {kind} in the phase {PHASES[state.phase]}, where {wanted} can be")


def _check_choices(state: State) -> None:
    """S2: a seat chooses among what it was offered, where that is known."""
    sides = [int(side) for side in state.rules.deck.sides]
    for seat, pattern in enumerate(state.deal.patterns):
        if pattern in (NOT_DEALT, HIDDEN):
            continue
        offers = list(state.deal.offers)[2 * seat : 2 * seat + 2]
        if HIDDEN not in offers and pattern not in [sides[2 * card + side] for card in offers for side in (0, 1)]:
            name = state.rules.deck.patterns[pattern].id
            raise fault("card", f"seat {seat + 1} was not offered the pattern {name}")


def _check_favor(state: State) -> None:
    if len(state.favor) != len(state.windows):
        raise fault("value", f"favor must tell of {len(state.windows)} windows, not of {len(state.favor)}")
    if state.rules.solo and any(state.favor):
        raise fault("value", "the solo player has no favor (O1)")


def _check_clock(state: State) -> None:
    """T2, T8, U9."""
    if state.phase == phases.OVER and state.round != ROUNDS:
        raise fault("phase", f"the game ends after round {ROUNDS}, not {state.round}")
    if state.phase == phases.ROLL and state.turn:
        raise fault("phase", "the pool is rolled before the first turn of a round")
    players = int(state.rules.players)
    first = {int(seat_of(players, state.start, turn)) for turn in range(min(int(state.turn) + 1, players))}
    for seat in (seat for seat in range(players) if (state.skips >> seat) & 1):
        gone = seat == state.seat and state.turn >= players
        if seat not in first or gone or state.phase <= phases.ROLL:
            raise fault("phase", f"seat {seat + 1} cannot have given its second turn away here")


def _check_dice(state: State) -> None:
    """T10: of no color are there more dice than the bag began with; before the first roll all are in it."""
    counts = [int(count) for count in state.bag]
    for die in _dice_out(state):
        counts[COLOR[die]] += 1
    for color, most in enumerate(state.rules.bag):
        if counts[color] > most:
            raise fault("dice", f"{counts[color]} dice of colour {LETTERS[color]}, where the bag began with {most}")
    if state.phase < phases.ROLL and list(state.bag) != list(state.rules.bag):
        raise fault("dice", "before the first roll all dice are in the bag")


def _dice_out(state: State) -> list[int]:
    """Every die that is not in the bag."""
    placed = [die for window in state.windows for die in window.cells if die != NO_DIE]
    hand = [] if state.hand == NO_DIE else [state.hand]
    return [*state.pool, *state.queue, *hand, *(entry % KINDS for entry in state.track), *placed]


def _check_room(state: State) -> None:
    """T1: no round has more dice than its draw."""
    drawn = len(state.pool) + len(state.queue) + (state.hand != NO_DIE)
    spaces = [entry // KINDS for entry in state.track]
    if max([drawn, *(spaces.count(space) for space in spaces)]) > state.rules.draw:
        raise fault("dice", f"a round has at most {state.rules.draw} dice")
    if state.phase == phases.ROLL and state.to_roll < 1:
        raise fault("phase", "no die is left to be rolled")
    if state.phase == phases.OVER and drawn:
        raise fault("phase", "after the end the pool is empty (T8)")


def _check_way_out(state: State) -> None:
    """Somebody is awaited only where there is something to do."""
    if awaited_seats(state) and not len(legal(state)):
        raise fault("stuck", "the seat to move has no legal move here")
