"""Lead came, and the glazier, who draws the glass of one window with small irregularities."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

from vitrall.picture.canvas import Canvas
from vitrall.picture.palette import mixed
from vitrall.picture.svg import Element, element, group, path

Point = tuple[float, float]


class Hand:
    """Small irregularities from a seed, so that a window looks cut by hand and is still always the same."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def off(self, most: float) -> float:
        """An offset of at most this much in either direction."""
        return self._random.uniform(-most, most)

    def between(self, low: float, high: float) -> float:
        return self._random.uniform(low, high)

    def one_of(self, count: int) -> int:
        return self._random.randrange(count)

    def near(self, point: Point, most: float) -> Point:
        return point[0] + self.off(most), point[1] + self.off(most)

    def tint(self, color: str, most: float) -> str:
        """No two sheets are quite alike: a little lighter or darker."""
        slip = self.off(most)
        return mixed(color, "#ffffff" if slip > 0 else "#000000", abs(slip))


THIN: Final = 3.5  # strips up to this width show no light on their backs


class Came:
    """All the lead of one window. Strips and solder are gathered first and drawn as a few paths."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._strips = ""
        self._backs = ""
        self._solder = ""
        self._ties = ""
        self._rings: list[tuple[str, float, str | None]] = []

    def strip(self, start: Point, end: Point, width: float) -> None:
        """A straight piece, its two ends and its middle of different widths."""
        normal = _normal(start, end)
        middle = self._hand.near(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), width * 0.25)
        points = [(point, width * self._hand.between(0.36, 0.68)) for point in (start, middle, end)]
        one = [_beside(point, normal, half) for point, half in points]
        other = [_beside(point, normal, -half) for point, half in reversed(points)]
        self._strips += path("M", one[0], "Q", *one[1:], "L", other[0], "Q", *other[1:], "Z")
        if width > THIN:
            self._backs += path("M", start, "Q", middle, end)

    def tie(self, start: Point, end: Point) -> None:
        """A thin short piece between two strips."""
        self._ties += path("M", start, "L", end)

    def ring(self, shape: str, width: float, place: str | None = None) -> None:
        """A strip bent along a shape."""
        self._rings.append((shape, width * self._hand.between(0.85, 1.2), place))

    def solder(self, point: Point, size: float) -> None:
        """A blob where strips meet."""
        wide, high = size * self._hand.between(0.85, 1.25), size * self._hand.between(0.85, 1.25)
        x, y = point[0] - wide, point[1]
        self._solder += path(
            "M", (x, y), "a", (wide, high, 0, 1, 1, 2 * wide, 0), "a", (wide, high, 0, 1, 1, -2 * wide, 0), "Z"
        )

    def drawn(self, canvas: Canvas) -> Element:
        colors = canvas.colors
        dark = [element("path", d=d, stroke=colors.lead, stroke_width=w, transform=t) for d, w, t in self._rings]
        lit = [
            element("path", d=d, stroke=colors.lead_lit, stroke_width=w * 0.2, transform=t) for d, w, t in self._rings
        ]
        return group(
            group(*dark, fill="none", stroke_linejoin="round"),
            element("path", d=self._ties, stroke=colors.lead, stroke_width=2) if self._ties else None,
            element("path", d=self._strips, fill=colors.lead),
            group(*lit, element("path", d=self._backs, stroke=colors.lead_lit), fill="none", stroke_opacity=0.6),
            element("path", d=self._solder, fill=colors.lead, stroke=colors.lead_lit, stroke_width=0.6)
            if self._solder
            else None,
        )


def _normal(start: Point, end: Point) -> Point:
    across, along = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, along) or 1.0
    return -along / length, across / length


def _beside(point: Point, normal: Point, by: float) -> Point:
    return point[0] + normal[0] * by, point[1] + normal[1] * by


Shade = tuple[int, int] | None  # the colour and value of a pane; nothing is clear glass


@dataclass(frozen=True)
class Glazier:
    """Panes are drawn as they are cut; their lead is gathered and drawn over all of them."""

    canvas: Canvas
    hand: Hand
    came: Came

    @classmethod
    def for_seed(cls, canvas: Canvas, seed: str) -> Glazier:
        hand = Hand(seed)
        return cls(canvas, hand, Came(hand))

    def beginning_anew(self) -> Glazier:
        """The same hand with no lead laid yet."""
        return Glazier(self.canvas, self.hand, Came(self.hand))

    def lead(self) -> Element:
        return self.came.drawn(self.canvas)
