"""Pictures as SVG, and as PNG with the extra `png`: a die, a window, a table, a finished window as glass, a result.

picture = window_picture(pattern, dice, words=Words("pl"), style=Style(theme="light"))
picture.save("window.svg")          or .png; in a notebook the picture shows itself

All art is drawn here. No colour is the only sign: each also has a glyph and a hatch.
"""

from vitrall.picture.canvas import Style, Voice
from vitrall.picture.document import Picture
from vitrall.picture.pictures import (
    dice_sheet,
    die_picture,
    glass_picture,
    seat_window,
    table_picture,
    window_picture,
    windows_sheet,
)
from vitrall.picture.result_picture import WindowResult, result_picture

__all__ = [
    "Picture",
    "Style",
    "Voice",
    "WindowResult",
    "dice_sheet",
    "die_picture",
    "glass_picture",
    "result_picture",
    "seat_window",
    "table_picture",
    "window_picture",
    "windows_sheet",
]
