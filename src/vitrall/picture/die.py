"""A die as a pane of glass in a square of 100: colour and depth, hatch, a corner piece with the glyph, pips, lead."""

from __future__ import annotations

from typing import Final

from vitrall.engine.dice import LETTERS
from vitrall.picture.canvas import Canvas, Mark
from vitrall.picture.glyph import glyph
from vitrall.picture.hatch import hatch
from vitrall.picture.lettering import line_of
from vitrall.picture.palette import DARK_INK, GLASS, ink_on, mixed
from vitrall.picture.pips import pips
from vitrall.picture.svg import Element, Number, element, group, path

SIZE: Final = 100
UNKNOWN: Final = "?"
LEAD: Final = 7.0
LEFT: Final = LEAD - 1
RIGHT: Final = SIZE - LEFT
CORNER: Final = 35.0  # radius of the piece that holds the glyph

# How far the glass is from its even colour: under the pips hardly, towards the lead much.
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
    marked = canvas.style.glyphs
    return group(
        _pane(canvas, color, value, tint),
        _lines(color, tint, ink) if canvas.style.hatch else None,
        _sheen(canvas),
        _corner(canvas, color, tint) if marked else None,
        _pips(value, tint, ink, marked) if value else line_of(UNKNOWN, 59, 76, 54, fill=ink),
        came(canvas),
    )


def _pane(canvas: Canvas, color: int, value: int, tint: str) -> Element:
    fill = canvas.radial(f"glass-{color}{value}", *depth(tint), r=0.75)
    return element("rect", x=LEFT, y=LEFT, width=RIGHT - LEFT, height=RIGHT - LEFT, fill=fill)


def depth(tint: str) -> list[Mark]:
    """How a pane darkens from its middle outwards."""
    return [(0, mixed(tint, "#ffffff", LIT)), (EVEN_TO, tint), (1, mixed(tint, "#000000", DIM))]


def _lines(color: int, tint: str, ink: str) -> Element:
    """The hatch keeps away from the ink: it may not come between the pips and the eye."""
    dark = ink == DARK_INK
    line = mixed(tint, "#000000", 0.5) if dark else mixed(tint, "#ffffff", 0.55)
    return hatch(color, LEFT, RIGHT, 13, line, 0.55, 2.6)


def _sheen(canvas: Canvas) -> Element:
    """Light along the upper edge."""
    fill = canvas.linear("sheen", (0, "#ffffff", 0.38), (0.35, "#ffffff", 0), x2=0.35)
    return element("rect", x=LEFT, y=LEFT, width=RIGHT - LEFT, height=RIGHT - LEFT, fill=fill)


def _corner(canvas: Canvas, color: int, tint: str) -> Element:
    edge = LEFT + CORNER
    piece = path("M", (LEFT, LEFT), "H", edge, "A", (CORNER, CORNER, 0, 0, 1, LEFT, edge), "Z")
    paper = mixed(tint, "#000000", 0.72)
    return group(
        element("path", d=piece, fill=paper, stroke=canvas.colors.lead, stroke_width=3.5),
        glyph(canvas, color, LEFT + 14, LEFT + 14, 21.5, mixed(GLASS[color][0], "#ffffff", 0.55)),
    )


def _pips(value: int, tint: str, ink: str, marked: bool) -> Element:
    middle, gap, radius = (59.5, 20.5, 8.7) if marked else (50.0, 22.0, 9.2)
    return pips(value, middle, gap, radius, fill=ink, stroke=tint, stroke_width=1.6)


def came(canvas: Canvas) -> Element:
    """The lead around a pane, with the light on its back."""
    side = SIZE - LEAD
    strip = element("rect", x=LEAD / 2, y=LEAD / 2, width=side, height=side, rx=3)
    return group(
        Element("rect", {**strip.attributes, "stroke": canvas.colors.lead, "stroke-width": LEAD}),
        Element("rect", {**strip.attributes, "stroke": canvas.colors.lead_lit, "stroke-width": 1.4}),
        fill="none",
    )
