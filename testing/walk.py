"""Random games, position by position, for properties that hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions
from vitrall.engine.chance import sample
from vitrall.engine.legal import legal
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import State, awaits_chance, seeded_state


def walk(options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of one game with the action about to be made there; the state is the game's own, not a copy."""
    state = seeded_state(Rules(options, full_deck()), seed)
    luck = Random(seed)
    while state.phase != OVER:
        action = int(sample(state)) if awaits_chance(state) else _choice(state, luck)
        yield state, action
        play(state, action)


def _choice(state: State, luck: Random) -> int:
    """Any legal action; ending the turn is unlikely, so that windows fill and tools are used."""
    choices = [int(action) for action in legal(state)]
    eager = [action for action in choices if action != actions.PASS]
    return luck.choice(eager) if eager and luck.random() < 0.9 else luck.choice(choices)
