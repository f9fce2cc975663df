"""Lines of text as shapes, so that a picture looks the same where its typeface is not installed, and on a server that
has none at all. The outlines are those of Alegreya SC (SIL Open Font License, `alegreya-sc-license.txt`), the page's
display typeface; `python3 dev.py page font` writes them.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

from vitrall.picture.lettering import line_of
from vitrall.picture.svg import Element, element, group, number

OUTLINES: Final = "alegreya-sc.json"


@cache
def outlines() -> tuple[int, dict[str, tuple[int, str]]]:
    """Units of an em, and for each letter its width and outline, y upwards."""
    read = json.loads((files("vitrall") / "picture" / OUTLINES).read_text(encoding="utf-8"))
    return read["units"], {letter: (wide, shape) for letter, (wide, shape) in read["letters"].items()}


def shaped_line(
    text: str, x: float, y: float, size: float, room: float = 0, *, anchor: str = "middle", fill: str = "#000"
) -> Element:
    """One line of letters as paths; smaller if the room would not hold it. A text with a sign that the typeface lacks
    is left to the fonts of the reader."""
    units, letters = outlines()
    text = re.sub(r"\s", " ", text)  # dates have spaces of several widths
    if any(sign not in letters for sign in text):
        return line_of(text, x, y, size, room, anchor=anchor, fill=fill)
    wide = sum(letters[sign][0] for sign in text) * size / units
    fitted = size * room / wide if room and wide > room else size
    left = x - min(wide, room or wide) / 2 if anchor == "middle" else x
    drawn, at = [], 0
    for sign in text:
        advance, shape = letters[sign]
        if shape:
            drawn.append(element("path", d=shape, transform=f"translate({at})" if at else None))
        at += advance
    scale = number(fitted / units, 5)
    return group(*drawn, fill=fill, transform=f"translate({number(left, 1)} {number(y, 1)})scale({scale} -{scale})")
