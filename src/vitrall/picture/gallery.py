"""`python -m vitrall.picture.gallery FOLDER`: the pictures of the documentation, the same every time.

The folder holds the records of two games, `game.record` and `glory.record`. Of the first the table in the middle of the
game, a window and the finished window are drawn, of the second the table and a finished window with grey glass; then
the sheets, and the first game's result. PNG files are added with the extra `png`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from vitrall.cards.catalogue import base_deck, full_deck
from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.game import Game
from vitrall.picture import (
    Picture,
    Style,
    WindowResult,
    dice_sheet,
    die_picture,
    glass_picture,
    result_picture,
    seat_window,
    table_picture,
    window_picture,
    windows_sheet,
)
from vitrall.picture.result_picture import SHAPES
from vitrall.record import Record, read_record, replay
from vitrall.view import View, seat_view

RECORD: Final = "game.record"
GLORY: Final = "glory.record"
MOMENT: Final = 106  # actions up to the middle of the game
GLORY_MOMENT: Final = 177
DAY: Final = date(2026, 11, 17)
NAMES: Final = ("Ana", "Olek")
GLORY_NAMES: Final = ("Ana", "Olek", "Zoya")
AS_PNG: Final = ("windows-", "glass-")  # how the names begin of what is worth a PNG


def pictures(text: str, glory: str) -> Iterator[tuple[str, Picture]]:
    """Every picture with its name, from the texts of both records."""
    view, late = moment(text), moment(glory, GLORY_MOMENT)
    for theme in ("dark", "light"):
        style = Style(theme=theme)
        yield f"windows-{theme}", windows_sheet(base_deck().patterns, style=style)
        yield f"dice-{theme}", dice_sheet(style=style)
        yield f"dice-{theme}-plain", dice_sheet(style=Style(theme=theme, hatch=False))
        yield f"table-{theme}", table_picture(view, names=NAMES, style=style)
        yield f"glory-{theme}", table_picture(late, deck=full_deck(), names=GLORY_NAMES, style=style)
        yield f"window-{theme}", window_picture(*seat_window(view, 0), style=style)
        yield f"glass-{theme}", _glass(Game.from_record(text), NAMES, style)
    yield "grey-glass", _glass(Game.from_record(glory), GLORY_NAMES, Style(), seat=1)
    for shape in SHAPES:
        yield f"result-{shape}", result_picture(_result(Game.from_record(text)), shape)
    yield "die", die_picture("R5")


def moment(text: str, actions: int = MOMENT) -> View:
    """The table in the middle of a game, through the eyes of the first seat."""
    record = read_record(text, full_deck())
    return seat_view(replay(Record(record.options, record.headers, record.actions[:actions]), full_deck()), 0)


def _glass(game: Game, names: Sequence[str], style: Style, seat: int | None = None) -> Picture:
    """The window of the winner, or of another seat."""
    seat = game.winners[0] if seat is None else seat
    note = f"{names[seat]} · {game.scores[seat].total} points"
    return glass_picture(*seat_window(game.view(), seat, game.state.rules.deck), note=note, style=style)


def _result(game: Game) -> WindowResult:
    """The winner's window, without a name."""
    seat = game.winners[0]
    return WindowResult(*seat_window(game.view(), seat, game.state.rules.deck), game.scores[seat].total, DAY)


def main(folder: Path) -> None:
    texts = [(folder / record).read_text(encoding="utf-8") for record in (RECORD, GLORY)]
    for name, picture in pictures(*texts):
        print(picture.save(folder / f"{name}.svg"))
        if name.startswith(AS_PNG):
            try:
                print(picture.save(folder / f"{name}.png"))
            except Unavailable as error:
                print(error.message, file=sys.stderr)


if __name__ == "__main__":
    try:
        main(Path(*sys.argv[1:2]))
    except (OSError, VitrallError) as error:
        sys.exit(f"gallery: {error}")
