"""What a seat knows of a position as small whole numbers in a fixed order, for learners.

Nothing enters that the seat must not know (H1 to H3): a test deals anew what is hidden and expects the same numbers.
Other seats come in the order of play from the seat that looks. `docs/environments.md` explains every field.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import phases
from vitrall.engine.action_table import by_id, patterns_played, room, tools_played
from vitrall.engine.actions import HIDDEN_COUNT
from vitrall.engine.board import CELLS
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.dice import COLOR, GREY, KINDS, NO_DIE
from vitrall.engine.native import append, i64, u8, vec
from vitrall.engine.rules import OWN_DICE, ROUNDS, Rules
from vitrall.engine.scoring import target
from vitrall.engine.state import NO_TOOL, NOBODY, NOT_DEALT, SPENT, State, awaited_seats, awaits_chance
from vitrall.engine.tools import tool_at
from vitrall.engine.verbs import VERBS

LARGEST: Final = 255
PHASES: Final = 7  # choose, keep, turn, hand, step, chance, over
FLAGS: Final = 7
NO_FIELD: Final = -1


def value_open(state: State) -> bool:
    """U8: the die in hand was just drawn from the bag, its value not chosen or rolled yet."""
    if state.tool == NO_TOOL or state.step == 0:
        return False
    return VERBS[tool_at(state, state.tool).verbs[state.step - 1]].takes_value


class Encoder:
    """The layout of a game's observations, and their writing."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        self.names: list[str] = []
        self.sizes: list[int] = []
        self.most: list[int] = []  # the largest number that the field can hold
        self.width: i64 = 0
        self.colors: i64 = 6 if rules.grey else 5
        self.kinds: i64 = self.colors * 6
        self.facets: i64 = self.colors + 6
        self.tool_cards = tools_played(rules)
        self.pattern_cards = patterns_played(rules)
        self.public_cards = by_id(_publics(rules), [card.id for card in rules.deck.publics])
        self.private_cards = by_id(rules.private_deck, [card.id for card in rules.deck.privates])
        self.board_cards = by_id(rules.board_deck, [card.id for card in rules.deck.boards])
        self.pioneer_cards = by_id(rules.pioneer_deck, [card.id for card in rules.deck.pioneers])
        self.bloom_cards = by_id(rules.bloom_deck, [card.id for card in rules.deck.blooms])
        self.tool_place = _places(self.tool_cards, len(rules.deck.tools))
        self.pattern_place = _places(self.pattern_cards, len(rules.deck.patterns))
        self.public_place = _places(self.public_cards, len(rules.deck.publics))
        self.private_place = _places(self.private_cards, len(rules.deck.privates))
        self.board_place = _places(self.board_cards, len(rules.deck.boards))
        self.pioneer_place = _places(self.pioneer_cards, len(rules.deck.pioneers))
        self.bloom_place = _places(self.bloom_cards, len(rules.deck.blooms))
        self.printed = self._printed(rules)
        self._lay_out(rules)

    def _lay_out(self, rules: Rules) -> None:
        players = int(self.players)
        tools, kinds, colors = len(self.tool_cards), int(self.kinds), int(self.colors)
        self.phase: i64 = self._field("phase", PHASES, 1)
        self.round: i64 = self._field("round", ROUNDS, 1)
        self.turn: i64 = self._field("turn", int(rules.turns), 1)
        self.seat: i64 = self._field("seat", players, 1)
        self.start: i64 = self._field("start", players, 1)
        self.awaited: i64 = self._field("awaited", players, 1)
        self.flags: i64 = self._field("flags", FLAGS, 1)
        self.hand: i64 = self._field("hand", int(self.facets), 1)
        self.pool: i64 = self._field("pool", kinds, 14)
        self.queue: i64 = self._field("queue", kinds, 14)
        self.bag: i64 = self._field("bag", colors, 26)
        self.grey_pool: i64 = self._field("grey_pool", 1 if rules.grey else 0, 10)
        self.track: i64 = self._field("track", ROUNDS * kinds, 14)
        self.tools: i64 = self._field("tools", tools, 1)
        self.tokens: i64 = self._field("tokens", tools, LARGEST)
        self.used_up: i64 = self._field("used_up", tools if rules.solo else 0, 1)
        self.using: i64 = self._field("using", tools, 1)
        self.step: i64 = self._field("step", 1, 10)
        self.moved: i64 = self._field("moved", CELLS, 1)
        self.moved_color: i64 = self._field("moved_color", colors, 1)
        self.publics: i64 = self._field("publics", len(self.public_cards), 1)
        self.privates: i64 = self._field("privates", players * len(self.private_cards), 1)
        self.offers: i64 = self._field("offers", len(self.pattern_cards), 1)
        self.pattern: i64 = self._field("pattern", len(self.pattern_cards), 1)
        self.chosen: i64 = self._field("chosen", players, 1)
        self.print: i64 = self._field("printed", players * CELLS * int(self.facets), 1)
        self.dice: i64 = self._field("dice", players * CELLS * int(self.facets), 1)
        self.favor: i64 = self._field("favor", players, LARGEST)
        self.skips: i64 = self._field("skips", players, 1)
        self.own: i64 = self._field("private_pools", players * kinds if rules.pools else 0, OWN_DICE)
        self.board: i64 = self._field("board", len(self.board_cards) if rules.grey else 0, 1)
        pioneers = len(self.pioneer_cards) if rules.pioneers else 0
        self.pioneers: i64 = self._field("pioneers", pioneers, 1)
        self.owners: i64 = self._field("owners", pioneers * players, 1)
        blooms = len(self.bloom_cards) if rules.blooms else 0
        self.blooms: i64 = self._field("blooms", players * blooms, 1)
        self.keeps: i64 = self._field("keeps", blooms, 1)
        self.decided: i64 = self._field("decided", players if blooms else 0, 1)
        self.blooms_kept: i64 = self._field("blooms_kept", players if blooms else 0, 2)
        self.target: i64 = self._field("target", 1 if rules.solo else 0, LARGEST)

    def _field(self, name: str, size: int, most: int) -> i64:
        """Add a field; returns its first index."""
        first = self.width
        self.names.append(name)
        self.sizes.append(size)
        self.most.append(most)
        self.width += size
        return first

    def _printed(self, rules: Rules) -> list[vec[i64]]:
        """For each pattern of the deck the places of what is printed on it."""
        marks: list[vec[i64]] = []
        for pattern in rules.deck.patterns:
            places = vec[i64]()
            for cell, mark in enumerate("".join(pattern.rows)):
                if mark != ".":
                    facet = "RYGBPS".find(mark)
                    place = facet if facet >= 0 else int(self.colors) + int(mark) - 1
                    if place < self.facets and (facet < 0 or facet < self.colors):
                        places = append(places, cell * int(self.facets) + place)
            marks.append(places)
        return marks

    def observation(self, state: State, viewer: i64) -> vec[u8]:
        """All numbers of an observation, in a new vector: that is faster than to clear an old one."""
        out = room(self.width)
        self.fill(state, viewer, out, 0)
        return out

    def fill(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        """Write the numbers that are not 0, into a place where all are 0."""
        self._write_clock(state, viewer, out, base)
        self._write_dice(state, out, base)
        self._write_table(state, out, base)
        seat: i64 = 0
        while seat < self.players:
            self._write_seat(state, viewer, seat, out, base)
            seat += 1
        if viewer >= 0:
            self._write_own(state, viewer, out, base)

    def _relative(self, seat: i64, viewer: i64) -> i64:
        return (seat - viewer + self.players) % self.players if viewer >= 0 else seat

    def _write_clock(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        one: u8 = 1
        out[base + self.phase + _phase(state)] = one
        if state.round > 0:
            out[base + self.round + state.round - 1] = one
            if state.turn < self.rules.turns:
                out[base + self.turn + state.turn] = one
        if state.start != NOBODY:
            out[base + self.start + self._relative(state.start, viewer)] = one
        if state.seat != NOBODY and state.phase >= phases.TURN and state.phase != phases.OVER:
            out[base + self.seat + self._relative(state.seat, viewer)] = one
        awaited = awaited_seats(state)
        seat: i64 = 0
        while seat < self.players:
            if (awaited >> seat) & 1:
                out[base + self.awaited + self._relative(seat, viewer)] = one
            if (state.skips >> seat) & 1:
                out[base + self.skips + self._relative(seat, viewer)] = one
            seat += 1
        self._write_flags(state, out, base + self.flags)

    def _write_flags(self, state: State, out: vec[u8], first: i64) -> None:
        one: u8 = 1
        if state.touched:
            out[first] = one
        if state.isolated:
            out[first + 1] = one
        if state.may_return:
            out[first + 2] = one
        if state.drafted:
            out[first + 3] = one
        if state.tooled:
            out[first + 4] = one
        if state.taken:
            out[first + 5] = one
        if state.hand_own:
            out[first + 6] = one

    def _write_dice(self, state: State, out: vec[u8], base: i64) -> None:
        one: u8 = 1
        if state.hand != NO_DIE:
            color = COLOR[state.hand]
            out[base + self.hand + color] = one
            if not value_open(state):
                out[base + self.hand + self.colors + state.hand - 6 * color] = one
        place: i64 = 0
        while place < state.pool_count:
            out[base + self.pool + state.pool_dice[place]] += one
            place += 1
        for die in state.queue:
            out[base + self.queue + die] += one
        color = 0
        while color < self.colors:
            out[base + self.bag + color] = u8(state.bag[color])
            color += 1
        if self.colors > GREY:
            out[base + self.grey_pool] = u8(state.grey_left)
        for entry in state.track:
            space = entry // KINDS
            out[base + self.track + space * self.kinds + entry - space * KINDS] += one

    def _write_table(self, state: State, out: vec[u8], base: i64) -> None:
        one: u8 = 1
        slot: i64 = 0
        while slot < len(state.deal.tools):
            card = self.tool_place[state.deal.tools[slot]]
            out[base + self.tools + card] = one
            if state.tokens[slot] == SPENT:
                out[base + self.used_up + card] = one
            else:
                out[base + self.tokens + card] = _small(state.tokens[slot])
            if slot == state.tool:
                out[base + self.using + card] = one
            slot += 1
        if state.tool != NO_TOOL:
            out[base + self.step] = u8(state.step)
            cell: i64 = 0
            while cell < CELLS:
                if (state.moved >> cell) & 1:
                    out[base + self.moved + cell] = one
                cell += 1
            if state.moved_color >= 0:
                out[base + self.moved_color + state.moved_color] = one
        for card in state.deal.publics:
            out[base + self.publics + self.public_place[card]] = one
        if state.deal.board >= 0:
            out[base + self.board + self.board_place[state.deal.board]] = one
        if self.rules.solo:
            out[base + self.target] = _small(target(state))

    def _write_seat(self, state: State, viewer: i64, seat: i64, out: vec[u8], base: i64) -> None:
        """What lies at one seat, as far as the viewer sees it."""
        one: u8 = 1
        deal = state.deal
        relative = self._relative(seat, viewer)
        if deal.patterns[seat] != NOT_DEALT:
            out[base + self.chosen + relative] = one
        if seat < len(state.windows):
            self._write_window(state, seat, out, base, relative)
        if seat == viewer or self.rules.solo or state.phase == phases.OVER:
            each = self.rules.privates
            place = seat * each
            while place < (seat + 1) * each and place < len(deal.privates):
                if deal.privates[place] >= 0:
                    first = base + self.privates + relative * len(self.private_cards)
                    out[first + self.private_place[deal.privates[place]]] = one
                place += 1
        if self.rules.pools:
            place = seat * OWN_DICE
            while place < (seat + 1) * OWN_DICE and place < len(state.own):
                if state.own[place] != NO_DIE:
                    out[base + self.own + relative * self.kinds + state.own[place]] += one
                place += 1
        if self.rules.blooms:
            self._write_blooms(state, viewer, seat, out, base, relative)
        slot: i64 = 0
        while slot < len(deal.pioneers):
            card = self.pioneer_place[deal.pioneers[slot]]
            out[base + self.pioneers + card] = one
            if slot < len(state.owners) and state.owners[slot] == seat:
                out[base + self.owners + card * self.players + relative] = one
            slot += 1

    def _write_window(self, state: State, seat: i64, out: vec[u8], base: i64, relative: i64) -> None:
        one: u8 = 1
        window = state.windows[seat]
        facets = self.facets
        first = base + self.print + relative * CELLS * facets
        pattern = state.deal.patterns[seat]
        if pattern >= 0:
            for place in self.printed[pattern]:
                out[first + place] = one
        first = base + self.dice + relative * CELLS * facets
        cell: i64 = 0
        while cell < CELLS:
            die = window.cells[cell]
            if die != NO_DIE:
                color = COLOR[die]
                out[first + color] = one
                out[first + self.colors + die - 6 * color] = one
            first += facets
            cell += 1
        out[base + self.favor + relative] = _small(state.favor[seat])

    def _write_blooms(self, state: State, viewer: i64, seat: i64, out: vec[u8], base: i64, relative: i64) -> None:
        """G10, H3: one's own; how many others kept once all have decided; which, at the end."""
        one: u8 = 1
        choice = state.deal.keeps[seat]
        if choice != NOT_DEALT:
            out[base + self.decided + relative] = one
            if state.phase > phases.KEEP:
                out[base + self.blooms_kept + relative] = u8(blooms_kept(choice))
        first = base + self.blooms + relative * len(self.bloom_cards)
        which: i64 = 0
        while which < self.rules.blooms and seat * self.rules.blooms + which < len(state.deal.blooms):
            card = state.deal.blooms[seat * self.rules.blooms + which]
            is_kept = choice >= 0 and choice < HIDDEN_COUNT and ((choice >> which) & 1) != 0
            if card >= 0 and (seat == viewer or (is_kept and state.phase == phases.OVER)):
                out[first + self.bloom_place[card]] = one
                if seat == viewer and is_kept:
                    out[base + self.keeps + self.bloom_place[card]] = one
            which += 1

    def _write_own(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        """The viewer's own patterns: those offered while windows are chosen, and the one chosen."""
        one: u8 = 1
        deal = state.deal
        if state.phase == phases.CHOOSE:
            which: i64 = 0
            while which < 4:
                card = deal.offers[2 * viewer + which // 2]
                if card >= 0:
                    side = self.rules.deck.sides[2 * card + which % 2]
                    out[base + self.offers + self.pattern_place[side]] = one
                which += 1
        if deal.patterns[viewer] >= 0:
            out[base + self.pattern + self.pattern_place[deal.patterns[viewer]]] = one


def _small(number: i64) -> u8:
    """Cap a number that has no bound of its own at the largest that fits."""
    if number > LARGEST:
        number = LARGEST
    if number < 0:
        number = 0
    return u8(number)


def _phase(state: State) -> i64:
    phase = state.phase
    if awaits_chance(state):
        return 5
    if phase == phases.OVER:
        return 6
    if phase <= phases.KEEP:
        return phase - phases.CHOOSE
    return phase - phases.TURN + 2


def _publics(rules: Rules) -> vec[i64]:
    cards = rules.public_deck[:]
    if rules.grey:
        for card in rules.grey_public_deck:
            cards = append(cards, card)
    return cards


def _places(cards: vec[i64], size: int) -> vec[i64]:
    """For each card of the deck its place among those in play."""
    places = vec[i64]([NO_FIELD] * size)
    place: i64 = 0
    while place < len(cards):
        places[cards[place]] = place
        place += 1
    return places
