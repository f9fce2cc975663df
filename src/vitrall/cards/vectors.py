"""Lists of numbers as the engine holds them."""

from __future__ import annotations

from vitrall.engine.native import i64, vec
from vitrall.engine.pickling import vector as built


def vector(numbers: list[int]) -> vec[i64]:
    """A vector of the very sort the engine makes: a compiled engine takes no list, a plain one knows nothing else."""
    return built(numbers)
