"""How objects of the engine are copied and pickled, compiled and plain alike: by calling their class again by names.

A compiled class has no `__dict__` that pickle could read, and a native vector is unknown to it; both are told here. A
pickle is for other processes of the same version; what is to last is written as a record or a position.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from vitrall.engine.native import i64, vec

Reduced = tuple[object, ...]

_SAMPLE: Final[object] = vec[i64]()


def vector(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _reduce_vector(numbers: Any) -> tuple[Callable[..., object], tuple[Any, ...]]:
    return vector, ([int(number) for number in numbers],)


def reduce_by_names(thing: object, names: tuple[str, ...]) -> Reduced:
    """What `__reduce__` answers for an object whose class takes its own attributes by their names."""
    fields = {name: getattr(thing, name) for name in names}
    return partial(type(thing), **fields), ()


if type(_SAMPLE) is not list:  # a plain engine holds lists, which pickle knows
    copyreg.pickle(type(_SAMPLE), _reduce_vector)
