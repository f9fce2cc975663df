"""A window: a pattern and the dice on it, in its frame of stone. Empty spaces show what is printed there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.dice import LETTERS
from vitrall.picture.canvas import Canvas
from vitrall.picture.die import LEAD, LEFT, RIGHT, SIZE, came, glyph, hatch, lay_die, pips
from vitrall.picture.lettering import line_of
from vitrall.picture.palette import GLASS, ink_on, mixed
from vitrall.picture.stone import Arch, frame
from vitrall.picture.svg import Element, Number, element, group, moved
from vitrall.picture.tracery import head

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


PITCH: Final = SIZE - LEAD  # neighbours share their lead
GRID_WIDTH: Final = PITCH * (WIDTH - 1) + SIZE
GRID_HEIGHT: Final = PITCH * (HEIGHT - 1) + SIZE
STONE: Final = 34.0
RISE: Final = 286.0
TOP: Final = 46.0  # from the top of the picture to the point of the arch
LEDGE: Final = 30.0
PLATE: Final = 50.0  # room for the name under the ledge, and as much again for a note

FRAME_WIDTH: Final = GRID_WIDTH + 2 * STONE
FRAME_HEIGHT: Final = TOP + RISE + GRID_HEIGHT + LEDGE + PLATE
ARCH: Final = Arch(STONE, STONE + GRID_WIDTH, TOP + RISE, RISE)
FOOT: Final = ARCH.foot + GRID_HEIGHT

NO_DICE: Final[tuple[str | None, ...]] = (None,) * (WIDTH * HEIGHT)
NO_PRINTS: Final = BLANK * WIDTH * HEIGHT


@dataclass(frozen=True)
class Glazing:
    """What is to be seen in a frame: prints and dice row by row, the tokens of the pattern and those left."""

    prints: str = NO_PRINTS
    dice: tuple[str | None, ...] = NO_DICE
    favor: int = 0
    left: int = 0
    name: str = ""  # on the plate below
    note: str = ""  # a second line under it


def framed(canvas: Canvas, glazing: Glazing, x: float = 0, y: float = 0, scale: float = 1) -> Element:
    """A window with its frame, its upper left corner at a point."""
    lobes = max(glazing.favor, glazing.left)
    return group(
        canvas.use(f"head-{lobes}-{glazing.left}", lambda: head(canvas, ARCH, lobes, glazing.left), 0, 0),
        *_cells(canvas, glazing),
        canvas.use("frame", lambda: _frame(canvas), 0, 0),
        line_of(glazing.name, FRAME_WIDTH / 2, FOOT + LEDGE + 36, 30, FRAME_WIDTH, fill=canvas.colors.text),
        line_of(glazing.note, FRAME_WIDTH / 2, FOOT + LEDGE + 72, 25, FRAME_WIDTH + 20, fill=canvas.colors.text_soft)
        if glazing.note
        else None,
        transform=moved(x, y, scale),
    )


def _cells(canvas: Canvas, glazing: Glazing) -> list[Element]:
    cells = []
    for cell, (mark, die) in enumerate(zip(glazing.prints, glazing.dice, strict=True)):
        x, y = STONE + PITCH * (cell % WIDTH), ARCH.foot + PITCH * (cell // WIDTH)
        cells.append(lay_space(canvas, mark, x, y) if die is None else lay_die(canvas, die, x, y))
    return cells


def _frame(canvas: Canvas) -> Element:
    return group(frame(canvas, ARCH, FOOT, STONE), _ledge(canvas), _coordinates(canvas))


def _coordinates(canvas: Canvas) -> Element:
    """The names of rows and columns, carved into the stone."""
    rows = [line_of(name, 10, ARCH.foot + PITCH * row + 55, 15) for row, name in enumerate("ABCD")]
    columns = [line_of(str(column + 1), STONE + PITCH * column + 50, FOOT + 21, 15) for column in range(WIDTH)]
    return group(*rows, *columns, fill=canvas.colors.carved)


def _ledge(canvas: Canvas) -> Element:
    """The stone under the window."""
    colors = canvas.colors
    bands = ((0.0, LEDGE, colors.stone), (0.0, 3.0, colors.stone_lit), (LEDGE - 4, 4.0, colors.stone_dark))
    return group(
        *[
            Element("rect", {"x": -8, "y": FOOT + top, "width": FRAME_WIDTH + 16, "height": high, "fill": fill})
            for top, high, fill in bands
        ]
    )
