"""Games by name and seed, as `three-pools 5`, so that a line of a table can say which one it is about."""

from __future__ import annotations

from functools import lru_cache

from testing.walk import walk
from vitrall.engine.options import MODULES, Options
from vitrall.engine.state import State

SETUPS = {
    "solo": Options(players=1, solo_tools=5),
    "solo-ukrainian": Options(players=1, edition="ukrainian-2024", solo_tools=3),
    "solo-glory": Options(players=1, solo_tools=5, modules=MODULES[:3]),
    "two": Options(players=2),
    "two-five-tools": Options(players=2, tools=5),
    "two-even": Options(players=2, even_bag=True),
    "two-marked": Options(players=2, marked_objectives=True, more_patterns=True),
    "two-grey": Options(players=2, tools=5, modules=("grey-glass",)),
    "two-blooms": Options(players=2, modules=("blooms",)),
    "two-pools": Options(players=2, tools=5, private_pools=True),
    "three": Options(players=3, edition="spanish"),
    "three-five-tools": Options(players=3, tools=5),
    "three-pools": Options(players=3, tools=5, private_pools=True, modules=("grey-glass",)),
    "three-glory": Options(players=3, tools=5, modules=MODULES),
    "four": Options(players=4, edition="polish-1"),
    "four-even": Options(players=4, even_bag=True, tools=5),
    "five": Options(players=5, tools=5),
    "six-glory": Options(players=6, tools=5, modules=MODULES),
}


def named(at: str) -> tuple[Options, int]:
    name, seed = at.split(" ")
    return SETUPS[name], int(seed)


@lru_cache(maxsize=4)
def positions(at: str) -> tuple[list[State], list[int]]:
    """Every position of a random game, and the action made in each."""
    pairs = [(state.copy(), action) for state, action in walk(*named(at))]
    return [state for state, _ in pairs], [action for _, action in pairs]


def game_to(at: str, ply: int) -> State:
    """The position after so many actions."""
    return positions(at)[0][ply]
