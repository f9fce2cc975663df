"""Text in pictures. The width of a text is estimated, rather too wide, since no font is measured."""

from __future__ import annotations

from typing import Final

from vitrall.picture.svg import Element, Number, element

FONT: Final = "'Palatino Linotype','Book Antiqua',Palatino,Georgia,'Liberation Serif','DejaVu Serif',serif"
LABEL: Final = 19.0  # the size of names of things
NARROW: Final = "iljtfrI.,:;'’()|! -1"
WIDE: Final = "mwMWжшщюфмЖШЩЮФМ—…@%"


def width_of(text: str, size: float) -> float:
    """About how wide a line is."""
    return size * sum(_width(sign) for sign in text)


def _width(sign: str) -> float:
    if sign in NARROW:
        return 0.33
    if sign in WIDE:
        return 0.86
    return 0.7 if sign.isupper() else 0.52


def line_of(
    text: str, x: Number, y: Number, size: float, room: float = 0, *, anchor: str = "middle", fill: str | None = None
) -> Element:
    """One line; smaller if the room would not hold it."""
    wide = width_of(text, size)
    fitted = size * room / wide if room and wide > room else size
    return element(
        "text", text, x=x, y=y, font_size=fitted, text_anchor=anchor if anchor != "start" else None, fill=fill
    )


def label(text: str, x: Number, fill: str) -> Element:
    """The name of a thing, above it."""
    return line_of(text, x, LABEL, LABEL, anchor="start", fill=fill)


def broken(text: str, size: float, room: float, most: int) -> list[str]:
    """Lines of whole words; what the last line would not hold ends in an ellipsis."""
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1] + "…"]
