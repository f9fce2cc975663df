"""What a seat has besides its window: where grey may lie, blooms, pioneers taken, its private pool.

Drawn in the measures of a window's frame: above its shoulders, and under its name.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.board import CELLS
from vitrall.engine.dice import GREY
from vitrall.picture import window
from vitrall.picture.canvas import Canvas
from vitrall.picture.card import signed
from vitrall.picture.chip import MARKED, STEP, small_window
from vitrall.picture.die import SIZE, lay_die
from vitrall.picture.glyph import glyph
from vitrall.picture.lettering import LABEL, label, line_of
from vitrall.picture.sign import bloom_figure
from vitrall.picture.svg import Element, element, group, moved
from vitrall.picture.tabletop import Tabletop

UNDER: Final = window.FOOT + window.LEDGE + 88  # under the note
PLAQUE: Final = 46.0  # from one row of plaques to the next
POOL_SCALE: Final = 0.5
TRAY: Final = SIZE * POOL_SCALE + 8
POOL_HIGH: Final = LABEL + 12 + TRAY
GREY_SCALE: Final = 0.66
BLOOM_SCALE: Final = 0.72
BACK_WIDE: Final = 46.0
BACK_HIGH: Final = 64.0


def shoulders(canvas: Canvas, top: Tabletop, seat: int) -> Element:
    """Beside the point of the arch: on the left where grey may lie, on the right the blooms."""
    told = top.view["seats"][seat]
    shown = top.blooms(seat) if top.view["over"] else []
    backs = 0 if shown else told["blooms_kept"] or 0
    return group(
        _grey_spaces(canvas, top, seat) if top.board and told["rows"] and not top.view["over"] else None,
        *[_bloom(canvas, top, seat, place) for place in range(len(shown))],
        *[_back(canvas, place) for place in range(backs)],
    )


def _grey_spaces(canvas: Canvas, top: Tabletop, seat: int) -> Element:
    """The spaces still open to a grey die, and the greys that lie there."""
    greys = [cell for cell in range(CELLS) if (int(top.glass(seat).held[GREY]) >> cell) & 1]
    panes = {**dict.fromkeys(greys, GREY), **dict.fromkeys(top.open_to_grey(seat), MARKED)}
    return group(*small_window(canvas, panes, GREY_SCALE), transform=moved(4, 26))


def _back(canvas: Canvas, place: int) -> Element:
    """A bloom face down."""
    colors = canvas.colors
    x = window.FRAME_WIDTH - 6 - (BACK_WIDE + 8) * (place + 1)
    paper = element("rect", width=BACK_WIDE, height=BACK_HIGH, rx=5, fill=colors.card, stroke=colors.accent)
    petals = [glyph(canvas, 2, 23 + dx, 32 + dy, 17, colors.accent) for dx, dy in ((-9, -9), (9, -9), (-9, 9), (9, 9))]
    return group(paper, *petals, transform=moved(x, 26))


def _bloom(canvas: Canvas, top: Tabletop, seat: int, place: int) -> Element:
    """A bloom face up."""
    bloom = top.blooms(seat)[place]
    x = window.FRAME_WIDTH - (STEP * 3 * BLOOM_SCALE + 12) * (place + 1)
    return bloom_figure(canvas, bloom, x, 26, BLOOM_SCALE)


def below(canvas: Canvas, top: Tabletop, seat: int) -> Element:
    """Under the name: pioneers taken, at the end the blooms with what they bring, and the private pool."""
    plaques = _plaques(top, seat)
    drawn = [_plaque(canvas, place, len(plaques), *plaque) for place, plaque in enumerate(plaques)]
    pool = top.view["seats"][seat]["pool"]
    under = UNDER + PLAQUE * _most_rows(top)
    return group(*drawn, _pool(canvas, top, pool, under) if pool else None)


def height_below(top: Tabletop) -> float:
    """How much room `below` takes at the seat that has most."""
    pools = any(seat["pool"] for seat in top.view["seats"])
    rows = _most_rows(top)
    return (30 if rows or pools else 0) + rows * PLAQUE + (POOL_HIGH if pools else 0)


def _most_rows(top: Tabletop) -> int:
    return max(-(-len(_plaques(top, seat)) // 2) for seat in range(top.seats))


def _plaques(top: Tabletop, seat: int) -> list[tuple[str, str]]:
    """Points and names of the cards that a seat shows."""
    pioneers = [(signed(int(card.points)), top.words.name(card.id)) for card in top.pioneers(seat)]
    blooms = top.blooms(seat) if top.view["over"] else []
    return pioneers + [(signed(top.bloom_points(seat, card)), top.words.name(card.id)) for card in blooms]


def _plaque(canvas: Canvas, place: int, count: int, points: str, name: str) -> Element:
    """A small card with what it pays and its name; two in a row, a single one in the middle."""
    colors, wide = canvas.colors, (window.FRAME_WIDTH - 12) / 2
    alone = place == count - 1 and place % 2 == 0
    x = (window.FRAME_WIDTH - wide) / 2 if alone else (wide + 12) * (place % 2)
    paper = element("rect", width=wide, height=PLAQUE - 8, rx=5, fill=colors.card, stroke=colors.stone)
    return group(
        paper,
        line_of(points, 30, 26, 22, 48, fill=colors.accent),
        line_of(name, 62, 26, 21, wide - 72, anchor="start", fill=colors.text),
        transform=moved(x, UNDER + PLAQUE * (place // 2)),
    )


def _pool(canvas: Canvas, top: Tabletop, dice: list[str], y: float) -> Element:
    """The private pool on its tray."""
    colors, side = canvas.colors, SIZE * POOL_SCALE
    left = (window.FRAME_WIDTH - side * 10 - 8) / 2
    tray = element("rect", x=0, y=LABEL + 12, width=side * 10 + 8, height=TRAY, rx=5, fill=colors.card)
    laid = [lay_die(canvas, die, 4 + side * place, LABEL + 16, POOL_SCALE) for place, die in enumerate(dice)]
    name = label(top.words.say("term-private-pool"), 0, colors.text_soft)
    return group(name, tray, *laid, transform=moved(left, y))
