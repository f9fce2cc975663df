"""What the engine is compared with: the C kernel of the core game, and two well-known libraries of other games."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bench.kernel import Kernel, NoCompiler, build
from bench.speed.measures import Unit
from vitrall.cards.catalogue import base_deck

KERNEL_GAMES = 500
CONNECT_FOUR_GAMES = 20


def other_measures() -> dict[str, Unit | str]:
    """By name; a text in place of a measure says why there is none."""
    return {**kernel_measures(), "catanatron": attempted(catanatron), "open_spiel": attempted(open_spiel)}


def attempted(make: Callable[[], Unit]) -> Unit | str:
    try:
        return make()
    except ImportError as reason:
        return f"not installed here ({reason})"


def kernel_measures() -> dict[str, Unit | str]:
    names = ("C kernel games", "C kernel games scored")
    try:
        with tempfile.TemporaryDirectory() as folder:
            kernel = Kernel(build(Path(folder)), base_deck())
    except NoCompiler as reason:
        return dict.fromkeys(names, str(reason))
    return dict(zip(names, (partial(run, kernel.play, count()), partial(run, kernel.score, count())), strict=True))


def run(play: Callable[[int, int], object], turns: Iterator[int]) -> int:
    play(next(turns) * KERNEL_GAMES, KERNEL_GAMES)
    return KERNEL_GAMES


def catanatron() -> Unit:
    """A whole game of Catan by two players at random; counts every action."""
    import catanatron as library

    return partial(one_catan, library, count())


def one_catan(library: Any, seeds: Iterator[int]) -> int:
    colors = (library.Color.RED, library.Color.BLUE)
    game = library.Game([library.RandomPlayer(color) for color in colors], seed=next(seeds))
    game.play()
    return len(game.state.actions)


def open_spiel() -> Unit:
    """Whole games of Connect Four at random, driven from Python; counts every action."""
    import pyspiel

    return partial(some_connect_four, pyspiel.load_game("connect_four"), random.Random(4))


def some_connect_four(game: Any, chance: random.Random) -> int:
    count, draw = 0, chance.random
    for _ in range(CONNECT_FOUR_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            count += 1
    return count
