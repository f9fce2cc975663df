"""Whether two positions are the same in everything a rule can see."""

from __future__ import annotations

from vitrall.engine.options import Options
from vitrall.engine.state import State


def same(one: State, other: State) -> bool:
    """Equal in every field, derived ones and the generator included."""
    return facts(one) == facts(other)


def facts(state: State) -> dict[str, object]:
    """Every field of a position by its name, as plain Python values."""
    numbers = ("round", "turn", "start", "seat", "skips", "to_roll", "hand", "tool", "step", "moved", "moved_color")
    vectors = ("favor", "tokens", "bag", "pool", "queue", "track")
    flags = ("touched", "isolated", "may_return", "drafted", "tooled")
    found: dict[str, object] = {"options": _options(state), "deal": _deal(state), "windows": _windows(state)}
    for name in ("generator", "phase", "bag_left", "track_colors", *numbers):
        found[name] = int(getattr(state, name))
    found |= {name: [int(each) for each in getattr(state, name)] for name in vectors}
    return found | {name: bool(getattr(state, name)) for name in flags}


def _options(state: State) -> Options:
    return state.rules.options


def _deal(state: State) -> list[list[int]]:
    deal = state.deal
    cards = (deal.privates, deal.offers, deal.patterns, deal.tools, deal.publics)
    return [[int(card) for card in kind] for kind in cards]


def _windows(state: State) -> list[list[int]]:
    return [
        [*window.printed, *window.cells, *window.held, *window.open, int(window.dice), int(window.reach)]
        for window in state.windows
    ]
