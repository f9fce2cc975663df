"""The inputs of the net: a position as a seat sees it, as counts of features and as masks of spaces.

Features are gated by the cards on the table: a row that lacks one die is another feature for each objective that pays
for rows. Colours are relative to the colour of the private objective, which comes first, so that what was learned with
one colour holds for all. Modules, private pools and the solo game have features of their own, which are zero in other
games and cost nothing there.

`feature_layout.py` says where each of them lies.
"""

from __future__ import annotations

from typing import final

from vitrall.bots.mind.feature_layout import (
    ALONE_AT,
    BAG_AT,
    BLOOM_AT,
    COUNTS,
    DIAGONAL_AT,
    EMPTY_AT,
    FAR,
    FAVOR_AT,
    LATE_AT,
    LEFT_AT,
    LINE_AT,
    LINES,
    MARKED_AT,
    MASKS,
    OPEN_AT,
    OTHER_AT,
    OTHER_SIZE,
    OWN_AT,
    OWN_POOL_AT,
    PIONEER_AT,
    PLAYERS_AT,
    POOL_AT,
    PUBLIC_AT,
    REACH_AT,
    SECOND_AT,
    SET_AT,
    SETS,
    SPACE_AT,
    TOOL_AT,
    UNFIT_AT,
    VALUE_AT,
    WAIT_AT,
    CardSlots,
)
from vitrall.bots.mind.heuristic import BUCKET, alive_spaces, facets_taken, number_at, unfit_kinds
from vitrall.bots.mind.judge import pips_in_pool
from vitrall.bots.mind.potential import bloom_lacks, groups_of, missing_in
from vitrall.engine.board import COLUMNS, FULL, ROWS, cornering, count, lowest
from vitrall.engine.deck import Objective, Pioneer
from vitrall.engine.dice import COLOR, COLORS, FACETS, GREY
from vitrall.engine.findings import amount
from vitrall.engine.native import i64, vec
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.scoring import kept_blooms
from vitrall.engine.state import HIDDEN, NOBODY, SPENT, State, private_of
from vitrall.engine.window import Window, fits


