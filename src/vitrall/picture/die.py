"""A die as a pane of glass in a square of 100: colour and depth, hatch, glyph and pips."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from vitrall.engine.dice import LETTERS
from vitrall.picture.canvas import Canvas, Mark
from vitrall.picture.lettering import line_of
from vitrall.picture.palette import DARK_INK, GLASS, ink_on, mixed
from vitrall.picture.svg import Element, Number, element, group, path

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


SIZE: Final = 100
UNKNOWN: Final = "?"
LEAD: Final = 7.0
LEFT: Final = LEAD - 1
RIGHT: Final = SIZE - LEFT
MIDDLE: Final = SIZE / 2
PIP_GAP: Final = 22.0
PIP: Final = 8.7  # radius
BADGE: Final = 21.5  # radius of the half round below the upper edge that holds the glyph: no pip comes so near
GLYPH: Final = (MIDDLE, 16.0, 18.5)  # its middle and its size

# How much the glass differs from its even colour: little under the pips, much towards the lead.
LIT: Final = 0.04
EVEN_TO: Final = 0.55
DIM: Final = 0.42


def lay_die(canvas: Canvas, die: str, x: Number, y: Number, scale: Number = 1) -> Element:
    """A die as it is written: `R5`, or `P?` while it has no value. Equal dice of a picture share one drawing."""
    color, value = LETTERS.index(die[0]), 0 if die[1] == UNKNOWN else int(die[1])
    return canvas.use(f"die-{color}{value}", lambda: _die(canvas, color, value), x, y, scale)


def _die(canvas: Canvas, color: int, value: int) -> Element:
    tint = GLASS[color][(value or 3) - 1]
    ink = ink_on(tint)
    return group(
        _pane(canvas, color, value, tint),
        _lines(color, tint, ink) if canvas.style.hatch else None,
        _sheen(canvas),
        _badge(canvas, color, tint) if canvas.style.glyphs else None,
        _pips(value, tint, ink) if value else line_of(UNKNOWN, MIDDLE, 80, 54, fill=ink),
        came(canvas),
    )


def _pane(canvas: Canvas, color: int, value: int, tint: str) -> Element:
    fill = canvas.radial(f"glass-{color}{value}", *depth(tint), r=0.75)
    return element("rect", x=LEFT, y=LEFT, width=RIGHT - LEFT, height=RIGHT - LEFT, fill=fill)


def depth(tint: str) -> list[Mark]:
    """How a pane darkens from its middle outwards."""
    return [(0, mixed(tint, "#ffffff", LIT)), (EVEN_TO, tint), (1, mixed(tint, "#000000", DIM))]


def _lines(color: int, tint: str, ink: str) -> Element:
    """The hatch leaves out the area of the pips, so that these stay readable."""
    dark = ink == DARK_INK
    line = mixed(tint, "#000000", 0.5) if dark else mixed(tint, "#ffffff", 0.55)
    return hatch(color, LEFT, RIGHT, 13, line, 0.55, 2.6)


def _sheen(canvas: Canvas) -> Element:
    """Light along the upper edge."""
    fill = canvas.linear("sheen", (0, "#ffffff", 0.38), (0.35, "#ffffff", 0), x2=0.35)
    return element("rect", x=LEFT, y=LEFT, width=RIGHT - LEFT, height=RIGHT - LEFT, fill=fill)


def badge_path() -> str:
    """The half round below the upper edge of a die."""
    return path(
        "M", (MIDDLE - BADGE, LEFT), "H", MIDDLE + BADGE, "A", (BADGE, BADGE, 0, 0, 1, MIDDLE - BADGE, LEFT), "Z"
    )


def _badge(canvas: Canvas, color: int, tint: str) -> Element:
    paper = mixed(tint, "#000000", 0.72)
    return group(
        element("path", d=badge_path(), fill=paper, stroke=canvas.colors.lead, stroke_width=3),
        glyph(canvas, color, *GLYPH, mixed(GLASS[color][0], "#ffffff", 0.55)),
    )


def _pips(value: int, tint: str, ink: str) -> Element:
    return pips(value, MIDDLE, PIP_GAP, PIP, fill=ink, stroke=tint, stroke_width=1.6)


def came(canvas: Canvas) -> Element:
    """The lead around a pane, with the light on its back."""
    side = SIZE - LEAD
    strip = element("rect", x=LEAD / 2, y=LEAD / 2, width=side, height=side, rx=3)
    return group(
        Element("rect", {**strip.attributes, "stroke": canvas.colors.lead, "stroke-width": LEAD}),
        Element("rect", {**strip.attributes, "stroke": canvas.colors.lead_lit, "stroke-width": 1.4}),
        fill="none",
    )
