"""One space of a finished window: a die as leaded glass, its motif amid pieces of its colour; or clear lozenges."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from vitrall.engine.dice import GREY
from vitrall.picture.canvas import Canvas
from vitrall.picture.die import hatch, pips, star
from vitrall.picture.lead import Glazier, Hand, Point
from vitrall.picture.palette import GLASS, GRISAILLE, SUNLIGHT, ink_on, mixed
from vitrall.picture.svg import Element, element, group, number, path
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


STREAKS: Final = 6  # kinds of them
STREAK_ALPHAS: Final = (0.0, 0.13, 0.02, 0.2, 0.04, 0.1, 0.0)


@dataclass(frozen=True)
class Quarry:
    """The room of one space: its four corners from the upper left, clockwise."""

    corners: tuple[Point, Point, Point, Point]

    @property
    def center(self) -> Point:
        return sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4

    @property
    def outline(self) -> str:
        return path("M", self.corners[0], "L", *self.corners[1:], "Z")

    @property
    def sides(self) -> list[tuple[Point, Point]]:
        return list(pairwise([*self.corners, self.corners[0]]))

    def edge_from(self, start: Point, way: Point) -> Point:
        """Where a line from within meets the edge."""
        reached = [step for side in self.sides if (step := _meeting(start, way, *side)) is not None]
        step = min(reached, default=0.0)
        return start[0] + way[0] * step, start[1] + way[1] * step

    def turn_of(self, point: Point) -> float:
        """The direction of a point, seen from the centre."""
        return math.atan2(point[1] - self.center[1], point[0] - self.center[0])

    def corners_between(self, one: Point, other: Point) -> list[Point]:
        """The corners passed on the way round from one point of the edge to another."""
        start, full = self.turn_of(one), 2 * math.pi
        end = (self.turn_of(other) - start) % full
        turns = sorted(((self.turn_of(corner) - start) % full, corner) for corner in self.corners)
        return [corner for turn, corner in turns if turn < end]


def _meeting(start: Point, way: Point, one: Point, other: Point) -> float | None:
    """How many times `way` leads from a point to a side; nothing if it never does."""
    side = (other[0] - one[0], other[1] - one[1])
    cross = way[0] * side[1] - way[1] * side[0]
    if abs(cross) < 1e-9:
        return None
    apart = (one[0] - start[0], one[1] - start[1])
    step = (apart[0] * side[1] - apart[1] * side[0]) / cross
    share = (apart[0] * way[1] - apart[1] * way[0]) / cross
    return step if step > 1e-6 and -1e-6 <= share <= 1 + 1e-6 else None


def glaze(glazier: Glazier, room: Quarry, color: int, value: int) -> Element:
    """A die of the finished window."""
    canvas, hand, motif = glazier.canvas, glazier.hand, MOTIFS[color]
    tint, (x, y) = GLASS[color][value - 1], room.center
    turn = 0.0 if color == GREY else hand.off(4)
    place = f"translate({number(x)} {number(y)})rotate({number(turn)})"
    edges = _spokes(glazier, room, motif, turn)
    glazier.came.ring(motif.outline, 3.2, place)
    if motif.inner:
        glazier.came.ring(motif.inner, 2.6, place)
    return group(
        *_pieces(hand, room, edges, tint),
        _painted(color, tint, place) if canvas.style.hatch else None,
        element("path", d=motif.outline, stroke=_burnt(tint), stroke_width=9, stroke_opacity=0.35, transform=place),
        element("path", d=motif.outline, fill=_inner_light(canvas, color, value), transform=place),
        _surface(glazier, room, tint),
        _pips(value, motif, tint, x, y),
    )


def _spokes(glazier: Glazier, room: Quarry, motif: Motif, turn: float) -> list[Point]:
    """Lead from the motif to the edge; answers where it arrives, clockwise."""
    (x, y), edges = room.center, []
    for end in motif.ends:
        start = _turned(end, turn)
        edge = room.edge_from((x + start[0], y + start[1]), _turned(start, glazier.hand.off(9)))
        glazier.came.strip((x + start[0] * 0.98, y + start[1] * 0.98), edge, 3.4)
        glazier.came.solder((x + start[0], y + start[1]), 2.2)
        edges.append(edge)
    return sorted(edges, key=room.turn_of)


def _turned(point: Point, degrees: float) -> Point:
    angle = math.radians(degrees)
    sine, cosine = math.sin(angle), math.cos(angle)
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine


def _pieces(hand: Hand, room: Quarry, edges: list[Point], tint: str) -> list[Element]:
    """The glass between the leads, each piece from another sheet. They run on under the motif."""
    shapes = [
        path("M", room.center, "L", one, *room.corners_between(one, other), other, "Z")
        for one, other in pairwise([*edges, edges[0]])
    ]
    return [element("path", d=shape, fill=hand.tint(tint, 0.17)) for shape in shapes]


def _painted(color: int, tint: str, place: str) -> Element:
    """The hatch, fine and faint, as paint fired on the glass."""
    lines = hatch(color, -50, 50, 9, mixed(tint, ink_on(tint), 0.7), 0.3, 1.1)
    return Element("path", {**lines.attributes, "transform": place})


def _burnt(tint: str) -> str:
    return mixed(tint, "#000000", 0.75)


def _inner_light(canvas: Canvas, color: int, value: int) -> str:
    """The motif is cut from a lighter sheet of the same colour and catches more light."""
    tint = mixed(GLASS[color][value - 1], GLASS[color][0], 0.45)
    marks = ((0, mixed(tint, SUNLIGHT, 0.46)), (0.5, mixed(tint, SUNLIGHT, 0.12)), (1, tint))
    return canvas.radial(f"motif-{color}{value}", *marks, cx=0.45, cy=0.4, r=0.62)


def _surface(glazier: Glazier, room: Quarry, tint: str) -> Element:
    """Streaks over the whole, and paint fired along its edge: glass is darkest where it is held."""
    fill = _streak(glazier.canvas, glazier.hand.one_of(STREAKS))
    return element("path", d=room.outline, fill=fill, stroke=_burnt(tint), stroke_width=9, stroke_opacity=0.3)


def _streak(canvas: Canvas, which: int) -> str:
    """Streaks of a sheet drawn out while hot; a few kinds, shared by all."""
    count = len(STREAK_ALPHAS)
    alphas = [STREAK_ALPHAS[(place + which) % count] for place in range(count)]
    tints = ["#ffffff" if (place + which) % 2 else "#140b1e" for place in range(count)]
    marks = [(place / (count - 1), tint, alpha) for place, (tint, alpha) in enumerate(zip(tints, alphas, strict=True))]
    angle = math.radians(25 + 23 * which)
    return canvas.linear(f"streak-{which}", *marks, x2=abs(math.cos(angle)), y2=math.sin(angle))


def _pips(value: int, motif: Motif, tint: str, x: float, y: float) -> Element:
    """Small and painted, seen only up close."""
    drawn = pips(value, 0, 11.5, 3.1, fill=ink_on(mixed(tint, SUNLIGHT, 0.3)), fill_opacity=0.85)
    place = f"translate({number(x + motif.pips[0])} {number(y + motif.pips[1])})"
    return Element("g", {**drawn.attributes, "transform": place}, drawn.children)


def clear(glazier: Glazier, room: Quarry) -> Element:
    """A space that stayed empty: a lozenge of clear glass in four pieces, and four corners."""
    hand, came = glazier.hand, glazier.came
    middles = [((one[0] + other[0]) / 2, (one[1] + other[1]) / 2) for one, other in room.sides]
    for one, other in pairwise([*middles, middles[0]]):
        came.strip(one, other, 3)
        came.strip(one, hand.near(room.center, 2), 2.6)
    pieces = [
        path("M", room.center, "L", middles[place - 1], corner, middles[place], "Z")
        for place, corner in enumerate(room.corners)
    ]
    panes = [element("path", d=piece, fill=hand.tint(GRISAILLE[1], 0.14)) for piece in pieces]
    return group(*panes, _surface(glazier, room, GRISAILLE[1]))