@final
class Features:
    """Where the features of one position are gathered."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.places = vec[i64]([0] * COUNTS)  # the features that are not zero
        self.counts = vec[i64]([0] * COUNTS)
        self.masks = vec[i64]([0] * MASKS)

    def clear(self) -> None:
        index: i64 = 0
        while index < self.size:
            self.counts[self.places[index]] = 0
            index += 1
        self.size = 0

    def add(self, place: i64, times: i64) -> None:
        """`times` is never negative, so a count of zero means that the feature was not met yet."""
        if times:
            if not self.counts[place]:
                self.places[self.size] = place
                self.size += 1
            self.counts[place] += times

    def gather(self, state: State, cards: CardSlots, seat: i64, window: Window, favor: i64, left: i64) -> None:
        """All inputs of the net. `window` may be a hypothetical one."""
        self.clear()
        colors: i64 = COLORS if state.rules.grey else COLORS - 1
        alive = alive_spaces(window, colors)
        private = _private_color(state, seat, 0)
        turned: i64 = max(0, private)
        self._table(state, cards, favor, left)
        self._supply(state, seat, window, turned, left)
        self._spaces(window, alive, left, colors)
        for card in state.deal.publics:
            self._public(state, cards, seat, window, card, alive, colors)
        self._secrets(state, seat, window, alive, turned)
        if len(state.owners):
            self._pioneers(state, cards, window, alive)
        self._facets(window, alive, turned)

    def _table(self, state: State, cards: CardSlots, favor: i64, left: i64) -> None:
        self.add(LEFT_AT + left, 1)
        self.add(PLAYERS_AT + state.rules.players, 1)
        if state.rules.pools:
            self.add(PLAYERS_AT, 1)
        slot: i64 = 0
        while slot < len(state.deal.tools):
            tokens = state.tokens[slot]
            if tokens != SPENT:
                self.add(TOOL_AT + 2 * cards.tools[state.deal.tools[slot]] + (1 if tokens else 0), 1)
            slot += 1
        if state.rules.solo:
            self.add(ALONE_AT, pips_in_pool(state))
        else:
            self.add(FAVOR_AT + min(6, favor), 1)

    def _supply(self, state: State, seat: i64, window: Window, turned: i64, left: i64) -> None:
        """The bag, the private pool, and what the pool holds for another turn of this round."""
        color: i64 = 0
        while color < COLORS:
            self.add(BAG_AT + _relative(color, turned), state.bag[color])
            color += 1
        if state.rules.pools:
            self._own_pool(state, seat, turned)
        wait = turns_before(state, seat)
        if wait < 0:
            return
        self.add(WAIT_AT + min(10, wait), 1)
        fitting: i64 = 0
        most: i64 = 0
        place: i64 = 0
        while place < state.pool_count:
            die = state.pool_dice[place]
            if fits(window, die):
                fitting += 1
                if COLOR[die] == turned:
                    most = max(most, die % 6 + 1)
            place += 1
        self.add(POOL_AT + min(4, fitting), 1)
        self.add(POOL_AT + 5, state.pool_count)
        self.add(POOL_AT + 6, most)

    def _own_pool(self, state: State, seat: i64, turned: i64) -> None:
        place = seat * OWN_DICE
        last = place + OWN_DICE
        while place < last and place < len(state.own):
            die = state.own[place]
            if die >= 0:
                self.add(OWN_POOL_AT + _relative(COLOR[die], turned), 1)
                self.add(OWN_POOL_AT + COLORS + die % 6, 1)
            place += 1

    def _spaces(self, window: Window, alive: i64, left: i64, colors: i64) -> None:
        empty = count(FULL & ~window.dice)
        living = count(alive)
        self.add(EMPTY_AT, empty)
        self.add(SPACE_AT, empty - living)
        if living > left:
            self.add(LATE_AT, living - left)
        self.add(REACH_AT, count(alive & window.reach))
        shades, values = facets_taken(window, 0, colors), facets_taken(window, COLORS, FACETS)
        spaces = alive
        while spaces:
            cell = lowest(spaces)
            spaces &= spaces - 1
            self.add(SPACE_AT + BUCKET[number_at(shades, cell) * number_at(values, cell)], 1)
        self.add(UNFIT_AT, unfit_kinds(window, alive, colors))

    def _public(
        self, state: State, cards: CardSlots, seat: i64, window: Window, card: i64, alive: i64, colors: i64
    ) -> None:
        slot = cards.publics[card]
        self.add(PUBLIC_AT + slot, 1)
        objective = state.rules.deck.publics[card]
        if slot < LINES:
            self._lines(window, slot, alive, colors)
        elif slot < SETS:
            self._sets(window, objective, SET_AT + 37 * (slot - LINES), alive)
        elif slot == SETS:
            self._diagonals(window, alive, colors)
        else:
            self._other(state, seat, window, objective, OTHER_AT + OTHER_SIZE * (slot - SETS - 1), alive)

    def _lines(self, window: Window, slot: i64, alive: i64, colors: i64) -> None:
        """Full lines of unlike dice, and those that may still become such."""
        groups = COLUMNS if slot & 1 else ROWS
        first: i64 = 0 if slot < 2 else COLORS
        last: i64 = colors if slot < 2 else FACETS
        base: i64 = LINE_AT + 16 * slot
        for group in groups:
            empty = group & ~window.dice
            if empty & ~alive:
                continue
            one: i64 = 0
            two: i64 = 0
            three: i64 = 0
            unused: i64 = 0
            facet = first
            while facet < last:
                there = window.held[facet] & group
                if there:
                    if there & (there - 1):
                        break
                else:
                    # How many of the missing each space takes, counted for all spaces at once.
                    opened = window.open[facet] & empty
                    three |= two & opened
                    two |= one & opened
                    one |= opened
                    unused += 1
                facet += 1
            if facet < last or one != empty:
                continue
            missing = count(empty)
            if not missing:
                self.add(base, 1)
            elif unused >= missing:
                choice: i64 = 0
                if two == empty:
                    choice = 2 if three == empty else 1
                self.add(base + 1 + 3 * (missing - 1) + choice, 1)

    def _sets(self, window: Window, objective: Objective, base: i64, alive: i64) -> None:
        """Sets there are, and the next ones by how large a part of the empty spaces they ask for."""
        facets = objective.measure.facets
        room = count(alive)
        rarest: i64 = 20
        for facet in facets:
            rarest = min(rarest, count(window.held[facet]))
        self.add(base, rarest)
        step: i64 = 0
        while step < 4:
            needed: i64 = 0
            for facet in facets:
                lacking = rarest + 1 + step - count(window.held[facet])
                if lacking > 0:
                    if lacking > count(window.open[facet] & alive):
                        needed = room + 1
                        break
                    needed += lacking
            if needed > room:
                self.add(base + 1 + 9 * step + FAR, 1)
                return
            self.add(base + 1 + 9 * step + needed * 8 // (room + 1), 1)
            step += 1

    def _diagonals(self, window: Window, alive: i64, colors: i64) -> None:
        promising: i64 = 0
        facet: i64 = 0
        while facet < colors:
            held = window.held[facet]
            if held:
                corners = cornering(held)
                wanted = window.open[facet] & alive
                self.add(DIAGONAL_AT, count(held & corners))
                self.add(DIAGONAL_AT + 1, count(held & ~corners & cornering(wanted)))
                promising |= wanted & corners
            facet += 1
        self.add(DIAGONAL_AT + 2, count(promising))

    def _other(self, state: State, seat: i64, window: Window, card: Objective, base: i64, alive: i64) -> None:
        """Objectives of the modules: what they come to, groups that are near, and the place among all."""
        own = amount(window, card.measure)
        self.add(base, own)
        if not len(card.places):
            for group in groups_of(window, card.measure):
                missing = missing_in(window, card.measure, group, alive)
                if 1 <= missing <= 4:
                    self.add(base + missing, 1)
            return
        best: i64 = 0
        other: i64 = 0
        while other < len(state.windows):
            if other != seat:
                best = max(best, amount(state.windows[other], card.measure))
            other += 1
        self.add(base + 5 + max(0, min(6, 8 * (own - best) // (own + best + 1) + 3)), 1)

    def _pioneers(self, state: State, cards: CardSlots, window: Window, alive: i64) -> None:
        index: i64 = 0
        while index < len(state.owners):
            if state.owners[index] == NOBODY:
                card = state.deal.pioneers[index]
                missing = _goal_lacks(window, state.rules.deck.pioneers[card], alive)
                self.add(PIONEER_AT + 7 * cards.pioneers[card] + min(6, missing), 1)
            index += 1

    def _secrets(self, state: State, seat: i64, window: Window, alive: i64, turned: i64) -> None:
        which: i64 = 0
        while which < state.rules.privates:
            index = private_of(state, seat, which)
            if index != HIDDEN:
                self._private(state, window, alive, state.rules.deck.privates[index], which, turned)
            which += 1
        if state.rules.blooms:
            for card in kept_blooms(state, seat):
                bloom = state.rules.deck.blooms[card]
                dice: i64 = 0
                for mask in bloom.masks:
                    dice += count(mask)
                self.add(BLOOM_AT + 8 * (min(6, dice) - 1) + min(7, bloom_lacks(window, bloom, alive)), 1)

    def _private(self, state: State, window: Window, alive: i64, objective: Objective, which: i64, turned: i64) -> None:
        facets = objective.measure.facets
        if not len(facets):
            self.add(MARKED_AT, amount(window, objective.measure))
            self.add(MARKED_AT + 1, count(alive & objective.measure.cells))
            return
        base: i64 = SECOND_AT if which else OWN_AT
        color = facets[0]
        self.add(base, amount(window, objective.measure))
        self.add(base + 1, count(window.held[color]))
        opened = window.open[color] & alive
        self.add(base + 2, count(opened))
        self.add(base + 3, count(opened & window.reach))
        if which:
            self.add(SECOND_AT + 4 + _relative(color, turned), 1)

    def _facets(self, window: Window, alive: i64, turned: i64) -> None:
        facet: i64 = 0
        while facet < FACETS:
            place = _relative(facet, turned)
            opened = window.open[facet] & alive
            self.add(OPEN_AT + place, count(opened))
            if facet >= COLORS:
                self.add(VALUE_AT + facet - COLORS, count(window.held[facet]))
            self.masks[place] = window.held[facet]
            self.masks[FACETS + place] = opened
            facet += 1


def _relative(facet: i64, turned: i64) -> i64:
    """The place of a facet when the private colour comes first; grey and values stay where they are."""
    return (facet + GREY - turned) % GREY if facet < GREY else facet


def _private_color(state: State, seat: i64, which: i64) -> i64:
    """The colour of a private objective; -1 where it is hidden or marks spaces."""
    index = private_of(state, seat, which)
    if index == HIDDEN:
        return -1
    facets = state.rules.deck.privates[index].measure.facets
    return facets[0] if len(facets) else -1


def _goal_lacks(window: Window, card: Pioneer, alive: i64) -> i64:
    """Dice that a goal lacks at least; 6 and more: out of reach."""
    has = amount(window, card.measure)
    if has >= card.needs:
        return 0
    if card.needs > 1:
        return card.needs - has
    missing: i64 = 6
    for group in groups_of(window, card.measure):
        missing = min(missing, missing_in(window, card.measure, group, alive))
    return max(1, missing)


def turns_before(state: State, seat: i64) -> i64:
    """Turns of others before the next own of this round, this turn being over; -1 where there is none."""
    rules = state.rules
    if state.round < 1:
        return -1
    first = (seat - state.start) % rules.players
    if first > state.turn:
        return first - state.turn - 1
    second = 2 * rules.players - 1 - first
    if rules.pools or second <= state.turn or (state.skips >> seat) & 1:
        return -1
    return second - state.turn - 1
