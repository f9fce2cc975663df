"""*craftsman*: rules of thumb, with weights found by search in simulation (`bench/tune.py`)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.weights import NAMES, Weights
from vitrall.bots.thinker import Thinker
from vitrall.kind import COMPILED, engine_kind

WEIGHTS: Final = "craftsman.toml"


class Craftsman(Thinker):
    """Judges which spaces are lost, which patterns are nearly complete, and what a token is worth."""

    def __init__(self, seed: int) -> None:
        super().__init__(_heuristic(), seed)


def _heuristic() -> Heuristic:
    if engine_kind() == COMPILED:
        return Heuristic(weights())
    from vitrall.bots.remembering import RememberingHeuristic

    return RememberingHeuristic(weights())


@cache
def weights() -> Weights:
    return weights_in(WEIGHTS)


def weights_in(name: str) -> Weights:
    """The weights in a file beside this one."""
    return Weights(*read_weights(files("vitrall.bots").joinpath(name).read_text(encoding="utf-8")))


def read_weights(text: str) -> list[list[int]]:
    """The weights of the first turn, of the last and of those between, each in the order of their names."""
    weights = tomllib.loads(text)["weights"]
    if list(weights) != NAMES:
        raise ValueError(f"the weights are {', '.join(NAMES)}, not {', '.join(weights)}")
    return [[int(weight) for weight in knot] for knot in zip(*weights.values(), strict=True)]


def write_weights(knots: Sequence[Sequence[int]], note: str) -> str:
    """The same as text."""
    lines = [f"{name} = {list(row)}" for name, row in zip(NAMES, zip(*knots, strict=True), strict=True)]
    return "\n".join([*(f"# {line}".rstrip() for line in note.splitlines()), "", "[weights]", *lines, ""])
