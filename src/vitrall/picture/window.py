"""A window: a pattern and the dice on it, in its frame of stone. Empty spaces show what is printed there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.picture.arch import Arch
from vitrall.picture.canvas import Canvas
from vitrall.picture.die import LEAD, SIZE, lay_die
from vitrall.picture.lettering import line_of
from vitrall.picture.space import BLANK, lay_space
from vitrall.picture.stone import frame
from vitrall.picture.svg import Element, group, moved
from vitrall.picture.tracery import head

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


def framed(canvas: Canvas, shown: Glazing, x: float = 0, y: float = 0, scale: float = 1) -> Element:
    """A window with its frame, its upper left corner at a point."""
    lobes = max(shown.favor, shown.left)
    return group(
        canvas.use(f"head-{lobes}-{shown.left}", lambda: head(canvas, ARCH, lobes, shown.left), 0, 0),
        *_cells(canvas, shown),
        canvas.use("frame", lambda: _frame(canvas), 0, 0),
        line_of(shown.name, FRAME_WIDTH / 2, FOOT + LEDGE + 36, 30, FRAME_WIDTH, fill=canvas.colors.text),
        line_of(shown.note, FRAME_WIDTH / 2, FOOT + LEDGE + 72, 25, FRAME_WIDTH + 20, fill=canvas.colors.text_soft)
        if shown.note
        else None,
        transform=moved(x, y, scale),
    )


def _cells(canvas: Canvas, shown: Glazing) -> list[Element]:
    found = []
    for cell, (mark, die) in enumerate(zip(shown.prints, shown.dice, strict=True)):
        x, y = STONE + PITCH * (cell % WIDTH), ARCH.foot + PITCH * (cell // WIDTH)
        found.append(lay_space(canvas, mark, x, y) if die is None else lay_die(canvas, die, x, y))
    return found


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
