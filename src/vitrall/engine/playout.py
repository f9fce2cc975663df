"""Games played out by chance alone, inside the engine: for simulation, for search, for the bench."""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine.chance import below, sample
from vitrall.engine.legal import legal
from vitrall.engine.native import i64
from vitrall.engine.play import play
from vitrall.engine.state import OVER, State, awaits_chance


def random_action(state: State) -> i64:
    """A legal action, each as likely; the turn is ended only when nothing else is legal."""
    found = legal(state)
    if found[0] != actions.PASS:
        return found[below(state, len(found))]
    return found[1 + below(state, len(found) - 1)] if len(found) > 1 else actions.PASS


def play_out(state: State) -> i64:
    """Play to the end by chance alone; gives the number of actions."""
    made: i64 = 0
    while state.phase != OVER:
        play(state, sample(state) if awaits_chance(state) else random_action(state))
        made += 1
    return made
