"""The pictures you can ask for: a die, a window, a table, all windows of a deck, all dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.cards.catalogue import full_deck
from vitrall.cards.patterns import VALUES
from vitrall.engine.board import CELLS
from vitrall.engine.deck import Deck, Pattern
from vitrall.engine.dice import BY_TEXT, COLOR_NAMES, COLORS, LETTERS
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.picture import caption, glass, table_scene, window_frame
from vitrall.picture.canvas import Canvas, Style, Voice
from vitrall.picture.die import SIZE, lay_die
from vitrall.picture.document import Picture, finished
from vitrall.picture.lettering import line_of
from vitrall.picture.stone import wall
from vitrall.picture.svg import Element, group
from vitrall.picture.tabletop import Tabletop
from vitrall.picture.window_frame import NO_DICE, Glazing, framed, lay_space
from vitrall.story.story_types import GameEvent
from vitrall.view.view_types import View
from vitrall.why import instead, no_seat, quoted
from vitrall.words import Words

ACROSS: Final = 6
SCALE: Final = 0.5
MARGIN: Final = 24.0
WINDOW_STEP: Final = window_frame.FRAME_WIDTH * SCALE + MARGIN
WINDOW_DOWN: Final = window_frame.FRAME_HEIGHT * SCALE + 4
DIE_STEP: Final = SIZE + 14.0
SMALL: Final = 0.36
NAMES_WIDE: Final = 120.0


def windows(canvas: Canvas, glazings: Sequence[Glazing]) -> tuple[Element, float, float]:
    """Windows side by side, six in a row, with the width and height of the sheet."""
    across = min(ACROSS, len(glazings))
    wide = MARGIN + across * WINDOW_STEP
    high = MARGIN + -(-len(glazings) // across) * WINDOW_DOWN
    drawn = [
        framed(canvas, one, MARGIN + WINDOW_STEP * (place % across), WINDOW_DOWN * (place // across) + 4, SCALE)
        for place, one in enumerate(glazings)
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


Dice = Sequence[str | None]
EDGE = 30.0  # of wall beside a window


def die_picture(die: str, *, words: Voice | None = None, style: Style | None = None) -> Picture:
    """One die, as it is written: `R5`."""
    if die not in BY_TEXT:
        raise _no_die(die)
    voice, canvas = words or Words(), Canvas(style or Style(), "die", die)
    title, description = caption.die_title(die, voice), caption.die_description(die, voice)
    return finished(canvas, SIZE, SIZE, title, description, lay_die(canvas, die, 0, 0))


def _no_die(text: str) -> Unreadable:
    return Unreadable("picture/die", Why("die-shape", given=quoted(text), colors=LETTERS, values=VALUES))


def window_picture(
    pattern: Pattern,
    dice: Dice = NO_DICE,
    *,
    favor: int | None = None,
    words: Voice | None = None,
    style: Style | None = None,
) -> Picture:
    """A window: twenty dice or `None`, row by row. `favor` are the tokens left, by default all."""
    voice = words or Words()
    pane = glazing(pattern, dice, voice, favor)
    canvas = Canvas(style or Style(), "window", pane)
    wide, high = window_frame.FRAME_WIDTH + 2 * EDGE, window_frame.FRAME_HEIGHT + EDGE / 2
    title, description = caption.window_title(pane, voice), caption.window_description(pane, voice)
    return finished(canvas, wide, high, title, description, wall(canvas, wide, high), framed(canvas, pane, EDGE))


def glazing(pattern: Pattern, dice: Dice, words: Voice, favor: int | None = None) -> Glazing:
    """A pattern and dice as they are drawn, checked."""
    wrong = [die for die in dice if die is not None and die not in BY_TEXT]
    if wrong:
        raise _no_die(wrong[0])
    if len(dice) != CELLS:
        raise Unreadable("picture/die", instead(len(dice), CELLS))
    printed = int(pattern.favor)
    left = printed if favor is None else favor
    return Glazing("".join(pattern.rows), tuple(dice), printed, left, words.name(pattern.id))


def glass_picture(
    pattern: Pattern, dice: Dice, *, note: str = "", words: Voice | None = None, style: Style | None = None
) -> Picture:
    """A finished window as stained glass; `note` is written under its name."""
    voice = words or Words()
    pane = glazing(pattern, dice, voice)
    canvas = Canvas(style or Style(), "glass", pane, note)
    title, description = caption.glass_title(pane, voice), caption.glass_description(pane, voice)
    seed = f"{pattern.id} {pane.dice}"
    drawn = glass.scene(canvas, pane.dice, (pane.name, note), seed)
    return finished(canvas, glass.WIDE, glass.HIGH, title, description, drawn)


def table_picture(
    view: View,
    *,
    deck: Deck | None = None,
    names: Sequence[str] = (),
    totals: Sequence[int] = (),
    events: Sequence[GameEvent] = (),
    words: Voice | None = None,
    style: Style | None = None,
) -> Picture:
    """The table as the viewer of this view sees it, with the names of the seats and, once known, their points. The
    caption says what happened last in `events`, which must be those of the same viewer."""
    voice = words or Words()
    top = Tabletop(view, deck or full_deck(), voice, seat_names(view, names, voice), tuple(totals))
    canvas = Canvas(style or Style(), "table", view, top.names, totals, voice.say("language-name"))
    drawn, wide, high = table_scene.scene(canvas, top)
    return finished(canvas, wide, high, caption.table_title(top), caption.table_description(top, events), drawn)


def seat_names(view: View, names: Sequence[str], words: Voice) -> tuple[str, ...]:
    """A name for each seat; without one, a numbered player."""
    given = dict(enumerate(names))
    return tuple(given.get(seat) or words.say("seat-name", seat=seat + 1) for seat in range(len(view["seats"])))


def seat_window(view: View, seat: int, deck: Deck | None = None) -> tuple[Pattern, Dice]:
    """The pattern of a seat and the dice on it, for `window_picture` and `glass_picture`."""
    if not 0 <= seat < len(view["seats"]):
        raise no_seat(seat, len(view["seats"]))
    owner = view["seats"][seat]
    if owner["pattern"] is None:
        raise Unavailable("view/no-window")
    patterns = {pattern.id: pattern for pattern in (deck or full_deck()).patterns}
    return patterns[owner["pattern"]], [die for row in owner["rows"] or [] for die in row] or NO_DICE


def windows_sheet(patterns: Sequence[Pattern], *, words: Voice | None = None, style: Style | None = None) -> Picture:
    """Patterns without dice on one sheet."""
    voice = words or Words()
    glazings = [glazing(pattern, NO_DICE, voice) for pattern in patterns]
    canvas = Canvas(style or Style(), "windows", glazings)
    drawn, wide, high = windows(canvas, glazings)
    description = voice.say("picture-windows-description", names=caption.listed(each.name for each in glazings))
    return finished(canvas, wide, high, voice.say("picture-windows", count=len(glazings)), description, drawn)


def dice_sheet(*, words: Voice | None = None, style: Style | None = None) -> Picture:
    """Every die there is, large and small."""
    voice = words or Words()
    canvas = Canvas(style or Style(), "dice", voice.say("language-name"))
    drawn, wide, high = dice(canvas, voice)
    return finished(canvas, wide, high, voice.say("picture-dice"), voice.say("picture-dice-description"), drawn)
