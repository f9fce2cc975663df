"""The wall and the frames cut from its stone; pointed arches, two-centred as masons draw them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from vitrall.picture.canvas import Canvas
from vitrall.picture.svg import Element, element, group, path


@dataclass(frozen=True)
class Arch:
    """An arch over the span `left` to `right`, its feet at the height `foot`, `rise` high."""

    left: float
    right: float
    foot: float
    rise: float

    @property
    def half(self) -> float:
        return (self.right - self.left) / 2

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def radius(self) -> float:
        """Of both arcs; their centres lie on the line between the feet."""
        return (self.half**2 + self.rise**2) / (2 * self.half)

    @property
    def top(self) -> float:
        return self.foot - self.rise

    def grown(self, by: float) -> Arch:
        """The arch that runs at a distance outside this one."""
        left, right = self.left - by, self.right + by
        rise = math.sqrt((self.radius + by) ** 2 - (self.radius - self.half) ** 2)
        return Arch(left, right, self.foot, rise)

    def head(self) -> str:
        """Closed along the line between the feet."""
        return self.opening(self.foot)

    def opening(self, bottom: float) -> str:
        """Closed by straight sides down to a bottom."""
        radius = self.radius
        return path(
            *("M", (self.left, bottom), "V", self.foot),
            *("A", (radius, radius, 0, 0, 1, self.middle, self.top)),
            *("A", (radius, radius, 0, 0, 1, self.right, self.foot)),
            *("V", bottom, "Z"),
        )

    def lights(self, count: int, gap: float, rise: float) -> list[Arch]:
        """Smaller arches side by side on the same line, with mullions between them."""
        width = (self.right - self.left - gap * (count - 1)) / count
        lefts = [self.left + (width + gap) * place for place in range(count)]
        return [Arch(left, left + width, self.foot, rise) for left in lefts]

    def height_at(self, x: float) -> float:
        """The height of the arch above its base line at a place."""
        reach = abs(x - self.middle) + self.radius - self.half
        return math.sqrt(max(0.0, self.radius**2 - reach**2))


def circle_over(arch: Arch, light: Arch) -> tuple[float, float]:
    """The circle that touches an arch from within and two equal lights below from without, if their inner feet meet
    in its middle: how high its centre lies over the feet, and its radius."""
    radius = arch.rise**2 / (2 * (arch.radius + light.radius))
    return math.sqrt(2 * light.radius * radius + radius**2), radius


COURSE: Final = 62.0  # the height of one row of stones
BLOCK: Final = 132.0


def wall(canvas: Canvas, width: float, height: float, light: tuple[float, float] = (0.5, 0.4)) -> Element:
    """A wall of dressed stones, no two quite alike, brightest about one place."""
    cx, cy = light
    fill = canvas.radial("wall", (0, canvas.colors.wall), (1, canvas.colors.wall_far), cx=cx, cy=cy, r=0.75)
    stones = _stones(width, height)
    pale, dark = stones[::5], stones[2::7]
    return group(
        element("rect", width=width, height=height, fill=fill),
        element("path", d="".join(pale), fill="#ffffff", fill_opacity=0.025),
        element("path", d="".join(dark), fill="#000000", fill_opacity=0.04),
        element("path", d="".join(stones), stroke=canvas.colors.joint, stroke_width=1.6, fill="none"),
    )


def _stones(width: float, height: float) -> list[str]:
    """The outline of each stone, row by row, upright joints shifted from row to row."""
    stones = []
    for row in range(math.ceil(height / COURSE)):
        x, place = -BLOCK * (0.5 if row % 2 else 0.15), row * 3
        while x < width:
            wide = BLOCK * (0.72 + 0.14 * (place * 5 % 7) / 2)
            stones.append(path("M", (x, row * COURSE), "h", wide, "v", COURSE, "h", -wide, "z"))
            x, place = x + wide, place + 1
    return stones


def frame(canvas: Canvas, arch: Arch, bottom: float, thick: float) -> Element:
    """Stone around an opening: a flat band, a lit moulding, dark edges."""
    colors = canvas.colors
    fill = canvas.linear("stone", (0, colors.stone_lit), (0.35, colors.stone), (1, colors.stone), x2=0.25)
    outer = arch.grown(thick)
    edges = (
        (outer, colors.stone_dark, 2.5),
        (arch.grown(thick * 0.45), colors.stone_dark, 2),
        (arch.grown(thick * 0.35), colors.stone_lit, 2),
        (arch, colors.stone_dark, 4),
    )
    return group(
        element("path", d=outer.opening(bottom) + arch.opening(bottom), fill=fill, fill_rule="evenodd"),
        *[
            element("path", d=edge.opening(bottom), fill="none", stroke=color, stroke_width=width)
            for edge, color, width in edges
        ],
    )


def bar(canvas: Canvas, data: str, thick: float) -> Element:
    """A rib of stone along a line: dark sides, a lit back."""
    colors = canvas.colors
    return group(
        element("path", d=data, stroke=colors.stone_dark, stroke_width=thick),
        element("path", d=data, stroke=colors.stone, stroke_width=thick * 0.62),
        element("path", d=data, stroke=colors.stone_lit, stroke_width=thick * 0.16),
        fill="none",
    )
