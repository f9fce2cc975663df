"""The icons of the installed page, made from `web/public/icon.svg`: as it is, and on stone to be cut to any shape.

python -m tests.web.icons
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vitrall.picture.palette import THEMES
from vitrall.picture.png import converted

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
SOURCE: Final = PUBLIC / "icon.svg"
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512}
MASKABLE: Final = {"icon-maskable.png": 512, "icon-touch.png": 180}
SAFE: Final = 64  # percent of the width that no device cuts off, corners of the window included


def maskable(svg: str) -> str:
    """The window on a wall that may be cut to any shape."""
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    edge, scale = (100 - SAFE) / 2, SAFE / 100
    wall = f'<path d="M0 0H100V100H0Z" fill="{THEMES["dark"].wall}"/>'
    window = f'<g transform="translate({edge} {edge}) scale({scale})">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{wall}{window}</svg>'


def sized(svg: str, size: int) -> str:
    return svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def main() -> None:
    svg = SOURCE.read_text(encoding="utf-8")
    for name, size in SIZES.items():
        (PUBLIC / name).write_bytes(converted(sized(svg, size), size, size))
    for name, size in MASKABLE.items():
        (PUBLIC / name).write_bytes(converted(sized(maskable(svg), size), size, size))


if __name__ == "__main__":
    main()
