"""A finished window with its result, to be saved and shared: the stained glass with its light, the points and the date;
the name of the player and a QR code only where they are asked for. In two shapes, each of one exact size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from vitrall.engine.deck import Pattern
from vitrall.engine.errors import Unreadable
from vitrall.picture import caption, glass
from vitrall.picture.canvas import Canvas, Style, Voice
from vitrall.picture.document import Picture, finished
from vitrall.picture.letter_shapes import shaped_line
from vitrall.picture.pictures import Dice, glazing
from vitrall.picture.stone import wall
from vitrall.picture.svg import Element, element, group, moved, path
from vitrall.why import none_of
from vitrall.words import Words

SIGNATURE: Final = "Vitrall"
QUIET: Final = 4  # modules of white around a QR code
INK: Final = "#17141c"
PAPER: Final = "#fbf8f1"


class Line(NamedTuple):
    """Where a line of text goes, and how large it is at most."""

    y: float
    size: float


class Layout(NamedTuple):
    """How one shape is laid out, in pixels."""

    width: float
    height: float
    window: tuple[float, float, float]  # where the glass goes, and its scale
    light: tuple[float, float]  # the brightest place of the wall, as parts of width and height
    text: tuple[float, float]  # the left edge of the text, and its width
    anchor: str
    lines: tuple[Line, Line, Line, Line]  # pattern, points, name, date
    code: tuple[float, float, float]  # a QR code: left, top, largest width
    signature: tuple[float, float]
    cast: tuple[float, float, float] | None = None  # light on the wall: where it begins, and its step


LAYOUTS: Final = {
    "tall": Layout(
        1200,
        1600,
        (60, -18, 1.2),
        (0.5, 0.42),
        (250, 700),
        "middle",
        (Line(1388, 58), Line(1456, 50), Line(1516, 40), Line(1562, 32)),
        (980, 1376, 184),
        (44, 1562),
    ),
    "wide": Layout(
        1200,
        630,
        (34, -10, 0.56),
        (0.24, 0.45),
        (560, 590),
        "start",
        (Line(190, 72), Line(288, 76), Line(360, 48), Line(414, 38)),
        (980, 416, 176),
        (560, 590),
        (690, 60, 130),
    ),
}
SHAPES: Final = tuple(LAYOUTS)


@dataclass(frozen=True)
class WindowResult:
    """All that the picture shows. `code` has the modules of a QR code, a row each, `1` for dark."""

    pattern: Pattern
    dice: Dice
    points: int
    day: date | None = None  # when the game ended
    name: str = ""
    code: Sequence[str] = ()


def result_picture(
    result: WindowResult, shape: str = "tall", *, words: Voice | None = None, style: Style | None = None
) -> Picture:
    """The picture of a result: `tall` is 1200 × 1600 pixels, `wide` is 1200 × 630."""
    if shape not in LAYOUTS:
        raise Unreadable("picture/shape", none_of(shape, SHAPES))
    voice, layout = words or Words(), LAYOUTS[shape]
    pane = glazing(result.pattern, result.dice, voice)
    points, day = voice.say("points", points=result.points), voice.day(result.day) if result.day else ""
    canvas = Canvas(style or Style(), "result", shape, pane, points, day, result.name, tuple(result.code))
    x, y, scale = layout.window
    drawn = (
        wall(canvas, layout.width, layout.height, layout.light),
        group(glass.window(canvas, pane.dice, f"{result.pattern.id} {pane.dice}"), transform=moved(x, y, scale)),
        glass.cast_light(canvas, pane.dice, *layout.cast) if layout.cast else None,
        _texts(canvas, layout, (pane.name, points, result.name, day)),
        _code(canvas, layout, result.code) if result.code else None,
    )
    title = caption.result_title(pane, points, result.name, voice)
    description = " ".join([*([f"{day.rstrip('.')}."] if day else []), caption.glass_description(pane, voice)])
    return finished(canvas, layout.width, layout.height, title, description, *drawn)


def _texts(canvas: Canvas, layout: Layout, texts: Sequence[str]) -> Element:
    """The lines; where there is no name, the date takes its place."""
    pattern, points, name, day = texts
    colors, (left, room) = canvas.colors, layout.text
    wanted = [(pattern, layout.lines[0], colors.text), (points, layout.lines[1], colors.text)]
    if name:
        wanted.append((name, layout.lines[2], colors.text))
    if day:
        day_line = layout.lines[3] if name else Line(layout.lines[2].y, layout.lines[3].size)
        wanted.append((day, day_line, colors.text_soft))
    x = left + room / 2 if layout.anchor == "middle" else left
    lines = [shaped_line(text, x, y, size, room, anchor=layout.anchor, fill=fill) for text, (y, size), fill in wanted]
    signature = shaped_line(SIGNATURE, *layout.signature, 28, anchor="start", fill=colors.text_soft)
    return group(*lines, signature)


def _code(canvas: Canvas, layout: Layout, rows: Sequence[str]) -> Element:
    """A QR code on paper of its own; each module is a whole number of pixels, so that cameras see sharp edges."""
    left, top, most = layout.code
    modules = len(rows) + 2 * QUIET
    pixels = max(1, int(most // modules))
    dark = "".join(
        path("M", (column + QUIET, line + QUIET), "h1v1h-1z")
        for line, row in enumerate(rows)
        for column, module in enumerate(row)
        if module == "1"
    )
    shift = (most - modules * pixels) / 2
    return group(
        element("rect", width=modules, height=modules, rx=2, fill=PAPER),
        element("path", d=dark, fill=INK, shape_rendering="crispEdges"),
        transform=moved(round(left + shift), round(top + shift), pixels),
    )
