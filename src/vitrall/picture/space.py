"""A space without a die, in a square of 100: blank, or with what is printed on it. No light shines through it yet.

A printed colour is dull and bears its glyph in the middle; a printed value bears hollow pips. So neither looks like a
die, which has its glyph in the corner and full pips.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.dice import LETTERS
from vitrall.picture.canvas import Canvas
from vitrall.picture.die import LEFT, RIGHT, came
from vitrall.picture.glyph import glyph
from vitrall.picture.hatch import hatch
from vitrall.picture.palette import GLASS, ink_on, mixed
from vitrall.picture.pips import pips
from vitrall.picture.svg import Element, Number, element, group

BLANK: Final = "."
SIDE: Final = RIGHT - LEFT
PRINT_DEPTH: Final = 2  # the depth of glass a printed colour is mixed from, value 3


def lay_space(canvas: Canvas, mark: str, x: Number, y: Number, scale: Number = 1) -> Element:
    """The space with this mark: `.`, a colour's letter or a value."""
    return canvas.use(f"space-{mark if mark != BLANK else 'blank'}", lambda: _space(canvas, mark), x, y, scale)


def _space(canvas: Canvas, mark: str) -> Element:
    inside = _color(canvas, LETTERS.index(mark)) if mark in LETTERS else _value(canvas, mark)
    return group(*inside, _shadow(canvas), came(canvas))


def print_tint(canvas: Canvas, color: int) -> str:
    """A printed colour: the glass without its light."""
    return mixed(GLASS[color][PRINT_DEPTH], canvas.colors.blank, 0.45)


def value_tint(canvas: Canvas, value: int) -> str:
    """A printed value: bare paper, darker the higher it is, as the glass is."""
    paper, far = canvas.colors.paper, canvas.colors.paper_dark
    return mixed(paper, far, (value - 1) / 5)


def _color(canvas: Canvas, color: int) -> list[Element | None]:
    tint = print_tint(canvas, color)
    ink = ink_on(tint)
    line = mixed(tint, ink, 0.5)
    return [
        element("rect", x=LEFT, y=LEFT, width=SIDE, height=SIDE, fill=tint),
        hatch(color, LEFT, RIGHT, 13, line, 0.45, 2.6) if canvas.style.hatch else None,
        _plate(canvas, color, tint, ink) if canvas.style.glyphs else None,
    ]


def _plate(canvas: Canvas, color: int, tint: str, ink: str) -> Element:
    """The glyph on a clear round, so that the hatch does not run into it."""
    return group(
        element("circle", cx=50, cy=50, r=29, fill=tint),
        glyph(canvas, color, 50, 50, 40, mixed(tint, ink, 0.82)),
    )


def _value(canvas: Canvas, mark: str) -> list[Element | None]:
    if mark == BLANK:
        return [element("rect", x=LEFT, y=LEFT, width=SIDE, height=SIDE, fill=canvas.colors.blank)]
    tint = value_tint(canvas, int(mark))
    return [
        element("rect", x=LEFT, y=LEFT, width=SIDE, height=SIDE, fill=tint),
        pips(int(mark), 50, 22, 7, fill="none", stroke=ink_on(tint), stroke_width=3.6),
    ]


def _shadow(canvas: Canvas) -> Element:
    """The space lies deep in its frame."""
    fill = canvas.linear("recess", (0, "#000000", 0.3), (0.22, "#000000", 0.06), (1, "#000000", 0), x2=0.3)
    return element("rect", x=LEFT, y=LEFT, width=SIDE, height=SIDE, fill=fill)
