"""Counts all dice of a game, so that tests notice when one is lost or added."""

from __future__ import annotations

from collections import Counter

from vitrall.engine.dice import COLOR, GREY, KINDS, NO_DIE
from vitrall.engine.phases import ROLL
from vitrall.engine.rules import GREY_POOL, Rules
from vitrall.engine.state import SPENT, State


def dice_by_color(state: State) -> Counter[int]:
    """Every die on the table, in the bag or in the grey pool, by colour."""
    places = [die for window in state.windows for die in window.cells]
    lying = [int(die) for die in [*places, *state.pool, *state.queue, *state.own, state.hand] if die != NO_DIE]
    counts = Counter(int(COLOR[die]) for die in [*lying, *(int(entry) % KINDS for entry in state.track)])
    counts.update({color: int(count) for color, count in enumerate(state.bag)})
    counts[GREY] += int(state.grey_left)
    return counts


def supply(rules: Rules) -> Counter[int]:
    """What a game begins with, by colour: the bag, two dice a player in private pools (X4), the grey pool (G2)."""
    own = 2 * int(rules.players) if rules.pools else 0
    counts = Counter({color: int(count) + (own if color != GREY else 0) for color, count in enumerate(rules.bag)})
    counts[GREY] += GREY_POOL if rules.grey else 0
    return counts


def paid(state: State) -> int:
    """Dice that have left a solo game as the price of tools (O4)."""
    return sum(1 for tokens in state.tokens if tokens == SPENT)


def assert_dice_are_conserved(state: State) -> None:
    gone = supply(state.rules) - dice_by_color(state)
    assert not dice_by_color(state) - supply(state.rules)
    if state.phase >= ROLL:  # private pools are rolled during the set-up
        assert sum(gone.values()) == paid(state)
