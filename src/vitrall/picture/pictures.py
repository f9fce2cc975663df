"""The pictures one may ask for, each from plain things: a die, a pattern with dice, a view of the table."""

from __future__ import annotations

from collections.abc import Sequence

from vitrall.cards.catalogue import full_deck
from vitrall.engine.board import CELLS
from vitrall.engine.deck import Deck, Pattern
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.picture import caption, glass, sheet, table, window
from vitrall.picture.canvas import Canvas
from vitrall.picture.die import SIZE, lay_die
from vitrall.picture.document import Picture, finished
from vitrall.picture.stone import wall
from vitrall.picture.style import Style
from vitrall.picture.tabletop import Tabletop
from vitrall.picture.voice import Voice
from vitrall.picture.window import NO_DICE, Glazing, framed
from vitrall.view.shape import View
from vitrall.why import instead, quoted
from vitrall.words import Words

Dice = Sequence[str | None]
EDGE = 30.0  # of wall beside a window


def die_picture(die: str, *, words: Voice | None = None, style: Style | None = None) -> Picture:
    """One die, as it is written: `R5`."""
    if die not in BY_TEXT:
        raise Unreadable("picture/die", f"a die is written as R5, not {die[:20]!r}", 0, quoted(die))
    voice, canvas = words or Words(), Canvas(style or Style(), "die", die)
    title, told = caption.die_title(die, voice), caption.die_description(die, voice)
    return finished(canvas, SIZE, SIZE, title, told, lay_die(canvas, die, 0, 0))


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
    shown = glazing(pattern, dice, voice, favor)
    canvas = Canvas(style or Style(), "window", shown)
    wide, high = window.FRAME_WIDTH + 2 * EDGE, window.FRAME_HEIGHT + EDGE / 2
    title, told = caption.window_title(shown, voice), caption.window_description(shown, voice)
    return finished(canvas, wide, high, title, told, wall(canvas, wide, high), framed(canvas, shown, EDGE))


def glazing(pattern: Pattern, dice: Dice, words: Voice, favor: int | None = None) -> Glazing:
    """A pattern and dice as they are drawn, checked."""
    wrong = [die for die in dice if die is not None and die not in BY_TEXT]
    if wrong or len(dice) != CELLS:
        told = f"a window has {CELLS} dice as R5, or none on a space; not {dice!r:.80}"
        raise Unreadable("picture/die", told, 0, quoted(wrong[0]) if wrong else instead(len(dice), CELLS))
    printed = int(pattern.favor)
    left = printed if favor is None else favor
    return Glazing("".join(pattern.rows), tuple(dice), printed, left, words.name(pattern.id))


def glass_picture(
    pattern: Pattern, dice: Dice, *, note: str = "", words: Voice | None = None, style: Style | None = None
) -> Picture:
    """A finished window as stained glass, to be kept; `note` stands under its name."""
    voice = words or Words()
    shown = glazing(pattern, dice, voice)
    canvas = Canvas(style or Style(), "glass", shown, note)
    title, told = caption.glass_title(shown, voice), caption.glass_description(shown, voice)
    seed = f"{pattern.id} {shown.dice}"
    drawn = glass.scene(canvas, shown.dice, (shown.name, note), seed)
    return finished(canvas, glass.WIDE, glass.HIGH, title, told, drawn)


def table_picture(
    view: View,
    *,
    deck: Deck | None = None,
    names: Sequence[str] = (),
    totals: Sequence[int] = (),
    words: Voice | None = None,
    style: Style | None = None,
) -> Picture:
    """The table as the viewer of this view sees it, with the names of the seats and, once known, their points."""
    voice = words or Words()
    top = Tabletop(view, deck or full_deck(), voice, seat_names(view, names, voice), tuple(totals))
    canvas = Canvas(style or Style(), "table", view, top.names, totals, voice.say("language-name"))
    drawn, wide, high = table.scene(canvas, top)
    return finished(canvas, wide, high, caption.table_title(top), caption.table_description(top), drawn)


def seat_names(view: View, names: Sequence[str], words: Voice) -> tuple[str, ...]:
    """A name for each seat; whoever has given none is a player with a number."""
    given = dict(enumerate(names))
    return tuple(given.get(seat) or words.say("seat-name", seat=seat + 1) for seat in range(len(view["seats"])))


def seat_window(view: View, seat: int, deck: Deck | None = None) -> tuple[Pattern, Dice]:
    """The pattern of a seat and the dice on it, for `window_picture` and `glass_picture`."""
    if not 0 <= seat < len(view["seats"]):
        raise Unreadable("view/no-seat", f"there is no seat {seat}")
    told = view["seats"][seat]
    if told["pattern"] is None:
        raise Unavailable("view/no-window", "there is no window to draw yet")
    patterns = {pattern.id: pattern for pattern in (deck or full_deck()).patterns}
    return patterns[told["pattern"]], [die for row in told["rows"] or [] for die in row] or NO_DICE


def windows_sheet(patterns: Sequence[Pattern], *, words: Voice | None = None, style: Style | None = None) -> Picture:
    """Patterns without dice on one sheet."""
    voice = words or Words()
    shown = [glazing(pattern, NO_DICE, voice) for pattern in patterns]
    canvas = Canvas(style or Style(), "windows", shown)
    drawn, wide, high = sheet.windows(canvas, shown)
    told = voice.say("picture-windows-description", names=caption.listed(each.name for each in shown))
    return finished(canvas, wide, high, voice.say("picture-windows", count=len(shown)), told, drawn)


def dice_sheet(*, words: Voice | None = None, style: Style | None = None) -> Picture:
    """Every die there is, large and small."""
    voice = words or Words()
    canvas = Canvas(style or Style(), "dice", voice.say("language-name"))
    drawn, wide, high = sheet.dice(canvas, voice)
    return finished(canvas, wide, high, voice.say("picture-dice"), voice.say("picture-dice-description"), drawn)
