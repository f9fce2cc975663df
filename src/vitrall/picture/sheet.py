"""Many things on one sheet: all windows of a deck, all dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.engine.dice import COLOR_NAMES, COLORS, LETTERS
from vitrall.picture import window
from vitrall.picture.canvas import Canvas
from vitrall.picture.die import SIZE, lay_die
from vitrall.picture.lettering import line_of
from vitrall.picture.space import lay_space
from vitrall.picture.stone import wall
from vitrall.picture.svg import Element, group
from vitrall.picture.voice import Voice
from vitrall.picture.window import Glazing, framed

ACROSS: Final = 6
SCALE: Final = 0.5
MARGIN: Final = 24.0
WINDOW_STEP: Final = window.FRAME_WIDTH * SCALE + MARGIN
WINDOW_DOWN: Final = window.FRAME_HEIGHT * SCALE + 4
DIE_STEP: Final = SIZE + 14.0
SMALL: Final = 0.36
NAMES_WIDE: Final = 120.0


def windows(canvas: Canvas, shown: Sequence[Glazing]) -> tuple[Element, float, float]:
    """Windows side by side, six in a row, with the width and height of the sheet."""
    across = min(ACROSS, len(shown))
    wide = MARGIN + across * WINDOW_STEP
    high = MARGIN + -(-len(shown) // across) * WINDOW_DOWN
    drawn = [
        framed(canvas, one, MARGIN + WINDOW_STEP * (place % across), WINDOW_DOWN * (place // across) + 4, SCALE)
        for place, one in enumerate(shown)
    ]
    return group(wall(canvas, wide, high), *drawn), wide, high


def dice(canvas: Canvas, words: Voice) -> tuple[Element, float, float]:
    """Every colour in every value, large, and at 36 pixels; the printed spaces below."""
    rows = [_dice_of(canvas, words, color) for color in range(COLORS)]
    last = MARGIN + COLORS * DIE_STEP
    prints = [
        lay_space(canvas, mark, NAMES_WIDE + MARGIN + DIE_STEP * place, last) for place, mark in enumerate("123456")
    ]
    colors = [
        lay_space(canvas, mark, NAMES_WIDE + MARGIN + DIE_STEP * place, last + DIE_STEP)
        for place, mark in enumerate(LETTERS)
    ]
    wide = NAMES_WIDE + 2 * MARGIN + 6 * DIE_STEP + 6 * (SIZE * SMALL + 6) + MARGIN
    high = last + 2 * DIE_STEP + MARGIN / 2
    return group(wall(canvas, wide, high), *rows, *prints, *colors), wide, high


def _dice_of(canvas: Canvas, words: Voice, color: int) -> Element:
    top = MARGIN + DIE_STEP * color
    name = words.say("color-name", color=COLOR_NAMES[color])
    kinds = [LETTERS[color] + str(value) for value in range(1, 7)]
    left = NAMES_WIDE + MARGIN
    large = [lay_die(canvas, kind, left + DIE_STEP * place, top) for place, kind in enumerate(kinds)]
    small_left, small = left + DIE_STEP * 6 + MARGIN, SIZE * SMALL
    tiny = [
        lay_die(canvas, kind, small_left + (small + 6) * place, top + 32, SMALL) for place, kind in enumerate(kinds)
    ]
    return group(
        line_of(name, MARGIN, top + 58, 24, NAMES_WIDE - 10, anchor="start", fill=canvas.colors.text), *large, *tiny
    )
