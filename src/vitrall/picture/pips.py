"""Where the pips of each value lie, and their drawing."""

from __future__ import annotations

from typing import Final

from vitrall.picture.svg import Element, element, group

PLACES: Final = {
    1: [(0, 0)],
    2: [(1, -1), (-1, 1)],
    3: [(1, -1), (0, 0), (-1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def pips(value: int, middle: float, gap: float, radius: float, **look: str | float | None) -> Element:
    """The pips of a value about a point on the diagonal of a square; `look` goes to the group."""
    spots = [element("circle", cx=middle + gap * x, cy=middle + gap * y, r=radius) for x, y in PLACES[value]]
    return group(*spots, **look)
