"""Points and the spaces that earn them, the ranking with its tie-breaks, the solo target (C, O6, E).

An objective answers with *claims*: each is one number, the points times 2**20 plus the mask of spaces that earned them.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import deck
from vitrall.engine import rules as tie_breaks
from vitrall.engine.board import CELLS, COLUMNS, ROWS, cornering, count, lowest
from vitrall.engine.deck import Objective
from vitrall.engine.dice import COLORS
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import HIDDEN, State, private_of
from vitrall.engine.turns import seat_of
from vitrall.engine.window import Window

CLAIM_SHIFT: Final = 20


def claim(points: i64, cells: i64) -> i64:
    return (points << CLAIM_SHIFT) | cells


def points_of(claims: vec[i64]) -> i64:
    total: i64 = 0
    for each in claims:
        total += each >> CLAIM_SHIFT
    return total


def claims(window: Window, objective: Objective) -> vec[i64]:
    """What the window earns by the objective, each time told apart (C1, C2, C6)."""
    kind = objective.kind
    if kind == deck.LINES:
        return _lines(window, objective)
    if kind == deck.SETS:
        return _sets(window, objective)
    if kind == deck.DIAGONALS:
        return _diagonals(window, objective)
    return _sum(window, objective)


def _lines(window: Window, objective: Objective) -> vec[i64]:
    """C1: full lines in which no colour, or no value, comes twice."""
    found = vec[i64]()
    first: i64 = 0 if objective.facets[1] == 0 else COLORS
    for line in COLUMNS if objective.facets[0] else ROWS:
        if window.dice & line == line and _unlike(window, line, first):
            found = append(found, claim(objective.points, line))
    return found


def _unlike(window: Window, line: i64, first: i64) -> bool:
    facet: i64 = first
    while facet < first + COLORS:
        here = window.held[facet] & line
        if here & (here - 1):
            return False
        facet += 1
    return True


def _sets(window: Window, objective: Objective) -> vec[i64]:
    """C8: as many sets as the rarest member; each takes the first dice that no earlier set took."""
    found = vec[i64]()
    sets = _rarest(window, objective)
    taken: i64 = 0
    while sets > 0:
        cells: i64 = 0
        for facet in objective.facets:
            left = window.held[facet] & ~taken
            cells |= left & -left
        taken |= cells
        found = append(found, claim(objective.points, cells))
        sets -= 1
    return found


def _rarest(window: Window, objective: Objective) -> i64:
    least: i64 = CELLS
    for facet in objective.facets:
        least = min(least, count(window.held[facet]))
    return least


def _diagonals(window: Window, objective: Objective) -> vec[i64]:
    """C9: each die with a like die at a corner, once."""
    found = vec[i64]()
    facet: i64 = 0 if objective.facets[0] == 0 else COLORS
    last = facet + COLORS
    while facet < last:
        cells = window.held[facet]
        cells &= cornering(cells)
        while cells:
            found = append(found, claim(objective.points, cells & -cells))
            cells &= cells - 1
        facet += 1
    return found


def _sum(window: Window, objective: Objective) -> vec[i64]:
    """C2: the values of the dice asked for."""
    found = vec[i64]()
    cells = _counted(window, objective)
    while cells:
        die = window.cells[lowest(cells)]
        found = append(found, claim(objective.points * (die % 6 + 1), cells & -cells))
        cells &= cells - 1
    return found


def _counted(window: Window, objective: Objective) -> i64:
    if not len(objective.facets):
        return window.dice & objective.cells
    cells: i64 = 0
    for facet in objective.facets:
        cells |= window.held[facet]
    return cells & objective.cells


def holes(window: Window) -> i64:
    return CELLS - count(window.dice)


def public_points(state: State, seat: i64) -> i64:
    total: i64 = 0
    for index in state.deal.publics:
        total += points_of(claims(state.windows[seat], state.rules.deck.publics[index]))
    return total


def private_points(state: State, seat: i64) -> i64:
    """C2; of two open ones in the solo game the better (O1). A card not known to this position counts nothing."""
    best: i64 = 0
    which: i64 = 0
    while which < state.rules.privates:
        best = max(best, _private(state, seat, which))
        which += 1
    return best


def _private(state: State, seat: i64, which: i64) -> i64:
    index = private_of(state, seat, which)
    if index == HIDDEN:
        return 0
    return points_of(claims(state.windows[seat], state.rules.deck.privates[index]))


def total(state: State, seat: i64) -> i64:
    """C1–C4; nothing is cut off at zero (C11)."""
    lost = state.rules.hole * holes(state.windows[seat])
    return public_points(state, seat) + private_points(state, seat) + state.favor[seat] + lost


def target(state: State) -> i64:
    """O6: the sum of the dice on the round track."""
    found: i64 = 0
    for entry in state.track:
        found += entry % 6 + 1
    return found


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
    """The rank of each seat, 1 for the first; those whom nothing parts share it (C5, E3)."""
    standings = [standing(state, seat) for seat in range(state.rules.players)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]
