"""Windows, dice and spaces as people write them, read into the engine's. What cannot be read is `Unreadable`."""

from __future__ import annotations

from collections.abc import Sequence

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.cards.patterns import BLANK, VALUES
from vitrall.engine import verbs
from vitrall.engine.board import HEIGHT, INDEX, NAMES, WIDTH
from vitrall.engine.deck import printed_masks
from vitrall.engine.dice import BASE_COLORS, BY_TEXT, LETTERS
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.native import i64, vec
from vitrall.engine.window import Window, empty_window, impose, put
from vitrall.referee.placements import Waiver
from vitrall.why import none_of, of, quoted, wrong_type

COLORS = LETTERS[:BASE_COLORS]
WAIVERS = {
    "color": Waiver(printed=verbs.WAIVE_COLOR),
    "value": Waiver(printed=verbs.WAIVE_VALUE),
    "touch": Waiver(touch=True),
}


def read_window(pattern: object, dice: object, catalogue: Catalogue | None = None, board: str | None = None) -> Window:
    """A window as it lies on a table.

    The pattern is a name or id, four rows of marks, or None for a blank one; the dice are four rows of five, `"R5"` or
    None. Any dice may lie anywhere: judging them comes later. With grey glass the restriction board is named too.
    """
    cards = catalogue or full_catalogue()
    window = empty_window(_read_printed(pattern, cards))
    if board is not None:
        impose(window, cards.deck.boards[cards.board_index(board)])
    for cell, die in enumerate(_read_dice(dice, board is not None)):
        if die is not None:
            put(window, cell, die)
    return window


def _read_printed(pattern: object, catalogue: Catalogue) -> vec[i64]:
    if pattern is None:
        return printed_masks([BLANK * WIDTH] * HEIGHT)
    if isinstance(pattern, str):
        return catalogue.deck.patterns[catalogue.pattern_index(pattern)].printed
    return printed_masks(_read_rows(pattern))


def _read_rows(rows: object) -> list[str]:
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise Unreadable("referee/type", wrong_type("pattern", Why("pattern-shapes"), rows))
    if [len(row) for row in rows] != [WIDTH] * HEIGHT:
        raise Unreadable("referee/pattern", _row_lengths(rows))
    for name, mark in zip(NAMES, "".join(rows), strict=True):
        if mark not in BLANK + COLORS + VALUES:
            raise Unreadable("referee/pattern", of(name, none_of(mark, [*BLANK, *COLORS, *VALUES])))
    return rows


def _row_lengths(rows: Sequence[Sequence[object]]) -> Why:
    """How long the first rows are; there may be very many."""
    return Why("row-lengths", lengths=[len(row) for row in rows[: 2 * HEIGHT]] or "0")


def _read_dice(rows: object, grey: bool) -> list[int | None]:
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise Unreadable("referee/type", wrong_type("dice", Why("rows-of-dice"), rows))
    if [len(row) for row in rows] != [WIDTH] * HEIGHT:
        raise Unreadable("referee/dice", _row_lengths(rows))
    texts = [text for row in rows for text in row]
    return [None if text is None else read_die(text, name, grey) for name, text in zip(NAMES, texts, strict=True)]


def read_die(text: object, place: str = "die", grey: bool = False) -> int:
    """A die; grey ones are only where a board is. `place` is what messages call the spot where it was written."""
    colors = LETTERS if grey else COLORS
    if isinstance(text, str) and text in BY_TEXT and text[0] in colors:
        return int(BY_TEXT[text])
    raise Unreadable("referee/die", of(place, Why("die-shape", given=quoted(text), colors=colors, values=VALUES)))


def read_space(text: str) -> int:
    """The number of a space from its name."""
    if text not in INDEX:
        raise Unreadable("referee/space", Why("space-shape", given=quoted(text), most=WIDTH))
    return int(INDEX[text])


def read_waiver(words: list[str]) -> Waiver:
    """What is waived, all in all."""
    for word in words:
        if word not in WAIVERS:
            raise Unreadable("referee/waive", why=none_of(word, WAIVERS))
    printed = sum(WAIVERS[word].printed for word in set(words))
    return Waiver(printed, any(WAIVERS[word].touch for word in words))
