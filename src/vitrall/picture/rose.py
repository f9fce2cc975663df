"""The great rose over a finished window: the window's own dice once more, sorted by colour around the rim."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from vitrall.picture.canvas import Canvas
from vitrall.picture.die import glyph
from vitrall.picture.lead import Glazier, Point, Shade
from vitrall.picture.palette import GLASS, GRISAILLE, SUNLIGHT, mixed
from vitrall.picture.stone import bar
from vitrall.picture.svg import Element, element, group, path
from vitrall.picture.tracery import ring

RIM: Final = 20
PETALS: Final = 10


class Rose:
    """A wheel about a point: a boss, petals, and a rim of round lights."""

    def __init__(self, center: Point, radius: float) -> None:
        self.center = center
        self.radius = radius
        self.boss = radius * 0.19
        self.petal = radius * 0.7
        self.light = (radius - self.petal) * 0.375
        self.rim = (radius + self.petal) / 2 - 2

    def at(self, reach: float, turn: float) -> Point:
        """A point at a distance; turns are counted clockwise from the top."""
        angle = 2 * math.pi * turn
        return self.center[0] + reach * math.sin(angle), self.center[1] - reach * math.cos(angle)

    def petal_shape(self, place: int) -> str:
        """Pointed inwards, round outwards."""
        turn, half = place / PETALS, 0.43 / PETALS
        inner, outer = self.boss + 5, self.petal - 5
        left, right = self.at(outer * 0.82, turn - half), self.at(outer * 0.82, turn + half)
        bow = outer * 2 * math.pi * half
        return path(
            *("M", self.at(inner, turn), "Q", self.at(outer * 0.55, turn - half), left),
            *("A", (bow, bow * 1.1, 0, 0, 1), right, "Q", self.at(outer * 0.55, turn + half)),
            *(self.at(inner, turn), "Z"),
        )


def glass(glazier: Glazier, wheel: Rose, shades: Sequence[Shade], colors: tuple[int, int]) -> Element:
    """The panes: `shades` around the rim, petals of two colours in turn, the sign of the first in the middle."""
    return group(
        *[_petal(glazier, wheel, place, colors[place % 2]) for place in range(PETALS)],
        *[_seed(glazier, wheel, (place + 0.5) / PETALS) for place in range(PETALS)],
        *[_light(glazier, wheel, place, shade) for place, shade in enumerate(shades)],
        _boss(glazier, wheel, colors[0]),
    )


def _petal(glazier: Glazier, wheel: Rose, place: int, color: int) -> Element:
    shape, tints = wheel.petal_shape(place), GLASS[color]
    glazier.came.ring(shape, 3)
    marks = ((0.25, mixed(tints[0], SUNLIGHT, 0.35)), (0.7, tints[2]), (1, tints[5]))
    reach = {"cx": wheel.center[0], "cy": wheel.center[1], "r": wheel.petal}
    fill = glazier.canvas.radial(f"petal-{color}", *marks, **reach, gradientUnits="userSpaceOnUse")
    return element("path", d=shape, fill=fill, fill_opacity=glazier.hand.between(0.9, 1))


def _seed(glazier: Glazier, wheel: Rose, turn: float) -> Element:
    """A small clear light between the tips of two petals."""
    x, y = wheel.at(wheel.petal - 12, turn)
    glazier.came.ring(ring(x, y, 6), 2)
    return element("circle", cx=x, cy=y, r=6, fill=GRISAILLE[0])


def _light(glazier: Glazier, wheel: Rose, place: int, shade: Shade) -> Element:
    x, y = wheel.at(wheel.rim, place / RIM)
    glazier.came.ring(ring(x, y, wheel.light), 2.6)
    tint = GRISAILLE[1] if shade is None else GLASS[shade[0]][shade[1] - 1]
    name = "clear" if shade is None else f"{shade[0]}{shade[1]}"
    marks = ((0, mixed(tint, SUNLIGHT, 0.4)), (0.6, tint), (1, mixed(tint, "#000000", 0.3)))
    return element("circle", cx=x, cy=y, r=wheel.light, fill=glazier.canvas.radial(f"light-{name}", *marks))


def _boss(glazier: Glazier, wheel: Rose, color: int) -> Element:
    x, y = wheel.center
    glazier.came.ring(ring(x, y, wheel.boss), 3)
    return group(
        element("circle", cx=x, cy=y, r=wheel.boss, fill=GLASS[color][4]),
        glyph(glazier.canvas, color, x, y, wheel.boss * 1.15, mixed(GLASS[color][0], SUNLIGHT, 0.6)),
    )


def field(canvas: Canvas, wheel: Rose) -> Element:
    """The stone from which the wheel is cut."""
    x, y = wheel.center
    stone, dark = canvas.colors.stone, canvas.colors.stone_dark
    fill = canvas.radial("wheel", (0.3, mixed(stone, dark, 0.2)), (1, mixed(stone, dark, 0.8)))
    return element("circle", cx=x, cy=y, r=wheel.radius, fill=fill)


def ribs(canvas: Canvas, wheel: Rose) -> Element:
    """The stone over the edges of the glass."""
    x, y = wheel.center
    return group(bar(canvas, ring(x, y, wheel.petal), 6), bar(canvas, ring(x, y, wheel.radius), 13))
