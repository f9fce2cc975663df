"""Whether two positions are the same in everything a rule can see, and a hash for a quick comparison."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from vitrall.engine.deck import Deck
from vitrall.engine.options import Options
from vitrall.engine.position_key import WHOLE_TABLE, position_key
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import State
from vitrall.engine.window import Window
from vitrall.record.mark import deck_mark


def same(one: State, other: State) -> bool:
    """Equal in every field, derived ones and the generator included."""
    return facts(one) == facts(other)


def key_of(state: State, viewer: int = WHOLE_TABLE) -> int:
    """A number of 64 bits for a position, or for what one seat, or a spectator, knows of it."""
    high, low = position_key(state, viewer, _base(state.rules.options, state.rules.deck))
    return int(high) << 32 | int(low)


def is_same_position(one: State, other: State) -> bool:
    """Equal in all that `key_of` looks at: the order of dice that lie together and the generator do not count."""
    if _base(one.rules.options, one.rules.deck) != _base(other.rules.options, other.rules.deck):
        return False
    return _unordered(one) == _unordered(other)


def _unordered(state: State) -> dict[str, object]:
    own = [int(die) for die in state.own]
    heaps: dict[str, object] = {
        "generator": 0,
        "pool": sorted(int(die) for die in state.pool),
        "track": sorted(int(entry) for entry in state.track),
        "own": [sorted(own[first : first + OWN_DICE]) for first in range(0, len(own), OWN_DICE)],
    }
    return facts(state) | heaps


@lru_cache(maxsize=64)
def _base(options: Options, deck: Deck) -> int:
    """What all positions of a game have in common."""
    text = f"{options!r} {deck_mark(deck, in_order=True)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def facts(state: State) -> dict[str, object]:
    """Every field of a position by its name, as plain Python values."""
    numbers = ("round", "turn", "start", "seat", "skips", "to_roll", "hand", "tool", "step", "moved", "moved_color")
    vectors = ("favor", "tokens", "bag", "pool", "queue", "track", "own", "owners")
    flags = ("touched", "isolated", "may_return", "drafted", "tooled", "taken", "hand_own")
    facts_seen: dict[str, object] = {"options": _options(state), "deal": _deal(state), "windows": _windows(state)}
    for name in ("generator", "phase", "bag_left", "track_colors", "grey_left", *numbers):
        facts_seen[name] = int(getattr(state, name))
    facts_seen |= {name: [int(each) for each in getattr(state, name)] for name in vectors}
    return facts_seen | {name: bool(getattr(state, name)) for name in flags}


def _options(state: State) -> Options:
    return state.rules.options


def _deal(state: State) -> list[list[int]]:
    deal = state.deal
    cards = (deal.privates, deal.offers, deal.patterns, deal.tools, deal.publics)
    modules = (deal.blooms, deal.keeps, deal.pioneers, [deal.board])
    return [[int(card) for card in kind] for kind in (*cards, *modules)]


def _windows(state: State) -> list[list[int]]:
    return [_window(window) for window in state.windows]


def _window(window: Window) -> list[int]:
    masks = [*window.printed, *window.held, *window.open, *window.grey_apart]
    return [int(each) for each in (*window.cells, *masks, window.dice, window.reach, window.grey_cells)]
