"""A 64-bit hash of a position: equal for equal positions, and almost certainly different for different ones.

The order of dice in the pool, on a space of the track or in a private pool is no part of a position, since no rule
depends on it; nor is the generator, since nobody knows the dice to come.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import phases
from vitrall.engine.actions import HIDDEN_COUNT
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.generator import LOW_32, mixed
from vitrall.engine.module_rules import blooms_each, hides_cards
from vitrall.engine.native import i64, vec
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import HIDDEN, NOT_DEALT, State

WHOLE_TABLE: Final = -2
_SALTS: Final = vec[i64]([0x243F6A88, 0x13198A2E])


def position_key(state: State, viewer: i64, base: i64) -> tuple[i64, i64]:
    """Two words of 32 bits. For a seat, or -1 for a spectator, they depend only on what that viewer knows; `base`
    identifies options and deck.
    """
    return _lane(state, viewer, base ^ _SALTS[0]), _lane(state, viewer, base ^ _SALTS[1])


def _lane(state: State, viewer: i64, start: i64) -> i64:
    key = mixed(start & LOW_32)
    key = _deal(state, viewer, key)
    key = _clock(state, key)
    key = _dice(state, key)
    for window in state.windows:
        key = _listed(window.cells, key)
    key = _listed(state.favor, key)
    key = _listed(state.tokens, key)
    return _listed(state.owners, key)


def _folded(key: i64, number: i64) -> i64:
    return mixed(key ^ (number & LOW_32))


def _listed(numbers: vec[i64], key: i64) -> i64:
    """In their order; the count comes first, so that two lists never read as one."""
    key = _folded(key, len(numbers))
    for number in numbers:
        key = _folded(key, number)
    return key


def _heaped(numbers: vec[i64], first: i64, last: i64, key: i64) -> i64:
    """In any order: they are added up, so their order does not matter."""
    total: i64 = 0
    place = first
    while place < last:
        total += mixed(key ^ (numbers[place] & LOW_32))
        place += 1
    return _folded(_folded(key, last - first), total & LOW_32)


def _clock(state: State, key: i64) -> i64:
    key = _folded(key, state.phase)
    key = _folded(key, state.round)
    key = _folded(key, state.turn)
    key = _folded(key, state.start)
    key = _folded(key, state.seat)
    key = _folded(key, state.skips)
    key = _folded(key, state.to_roll)
    key = _folded(key, state.tool)
    key = _folded(key, state.step)
    key = _folded(key, state.moved)
    key = _folded(key, state.moved_color)
    return _folded(key, _flags(state))


def _flags(state: State) -> i64:
    flags: i64 = 0
    if state.touched:
        flags |= 1
    if state.isolated:
        flags |= 2
    if state.may_return:
        flags |= 4
    if state.drafted:
        flags |= 8
    if state.tooled:
        flags |= 16
    if state.taken:
        flags |= 32
    if state.hand_own:
        flags |= 64
    return flags


def _dice(state: State, key: i64) -> i64:
    key = _folded(key, state.hand)
    key = _heaped(state.pool_dice, 0, state.pool_count, key)
    key = _listed(state.queue, key)
    key = _listed(state.bag, key)
    key = _folded(key, state.grey_left)
    key = _heaped(state.track, 0, len(state.track), key)
    first: i64 = 0
    while first < len(state.own):
        last = first + OWN_DICE
        if last > len(state.own):
            last = len(state.own)
        key = _heaped(state.own, first, last, key)
        first += OWN_DICE
    return key


def _deal(state: State, viewer: i64, key: i64) -> i64:
    deal = state.deal
    players = state.rules.players
    key = _folded(key, deal.board)
    key = _listed(deal.tools, key)
    key = _listed(deal.publics, key)
    key = _listed(deal.pioneers, key)
    key = _folded(key, len(deal.privates))
    key = _folded(key, len(deal.blooms))
    key = _folded(key, len(deal.offers))
    seat: i64 = 0
    while seat < players:
        own = viewer in (WHOLE_TABLE, seat)
        is_open = own or state.phase == phases.OVER
        key = _hand_of_cards(deal.privates, seat, state.rules.privates, is_open or not hides_cards(state.rules), key)
        key = _hand_of_cards(deal.offers, seat, 2, own, key)
        key = _folded(key, _pattern(state, seat, own))
        key = _blooms(state, seat, own, is_open, key)
        seat += 1
    return key


def _hand_of_cards(cards: vec[i64], seat: i64, each: i64, is_seen: bool, key: i64) -> i64:
    place = seat * each
    while place < (seat + 1) * each and place < len(cards):
        key = _folded(key, cards[place] if is_seen else HIDDEN)
        place += 1
    return key


def _pattern(state: State, seat: i64, own: bool) -> i64:
    """S2: that a seat has chosen is seen at once, what it has chosen when all have."""
    pattern = state.deal.patterns[seat]
    if own or state.phase > phases.CHOOSE or pattern == NOT_DEALT:
        return pattern
    return HIDDEN


def _blooms(state: State, seat: i64, own: bool, is_open: bool, key: i64) -> i64:
    """G10, H3: how many others kept is seen when all have decided; which, at the end; never what they discarded."""
    choice = state.deal.keeps[seat]
    if own:
        key = _folded(key, choice)
    elif choice == NOT_DEALT or state.phase <= phases.KEEP:
        key = _folded(key, NOT_DEALT if choice == NOT_DEALT else HIDDEN)
    else:
        key = _folded(key, HIDDEN_COUNT + blooms_kept(choice))
    each = blooms_each(state.rules)
    place = seat * each
    which: i64 = 0
    while which < each and place < len(state.deal.blooms):
        is_kept = choice >= 0 and choice < HIDDEN_COUNT and ((choice >> which) & 1) != 0
        if own or (is_open and is_kept):
            key = _folded(key, state.deal.blooms[place])
        place += 1
        which += 1
    return key
