"""One upright light of a finished window: a head of clear glass in three foils, four panes between two fillets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.engine.board import HEIGHT
from vitrall.picture.canvas import Canvas
from vitrall.picture.lead import Glazier, Point, Shade
from vitrall.picture.palette import GLASS, GRISAILLE, SUNLIGHT, mixed
from vitrall.picture.quarry import Quarry, clear, glaze
from vitrall.picture.stone import Arch
from vitrall.picture.svg import Element, element, group, path
from vitrall.picture.tracery import ring

PANE_HIGH: Final = 117.0
HIGH: Final = HEIGHT * PANE_HIGH
FILLET: Final = 9.0
FILLET_PIECE: Final = 36.0
BOSS: Final = 13.0
SLIP: Final = 4.0  # how much a line between panes may slant

Level = tuple[Point, Point]


def glass(glazier: Glazier, light: Arch, shades: Sequence[Shade]) -> Element:
    """The panes of a light, the uppermost first."""
    levels = _levels(glazier, light)
    for level in levels[:HEIGHT]:
        glazier.came.strip(*level, 6)
    rooms = [_room(levels[row], levels[row + 1]) for row in range(HEIGHT)]
    drawn = [
        clear(glazier, room) if shade is None else glaze(glazier, room, *shade)
        for room, shade in zip(rooms, shades, strict=True)
    ]
    return group(_head(glazier, light), _fillets(glazier, light), *drawn)


def _levels(glazier: Glazier, light: Arch) -> list[Level]:
    """The lines between the panes, a little aslant; the first and the last are true."""
    slips = [0.0 if row in (0, HEIGHT) else SLIP for row in range(HEIGHT + 1)]
    heights = [light.foot + PANE_HIGH * row for row in range(HEIGHT + 1)]
    left, right, hand = light.left + FILLET, light.right - FILLET, glazier.hand
    return [((left, y + hand.off(slip)), (right, y + hand.off(slip))) for y, slip in zip(heights, slips, strict=True)]


def _room(above: Level, below: Level) -> Quarry:
    return Quarry((above[0], above[1], below[1], below[0]))


def _head(glazier: Glazier, light: Arch) -> Element:
    came, x, y = glazier.came, light.middle, light.foot - light.rise * 0.36
    for side in (-1, 1):
        came.strip((x + side * BOSS, y), (x + side * 50, y), 2.6)
        came.strip((x + side * 9, y + 9), (x + side * 34, light.foot), 2.6)
    came.strip((x, y - BOSS), (x, light.top), 2.6)
    came.ring(ring(x, y, BOSS), 2.8)
    return group(
        element("path", d=light.head(), fill=grisaille(glazier.canvas)),
        element("circle", cx=x, cy=y, r=BOSS, fill=mixed(GLASS[1][2], SUNLIGHT, 0.2)),
    )


def _fillets(glazier: Glazier, light: Arch) -> Element:
    """Narrow strips of clear glass along both sides, in short pieces."""
    came, top, bottom = glazier.came, light.foot, light.foot + HIGH
    for x in (light.left + FILLET, light.right - FILLET):
        came.strip((x, top), (x, bottom), 3.4)
    pieces = round(HIGH / FILLET_PIECE)
    for place in range(1, pieces):
        y = top + place * HIGH / pieces + glazier.hand.off(1.5)
        for x in (light.left, light.right - FILLET):
            came.tie((x, y), (x + FILLET, y))
    wide = light.right - light.left
    return element("rect", x=light.left, y=top, width=wide, height=HIGH, fill=grisaille(glazier.canvas))


def grisaille(canvas: Canvas) -> str:
    """The fill of clear glass."""
    pale, dim = GRISAILLE
    return canvas.linear("grisaille", (0, dim), (0.5, pale), (1, dim))


def cusps(canvas: Canvas, light: Arch) -> Element:
    """Stone that narrows the head of a light to three foils."""
    x, y, half = light.middle, light.foot, light.half
    side, waist = half * 0.66, (half * 0.36, half * 0.78)
    foils = path(
        *("M", (x - half, y), "A", (side, side, 0, 0, 1, x - waist[0], y - waist[1])),
        *("A", (half * 0.46, half * 0.5, 0, 1, 1, x + waist[0], y - waist[1])),
        *("A", (side, side, 0, 0, 1, x + half, y), "Z"),
    )
    return group(
        element("path", d=light.head() + foils, fill=canvas.colors.stone, fill_rule="evenodd"),
        element("path", d=foils, fill="none", stroke=canvas.colors.stone_dark, stroke_width=2.5),
    )
