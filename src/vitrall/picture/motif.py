"""The glyphs of the colours as a glazier cuts them: outlines about 0,0 with the places where lead may run off.

Each fits a circle of about 40, with room for pips in its middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.picture.glyph import star
from vitrall.picture.hand import Point
from vitrall.picture.tracery import ring


@dataclass(frozen=True)
class Motif:
    """An outline, the points from which leads run to the edge, where the pips go, a further line of lead within."""

    outline: str
    ends: tuple[Point, ...]
    pips: Point
    inner: str = ""


HEART: Final = Motif(
    "M0 38C-16 24-40 8-40-14C-40-40-8-40 0-19C8-40 40-40 40-14C40 8 16 24 0 38Z",
    ((0, 38), (-40, -14), (-24, -33), (24, -33), (40, -14)),
    (0, -1),
)
SUN: Final = Motif(
    star(8, 42, 27),
    ((0, -42), (29.7, -29.7), (42, 0), (29.7, 29.7), (0, 42), (-29.7, 29.7), (-42, 0), (-29.7, -29.7)),
    (0, 0),
)
LEAF: Final = Motif(
    "M-36 36C-42-14-16-38 36-36C38 14 14 42-36 36Z",
    ((-36, 36), (-26, -18), (36, -36), (20, 22)),
    (0, 0),
)
DROP: Final = Motif(
    "M0-42C6-22 31-8 31 12A31 31 0 0 1-31 12C-31-8-6-22 0-42Z",
    ((0, -42), (31, 12), (0, 43), (-31, 12)),
    (0, 10),
)
CROWN: Final = Motif(
    "M-38-28L-19-12L0-38L19-12L38-28L32 32Q0 38-32 32Z",
    ((-38, -28), (0, -38), (38, -28), (32, 32), (-32, 32)),
    (0, 8),
)
MOON: Final = Motif(
    ring(0, 0, 36),
    ((0, -36), (36, 0), (0, 36), (-36, 0)),
    (9, -6),
    "M-13-33.6A29 29 0 1 0 33.6 13",
)

MOTIFS: Final = (HEART, SUN, LEAF, DROP, CROWN, MOON)
