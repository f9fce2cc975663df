"""The numbers one game is played by, made once from its options and deck and shared by all its positions."""

from __future__ import annotations

from typing import Final

from vitrall.engine import deck as decks
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.native import append, i64, vec
from vitrall.engine.options import (
    BLOOMS,
    GREY_GLASS,
    LAST_TURN,
    PIONEERS,
    PRINTED_PRICE,
    REVERSE_ORDER,
    RIVALRY,
    Options,
)
from vitrall.engine.pickling import Reduced
from vitrall.engine.verbs import VERBS

ROUNDS: Final = 10
TIE_REVERSE_ORDER: Final = 0
TIE_LAST_TURN: Final = 1
TIE_SHARED: Final = 2
OWN_DICE: Final = 10  # a private pool (X4): two of each base colour
GREY_POOL: Final = 10  # G2


def empty_price(players: i64) -> i64:
    """C3, O6: the points for each empty space."""
    return -3 if players == 1 else -1


class Rules:
    """How many of everything, from which decks, and which of the editions' rules."""

    def __init__(self, options: Options, cards: Deck) -> None:
        players = options.players
        printing = options.printing
        self.options = options
        self.deck = cards
        self.players: i64 = players
        self.solo: bool = players == 1
        self.grey: bool = GREY_GLASS in options.modules
        self.pools: bool = options.private_pools
        self.marked: bool = options.marked_objectives or players > 4
        self.turns: i64 = players if options.private_pools else 2 * players
        self.draw: i64 = _draw(options, GREY_GLASS in options.modules)
        self.tools: i64 = options.solo_tools if players == 1 else options.tools
        self.publics: i64 = 2 if players == 1 else 3
        self.privates: i64 = printing.solo_privates if players == 1 else 1
        self.pioneers: i64 = 3 if PIONEERS in options.modules else 0
        self.blooms: i64 = 2 if BLOOMS in options.modules else 0
        self.grey_dice: i64 = GREY_POOL if self.grey else 0  # in the grey pool, at the beginning
        self.not_dealt: vec[i64] = vec[i64]([-1] * players)
        self.bag: vec[i64] = vec[i64](_bag(options, GREY_GLASS in options.modules))
        self.bag_size: i64 = sum(_bag(options, GREY_GLASS in options.modules))
        self.tie_break: i64 = _tie_break(printing.tie_break)
        self.printed_price: bool = printing.solo_price == PRINTED_PRICE
        self.hole: i64 = empty_price(players)
        self.window_deck: vec[i64] = _window_deck(cards, options.more_patterns)
        self.tool_deck: vec[i64] = _tool_deck(cards, options.private_pools)
        self.grey_tool_deck: vec[i64] = _group(_tool_groups(cards), decks.GREY_DECK)
        self.public_deck: vec[i64] = _public_deck(cards, RIVALRY in options.modules, GREY_GLASS in options.modules)
        self.grey_public_deck: vec[i64] = _group(_public_groups(cards), decks.GREY_DECK)
        self.private_deck: vec[i64] = _private_deck(cards, self.marked)
        self.board_deck: vec[i64] = _whole(len(cards.boards))
        self.pioneer_deck: vec[i64] = _whole(len(cards.pioneers))
        self.bloom_deck: vec[i64] = _whole(len(cards.blooms))
        self._check()

    def __reduce__(self) -> Reduced:
        return Rules, (self.options, self.deck)

    def __deepcopy__(self, _: object) -> Rules:
        """Never changes, so copies of a position share it."""
        return self

    def _check(self) -> None:
        """A deck too small for the table is refused before anything is dealt."""
        grey: i64 = 1 if self.grey else 0
        needs = (
            ("window cards", len(self.window_deck), 2 * self.players),
            ("tools", len(self.tool_deck), self.tools - (grey if self.tools else 0)),
            ("grey tools", len(self.grey_tool_deck), grey if self.tools else 0),
            ("public objectives", len(self.public_deck), self.publics - grey),
            ("grey objectives", len(self.grey_public_deck), grey),
            ("private objectives", len(self.private_deck), self.privates * self.players),
            ("restriction boards", len(self.deck.boards), grey),
            ("pioneers", len(self.deck.pioneers), self.pioneers),
            ("blooms", len(self.deck.blooms), self.blooms * self.players),
        )
        for name, has, wants in needs:
            if has < wants:
                why = Why("too-few", cards=Why(f"cards-{name.replace(' ', '-')}"), has=has, wants=wants)
                raise Unreadable("option/deck", why)
        self._check_prices()

    def _check_prices(self) -> None:
        """E5: in an edition that pays by colour a tool with a printed value could never be paid."""
        if self.solo and not self.printed_price:
            self._check_price(self.tool_deck)
            if self.grey:
                self._check_price(self.grey_tool_deck)

    def _check_price(self, cards: vec[i64]) -> None:
        for index in cards:
            tool = self.deck.tools[index]
            if tool.solo_value:
                raise Unreadable("option/solo-price", Why("paid-by-value", card=tool.id))


