"""A glyph for each colour, so that colour never stands alone: heart, sun, leaf, drop, crown, moon.

Drawn about the point 0,0 in a square of 100; silhouettes that stay apart at eight pixels.
"""

from __future__ import annotations

import math
from typing import Final

from vitrall.picture.canvas import Canvas
from vitrall.picture.svg import Element, Number, element, path

NAMES: Final = ("heart", "sun", "leaf", "drop", "crown", "moon")


def star(points: int, outer: float, inner: float) -> str:
    """A star with its first point upwards."""
    step = math.pi / points
    corners = [(outer if corner % 2 == 0 else inner, corner * step) for corner in range(2 * points)]
    first, *rest = [(radius * math.sin(angle), -radius * math.cos(angle)) for radius, angle in corners]
    return path("M", first, "L", *rest, "Z")


SHAPES: Final = (
    "M0 46C-26 24-50 4-50-18C-50-50-10-52 0-24C10-52 50-50 50-18C50 4 26 24 0 46Z",
    star(8, 55, 25),
    "M-46 46L-27 27C-48-16-14-48 46-46C48 14 16 48-18 36L-36 50ZM-14 22L24-16L-6 8Z",
    "M0-52C8-26 36-6 36 16A36 36 0 0 1-36 16C-36-6-8-26 0-52Z",
    "M-50-30L-24-2L0-44L24-2L50-30L40 38H-40Z",
    "M12-48A48 48 0 1 0 47 22A40 40 0 1 1 12-48Z",
)


def glyph(canvas: Canvas, color: int, x: Number, y: Number, size: float, ink: str) -> Element:
    """The glyph of a colour, centred on a point."""
    shape = canvas.use(NAMES[color], lambda: element("path", d=SHAPES[color], fill_rule="evenodd"), x, y, size / 100)
    return Element("use", {**shape.attributes, "fill": ink})
