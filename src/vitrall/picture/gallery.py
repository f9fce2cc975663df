"""`python -m vitrall.picture.gallery FOLDER`: the pictures of the documentation, the same every time.

The folder holds the record of a game, `game.record`. Its table in the middle of the game, a window and the finished
windows are drawn, then the sheets. PNG files are added where a converter is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vitrall.cards.catalogue import base_deck
from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.game import Game
from vitrall.picture import (
    Picture,
    Style,
    dice_sheet,
    die_picture,
    glass_picture,
    seat_window,
    table_picture,
    window_picture,
    windows_sheet,
)
from vitrall.record import Record, read_record, replay
from vitrall.view import View, seat_view

RECORD: Final = "game.record"
MOMENT: Final = 106  # actions up to the middle of the game
AS_PNG: Final = ("windows-", "glass-")  # how the names begin of what is worth a PNG


def pictures(text: str) -> Iterator[tuple[str, Picture]]:
    """Every picture with its name, from the text of a record."""
    view, names = moment(text), ("Ana", "Olek")
    for theme in ("dark", "light"):
        style = Style(theme=theme)
        yield f"windows-{theme}", windows_sheet(base_deck().patterns, style=style)
        yield f"dice-{theme}", dice_sheet(style=style)
        yield f"dice-{theme}-plain", dice_sheet(style=Style(theme=theme, hatch=False))
        yield f"table-{theme}", table_picture(view, names=names, style=style)
        yield f"window-{theme}", window_picture(*seat_window(view, 0), style=style)
        yield f"glass-{theme}", _glass(Game.from_record(text), names, style)
    yield "die", die_picture("R5")


def moment(text: str) -> View:
    """The table in the middle of the game, through the eyes of the first seat."""
    record = read_record(text, base_deck())
    return seat_view(replay(Record(record.options, record.headers, record.actions[:MOMENT]), base_deck()), 0)


def _glass(game: Game, names: tuple[str, str], style: Style) -> Picture:
    """The window of the winner."""
    seat = game.winners[0]
    note = f"{names[seat]} · {game.scores[seat].total} points"
    return glass_picture(*seat_window(game.view(), seat), note=note, style=style)


def main(folder: Path) -> None:
    for name, picture in pictures((folder / RECORD).read_text(encoding="utf-8")):
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
