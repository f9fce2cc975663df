"""Points and the spaces that earn them, the ranking with its tie-breaks, the solo target (C, O6, E).

An objective gives *claims*: each is one number, the points times 2**20 plus the mask of spaces that earned them.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import rules as tie_breaks
from vitrall.engine.actions import HIDDEN_COUNT
from vitrall.engine.board import CELLS, FULL, HEIGHT, WIDTH, count
from vitrall.engine.deck import Bloom, Objective
from vitrall.engine.findings import amount, findings
from vitrall.engine.module_rules import blooms_each
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import HIDDEN, State, private_of
from vitrall.engine.turns import seat_of
from vitrall.engine.window import Window

CLAIM_SHIFT: Final = 20


def claim(points: i64, cells: i64) -> i64:
    return (points << CLAIM_SHIFT) | cells


def claims(window: Window, objective: Objective) -> vec[i64]:
    """The window's claims, one for each time it meets the objective (C1, C2, C6); for a rivalry, its amounts."""
    result = vec[i64]()
    for finding in findings(window, objective.measure):
        result = append(result, claim((finding >> CLAIM_SHIFT) * objective.points, finding & FULL))
    return result


def window_points(window: Window, objective: Objective) -> i64:
    """What all claims of the window pay together; bots ask by the million, so the claims are not listed."""
    return amount(window, objective.measure) * objective.points


def holes(window: Window) -> i64:
    return CELLS - count(window.dice)


def public_points(state: State, seat: i64) -> i64:
    total: i64 = 0
    for index in state.deal.publics:
        total += objective_points(state, seat, state.rules.deck.publics[index])
    return total


def objective_points(state: State, seat: i64, objective: Objective) -> i64:
    """What a public objective pays a seat: by its own window, or by its place among all (G13)."""
    if len(objective.places):
        return rivalry_points(state, seat, objective)
    return window_points(state.windows[seat], objective)


def rivalry_points(state: State, seat: i64, rivalry: Objective) -> i64:
    """G13: tied players share the sum of the places they take, rounded down; places beyond the row pay nothing."""
    own = amount(state.windows[seat], rivalry.measure)
    ahead: i64 = 0
    level: i64 = 0
    for window in state.windows:
        other = amount(window, rivalry.measure)
        if other > own:
            ahead += 1
        elif other == own:
            level += 1
    shared: i64 = 0
    place = ahead
    while place < ahead + level and place < len(rivalry.places):
        shared += rivalry.places[place]
        place += 1
    return shared // level


def pioneer_points(state: State, seat: i64) -> i64:
    """G9: every card taken pays, even if the window no longer meets its goal."""
    total: i64 = 0
    index: i64 = 0
    while index < len(state.owners):
        if state.owners[index] == seat:
            total += state.rules.deck.pioneers[state.deal.pioneers[index]].points
        index += 1
    return total


def bloom_claim(window: Window, bloom: Bloom) -> i64:
    """G11: points if the arrangement is in the window, counted once; otherwise a loss."""
    row: i64 = 0
    while row + bloom.height <= HEIGHT:
        column: i64 = 0
        while column + bloom.width <= WIDTH:
            cells = _bloom_at(window, bloom, row * WIDTH + column)
            if cells:
                return claim(bloom.points, cells)
            column += 1
        row += 1
    return claim(bloom.missed, 0)


def _bloom_at(window: Window, bloom: Bloom, offset: i64) -> i64:
    """The spaces of the arrangement lying there; 0 if a die of it is missing."""
    cells: i64 = 0
    index: i64 = 0
    while index < len(bloom.facets):
        wanted = bloom.masks[index] << offset
        if window.held[bloom.facets[index]] & wanted != wanted:
            return 0
        cells |= wanted
        index += 1
    return cells


def kept_blooms(state: State, seat: i64) -> vec[i64]:
    """The blooms a seat kept, as far as this position knows them."""
    cards = vec[i64]()
    each = blooms_each(state.rules)
    if each and state.deal.keeps[seat] > 0 and state.deal.keeps[seat] < HIDDEN_COUNT:
        which: i64 = 0
        while which < each:
            card = state.deal.blooms[seat * each + which]
            if (state.deal.keeps[seat] >> which) & 1 and card != HIDDEN:
                cards = append(cards, card)
            which += 1
    return cards


def bloom_points(state: State, seat: i64) -> i64:
    total: i64 = 0
    for card in kept_blooms(state, seat):
        total += bloom_claim(state.windows[seat], state.rules.deck.blooms[card]) >> CLAIM_SHIFT
    return total


def private_points(state: State, seat: i64) -> i64:
    """C10: the private objective (of two in the solo game the better, O1) and the blooms, losses included."""
    best = _private(state, seat, 0)
    which: i64 = 1
    while which < state.rules.privates:
        best = max(best, _private(state, seat, which))
        which += 1
    return best + bloom_points(state, seat)


def _private(state: State, seat: i64, which: i64) -> i64:
    index = private_of(state, seat, which)
    if index == HIDDEN:
        return 0
    return window_points(state.windows[seat], state.rules.deck.privates[index])


def total(state: State, seat: i64) -> i64:
    """C1–C4, with blooms and pioneers; nothing is cut off at zero (C11)."""
    earned = public_points(state, seat) + private_points(state, seat) + pioneer_points(state, seat)
    return earned + state.favor[seat] + state.rules.hole * holes(state.windows[seat])


def target(state: State) -> i64:
    """O6: the sum of the dice on the round track."""
    pips: i64 = 0
    for entry in state.track:
        pips += entry % 6 + 1
    return pips


def solo_won(state: State) -> bool:
    """O6: strictly more than the target."""
    return total(state, 0) > target(state)


def _last_step(state: State, seat: i64) -> i64:
    """The edition's third tie-break as a number, the larger the better (E1–E3)."""
    players = state.rules.players
    if state.rules.tie_break == tie_breaks.TIE_REVERSE_ORDER:
        return (seat - state.start) % players
    if state.rules.tie_break == tie_breaks.TIE_LAST_TURN:
        return _last_turn_taken(state, seat)
    return 0


def _last_turn_taken(state: State, seat: i64) -> i64:
    """E2: a turn skipped was not taken, one passed was."""
    last: i64 = 0
    turn: i64 = 0
    while turn < state.rules.turns:
        skipped = turn >= state.rules.players and (state.skips >> seat) & 1
        if seat_of(state.rules.players, state.start, turn) == seat and not skipped:
            last = turn
        turn += 1
    return last


def standing(state: State, seat: i64) -> list[i64]:
    """What is compared, in order: total, private points, tokens, the edition's third rule (C5)."""
    return [total(state, seat), private_points(state, seat), state.favor[seat], _last_step(state, seat)]


def ranks(state: State) -> list[i64]:
    """The rank of each seat, 1 for the first; seats that no rule separates share it (C5, E3)."""
    standings = [standing(state, seat) for seat in range(state.rules.players)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]
