"""A finished window as stained glass: five lights of four panes, a rose above, stone and evening around it.

Every pane is a die of the window in its place. The colour's glyph is cut in glass, the value is the depth of the
colour and, small, the pips. Small irregularities are derived from the window itself, so it is always the same picture.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from vitrall.engine.board import WIDTH
from vitrall.engine.dice import BY_TEXT, GREY
from vitrall.picture import lancet, rose
from vitrall.picture.canvas import Canvas
from vitrall.picture.lead import Glazier, Shade
from vitrall.picture.lettering import line_of
from vitrall.picture.palette import GLASS
from vitrall.picture.rose import Rose
from vitrall.picture.stone import Arch, bar, frame, wall
from vitrall.picture.svg import Element, element, group, number, path
from vitrall.picture.tracery import ring

WIDE: Final = 900.0
HIGH: Final = 1290.0
LEFT: Final = 140.0
RIGHT: Final = WIDE - LEFT
FOOT: Final = 516.0  # where the great arch springs
RISE: Final = 410.0
STONE: Final = 44.0
MULLION: Final = 15.0
LIGHT_FOOT: Final = FOOT + 66  # where the small arches spring
LIGHT_RISE: Final = 96.0
BOTTOM: Final = LIGHT_FOOT + lancet.HIGH
FLOOR: Final = BOTTOM + 44  # under the ledge
RAYS: Final = 30  # of glass between the rose and the arch
REACH: Final = 330.0

ARCH: Final = Arch(LEFT, RIGHT, FOOT, RISE)
LIGHTS: Final = Arch(LEFT, RIGHT, LIGHT_FOOT, RISE).lights(WIDTH, MULLION, LIGHT_RISE)


def scene(canvas: Canvas, dice: tuple[str | None, ...], lines: tuple[str, str], seed: str) -> Element:
    """The whole picture, `WIDE` by `HIGH`: the window in its wall, under it its name with a note."""
    colors, (name, note) = canvas.colors, lines
    texts = (
        line_of(name, WIDE / 2, FLOOR + 62, 44, WIDE - 160, fill=colors.text),
        line_of(note, WIDE / 2, FLOOR + 104, 26, WIDE - 160, fill=colors.text_soft) if note else None,
    )
    return group(wall(canvas, WIDE, HIGH, (0.5, 0.42)), *_window(canvas, dice, seed, *texts))


def window(canvas: Canvas, dice: tuple[str | None, ...], seed: str) -> Element:
    """The window with its light, without the wall and without words."""
    return group(*_window(canvas, dice, seed))


def _window(canvas: Canvas, dice: tuple[str | None, ...], seed: str, *texts: Element | None) -> list[Element]:
    shades = [None if die is None else (BY_TEXT[die] // 6, BY_TEXT[die] % 6 + 1) for die in dice]
    glazier, wheel = Glazier.for_seed(canvas, seed), great_rose()
    return [
        _halo(canvas),
        *_panes(glazier, wheel, shades),
        _glow(canvas),
        glazier.lead(),
        _stonework(canvas, wheel),
        _spill(canvas, shades[-WIDTH:]),
        _ledge(canvas, *texts),
    ]


def great_rose() -> Rose:
    """The circle that fills the arch above the lights."""
    low = LIGHT_RISE - (LIGHT_FOOT - FOOT) + 9  # from the line of the feet to the circle
    inner = ARCH.half - ARCH.radius
    radius = (ARCH.radius**2 - inner**2 - low**2) / (2 * (ARCH.radius + low))
    return Rose((ARCH.middle, FOOT - low - radius), radius)


def _panes(glazier: Glazier, wheel: Rose, shades: list[Shade]) -> list[Element]:
    ranked = [color for color, _ in Counter(shade[0] for shade in shades if shade).most_common()] or [GREY]
    main, second = ranked[0], ranked[1 % len(ranked)]
    return [
        _backdrop(glazier, wheel, GLASS[second][5]),
        rose.field(glazier.canvas, wheel),
        rose.glass(glazier, wheel, _around(shades), (main, second)),
        *[lancet.glass(glazier, light, shades[column::WIDTH]) for column, light in enumerate(LIGHTS)],
    ]


def _around(shades: list[Shade]) -> list[Shade]:
    """By colour, each from light to deep; clear glass last."""
    return sorted(shades, key=lambda shade: (shade is None, shade or (0, 0)))


def _backdrop(glazier: Glazier, wheel: Rose, deep: str) -> Element:
    """The glass between the rose and the arch: rays of one deep sheet."""
    own, hand = glazier.beginning_anew(), glazier.hand
    turns = [place / RAYS + hand.off(0.004) for place in range(RAYS)]
    tips = [wheel.at(wheel.radius + REACH, turn) for turn in turns]
    for turn, tip in zip(turns, tips, strict=True):
        own.came.strip(wheel.at(wheel.radius, turn), tip, 3.6)
    own.came.ring(ring(*wheel.center, wheel.radius + 46), 3.4)
    shapes = [path("M", wheel.center, "L", one, other, "Z") for one, other in pairwise([*tips, tips[0]])]
    wedges = [element("path", d=shape, fill=hand.tint(deep, 0.2)) for shape in shapes]
    clip = glazier.canvas.clip("arch", lambda: element("path", d=ARCH.opening(LIGHT_FOOT)))
    return group(*wedges, own.lead(), clip_path=clip)


def _glow(canvas: Canvas) -> Element:
    """More light comes through the middle than at the edge."""
    sun, dusk = "#fff0c0", "#0a0614"
    fill = canvas.radial("glow", (0, sun, 0.2), (0.4, sun, 0.05), (0.7, dusk, 0.02), (1, dusk, 0.26), cy=0.48, r=0.62)
    return element("path", d=ARCH.opening(BOTTOM), fill=fill)


def _halo(canvas: Canvas) -> Element:
    """Light on the stones around the window."""
    glow = canvas.colors.glow
    fill = canvas.radial("halo", (0, glow, 0.55), (0.6, glow, 0.3), (0.8, glow, 0.09), (1, glow, 0))
    return element("ellipse", cx=WIDE / 2, cy=590, rx=560, ry=760, fill=fill)


def _stonework(canvas: Canvas, wheel: Rose) -> Element:
    heads = "".join(light.grown(MULLION / 2).head() for light in LIGHTS)
    gaps = [(one.right + other.left) / 2 for one, other in pairwise(LIGHTS)]
    mullions = "".join(path("M", (x, LIGHT_FOOT - 4), "V", BOTTOM) for x in gaps)
    return group(
        *[lancet.cusps(canvas, light) for light in LIGHTS],
        bar(canvas, heads, MULLION * 0.8),
        bar(canvas, mullions, MULLION),
        rose.ribs(canvas, wheel),
        frame(canvas, ARCH, BOTTOM, STONE),
    )


def _ledge(canvas: Canvas, *texts: Element | None) -> Element:
    """The ledge, and what is written under it."""
    colors = canvas.colors
    left, wide = LEFT - STONE - 26, RIGHT - LEFT + 2 * STONE + 52
    return group(
        element("rect", x=left, y=BOTTOM, width=wide, height=30, fill=colors.stone),
        element("rect", x=left, y=BOTTOM, width=wide, height=4, fill=colors.stone_lit),
        element("rect", x=left + 14, y=BOTTOM + 30, width=wide - 28, height=14, fill=colors.stone_dark),
        *texts,
    )


def _spill(canvas: Canvas, lowest: list[Shade]) -> Element:
    """Coloured light that falls on the stones below, soft and aslant."""
    lit = [(light, shade[0]) for light, shade in zip(LIGHTS, lowest, strict=True) if shade is not None]
    pools = [_pool(canvas, light.middle + 40, color) for light, color in lit]
    return group(*pools, clip_path=canvas.clip("floor", lambda: element("rect", y=FLOOR, width=WIDE, height=HIGH)))


def cast_light(canvas: Canvas, dice: tuple[str | None, ...], left: float, top: float, step: float) -> Element:
    """The colours of all panes on the wall beside the window, as the sun throws them: soft, aslant, in their order."""
    spots = []
    for place, die in enumerate(dice):
        row, column = divmod(place, WIDTH)
        x, y = left + step * (column - 0.28 * row), top + step * (row * 1.06 + column * 0.1)
        if die is not None:
            spots.append(_spot(canvas, x, y, BY_TEXT[die] // 6, step * 0.0085))
    return group(*spots, opacity=0.34)


def _pool(canvas: Canvas, x: float, color: int) -> Element:
    return _spot(canvas, x, FLOOR + 74, color)


def _spot(canvas: Canvas, x: float, y: float, color: int, scale: float = 1) -> Element:
    """A round spot stretched by its place: not every program fits a gradient to a shape that is turned."""
    tint = GLASS[color][0]
    fading = ((0, tint, 0.55), (0.35, tint, 0.3), (0.7, tint, 0.08), (1, tint, 0))
    fill = canvas.radial(f"pool-{color}", *fading, cx=0, cy=0, r=100, gradientUnits="userSpaceOnUse")
    place = f"translate({number(x)} {number(y)})rotate(-16)scale({number(1.1 * scale)} {number(1.9 * scale)})"
    return element("circle", r=100, fill=fill, transform=place)
