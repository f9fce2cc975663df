"""Pointed arches, two-centred as masons draw them, and circles that fit between them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from vitrall.picture.svg import path


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
        """How high the arch stands over the line of its feet at a place."""
        reach = abs(x - self.middle) + self.radius - self.half
        return math.sqrt(max(0.0, self.radius**2 - reach**2))


def circle_over(arch: Arch, light: Arch) -> tuple[float, float]:
    """The circle that touches an arch from within and two equal lights below from without, if their inner feet meet
    in its middle: how high its centre lies over the feet, and its radius."""
    radius = arch.rise**2 / (2 * (arch.radius + light.radius))
    return math.sqrt(2 * light.radius * radius + radius**2), radius
