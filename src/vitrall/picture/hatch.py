"""A hatch for each colour, after the engravers of arms: upright red, dotted gold, level blue, green and purple aslant
each its way, and netted grey. Lines are computed to end at the edge: no clipping, so every program draws them alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from vitrall.picture.svg import Element, element, path

Segment = tuple[float, float, float, float]


def upright(left: float, right: float, gap: float) -> Iterator[Segment]:
    for place in _places(left, right, gap):
        yield place, left, place, right


def level(left: float, right: float, gap: float) -> Iterator[Segment]:
    for place in _places(left, right, gap):
        yield left, place, right, place


def falling(left: float, right: float, gap: float) -> Iterator[Segment]:
    """From the upper left to the lower right: lines of equal x - y."""
    span = right - left
    for shift in _places(-span, span, gap * 2**0.5):
        yield left + max(shift, 0), left + max(-shift, 0), right + min(shift, 0), right - max(shift, 0)


def rising(left: float, right: float, gap: float) -> Iterator[Segment]:
    for x1, y1, x2, y2 in falling(left, right, gap):
        yield left + right - x1, y1, left + right - x2, y2


def netted(left: float, right: float, gap: float) -> Iterator[Segment]:
    yield from upright(left, right, gap * 1.35)
    yield from level(left, right, gap * 1.35)


def dotted(left: float, right: float, gap: float) -> Iterator[Segment]:
    """Dots are lines of no length with round ends, every other row shifted by half."""
    for row, y in enumerate(_places(left, right, gap)):
        for x in _places(left, right, gap * 1.3):
            shifted = x + gap * 0.65 * (row % 2)
            if shifted < right - 2:
                yield shifted, y, shifted, y


LINES: Final[tuple[Callable[[float, float, float], Iterator[Segment]], ...]] = (
    upright,
    dotted,
    falling,
    level,
    rising,
    netted,
)
YELLOW: Final = 1


def hatch(color: int, left: float, right: float, gap: float, ink: str, opacity: float, width: float = 3) -> Element:
    """The hatch of a colour over a square; `left` and `right` bound it both ways."""
    data = "".join(path("M", (x1, y1), "L", (x2, y2)) for x1, y1, x2, y2 in LINES[color](left, right, gap))
    thick = width * 2 if color == YELLOW else width
    cap = "round" if color == YELLOW else None
    return element("path", d=data, stroke=ink, stroke_width=thick, stroke_opacity=opacity, stroke_linecap=cap)


def _places(low: float, high: float, gap: float) -> list[float]:
    """Places between two bounds, about `gap` apart, the rest shared out evenly at both ends."""
    count = max(1, round((high - low) / gap))
    return [low + (high - low) * (2 * place + 1) / (2 * count) for place in range(count)]
