"""*craftsman*: rules of thumb, with weights found by search in simulation (`bench/tune.py`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from vitrall.bots.mind.craft import Craft
from vitrall.bots.mind.weights import NAMES, Weights
from vitrall.bots.thinker import Thinker

WEIGHTS: Final = "craftsman.toml"


class Craftsman(Thinker):
    """Knows the trade: which spaces die, which patterns are near, what a token is worth."""

    def __init__(self, seed: int) -> None:
        super().__init__(Craft(weights()), seed)


@cache
def weights() -> Weights:
    first, last = read_weights(files("vitrall.bots").joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return Weights(first, last)


def read_weights(text: str) -> tuple[list[int], list[int]]:
    """The weights of the first turn and of the last, in the order of their names."""
    told = tomllib.loads(text)["weights"]
    if list(told) != NAMES:
        raise ValueError(f"the weights are {', '.join(NAMES)}, not {', '.join(told)}")
    return [int(pair[0]) for pair in told.values()], [int(pair[1]) for pair in told.values()]


def write_weights(first: list[int], last: list[int], note: str) -> str:
    """The same as text."""
    lines = [f"{name} = [{early}, {late}]" for name, early, late in zip(NAMES, first, last, strict=True)]
    return "\n".join([*(f"# {line}".rstrip() for line in note.splitlines()), "", "[weights]", *lines, ""])
