"""How pictures are to look: theme, marks beside colour, size."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

from vitrall.engine.errors import Unreadable, Why
from vitrall.picture.palette import THEMES, Theme
from vitrall.why import none_of, number, quoted

SMALLEST: Final = 16
LARGEST: Final = 8192

_PREFIX: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}|")


@dataclass(frozen=True)
class Style:
    """The look of a picture. `size` is its width in pixels, 0 the picture's own; colour never stands alone unless both
    marks are taken away. `prefix` begins every id; left empty it comes from what is drawn, so that different pictures
    can share a page."""

    theme: str = "dark"
    hatch: bool = True
    glyphs: bool = True
    size: int = 0
    prefix: str = ""

    def __post_init__(self) -> None:
        if self.theme not in THEMES:
            told = f"unknown theme {self.theme[:30]!r}; known: {', '.join(THEMES)}"
            raise Unreadable("picture/theme", told, 0, none_of(self.theme, THEMES))
        if type(self.size) is not int or (self.size != 0 and not SMALLEST <= self.size <= LARGEST):
            told = f"a picture is {SMALLEST} to {LARGEST} pixels wide, not {self.size!r}"
            raise Unreadable("picture/size", told, 0, number(self.size, SMALLEST, LARGEST))
        if not _PREFIX.fullmatch(self.prefix):
            told = "a prefix is up to 40 letters, digits and hyphens, a letter first"
            raise Unreadable("picture/prefix", told, 0, Why("prefix-shape", given=quoted(self.prefix), most=40))

    @property
    def colors(self) -> Theme:
        return THEMES[self.theme]

    def sized(self, width: float, height: float) -> tuple[int, int]:
        """Width and height in pixels of a drawing of these measures."""
        wide = self.size or math.ceil(width)
        return wide, max(1, round(height * wide / width))
