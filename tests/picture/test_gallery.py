"""The pictures in docs/ are those the gallery draws now, and docs/pictures.md shows each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.picture.scenes import FOLDER, glory_record, record
from vitrall.picture.gallery import AS_PNG, pictures

PAGE = FOLDER.parent / "pictures.md"


@pytest.mark.lengthy
def test_the_pictures_of_the_documentation_are_up_to_date() -> None:
    drawn = {f"{name}.svg": picture.svg for name, picture in pictures(record(), glory_record())}
    stored = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    stale = [name for name in drawn if stored.get(name) != drawn[name]]
    assert not stale, f"run python -m vitrall.picture.gallery {FOLDER.name}: {', '.join(stale)}"
    assert sorted(stored) == sorted(drawn)


def test_the_page_shows_every_picture_and_links_to_nothing_else() -> None:
    names = set(re.findall(r"\]\(pictures/([^)]+)\)", PAGE.read_text(encoding="utf-8")))
    assert names == {path.name for path in FOLDER.iterdir()}


def test_what_is_worth_a_png_has_one() -> None:
    wanted = {path.stem for path in FOLDER.glob("*.svg") if path.name.startswith(AS_PNG)}
    assert {Path(path).stem for path in FOLDER.glob("*.png")} == wanted
