"""What a picture is drawn on: its style, and the definitions that its parts share, each written once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from vitrall.picture.palette import Theme
from vitrall.picture.style import Style
from vitrall.picture.svg import Element, Number, Value, element, moved

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
            made = build()
            self._defined[name] = Element(made.tag, {"id": self.id(name), **made.attributes}, made.children)
        return f"#{self.id(name)}"

    def linear(self, name: str, *marks: Mark, x2: Number = 0, y2: Number = 1) -> str:
        """A gradient along a line from the upper left corner, as the value of `fill`; downwards unless told."""
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
