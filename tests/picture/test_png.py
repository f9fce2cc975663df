"""PNG where a converter is installed, and a clear error where none is."""

from __future__ import annotations

import shutil
import struct
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.picture.scenes import picture
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.picture import Style, document

INSTALLED = bool(find_spec("cairosvg")) or any(shutil.which(name) for name in ("resvg", "rsvg-convert"))
needs_converter = pytest.mark.skipif(not INSTALLED, reason="neither cairosvg nor resvg nor rsvg-convert is installed")


def measures(data: bytes) -> tuple[int, int]:
    """Width and height from the head of a PNG."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


@needs_converter
@pytest.mark.parametrize("scale", [1, 2, 0.5])
def test_a_png_has_the_size_that_is_asked_for(scale: float) -> None:
    assert measures(picture("die", Style(size=80)).png(scale)) == (80 * scale, 80 * scale)


@needs_converter
def test_the_name_of_the_file_says_what_is_written(tmp_path: Path) -> None:
    drawn = picture("die")
    assert measures(drawn.save(tmp_path / "die.PNG").read_bytes()) == (100, 100)
    assert drawn.save(tmp_path / "die.svg").read_text(encoding="utf-8") == drawn.svg


def test_without_a_converter_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Unavailable) as refused:
        picture("die").png()
    assert refused.value.code == "picture/no-converter"
    assert "cairosvg" in refused.value.message


def test_a_converter_that_fails_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(svg: str, width: int, height: int) -> bytes:
        raise subprocess.CalledProcessError(1, "broken")

    def fine(svg: str, width: int, height: int) -> bytes:
        return b"\x89PNG"

    monkeypatch.setattr(document, "converters", lambda: {"broken": broken, "fine": fine})
    assert picture("die").png() == b"\x89PNG"
    monkeypatch.setattr(document, "converters", lambda: {"broken": broken})
    with pytest.raises(Unavailable) as refused:
        picture("die").png()
    assert (refused.value.code, "broken" in refused.value.message) == ("picture/converter", True)


def test_each_program_is_called_as_it_wants() -> None:
    source, target = Path("a.svg"), Path("b.png")
    size = ["--width", "8", "--height", "9"]
    assert document.arguments("rsvg-convert", source, target, 8, 9) == [*size, "--output", "b.png", "a.svg"]
    assert document.arguments("resvg", source, target, 8, 9) == [*size, "a.svg", "b.png"]
    page = Path.cwd() / "a.html"
    last = ["--window-size=8,9", "--screenshot=b.png", page.as_uri()]
    assert document.arguments("chromium", page, target, 8, 9)[-3:] == last


@pytest.mark.parametrize("name", ["die.jpg", "die", ".svg.exe"])
def test_other_formats_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        picture("die").save(tmp_path / name)
    assert refused.value.code == "picture/format"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as refused:
        picture("die").save(tmp_path / "nowhere" / "die.svg")
    assert refused.value.code == "file/write"


@pytest.mark.parametrize("scale", [0, -1, 1000])
def test_a_size_out_of_bounds_is_refused(scale: float) -> None:
    with pytest.raises(Unreadable) as refused:
        picture("die").png(scale)
    assert refused.value.code == "picture/size"
