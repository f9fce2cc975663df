"""The choices of a game's players as numbers without gaps, for learners that want a fixed number of outputs.

The engine's own numbers leave room for all decks and seats. Here each choice that some position of the game may offer
has one place, in an order that depends neither on the seat nor on the order of the cards in the deck.
"""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine.board import CELLS
from vitrall.engine.choices import Choices
from vitrall.engine.dice import KINDS
from vitrall.engine.legal import legal_into
from vitrall.engine.native import append, i64, u8, vec
from vitrall.engine.rules import ROUNDS, Rules
from vitrall.engine.state import State

NOWHERE = -1
BASE_KINDS = 30  # dice that are not grey


def room(size: i64) -> vec[u8]:
    """A vector of zeros to write into: a compiled engine accepts only vectors that it made itself."""
    return vec[u8]([0] * int(size))


def is_legal(state: State, number: i64, choices: Choices) -> bool:
    """Whether an action may be played now; `choices` is scratch space."""
    legal_into(state, choices)
    index: i64 = 0
    while index < choices.count and choices.items[index] != number:
        index += 1
    return index < choices.count


def by_id(cards: vec[i64], ids: list[str]) -> vec[i64]:
    """The cards sorted by id, so that the order of the deck does not matter."""
    return vec[i64](sorted([int(card) for card in cards], key=lambda card: ids[card]))


def patterns_played(rules: Rules) -> vec[i64]:
    """Every pattern that may be offered, by id."""
    sides = vec[i64]()
    for card in rules.window_deck:
        sides = append(sides, rules.deck.sides[2 * card])
        sides = append(sides, rules.deck.sides[2 * card + 1])
    return by_id(sides, [pattern.id for pattern in rules.deck.patterns])


def tools_played(rules: Rules) -> vec[i64]:
    """Every tool that may lie on the table, by id."""
    cards = vec[i64]()
    if rules.tools:
        for card in rules.tool_deck:
            cards = append(cards, card)
        if rules.grey:
            for card in rules.grey_tool_deck:
                cards = append(cards, card)
    return by_id(cards, [tool.id for tool in rules.deck.tools])


class ActionTable:
    """Maps the engine's action numbers to places of a dense action space, and back."""

    def __init__(self, rules: Rules) -> None:
        self.players = rules.players
        self.places = vec[i64]([NOWHERE] * actions.END)  # by the engine's number; the same for every seat
        self.numbers = vec[i64]()  # by place, for seat 0
        self._add_turn(rules)
        self._add_tools(rules)
        for pattern in patterns_played(rules):
            self._add_for_seats(actions.CHOOSE + pattern, actions.SEAT_CHOICES)
        if rules.blooms:
            choice: i64 = 0
            while choice < 4:
                self._add_for_seats(actions.KEEP + choice, actions.SEAT_KEEPS)
                choice += 1
        self.size: i64 = len(self.numbers)

    def _add(self, number: i64) -> None:
        self.places[number] = len(self.numbers)
        self.numbers = append(self.numbers, number)

    def _add_range(self, first: i64, count: i64) -> None:
        number = first
        while number < first + count:
            self._add(number)
            number += 1

    def _add_for_seats(self, number: i64, step: i64) -> None:
        """One place for a choice that the engine numbers for each seat."""
        place = len(self.numbers)
        self._add(number)
        seat: i64 = 1
        while seat < self.players:
            self.places[number + seat * step] = place
            seat += 1

    def _add_turn(self, rules: Rules) -> None:
        kinds: i64 = KINDS if rules.grey else BASE_KINDS
        self._add(actions.PASS)
        self._add_range(actions.PLACE, CELLS)
        self._add_range(actions.DRAFT, kinds)
        if rules.pools:
            self._add_range(actions.TAKE, kinds)

    def _add_tools(self, rules: Rules) -> None:
        """Add the actions that only tools offer: using one, and answering its steps."""
        if not rules.tools:
            return
        kinds: i64 = KINDS if rules.grey else BASE_KINDS
        self._add(actions.STOP)
        self._add(actions.RETURN)
        self._add_range(actions.TURN + 1, 6)
        self._add_pairs(actions.MOVE)
        space: i64 = 0
        while space < ROUNDS:
            self._add_range(actions.SWAP + space * KINDS, kinds)
            space += 1
        if rules.pools:
            self._add_range(actions.EXCHANGE, kinds)
            self._add_range(actions.AGAIN, kinds)
        if rules.grey:
            self._add_pairs(actions.TRADE)
        for tool in tools_played(rules):
            if rules.solo:
                self._add_range(actions.use(tool, 0), kinds)
            else:
                self._add(actions.use(tool, -1))

    def _add_pairs(self, first: i64) -> None:
        """Two different spaces."""
        origin: i64 = 0
        while origin < CELLS:
            target: i64 = 0
            while target < CELLS:
                if origin != target:
                    self._add(first + origin * CELLS + target)
                target += 1
            origin += 1

    def place(self, number: i64) -> i64:
        """The place of an action; -1 if the space has none for it, as for actions of chance."""
        return self.places[number] if 0 <= number < actions.END else NOWHERE

    def number(self, place: i64, seat: i64) -> i64:
        """The action of a seat at a place; -1 if there is no such place."""
        if place < 0 or place >= self.size:
            return NOWHERE
        number = self.numbers[place]
        if number >= actions.KEEP:
            return number + seat * actions.SEAT_KEEPS
        return number + seat * actions.SEAT_CHOICES if number >= actions.CHOOSE else number

    def write_mask(self, choices: Choices, seat: i64, mask: vec[u8], base: i64, value: u8) -> None:
        """Write a value at the place of each choice that is this seat's, `base` being the first place of the mask."""
        index: i64 = 0
        while index < choices.count:
            number = choices.items[index]
            if number < actions.CHOOSE or _owner(number) == seat:
                mask[base + self.places[number]] = value
            index += 1


def _owner(number: i64) -> i64:
    """The seat that a choice of a window or of blooms belongs to."""
    if number >= actions.KEEP:
        return (number - actions.KEEP) // actions.SEAT_KEEPS
    return (number - actions.CHOOSE) // actions.SEAT_CHOICES
