"""What is true of every picture: well-formed, known elements only, closed in itself, named, sized, always the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.picture.scenes import KINDS, picture
from tests.picture.seen import elements, ids, parsed, references, strangers
from vitrall.engine.errors import Unreadable
from vitrall.picture import Style, die_picture
from vitrall.picture.palette import THEMES

ROOT = Path(__file__).parents[2]
STYLES = [Style(theme=theme, hatch=hatch, glyphs=hatch) for theme in THEMES for hatch in (True, False)]
MOST_BYTES = {"die": 4_000, "window": 40_000, "glass": 120_000, "table": 120_000, "glory": 160_000}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{style.theme}-{style.hatch}")
def test_only_known_elements_and_attributes(kind: str, style: Style) -> None:
    assert strangers(picture(kind, style)) == []


def test_ids_are_unique_and_prefixed(kind: str) -> None:
    names = ids(picture(kind))
    prefix = names[0].partition("-")[0]
    assert len(names) == len(set(names))
    assert all(id.startswith(f"{prefix}-") for id in names)


def test_references_stay_inside_and_all_definitions_are_used(kind: str) -> None:
    drawn = picture(kind)
    named = set(parsed(drawn).attrib["aria-labelledby"].split())
    assert references(drawn) == set(ids(drawn)) - named


def test_different_pictures_can_share_a_page() -> None:
    everything = [picture(kind, style) for kind in KINDS for style in STYLES]
    prefixes = {ids(drawn)[0].partition("-")[0] for drawn in everything}
    assert len(prefixes) == len(everything)


def test_a_prefix_may_be_given() -> None:
    assert all(id.startswith("left-") for id in ids(picture("die", Style(prefix="left"))))


def test_title_and_description_come_first_and_name_the_picture(kind: str) -> None:
    drawn = picture(kind)
    (first, one), (second, other) = list(elements(drawn))[1:3]
    root = parsed(drawn)
    assert (first, second) == ("title", "desc")
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-labelledby"] == f"{one['id']} {other['id']}"
    assert [node.text for node in list(root)[:2]] == [drawn.title, drawn.description]


@pytest.mark.parametrize("kind", MOST_BYTES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_it_stays_small(kind: str, language: str) -> None:
    assert len(picture(kind, None, language).svg.encode()) < MOST_BYTES[kind]


@pytest.mark.parametrize("size", [16, 36, 80, 1000])
def test_it_has_the_size_that_is_asked_for(size: int) -> None:
    drawn = picture("die", Style(size=size))
    assert (drawn.width, drawn.height) == (size, size)
    assert parsed(drawn).attrib["width"] == str(size)


def test_marks_can_be_left_out() -> None:
    both, bare = picture("die"), picture("die", Style(hatch=False, glyphs=False))
    assert any(id.endswith("-heart") for id in ids(both))
    assert not any(id.endswith("-heart") for id in ids(bare))
    assert both.svg.count("<path") - bare.svg.count("<path") == 3  # the hatch, the corner piece, the glyph


@pytest.mark.slow
def test_no_two_runs_differ() -> None:
    """Neither the order of sets nor the hash of texts may show."""
    program = "from tests.picture.scenes import *; print(picture('glass').svg + picture('table').svg, end='')"
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-X", "utf8", "-c", program]
    printed = subprocess.run(command, capture_output=True, check=True, env=environment, cwd=ROOT)
    assert printed.stdout.decode() == picture("glass").svg + picture("table").svg


def test_a_notebook_shows_the_svg() -> None:
    assert picture("die")._repr_svg_() == picture("die").svg


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"theme": "pink"}, "picture/theme"), ({"size": 3}, "picture/size"), ({"size": True}, "picture/size")]
    + [({"prefix": bad}, "picture/prefix") for bad in ("1st", "a b", 'x"', "ü")],
)
def test_a_wrong_style_is_refused(wrong: dict[str, str], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Style(**wrong)  # type: ignore[arg-type]
    assert refused.value.code == code


@pytest.mark.parametrize("wrong", ["", "R", "R7", "X5", "r5", "R?", "<b>"])
def test_what_is_no_die_is_refused(wrong: str) -> None:
    with pytest.raises(Unreadable) as refused:
        die_picture(wrong)
    assert refused.value.code == "picture/die"
