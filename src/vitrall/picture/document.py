"""A finished picture: the document with its title and description, shown in a notebook or saved as SVG or PNG."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.picture.canvas import LARGEST, Canvas
from vitrall.picture.lettering import FONT
from vitrall.picture.svg import Element, element, number
from vitrall.why import by_system, quoted

ADVICE: Final = "pip install cairosvg, or install resvg, librsvg (rsvg-convert) or chromium"
PATIENCE: Final = 120  # seconds a converter may take
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")

Convert = Callable[[str, int, int], bytes]


def converted(svg: str, width: int, height: int) -> bytes:
    """The picture as PNG of this size, by the first converter that succeeds."""
    available = converters()
    if not available:
        raise Unavailable("picture/no-converter")
    for convert in available.values():
        try:
            return convert(svg, width, height)
        except (OSError, subprocess.SubprocessError, ValueError):
            continue  # the next one may do better
    raise Unavailable("picture/converter", Why("told", text=list(available)))


def converters() -> dict[str, Convert]:
    """Those installed, the best first."""
    programs = {name: path for name in ("resvg", "rsvg-convert", *BROWSERS) if (path := shutil.which(name))}
    available: dict[str, Convert] = {"cairosvg": _by_cairosvg} if find_spec("cairosvg") else {}
    return available | {name: _by_program(name, path) for name, path in programs.items()}


def _by_cairosvg(svg: str, width: int, height: int) -> bytes:
    image = import_module("cairosvg").svg2png(svg.encode(), output_width=width, output_height=height)
    return _checked(bytes(image))


def _by_program(name: str, path: str) -> Convert:
    def convert(svg: str, width: int, height: int) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder) / "picture.svg", Path(folder) / "picture.png"
            source.write_text(_page(svg) if name in BROWSERS else svg, encoding="utf-8")
            if name in BROWSERS:
                source = source.rename(source.with_suffix(".html"))
            command = [path, *arguments(name, source, target, width, height)]
            subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
            return _checked(target.read_bytes())

    return convert


def arguments(name: str, source: Path, target: Path, width: int, height: int) -> list[str]:
    if name == "resvg":
        return ["--width", str(width), "--height", str(height), str(source), str(target)]
    if name == "rsvg-convert":
        return ["--width", str(width), "--height", str(height), "--output", str(target), str(source)]
    # The page is our own and runs nothing; the sandbox is what a browser cannot have when started as root.
    plain = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--default-background-color=00000000"]
    return [*plain, f"--window-size={width},{height}", f"--screenshot={target}", source.as_uri()]


def _page(svg: str) -> str:
    style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    return f"<!doctype html><meta charset=utf-8>{style}{svg}"


def _checked(data: bytes) -> bytes:
    """Some converters write an empty file and call it success."""
    if not data.startswith(b"\x89PNG"):
        raise ValueError("not a PNG")
    return data


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
        """The same as PNG, by a converter that is installed on this machine."""
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
