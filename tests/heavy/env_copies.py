"""Copies and pickles of environments in the middle of games, printed as JSON: those that do not continue alike.

    python env_copies.py

`test_environments.py` runs it with the plain engine and with the compiled one.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np

from vitrall import Options, kind
from vitrall.engine.options import MODULES
from vitrall.env import ActionSpace, BatchEnv, Encoding, VitrallAEC, VitrallEnv

STEPS = 25  # before a copy is made, and after it
TABLES = (Options(players=2), Options(players=3, modules=MODULES), Options(players=2, private_pools=True))
WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def pick(mask: Any, number: int) -> int:
    """Any of the legal choices, the same for the same number."""
    places = np.flatnonzero(mask)
    return int(places[number % len(places)])


def play_table(game: VitrallAEC, first: int) -> list[Any]:
    seen = []
    for number in range(first, first + STEPS):
        observation, reward, over, _, _ = game.last()
        seen.append([game.agent_selection, observation["observation"].tolist(), reward, over])
        game.step(None if over else pick(observation["action_mask"], number))
    return seen


def play_seat(game: VitrallEnv, first: int) -> list[Any]:
    seen = []
    for number in range(first, first + STEPS // 2):
        observation, reward, over, _, _ = game.step(pick(game.action_masks(), number))
        seen.append([observation.tolist(), reward, over])
    return seen


def play_batch(games: BatchEnv, first: int) -> list[Any]:
    """Past the end of games, so that new ones are begun."""
    seen, step = [], games.reset() if first == 0 else games.step(np.array([pick(row, first) for row in games._masks]))
    for number in range(first + 1, first + 5 * STEPS):
        step = games.step(np.array([pick(row, number) for row in step.masks]))
        seen.append([part.tolist() for part in step])
    return seen


def environments(options: Options) -> dict[str, tuple[Any, Callable[[Any, int], list[Any]]]]:
    table, seat = VitrallAEC(options), VitrallEnv(options, bots=("greedy",))
    table.reset(seed=4)
    seat.reset(seed=4)
    return {
        "AEC": (table, play_table),
        "one seat": (seat, play_seat),
        "batch": (BatchEnv(options, games=3, seed=4), play_batch),
    }


def differing() -> list[str]:
    """What a copy sees when it plays on must be what the original sees when it does so afterwards."""
    wrong = []
    for options in TABLES:
        for name, (game, play_on) in environments(options).items():
            play_on(game, 0)
            copies = {way: duplicate(game) for way, duplicate in WAYS.items()}
            seen = {way: play_on(other, STEPS) for way, other in copies.items()}
            wanted = play_on(game, STEPS)
            wrong += [f"{name}, {options}: {way}" for way, each in seen.items() if each != wanted]
        for thing in (ActionSpace(options), Encoding(options)):
            wrong += [f"{thing}: {way}" for way, duplicate in WAYS.items() if duplicate(thing).mark != thing.mark]
    return wrong


if __name__ == "__main__":
    print(json.dumps({"engine": kind.engine_kind(), "differing": differing()}))
