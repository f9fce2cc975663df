"""The judge of the craftsman: rules of thumb, each a sign that is counted and a weight.

Spaces by how many dice they take, unfinished patterns by how near they are, the own secret, tokens, goals and rivals.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.judge import Judge, pips_in_pool, placements_left, played_colors
from vitrall.bots.mind.potential import POINT, bloom_lacks, bloom_potential, goal, potential
from vitrall.bots.mind.weights import ALONE, BASE, KEPT, LATE, RIVAL, SIZE, SPACE, TOKEN, TURNS, UNFIT, Weights
from vitrall.engine.board import FULL, count, lowest
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.deck import Objective
from vitrall.engine.dice import COLORS, FACETS
from vitrall.engine.findings import amount
from vitrall.engine.native import append, i64, vec
from vitrall.engine.scoring import kept_blooms, pioneer_points
from vitrall.engine.state import HIDDEN, NOBODY, SPENT, State, private_of
from vitrall.engine.window import Window, empty_window


def _buckets() -> vec[i64]:
    """For each number of kinds of die that a space takes, its place among the signs."""
    table = vec[i64]()
    kinds: i64 = 0
    while kinds <= 36:
        bucket: i64 = 0
        for most in (0, 2, 4, 6, 12, 20):
            if kinds > most:
                bucket += 1
        table = append(table, bucket)
        kinds += 1
    return table


BUCKET: Final = _buckets()


class Heuristic(Judge):
    """Expects the final score from the signs of a window."""

    def __init__(self, weights: Weights) -> None:
        self.table = weights.table

    def value(self, state: State, seat: i64) -> i64:
        row = placements_left(state, seat)
        worth = self._window(state, seat, state.windows[seat], row)
        worth += POINT * pioneer_points(state, seat)
        if state.rules.solo:
            return worth + self.beyond(state, seat)
        return worth + state.favor[seat] * self.table[row * SIZE + TOKEN]

    def beyond(self, state: State, seat: i64) -> i64:
        if not state.rules.solo:
            return 0
        return _unused(state) * self.table[placements_left(state, seat) * SIZE + ALONE] - POINT * pips_in_pool(state)

    def pattern(self, state: State, seat: i64, pattern: i64) -> i64:
        card = state.rules.deck.patterns[pattern]
        worth = self._window(state, seat, empty_window(card.printed), TURNS)
        return worth if state.rules.solo else worth + card.favor * self.table[TURNS * SIZE + TOKEN]

    def keeping(self, state: State, seat: i64, choice: i64) -> i64:
        """Has weights of its own: those of a running game fall too fast for the value of a whole game."""
        row: i64 = TURNS * SIZE
        worth: i64 = 0 if state.rules.solo else blooms_kept(choice) * self.table[row + TOKEN]
        which: i64 = 0
        while which < state.rules.blooms:
            if (choice >> which) & 1:
                card = state.rules.deck.blooms[state.deal.blooms[seat * state.rules.blooms + which]]
                lacks = bloom_lacks(state.windows[seat], card, FULL)
                worth += card.missed * POINT
                if 1 <= lacks <= 6:
                    worth += (card.points - card.missed) * self.table[row + KEPT + lacks - 1]
            which += 1
        return worth

    def _window(self, state: State, seat: i64, window: Window, left: i64) -> i64:
        """The window alone, with so many placements to come."""
        table = self.table
        row = left * SIZE
        colors = played_colors(state)
        alive = alive_spaces(window, colors)
        worth = table[row + BASE] + self._spaces(state, window, left, alive, colors)
        for index in state.deal.publics:
            objective = state.rules.deck.publics[index]
            if len(objective.places):
                worth += self._rivalry(state, seat, window, objective, row)
            else:
                worth += potential(window, objective, table, row, alive, colors)
        worth += self._secrets(state, seat, window, row, alive, colors)
        return worth + self._goals(state, window, row, alive) if len(state.owners) else worth

    def _spaces(self, state: State, window: Window, left: i64, alive: i64, colors: i64) -> i64:
        """Empty spaces by the kinds of die they take, those without a turn to come, and dice that fit nowhere."""
        table = self.table
        row = left * SIZE
        empty = FULL & ~window.dice
        worth = (count(empty) - count(alive)) * table[row + SPACE]
        late = count(alive) - left
        if late > 0:
            worth += late * table[row + LATE]
        shades, values = facets_taken(window, 0, colors), facets_taken(window, COLORS, FACETS)
        spaces = alive
        while spaces:
            cell = lowest(spaces)
            spaces &= spaces - 1
            kinds = number_at(shades, cell) * number_at(values, cell)
            worth += table[row + SPACE + BUCKET[kinds]]
        return -state.rules.hole * worth + unfit_kinds(window, alive, colors) * table[row + UNFIT]

    def _secrets(self, state: State, seat: i64, window: Window, row: i64, alive: i64, colors: i64) -> i64:
        """The private objective, of two the better (O1), and kept blooms."""
        best: i64 = 0
        which: i64 = 0
        while which < state.rules.privates:
            index = private_of(state, seat, which)
            if index != HIDDEN:
                worth = potential(window, state.rules.deck.privates[index], self.table, row, alive, colors)
                best = max(best, worth)
            which += 1
        if state.rules.blooms:
            for card in kept_blooms(state, seat):
                best += bloom_potential(window, state.rules.deck.blooms[card], self.table, row, alive)
        return best

    def _goals(self, state: State, window: Window, row: i64, alive: i64) -> i64:
        """Pioneers that still lie open."""
        worth: i64 = 0
        index: i64 = 0
        while index < len(state.owners):
            if state.owners[index] == NOBODY:
                card = state.rules.deck.pioneers[state.deal.pioneers[index]]
                worth += card.points * goal(window, card.measure, card.needs, self.table, row, alive)
            index += 1
        return worth

    def _rivalry(self, state: State, seat: i64, window: Window, rivalry: Objective, row: i64) -> i64:
        """How far the seat is ahead of the best other, in eighths."""
        own = amount(window, rivalry.measure)
        best: i64 = 0
        other: i64 = 0
        while other < len(state.windows):
            if other != seat:
                best = max(best, amount(state.windows[other], rivalry.measure))
            other += 1
        ahead = 8 * (own - best) // (own + best + 1)
        step = max(0, min(6, ahead + 3))
        return rivalry.places[0] * self.table[row + RIVAL + step]


def _unused(state: State) -> i64:
    """O4: how many tools a lone player still has."""
    unused: i64 = 0
    for tokens in state.tokens:
        if tokens != SPENT:
            unused += 1
    return unused


def alive_spaces(window: Window, colors: i64) -> i64:
    """The empty spaces that some die fits, be it not yet within reach."""
    by_color: i64 = 0
    by_value: i64 = 0
    facet: i64 = 0
    while facet < colors:
        by_color |= window.open[facet]
        facet += 1
    facet = COLORS
    while facet < FACETS:
        by_value |= window.open[facet]
        facet += 1
    return by_color & by_value & FULL & ~window.dice


def facets_taken(window: Window, first: i64, last: i64) -> tuple[i64, i64, i64]:
    """How many of the facets each space takes, as binary digits: spaces with a 1, with a 2 and with a 4 in it."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    facet = first
    while facet < last:
        spaces = window.open[facet]
        carried = ones & spaces
        ones ^= spaces
        fours |= twos & carried
        twos ^= carried
        facet += 1
    return ones, twos, fours


def number_at(digits: tuple[i64, i64, i64], cell: i64) -> i64:
    """How many facets one space takes."""
    return ((digits[0] >> cell) & 1) + 2 * ((digits[1] >> cell) & 1) + 4 * ((digits[2] >> cell) & 1)


def unfit_kinds(window: Window, alive: i64, colors: i64) -> i64:
    """How many kinds of die no space within reach takes."""
    unfit: i64 = 0
    reach = alive & window.reach
    color: i64 = 0
    while color < colors:
        near = window.open[color] & reach
        shade: i64 = COLORS
        while shade < FACETS:
            if not near & window.open[shade]:
                unfit += 1
            shade += 1
        color += 1
    return unfit
