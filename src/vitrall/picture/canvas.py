"""What a picture is drawn on: its style, its language, and the definitions that its parts share."""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, Protocol

from vitrall.engine.errors import Unreadable, Why
from vitrall.picture.palette import THEMES, Theme
from vitrall.picture.svg import Element, Number, Value, element, moved
from vitrall.story.story_types import Message
from vitrall.why import none_of, number, quoted
from vitrall.words import Case


class Voice(Protocol):
    """Says messages, names and texts of cards, and dice in one language."""

    def say(self, id: str, /, **values: str | int | float) -> str: ...

    def name(self, card: str) -> str: ...

    def text(self, card: str) -> str: ...

    def die(self, text: str, case: Case = "nom") -> str: ...

    def day(self, day: date) -> str: ...

    def message(self, line: Message, names: Sequence[str] = ()) -> str: ...


SMALLEST: Final = 16
LARGEST: Final = 8192

_PREFIX: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}|")


@dataclass(frozen=True)
class Style:
    """The look of a picture. `size` is its width in pixels, 0 the picture's own; colours have two further marks, a
    glyph and a hatch, unless both are switched off. `prefix` begins every id; left empty it comes from what is drawn,
    so that different pictures can share a page.
    """

    theme: str = "dark"
    hatch: bool = True
    glyphs: bool = True
    size: int = 0
    prefix: str = ""

    def __post_init__(self) -> None:
        if self.theme not in THEMES:
            raise Unreadable("picture/theme", none_of(self.theme, THEMES))
        if type(self.size) is not int or (self.size != 0 and not SMALLEST <= self.size <= LARGEST):
            raise Unreadable("picture/size", number(self.size, SMALLEST, LARGEST))
        if not _PREFIX.fullmatch(self.prefix):
            raise Unreadable("picture/prefix", Why("prefix-shape", given=quoted(self.prefix), most=40))

    @property
    def colors(self) -> Theme:
        return THEMES[self.theme]

    def sized(self, width: float, height: float) -> tuple[int, int]:
        """Width and height in pixels of a drawing of these measures."""
        wide = self.size or math.ceil(width)
        return wide, max(1, round(height * wide / width))


Mark = tuple[Number, str] | tuple[Number, str, Number]  # of a gradient: where, which colour, how dense


class Canvas:
    """Parts ask it for what they share: gradients, glyphs, a whole die that lies there twice."""

    def __init__(self, style: Style, *content: object) -> None:
        digest = hashlib.sha256(repr((style, content)).encode("utf-8", "replace")).hexdigest()
        self.style = style
        self.prefix = style.prefix or f"v{digest[:8]}"
        self._defined: dict[str, Element] = {}

    @property
    def colors(self) -> Theme:
        return self.style.colors

    def id(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def define(self, name: str, build: Callable[[], Element]) -> str:
        """The reference to a thing of that name, which is built the first time."""
        if name not in self._defined:
            element = build()
            self._defined[name] = Element(element.tag, {"id": self.id(name), **element.attributes}, element.children)
        return f"#{self.id(name)}"

    def linear(self, name: str, *marks: Mark, x2: Number = 0, y2: Number = 1) -> str:
        """A gradient along a line from the upper left corner, as the value of `fill`; downwards by default."""
        return f"url({self.define(name, lambda: element('linearGradient', *stops(*marks), x2=x2, y2=y2))})"

    def radial(self, name: str, *marks: Mark, **place: Value | None) -> str:
        """A gradient from a centre outwards, as the value of `fill`."""
        return f"url({self.define(name, lambda: element('radialGradient', *stops(*marks), **place))})"

    def clip(self, name: str, build: Callable[[], Element]) -> str:
        """A shape as the value of `clip-path`."""
        return f"url({self.define(name, lambda: element('clipPath', build()))})"

    def use(self, name: str, build: Callable[[], Element], x: Number, y: Number, scale: Number = 1) -> Element:
        """A thing defined once, set down here."""
        return element("use", href=self.define(name, build), transform=moved(x, y, scale))

    def defs(self) -> Element | None:
        return element("defs", *self._defined.values()) if self._defined else None


def stops(*marks: Mark) -> list[Element]:
    """The stops of a gradient."""
    return [
        element("stop", offset=mark[0], stop_color=mark[1], stop_opacity=mark[2] if len(mark) == 3 else None)
        for mark in marks
    ]