def _draw(options: Options, grey: bool) -> int:
    """Dice a round from the bag: T1, O3; with private pools X4; grey glass adds its own die besides (G3, G14, X8)."""
    if options.players == 1:
        return 3 if grey else 4
    turns = 1 if options.private_pools else 2
    return turns * options.players + (0 if grey else 1)


def _bag(options: Options, grey: bool) -> list[int]:
    """Dice of each colour in the bag: the box (S6, X1), the even bag (S7), grey glass (G2), private pools (X4, X8)."""
    players = max(options.players, 2) if grey else options.players
    each = 26 if players > 4 else 18
    if options.private_pools:
        each = 2 * (players + 1)
    elif options.even_bag or grey:
        each = 4 * players + 2
    return [each, each, each, each, each, players + 2 if grey else 0]


def _tie_break(name: str) -> i64:
    if name == REVERSE_ORDER:
        return TIE_REVERSE_ORDER
    return TIE_LAST_TURN if name == LAST_TURN else TIE_SHARED


def _window_deck(cards: Deck, more: bool) -> vec[i64]:
    """S9; further patterns where they are switched on (X3). A card goes by its front."""
    deck_cards = vec[i64]()
    card: i64 = 0
    while card < len(cards.sides) // 2:
        if more or cards.patterns[cards.sides[2 * card]].group == decks.STANDARD:
            deck_cards = append(deck_cards, card)
        card += 1
    return deck_cards


def _tool_deck(cards: Deck, pools: bool) -> vec[i64]:
    """S9; private pools change it: what needs two turns leaves, what needs pools joins (X6)."""
    deck_cards = vec[i64]()
    for index in _group(_tool_groups(cards), decks.STANDARD):
        tool = cards.tools[index]
        if not (decks.needs_two_turns(tool) if pools else VERBS[tool.verbs[0]].own_pool):
            deck_cards = append(deck_cards, index)
    return deck_cards


def _public_deck(cards: Deck, rivalry: bool, grey: bool) -> vec[i64]:
    """S9; rivalries are shuffled in where they are switched on, those about grey only with grey glass (G12)."""
    groups = _public_groups(cards)
    deck_cards = _group(groups, decks.STANDARD)
    if rivalry:
        for index in _group(groups, decks.RIVALRY):
            deck_cards = append(deck_cards, index)
    if rivalry and grey:
        for index in _group(groups, decks.GREY_RIVALRY):
            deck_cards = append(deck_cards, index)
    return deck_cards


def _private_deck(cards: Deck, marked: bool) -> vec[i64]:
    """S9; the marked-space objectives join for five and six players, or when switched on (X2)."""
    deck_cards = vec[i64]()
    index: i64 = 0
    while index < len(cards.privates):
        if marked or cards.privates[index].group == decks.STANDARD:
            deck_cards = append(deck_cards, index)
        index += 1
    return deck_cards


def _tool_groups(cards: Deck) -> vec[i64]:
    groups = vec[i64]()
    for tool in cards.tools:
        groups = append(groups, tool.group)
    return groups


def _public_groups(cards: Deck) -> vec[i64]:
    groups = vec[i64]()
    for objective in cards.publics:
        groups = append(groups, objective.group)
    return groups


def _group(groups: vec[i64], wanted: i64) -> vec[i64]:
    """The places of the cards of one group."""
    members = vec[i64]()
    index: i64 = 0
    while index < len(groups):
        if groups[index] == wanted:
            members = append(members, index)
        index += 1
    return members


def _whole(size: i64) -> vec[i64]:
    indices = vec[i64]()
    index: i64 = 0
    while index < size:
        indices = append(indices, index)
        index += 1
    return indices
