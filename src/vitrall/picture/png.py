"""PNG by whatever converter the machine has; none of them is ours, so none is required."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from vitrall.engine.errors import Unavailable, Why

ADVICE: Final = "pip install cairosvg, or install resvg, librsvg (rsvg-convert) or chromium"
PATIENCE: Final = 120  # seconds a converter may take
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")

Convert = Callable[[str, int, int], bytes]


def converted(svg: str, width: int, height: int) -> bytes:
    """The picture as PNG of this size, by the first converter that succeeds."""
    found = converters()
    if not found:
        raise Unavailable("picture/no-converter", f"no program here turns SVG into PNG: {ADVICE}")
    for convert in found.values():
        try:
            return convert(svg, width, height)
        except (OSError, subprocess.SubprocessError, ValueError):
            continue  # the next one may do better
    raise Unavailable("picture/converter", f"no PNG came out of {', '.join(found)}", 0, Why("told", text=list(found)))


def converters() -> dict[str, Convert]:
    """Those installed, the best first."""
    programs = {name: path for name in ("resvg", "rsvg-convert", *BROWSERS) if (path := shutil.which(name))}
    found: dict[str, Convert] = {"cairosvg": _by_cairosvg} if find_spec("cairosvg") else {}
    return found | {name: _by_program(name, path) for name, path in programs.items()}


def _by_cairosvg(svg: str, width: int, height: int) -> bytes:
    made = import_module("cairosvg").svg2png(svg.encode(), output_width=width, output_height=height)
    return _checked(bytes(made))


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
