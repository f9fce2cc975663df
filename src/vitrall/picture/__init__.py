"""Pictures as SVG, and as PNG where a converter is installed: a die, a window, a table, a finished window as glass.

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

__all__ = [
    "Picture",
    "Style",
    "Voice",
    "dice_sheet",
    "die_picture",
    "glass_picture",
    "seat_window",
    "table_picture",
    "window_picture",
    "windows_sheet",
]
