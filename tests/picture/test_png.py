"""PNG with the extra `png`, and a clear error without it."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

import pytest

from tests.picture.scenes import picture
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.picture import Style, png
from vitrall.server import png_process


def measures(data: bytes) -> tuple[int, int]:
    """Width and height from the head of a PNG."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


@pytest.mark.parametrize("scale", [1, 2, 0.5])
def test_a_png_has_the_size_that_is_asked_for(scale: float) -> None:
    assert measures(picture("die", Style(size=80)).png(scale)) == (80 * scale, 80 * scale)


def test_the_name_of_the_file_says_what_is_written(tmp_path: Path) -> None:
    drawn = picture("die")
    assert measures(drawn.save(tmp_path / "die.PNG").read_bytes()) == (100, 100)
    assert drawn.save(tmp_path / "die.svg").read_text(encoding="utf-8") == drawn.svg


def test_a_process_of_its_own_draws_the_same() -> None:
    drawn = picture("die")
    assert asyncio.run(png_process.rendered_apart(drawn.svg, 50, 50)) == drawn.png(0.5)


def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    with pytest.raises(Unavailable) as refused:
        picture("die").png()
    assert refused.value.code == "picture/no-converter"
    assert "vitrall[png]" in refused.value.message
    with pytest.raises(Unavailable) as refused:
        asyncio.run(png_process.rendered_apart("<svg/>", 8, 8))
    assert refused.value.code == "picture/no-converter"


def test_what_is_no_svg_is_refused_by_both() -> None:
    with pytest.raises(Unavailable) as refused:
        png.converted("<svg", 8, 8)
    assert refused.value.code == "picture/converter"
    with pytest.raises(Unavailable) as refused:
        asyncio.run(png_process.rendered_apart("<svg", 8, 8))
    assert refused.value.code == "picture/converter"


def test_a_process_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    worker = tmp_path / "worker.py"
    worker.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    monkeypatch.setattr(png_process, "WORKER", worker)
    monkeypatch.setattr(png_process, "PATIENCE", 0.05)
    with pytest.raises(Unavailable) as refused:
        asyncio.run(png_process.rendered_apart("<svg/>", 8, 8))
    assert refused.value.code == "picture/converter"


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
