"""Whether two positions are the same in everything a rule can see."""

from __future__ import annotations

from vitrall.engine.options import Options
from vitrall.engine.state import State
from vitrall.engine.window import Window


def same(one: State, other: State) -> bool:
    """Equal in every field, derived ones and the generator included."""
    return facts(one) == facts(other)


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
