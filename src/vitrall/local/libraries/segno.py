"""A stand-in for segno, which draws QR codes: a table in a page has no link that another device could open."""

from __future__ import annotations

from typing import Any

from vitrall.engine.errors import Unavailable


def make(*_: Any, **__: Any) -> Any:
    raise Unavailable("request/none")
