"""What a viewer must not know, implemented a second time from section H, to check views and records against."""

from __future__ import annotations

from collections.abc import Iterator

from testing.random_games import Moment
from vitrall.cards.printed import vector
from vitrall.engine import actions
from vitrall.engine.generator import advanced
from vitrall.engine.phases import CHOOSE, KEEP, OVER
from vitrall.engine.state import HIDDEN, NOT_DEALT, Deal, State


def secret_ids(state: State, viewer: int, for_good: bool = False) -> set[str]:
    """The ids of all cards the viewer must not find anywhere: of others, turned down by others, or not dealt.

    A view also omits the viewer's own rejected patterns; a record has them (`for_good`).
    """
    deck, deal = state.rules.deck, state.deal
    everything = {card.id for kind in (deck.publics, deck.privates) for card in kind}
    everything |= {card.id for card in deck.patterns} | {card.id for card in deck.tools}
    everything |= {card.id for card in deck.pioneers} | {card.id for card in deck.boards}
    everything |= {card.id for card in deck.blooms}
    open_cards = {deck.tools[card].id for card in deal.tools} | {deck.publics[card].id for card in deal.publics}
    open_cards |= {deck.pioneers[card].id for card in deal.pioneers}
    open_cards |= {deck.boards[deal.board].id} if deal.board != NOT_DEALT else set()
    open_cards |= _open_blooms(state, viewer)
    return everything - open_cards - _open_privates(state, viewer) - _open_patterns(state, viewer, for_good)


def _open_privates(state: State, viewer: int) -> set[str]:
    each = int(state.rules.privates)
    owned = [(place // each, state.rules.deck.privates[card].id) for place, card in enumerate(state.deal.privates)]
    all_open = state.rules.solo or state.phase == OVER
    return {card for seat, card in owned if all_open or seat == viewer}


def _open_blooms(state: State, viewer: int) -> set[str]:
    """One's own; of the others' those they kept, after the end (G10, H3)."""
    cards = [state.rules.deck.blooms[card].id for card in state.deal.blooms]
    keeps = [(state.deal.keeps[place // 2] >> place % 2) & 1 for place in range(len(cards))]
    visible = [state.phase == OVER and keeps[place] for place in range(len(cards))]
    return {card for place, card in enumerate(cards) if visible[place] or place // 2 == viewer}


def _open_patterns(state: State, viewer: int, for_good: bool) -> set[str]:
    deck = state.rules.deck
    visible = {deck.patterns[pattern].id for pattern in state.deal.patterns} if state.phase > CHOOSE else set()
    if viewer < 0 or not (for_good or state.phase == CHOOSE):
        return visible
    own = list(state.deal.offers)[2 * viewer : 2 * viewer + 2]
    return visible | {deck.patterns[deck.sides[2 * card + side]].id for card in own for side in (0, 1)}


def altered(state: State, viewer: int) -> State:
    """The same position as far as the viewer knows, and another one in all that is secret."""
    other = state.copy()
    other.deal = state.deal.copy()  # a copy of a running game would share it
    other.generator = advanced(state.generator)
    other.deal.privates = vector(_other_privates(state, viewer))
    other.deal.offers = vector(_other_offers(state, viewer))
    other.deal.blooms = vector(_other_blooms(state, viewer))
    other.deal.keeps = vector(_other_keeps(state, viewer))
    if state.phase == CHOOSE:
        other.deal.patterns = vector(_other_choices(state, viewer))
    return other


def _other_privates(state: State, viewer: int) -> list[int]:
    """Each secret objective is the next one of the deck."""
    each, cards = int(state.rules.privates), len(state.rules.deck.privates)
    dealt = [int(card) for card in state.deal.privates]
    if state.rules.solo or state.phase == OVER:
        return dealt
    return [card if place // each == viewer else (card + 1) % cards for place, card in enumerate(dealt)]


def _other_offers(state: State, viewer: int) -> list[int]:
    cards = len(state.rules.deck.sides) // 2
    dealt = enumerate(int(card) for card in state.deal.offers)
    return [card if place // 2 == viewer else (card + 1) % cards for place, card in dealt]


def _other_choices(state: State, viewer: int) -> list[int]:
    patterns = len(state.rules.deck.patterns)
    chosen = enumerate(int(pattern) for pattern in state.deal.patterns)
    return [
        pattern if seat == viewer or pattern in (NOT_DEALT, HIDDEN) else (pattern + 1) % patterns
        for seat, pattern in chosen
    ]


def _other_blooms(state: State, viewer: int) -> list[int]:
    """Each secret bloom is the next one of the deck; after the end those kept are none (G11)."""
    cards = len(state.rules.deck.blooms)
    dealt = enumerate(int(card) for card in state.deal.blooms)
    return [card if _is_open(state, place, viewer) else (card + 1) % cards for place, card in dealt]


def _is_open(state: State, place: int, viewer: int) -> bool:
    is_kept = (state.deal.keeps[place // 2] >> place % 2) & 1
    return place // 2 == viewer or (state.phase == OVER and bool(is_kept))


def _other_keeps(state: State, viewer: int) -> list[int]:
    """While all decide, anything; then the other one of two, since how many is open; after the end nothing (G10)."""
    keeps = [int(choice) for choice in state.deal.keeps]
    if state.phase == OVER or not state.rules.blooms:
        return keeps
    swapped = {0: 0, 1: 2, 2: 1, 3: 3} if state.phase > KEEP else {0: 3, 1: 2, 2: 0, 3: 1}
    return [choice if seat == viewer else swapped.get(choice, choice) for seat, choice in enumerate(keeps)]


def altered_actions(now: Moment, viewer: int) -> list[int]:
    """The same game as far as the viewer knows, with other secret cards and choices."""
    other = altered(now.state, viewer).deal
    decks = {actions.DEAL_PRIVATE: other.privates, actions.DEAL_WINDOW: other.offers, actions.DEAL_BLOOM: other.blooms}
    dealt = {family: iter([int(card) for card in cards]) for family, cards in decks.items()}
    return [_altered_action(action, dealt, other) for action in now.made]


def _altered_action(action: int, dealt: dict[int, Iterator[int]], other: Deal) -> int:
    family = int(actions.family(action))
    if family in dealt:
        return family + next(dealt[family])
    if family == actions.CHOOSE:
        seat = (action - actions.CHOOSE) // actions.SEAT_CHOICES
        return int(actions.choose(seat, other.patterns[seat]))
    if family == actions.KEEP:
        seat = (action - actions.KEEP) // actions.SEAT_KEEPS
        return int(actions.keep(seat, other.keeps[seat]))
    return action
