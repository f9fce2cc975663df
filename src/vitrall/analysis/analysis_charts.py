"""The charts of the page of an analysis, as SVG without a style of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.picture.svg import Element, element, path

WIDE: Final = 720.0
HIGH: Final = 240.0
LEFT: Final = 44.0
EDGE: Final = 12.0
BELOW: Final = 24.0
GAPS: Final = ("none", "9 4", "3 3", "12 3 3 3", "2 5", "6 2")  # dashes, so that colour is not the only sign
BAR_WIDE: Final = 120.0
BAR_HIGH: Final = 8.0


def curve(
    title: str, rows: Sequence[Sequence[float]], rounds: Sequence[int], limits: tuple[float, float] | None
) -> Element:
    """A line for each seat. `rounds` says in which round each value was reached."""
    low, high = limits or (min(map(min, rows)), max(map(max, rows)))
    low, high = (low, high) if high > low else (low - 1, high + 1)
    last = max(1, len(rounds) - 1)

    def x(place: float) -> float:
        return LEFT + (WIDE - LEFT - EDGE) * place / last

    def y(value: float) -> float:
        return EDGE + (HIGH - EDGE - BELOW) * (high - value) / (high - low)

    levels = [low + (high - low) * step / 4 for step in range(5)]
    drawn: list[Element] = []
    for level in levels:
        drawn.append(element("path", d=path("M", (LEFT, y(level)), "H", WIDE - EDGE), class_="grid"))
        drawn.append(element("text", f"{level:.0f}", x=LEFT - 6, y=y(level) + 4, text_anchor="end"))
    for number in sorted(set(rounds) - {0}):
        place = rounds.index(number)
        drawn.append(element("path", d=path("M", (x(place), EDGE), "V", HIGH - BELOW), class_="grid"))
        drawn.append(element("text", str(number), x=x(place) + 2, y=HIGH - 8))
    for seat, row in enumerate(rows):
        points = [part for place, value in enumerate(row) for part in ("L" if place else "M", (x(place), y(value)))]
        gaps = GAPS[seat % len(GAPS)]
        drawn.append(element("path", d=path(*points), class_=f"line seat{seat}", stroke_dasharray=gaps))
    return element(
        "svg",
        element("title", title),
        *drawn,
        viewBox=f"0 0 {WIDE:.0f} {HIGH:.0f}",
        role="img",
        class_="curve",
    )


def bar(share: float) -> Element:
    """A bar to the right of the middle for a gain, to the left for a loss; `share` goes from -1 to 1."""
    wide = min(1.0, abs(share)) * BAR_WIDE / 2
    left = BAR_WIDE / 2 - (wide if share < 0 else 0)
    middle = element("path", d=path("M", (BAR_WIDE / 2, 0), "V", BAR_HIGH), class_="grid")
    filled = element("rect", x=left, y=1, width=wide, height=BAR_HIGH - 2, class_="loss" if share < 0 else "gain")
    return element(
        "svg", filled, middle, viewBox=f"0 0 {BAR_WIDE:.0f} {BAR_HIGH:.0f}", class_="bar", aria_hidden="true"
    )
