"""PNG from SVG by resvg, the extra `png`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from vitrall.engine.errors import Unavailable
from vitrall.why import verbatim

LIBRARY: Final = "resvg_py"


def is_installed() -> bool:
    return find_spec(LIBRARY) is not None


def converted(svg: str, width: int, height: int) -> bytes:
    """The picture as PNG of exactly this size."""
    if not is_installed():
        raise Unavailable("picture/no-converter")
    try:
        return bytes(import_module(LIBRARY).svg_to_bytes(svg_string=svg, width=width, height=height))
    except ValueError as error:
        raise Unavailable("picture/converter", verbatim(str(error)[:200])) from error
