"""Games for property tests: any options, any seed, and what was played up to any moment."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from testing.sample_size import sample_size
from testing.walk import walk
from vitrall.engine.options import EDITIONS, MODULES, MOST_PLAYERS, RIVALRY, SOLO_PRICES, TIE_BREAKS, Options
from vitrall.engine.rules import ROUNDS
from vitrall.engine.state import State

FEW = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=sample_size(30, 150))
LONGEST_GAME = MOST_PLAYERS * 2 * ROUNDS * 40  # actions, far beyond what a game can take

seeds = st.integers(0, (1 << 62) - 1)


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Options of the base game or of any mixture of expansions; simple games and small tables come first."""
    players = draw(st.integers(1, MOST_PLAYERS))
    modules = draw(st.lists(st.sampled_from(MODULES), unique=True))
    return Options(
        players=players,
        edition=draw(st.sampled_from(sorted(EDITIONS))),
        even_bag=players > 1 and draw(st.booleans()),
        solo_tools=draw(st.integers(1, 5)),
        solo_privates=draw(st.integers(0, 2)),
        tie_break=draw(st.sampled_from(["", *TIE_BREAKS])),
        solo_price=draw(st.sampled_from(["", *SOLO_PRICES])),
        tools=draw(st.integers(0, 5)),
        modules=tuple(module for module in modules if players > 1 or module != RIVALRY),
        marked_objectives=draw(st.booleans()),
        more_patterns=draw(st.booleans()),
        private_pools=players > 1 and draw(st.booleans()),
    )


@dataclass(frozen=True)
class Moment:
    """A position in the middle of a game, and every action that led to it."""

    state: State
    made: list[int]


def moment(options: Options, seed: int, step: int) -> Moment:
    """The game after so many steps, or its last position but one if it is shorter than that."""
    played: list[int] = []
    for state, action in walk(options, seed):
        if len(played) == step:
            return Moment(state.copy(), played)
        played.append(action)
    return moment(options, seed, len(played) - 1)


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    return moment(draw(any_options()), draw(seeds), draw(st.integers(0, 600)))
