"""Elements of SVG as small values, and their writing: escaped, short, the same bytes every time. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

Number = float | int
Value = str | Number

_UNFIT: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML cannot hold
_ESCAPES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


@dataclass(frozen=True)
class Element:
    """One element with its attributes and what it holds, in order."""

    tag: str
    attributes: dict[str, Value]
    children: tuple[Element | str, ...] = ()

    def __str__(self) -> str:
        attributes = "".join(f' {name}="{written(value)}"' for name, value in self.attributes.items())
        inside = "".join(str(child) if isinstance(child, Element) else escaped(child) for child in self.children)
        return f"<{self.tag}{attributes}>{inside}</{self.tag}>" if inside else f"<{self.tag}{attributes}/>"


def element(tag: str, *children: Element | str | None, **attributes: Value | None) -> Element:
    """An element; `stroke_width=2` is written `stroke-width="2"`, and what is `None` is left out."""
    named = {name.strip("_").replace("_", "-"): value for name, value in attributes.items() if value is not None}
    return Element(tag, named, tuple(child for child in children if child is not None))


def group(*children: Element | None, **attributes: Value | None) -> Element:
    return element("g", *children, **attributes)


def escaped(text: str) -> str:
    """Any text, escaped for use between tags and in quotes."""
    return re.sub(r'[&<>"]', lambda sign: _ESCAPES[sign[0]], _UNFIT.sub("\N{REPLACEMENT CHARACTER}", text))


def written(value: Value) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


def number(value: Number, places: int = 2) -> str:
    """A number without what nobody sees: `12`, `0.5`, never `-0`."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return "0" if text in ("-0", "") else text


def path(*parts: Value | Iterable[Number]) -> str:
    """The data of a path from letters, numbers and points: `path("M", (0, 0), "H", 9, "Z")`."""
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
            continue
        for value in [part] if isinstance(part, int | float) else part:
            digits = number(value, 1)
            text += digits if not text or text[-1].isalpha() or digits.startswith("-") else f" {digits}"
    return text


def moved(x: Number, y: Number, scale: Number = 1) -> str | None:
    """The transformation that shifts, then scales about the new place; nothing if it would do nothing."""
    shift = f"translate({number(x, 1)} {number(y, 1)})" if x or y else ""
    size = f"scale({number(scale, 4)})" if scale != 1 else ""
    return shift + size or None
