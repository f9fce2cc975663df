"""Copies and pickles objects of the engine, compiled or plain, by calling their class with keyword arguments.

A compiled class has no `__dict__` that pickle could read, and pickle does not know native vectors; both are handled
here. A pickle is for other processes of the same version; for storage, write a record or a position.
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
    """The result of `__reduce__` for an object whose class takes its attributes as keyword arguments."""
    fields = {name: getattr(thing, name) for name in names}
    return partial(type(thing), **fields), ()


if type(_SAMPLE) is not list:  # a plain engine holds lists, which pickle knows
    copyreg.pickle(type(_SAMPLE), _reduce_vector)
