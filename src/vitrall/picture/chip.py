"""Small signs for cards and tracks: a colour, a value, a favor token, a few of them as panes of a small window."""

from __future__ import annotations

from typing import Final

from vitrall.engine.board import CELLS, WIDTH
from vitrall.engine.dice import COLORS
from vitrall.picture.canvas import Canvas
from vitrall.picture.glyph import glyph
from vitrall.picture.palette import GLASS, ink_on
from vitrall.picture.pips import pips
from vitrall.picture.space import value_tint
from vitrall.picture.svg import Element, Number, element, group
from vitrall.picture.tracery import bead

SIDE: Final = 24.0
STEP: Final = SIDE + 3
SMALL: Final = 0.62
BARE: Final = -1  # in place of a facet: nothing there
MARKED: Final = -2  # a space that counts whatever lies there


def chip(canvas: Canvas, facet: int, x: Number, y: Number, scale: Number = 1) -> Element:
    """A small pane for a facet: 0 to 5 a colour with its glyph, 6 to 11 a value with its pips."""
    return canvas.use(f"chip-{facet if facet >= 0 else -facet * 100}", lambda: _chip(canvas, facet), x, y, scale)


def _chip(canvas: Canvas, facet: int) -> Element:
    tint = _tint(canvas, facet)
    pane = element("rect", width=SIDE, height=SIDE, rx=3, fill=tint, stroke=canvas.colors.lead, stroke_width=2)
    return group(pane, _mark(canvas, facet, ink_on(tint)))


def _tint(canvas: Canvas, facet: int) -> str:
    if facet < 0:
        return canvas.colors.blank if facet == BARE else canvas.colors.text_soft
    return GLASS[facet][1] if facet < COLORS else value_tint(canvas, facet - COLORS + 1)


def _mark(canvas: Canvas, facet: int, ink: str) -> Element | None:
    if facet >= COLORS:
        return pips(facet - COLORS + 1, SIDE / 2, 6.5, 2.7, fill=ink)
    return glyph(canvas, facet, SIDE / 2, SIDE / 2, 14, ink) if facet >= 0 and canvas.style.glyphs else None


def token(canvas: Canvas, x: Number, y: Number, radius: float) -> Element:
    """A favor token."""
    fill = bead(canvas)
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=canvas.colors.lead, stroke_width=1.5)


def row_of(canvas: Canvas, facets: list[int]) -> list[Element]:
    """Panes side by side, large if there are few."""
    scale = 1.0 if len(facets) > 2 else 1.5
    return [chip(canvas, facet, STEP * scale * place, 0, scale) for place, facet in enumerate(facets)]


def small_window(canvas: Canvas, facets: dict[int, int], scale: float = SMALL) -> list[Element]:
    """A small window with panes on some spaces."""
    step = STEP * scale
    return [
        chip(canvas, facets.get(cell, BARE), step * (cell % WIDTH), step * (cell // WIDTH), scale)
        for cell in range(CELLS)
    ]
