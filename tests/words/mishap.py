"""One way into an error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple


class Mishap(NamedTuple):
    """A code and what leads to it; the folder is one that may be filled."""

    code: str
    cause: Callable[[Path], object]


def calling(code: str, function: Callable[..., object], *given: object, **named: Any) -> Mishap:
    return Mishap(code, lambda _: function(*given, **named))
