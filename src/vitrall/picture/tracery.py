"""The head of a window: two lights and, over them, a rose with as many lobes as the window has favor tokens.

A lobe is lit while its token is there, so difficulty and what is left of it are part of the stonework.
"""

from __future__ import annotations

import math
from typing import Final

from vitrall.picture.canvas import Canvas
from vitrall.picture.palette import mixed
from vitrall.picture.stone import Arch, bar, circle_over
from vitrall.picture.svg import Element, element, group, number, path

RIB: Final = 9.0


def head(canvas: Canvas, arch: Arch, lobes: int, lit: int) -> Element:
    """The glass and stone of the arch above the panes."""
    lights = arch.lights(2, 0, arch.rise * 0.52)
    high, radius = circle_over(arch, lights[0])
    center = (arch.middle, arch.foot - high)
    radius -= RIB / 2
    return group(
        element("path", d=arch.head(), fill=_clear(canvas)),
        *[lattice(canvas, light) for light in lights],
        bar(canvas, "".join(light.head() for light in lights), RIB),
        rose(canvas, center, radius, lobes, lit) if lobes else None,
        bar(canvas, ring(*center, radius), RIB),
    )


def ring(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    half = (radius, radius, 0, 1, 1)
    return path("M", (x - radius, y), "a", (*half, 2 * radius, 0), "a", (*half, -2 * radius, 0), "Z")


def _clear(canvas: Canvas) -> str:
    colors = canvas.colors
    return canvas.radial("clear", (0, colors.clear_lit), (1, colors.clear), cy=0.6, r=0.7)


def lattice(canvas: Canvas, light: Arch) -> Element:
    """Lead in lozenges across a light, as wide as the arch is at each height."""
    gap = light.half / 2.5
    lines = [line for slope in (1, -1) for line in _slants(light, gap, slope)]
    return element("path", d="".join(lines), stroke=canvas.colors.lead, stroke_width=2, stroke_opacity=0.7, fill="none")


def _slants(light: Arch, gap: float, slope: int) -> list[str]:
    """Lines upwards to one side from the line of the feet, each up to where it meets the stone."""
    lines = []
    steps = range(-12, 13)
    for step in steps:
        start = light.middle + step * gap
        inside = [
            (start + slope * up * 0.62, light.foot - up)
            for up in range(0, int(light.rise), 2)
            if light.left < start + slope * up * 0.62 < light.right and light.height_at(start + slope * up * 0.62) > up
        ]
        if len(inside) > 1:
            lines.append(path("M", inside[0], "L", inside[-1]))
    return lines


def rose(canvas: Canvas, center: tuple[float, float], radius: float, lobes: int, lit: int) -> Element:
    """Petals of glass around a boss, cut out of a disc of stone."""
    (x, y), stone = center, canvas.colors.stone
    fill = canvas.radial("disc", (0, stone), (1, mixed(stone, canvas.colors.stone_dark, 0.55)))
    petals = [_petal(canvas, center, radius, place, lobes, place < lit) for place in range(lobes)]
    return group(
        element("circle", cx=x, cy=y, r=radius, fill=fill),
        *petals,
        element("circle", cx=x, cy=y, r=radius * 0.11, fill=canvas.colors.stone_lit, stroke=canvas.colors.stone_dark),
    )


def _petal(canvas: Canvas, center: tuple[float, float], radius: float, place: int, lobes: int, lit: bool) -> Element:
    """A drop with its point at the boss, turned to its place."""
    size, reach = _lobe(radius, lobes)
    shape = path(
        *("M", (0, -radius * 0.2), "C", (-size * 0.5, -radius * 0.3, -size, -reach + size * 0.75, -size, -reach)),
        *("A", (size, size, 0, 0, 1, size, -reach), "C", (size, -reach + size * 0.75, size * 0.5, -radius * 0.3)),
        *((0, -radius * 0.2), "Z"),
    )
    x, y = center
    turn = f"translate({number(x)} {number(y)})rotate({number(360 * place / lobes)})"
    fill = bead(canvas) if lit else canvas.colors.unlit
    return element("path", d=shape, fill=fill, stroke=canvas.colors.lead, stroke_width=3, transform=turn)


def _lobe(radius: float, lobes: int) -> tuple[float, float]:
    """The size of the round end and the distance of its middle, so that neighbours just part."""
    sine = math.sin(math.pi / max(lobes, 4))
    size = (radius - 6) * sine / (1 + sine)
    return size - 4, radius - 6 - size


def bead(canvas: Canvas) -> str:
    """The fill of a favor token: clear glass full of light."""
    return canvas.radial("bead", (0, "#ffffff"), (0.45, "#eef4ea"), (1, "#9fc0c0"), cy=0.4, r=0.62)
