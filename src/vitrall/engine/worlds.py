"""Determinised positions for a seat: everything that the seat must not know is dealt again (H1).

See Whitehouse, Powley and Cowling, "Determinization and Information Set Monte Carlo Tree Search
for the Card Game Dou Di Zhu", IEEE CIG 2011: search works on a copy that reveals neither the secrets of others nor the
dice to come.
"""

from __future__ import annotations

from vitrall.engine import phases
from vitrall.engine.chance import below
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.generator import seeded
from vitrall.engine.module_rules import blooms_each, hides_cards
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import HIDDEN, NOT_DEALT, State


def determinised(state: State, seat: i64, seed: i64) -> State:
    """A position that this seat cannot tell from the real one, chosen by the seed."""
    world = state.copy()
    world.deal = state.deal.copy()
    world.generator = seeded(seed)
    if state.phase != phases.OVER and hides_cards(state.rules):
        _deal_privates(world, seat)
        _deal_blooms(world, seat)
    if state.phase <= phases.CHOOSE:
        _deal_windows(world, seat)
    else:
        _forget_offers(world, seat)
    return world


def _deal_privates(world: State, seat: i64) -> None:
    each = world.rules.privates
    own = _slice(world.deal.privates, seat, each)
    world.deal.privates = _redealt(world, world.deal.privates, own, seat, each, world.rules.private_deck)


def _deal_blooms(world: State, seat: i64) -> None:
    """G10: how many others kept is open once all have decided, which ones is not."""
    each = blooms_each(world.rules)
    if not each:
        return
    own = _slice(world.deal.blooms, seat, each)
    world.deal.blooms = _redealt(world, world.deal.blooms, own, seat, each, world.rules.bloom_deck)
    other: i64 = 0
    while other < world.rules.players:
        if other != seat and world.deal.keeps[other] != NOT_DEALT:
            world.deal.keeps[other] = _kept_again(world, world.deal.keeps[other])
        other += 1


def _kept_again(world: State, choice: i64) -> i64:
    """The cards are dealt again, so it does not matter which of the two is the one kept."""
    if world.phase == phases.KEEP:
        return below(world, 4)
    count = blooms_kept(choice)
    return 3 if count == 2 else count


def _deal_windows(world: State, seat: i64) -> None:
    """S2: what others were offered, and what they chose before all have chosen."""
    own = _slice(world.deal.offers, seat, 2)
    world.deal.offers = _redealt(world, world.deal.offers, own, seat, 2, world.rules.window_deck)
    other: i64 = 0
    while other < world.rules.players:
        if other != seat and world.deal.patterns[other] != NOT_DEALT:
            side = below(world, 4)
            card = world.deal.offers[2 * other + side // 2]
            world.deal.patterns[other] = world.rules.deck.sides[2 * card + side % 2]
        other += 1


def _forget_offers(world: State, seat: i64) -> None:
    """H3: what others turned down is never shown. Once all have chosen no rule asks for it, so it need not be dealt."""
    place: i64 = 0
    while place < len(world.deal.offers):
        if place // 2 != seat:
            world.deal.offers[place] = HIDDEN
        place += 1


def _slice(cards: vec[i64], seat: i64, each: i64) -> vec[i64]:
    """The cards of one seat, as far as they are dealt; none for a spectator."""
    part = vec[i64]()
    place = seat * each
    while 0 <= place < len(cards) and place < (seat + 1) * each:
        part = append(part, cards[place])
        place += 1
    return part


def _redealt(world: State, cards: vec[i64], own: vec[i64], seat: i64, each: i64, deck: vec[i64]) -> vec[i64]:
    """As many cards as before, the own ones where they were, the others drawn from what is left."""
    dealt = vec[i64]()
    place: i64 = 0
    while place < len(cards):
        card = cards[place] if place // each == seat else _drawn(world, deck, own, dealt)
        dealt = append(dealt, card)
        place += 1
    return dealt


def _drawn(world: State, deck: vec[i64], own: vec[i64], dealt: vec[i64]) -> i64:
    while True:
        card = deck[below(world, len(deck))]
        if card not in own and card not in dealt:
            return card
