"""Checks a value against a type, as far as the messages and requests of the server need it.

The stand-ins for pydantic, msgspec and FastAPI share it. It is strict: `true` is no number, and `"1"` only where a part
of an address is read.
"""

from __future__ import annotations

import re
import types
import typing
from typing import Any, Final, Literal, Union

_PLAIN: Final = (str, int, float, bool)


class Mismatch(ValueError):
    """The value does not fit the type."""


class Bounds:
    """What is said of a value beside its type: `ge`, `le`, `max_length`, `pattern`."""

    def __init__(self, **bounds: Any) -> None:
        self.__dict__.update(bounds)


def checked(hint: Any, value: Any, from_text: bool = False) -> Any:
    """The value as the type has it; `Mismatch` if it does not fit."""
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        base, *bounds = typing.get_args(hint)
        return _bounded(checked(base, value, from_text), bounds)
    if origin in (Union, types.UnionType):
        return _one_of(typing.get_args(hint), value, from_text)
    if origin is Literal:
        return _listed(value, value in typing.get_args(hint))
    if origin in (list, tuple, dict):
        return _collected(origin, typing.get_args(hint), value)
    if hint in _PLAIN:
        return _plain(hint, value, from_text)
    if hint is None or hint is type(None):
        return _listed(value, value is None)
    if hasattr(hint, "from_data"):
        return hint.from_data(value)
    return value  # anything, or a typed dictionary that we made ourselves


def _listed(value: Any, fits: bool) -> Any:
    if not fits:
        raise Mismatch(repr(value)[:40])
    return value


def _one_of(hints: tuple[Any, ...], value: Any, from_text: bool) -> Any:
    for hint in hints:
        try:
            return checked(hint, value, from_text)
        except Mismatch:
            continue
    raise Mismatch(repr(value)[:40])


def _collected(kind: Any, hints: tuple[Any, ...], value: Any) -> Any:
    if kind is dict:
        pairs = _listed(value, isinstance(value, dict)).items()
        return {checked(hints[0], key): checked(hints[1], each) for key, each in pairs} if hints else dict(pairs)
    items = _listed(value, isinstance(value, list | tuple))
    if kind is list:
        return [checked(hints[0], each) for each in items] if hints else list(items)
    if hints[1:] == (...,):
        return tuple(checked(hints[0], each) for each in items)
    _listed(value, len(items) == len(hints))
    return tuple(checked(hint, each) for hint, each in zip(hints, items, strict=True))


def _plain(kind: type[Any], value: Any, from_text: bool) -> Any:
    if from_text and isinstance(value, str) and kind is not str:
        return _from_text(kind, value)
    if kind is float and type(value) is int:
        return float(value)
    return _listed(value, type(value) is kind)


def _from_text(kind: type[Any], text: str) -> Any:
    if kind is bool:
        return _listed(text.lower(), text.lower() in ("true", "false", "1", "0")) in ("true", "1")
    try:
        return kind(text)
    except ValueError as wrong:
        raise Mismatch(text[:40]) from wrong


def _bounded(value: Any, bounds: list[Any]) -> Any:
    if value is None:
        return value
    for bound in bounds:
        limits = {name: getattr(bound, name, None) for name in ("ge", "le", "max_length", "pattern")}
        _listed(value, limits["ge"] is None or value >= limits["ge"])
        _listed(value, limits["le"] is None or value <= limits["le"])
        _listed(value, limits["max_length"] is None or len(value) <= limits["max_length"])
        _listed(value, limits["pattern"] is None or re.search(limits["pattern"], value) is not None)
    return value
