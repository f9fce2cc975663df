"""Small signs for cards and tracks: a colour, a value, a favor token, and what an objective looks for."""

from __future__ import annotations

from typing import Final

from vitrall.engine import measure as words
from vitrall.engine.board import CELLS, FULL, WIDTH
from vitrall.engine.deck import Objective
from vitrall.engine.dice import COLORS
from vitrall.picture.canvas import Canvas
from vitrall.picture.glyph import glyph
from vitrall.picture.palette import GLASS, ink_on
from vitrall.picture.pips import pips
from vitrall.picture.space import value_tint
from vitrall.picture.svg import Element, Number, element, group, moved
from vitrall.picture.tracery import bead

SIDE: Final = 24.0
STEP: Final = SIDE + 3
SMALL: Final = 0.62
BARE: Final = -1  # in place of a facet: nothing there
MARKED: Final = -2  # a space that counts whatever lies there

# Which spaces of a small window show what an objective means.
ROW: Final = range(5, 10)
COLUMN: Final = range(2, CELLS, WIDTH)
SLANTS: Final = (0, 6, 12, 8, 4)
RAINBOW: Final = ((0, 1, 2, 3, 4), (6, 7, 8, 9, 10))  # unlike colours, unlike values
PAIRED: Final = (3, 8)  # a colour, a value


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


def objective_sign(canvas: Canvas, card: Objective, x: float, y: float) -> Element:
    """What the card looks for, drawn from what it counts, so that cards of players' own have a sign too."""
    return group(*_sign(canvas, card), transform=moved(x, y))


def _sign(canvas: Canvas, card: Objective) -> list[Element]:
    """A kind of counting that is not known here has no sign; its text tells it."""
    asked = card.measure
    facets = [int(facet) for facet in asked.facets]
    numbers = dict(zip(map(int, asked.conditions), map(int, asked.numbers), strict=True))
    if asked.over in (words.OVER_ROWS, words.OVER_COLUMNS) and words.UNLIKE_OF in numbers:
        line = ROW if asked.over == words.OVER_ROWS else COLUMN
        return _grid(canvas, dict(zip(line, RAINBOW[numbers[words.UNLIKE_OF]], strict=False)))
    if words.CORNER_LIKE_OF in numbers:
        return _grid(canvas, dict.fromkeys(SLANTS, PAIRED[numbers[words.CORNER_LIKE_OF]]))
    if asked.over == words.OVER_DICE and int(asked.cells) != FULL:
        return _grid(canvas, {cell: MARKED for cell in range(CELLS) if (int(asked.cells) >> cell) & 1})
    return _row(canvas, facets) if asked.over in (words.OVER_SETS, words.OVER_DICE) else []


def _row(canvas: Canvas, facets: list[int]) -> list[Element]:
    scale = 1.0 if len(facets) > 2 else 1.5
    return [chip(canvas, facet, STEP * scale * place, 0, scale) for place, facet in enumerate(facets)]


def _grid(canvas: Canvas, facets: dict[int, int]) -> list[Element]:
    """A small window with panes on some spaces."""
    return [
        chip(canvas, facets.get(cell, BARE), STEP * SMALL * (cell % WIDTH), STEP * SMALL * (cell // WIDTH), SMALL)
        for cell in range(CELLS)
    ]
