"""A finished picture: the document with its title and description, shown in a notebook or saved as SVG or PNG."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.picture.canvas import LARGEST, Canvas
from vitrall.picture.lettering import FONT
from vitrall.picture.png import converted
from vitrall.picture.svg import Element, element, number
from vitrall.why import by_system, quoted

XMLNS: Final = "http://www.w3.org/2000/svg"


@dataclass(frozen=True)
class Picture:
    """A picture as SVG; a notebook shows it as it is."""

    svg: str
    title: str
    description: str
    width: int
    height: int

    def png(self, scale: float = 1) -> bytes:
        """The same as PNG; needs the extra `png`."""
        wide, high = round(self.width * scale), round(self.height * scale)
        if not 1 <= wide <= LARGEST or not 1 <= high <= LARGEST * 2:
            raise Unreadable("picture/size", Why("pixels", wide=str(wide), high=str(high)))
        return converted(self.svg, wide, high)

    def save(self, path: str | Path, scale: float = 1) -> Path:
        """Write an `.svg` or a `.png` file, as the name says."""
        target = Path(path)
        kinds = {".svg": lambda: self.svg.encode(), ".png": lambda: self.png(scale)}
        if target.suffix.lower() not in kinds:
            raise Unreadable("picture/format", quoted(target.name[-30:]))
        image = kinds[target.suffix.lower()]()
        try:
            target.write_bytes(image)
        except (OSError, ValueError) as error:
            raise Unavailable("file/write", by_system(target, error)) from error
        return target

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture: {self.title}, {self.width} × {self.height}>"


def finished(
    canvas: Canvas, width: float, height: float, title: str, description: str, *drawn: Element | None
) -> Picture:
    """The document around what was drawn in a field of this width and height, at the size of the style."""
    wide, high = canvas.style.sized(width, height)
    title_id, desc_id = canvas.id("title"), canvas.id("desc")
    root = element(
        "svg",
        element("title", title, id=title_id),
        element("desc", description, id=desc_id),
        canvas.defs(),
        *drawn,
        xmlns=XMLNS,
        viewBox=f"0 0 {number(width, 1)} {number(height, 1)}",
        width=wide,
        height=high,
        role="img",
        aria_labelledby=f"{title_id} {desc_id}",
        font_family=FONT,
    )
    return Picture(f"{root}\n", title, description, wide, high)
