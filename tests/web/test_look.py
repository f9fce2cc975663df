"""The look of the table: dice and their tray, hatches, glass and light, letters, sounds."""

from __future__ import annotations

from typing import Any

import pytest

from testing.browser import Pages
from testing.page.serving import film_text
from testing.page.sizes import first_own, frames_of
from tests.web.fonts import FOLDER, LETTERS, LICENCE, MOST_BYTES, OUTLINES, outlines
from vitrall.picture.die import BADGE, LEFT, MIDDLE, PIP, PIP_GAP, PLACES

pytestmark = pytest.mark.slow

# ---- dice ------------------------------------------------------------------------------------------------------------


def test_pips_lie_about_the_middle_and_the_glyph_leaves_them_room(open_page: Pages) -> None:
    page = open_page("film/two?at=40&pace=-1")
    drawn = page.evaluate(
        """() => Object.fromEntries([1, 2, 3, 4, 5, 6].map(value => [value,
          [...document.querySelectorAll(`#die-R${value} circle`)]
            .map(pip => [pip.cx, pip.cy].map(at => at.baseVal.value))
        ]))"""
    )
    for value, places in PLACES.items():
        assert drawn[str(value)] == [[MIDDLE + PIP_GAP * x, MIDDLE + PIP_GAP * y] for x, y in places]
        for x, y in drawn[str(value)]:
            assert ((x - MIDDLE) ** 2 + (y - LEFT) ** 2) ** 0.5 - PIP > BADGE  # outside the half round


def hatched(page: Any) -> bool:
    """Whether a die of the window shows its hatch: the pixels themselves change with it."""
    pane = page.locator(".area-window .cell.glass").first
    with_hatch = pane.screenshot()
    page.evaluate("document.querySelectorAll('.hatch').forEach(each => each.setAttribute('stroke-opacity', '0'))")
    without = pane.screenshot()
    return bool(with_hatch != without)


ASKED_FOR: dict[str, Any] = {"marks": True}


@pytest.mark.parametrize(
    ("settings", "forced", "hatches"), [({}, False, False), (ASKED_FOR, False, True), ({}, True, True)]
)
def test_hatches_come_when_asked_for_or_under_forced_colours(
    open_page: Pages, settings: dict[str, Any], forced: bool, hatches: bool
) -> None:
    page = open_page("film/two?at=40&pace=-1", **settings)
    if forced:
        page.emulate_media(forced_colors="active")
    assert hatched(page) is hatches


def test_hatches_come_at_once_with_the_setting(open_page: Pages) -> None:
    page = open_page("film/two?at=40&pace=-1")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Hatching on the glass").check()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert hatched(page)


TRAY = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  return { track: box('.area-track .track').bottom, tray: box('.area-pool .pool').top,
    die: box('.area-pool .slot').width, space: box('.area-window .cell').width };
}"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1024, 768), (1440, 900), (1920, 1080)])
def test_the_tray_is_below_the_track_with_dice_as_large_as_spaces(open_page: Pages, size: tuple[int, int]) -> None:
    """Where five dice have room; never below nine tenths of a space but on a tablet's narrow side."""
    at = first_own(frames_of(film_text("two")), round=2)
    page = open_page(f"film/two?at={at}&pace=-1", size)
    sizes = page.evaluate(TRAY)
    assert sizes["tray"] >= sizes["track"]
    assert sizes["die"] >= sizes["space"] * (0.7 if size == (1024, 768) else 0.85)


CUBES = """() => [...document.querySelectorAll('.area-pool .slot[data-die]')].map(slot => {
  const cube = slot.querySelector('.cube');
  const faces = [...slot.querySelectorAll('.face use')].map(use => use.href.baseVal.slice(5));
  const front = slot.querySelector('.front use')?.href.baseVal.slice(5);
  return { die: slot.dataset.die, faces, front, lasts: cube?.getAnimations()[0]?.effect.getTiming().duration };
})"""


@pytest.mark.parametrize(("speed", "lasts"), [("slow", 1680), ("normal", 840), ("fast", 384), ("none", None)])
def test_dice_roll_as_cubes_at_the_speed_chosen(open_page: Pages, speed: str, lasts: float | None) -> None:
    at = first_own(frames_of(film_text("two")), round=2)
    page = open_page(f"film/two?at={at}&pace=-1", speed=speed)
    cubes = page.evaluate(CUBES)
    assert cubes
    for cube in cubes:
        if lasts is None:
            assert cube["faces"] == []
        elif cube["faces"]:  # the first may lie still already
            assert sorted(cube["faces"]) == [f"{cube['die'][0]}{value}" for value in range(1, 7)]
            assert cube["front"] == cube["die"]
            assert cube["lasts"] == lasts
    if speed in ("slow", "normal"):
        assert all(cube["faces"] for cube in cubes[-2:])
    settled(page)
    assert page.locator(".area-pool .slot[data-die] > .die").count() == len(cubes)


def settled(page: Any) -> None:
    """All dice lie still."""
    for _ in range(50):
        if not page.locator(".cube").count():
            return
        page.wait_for_timeout(100)
    pytest.fail("dice roll for five seconds")


def test_reduced_motion_is_respected(browser: Any, site: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}#/film/two?at=40&pace=-1")
    page.locator(".area-pool .slot").first.wait_for()
    assert page.locator(".cube").count() == 0
    context.close()


MOVES = """() => {
  const own = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = each => each.effect.getKeyframes().flatMap(frame => Object.keys(frame));
  return [...new Set(document.getAnimations().flatMap(properties))].filter(name => !own.includes(name)).sort();
}"""


def test_animations_change_transform_and_opacity_only(open_page: Pages) -> None:
    at = first_own(frames_of(film_text("two")), round=2)
    page = open_page(f"film/two?at={at}&pace=-1", speed="slow")
    assert set(page.evaluate(MOVES)) == {"transform", "opacity"}
    settled(page)
    page.locator(".area-pool .slot").first.click()
    page.locator(".area-window .cell.lit").first.wait_for()
    assert set(page.evaluate(MOVES)) <= {"transform", "opacity"}


# ---- glass, light, letters -------------------------------------------------------------------------------------------


def test_one_texture_lies_over_the_glass(open_page: Pages) -> None:
    page = open_page("film/two?at=40&pace=-1")
    assert page.locator("filter").count() == 1
    pane = page.locator(".area-window .grid")
    textured = pane.screenshot()
    page.evaluate("document.querySelector('.grain').remove()")
    assert pane.screenshot() != textured


def test_the_light_moves_with_the_rounds(open_page: Pages) -> None:
    frames = frames_of(film_text("two"))
    places = []
    for number in (1, 5, 10):
        page = open_page(f"film/two?at={first_own(frames, round=number)}&pace=-1")
        places.append(float(page.evaluate("document.body.style.getPropertyValue('--sun-x')")[:-1]))
    assert places == sorted(set(places))


def test_names_are_set_in_our_letters_in_every_language(open_page: Pages) -> None:
    page = open_page("")
    loaded = page.evaluate(
        """async texts => {
          const faces = await Promise.all(texts.map(text => document.fonts.load('700 20px "Alegreya SC"', text)));
          return faces.map(each => each.map(face => face.status));
        }""",
        list(LETTERS.values()),
    )
    assert all(statuses and set(statuses) == {"loaded"} for statuses in loaded)
    assert "Alegreya SC" in page.locator("h1").first.evaluate("each => getComputedStyle(each).fontFamily")


def test_the_letters_are_few_and_their_licence_is_served(open_page: Pages) -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.woff2")) <= MOST_BYTES
    page = open_page("")
    text = page.evaluate("name => fetch(name).then(answer => answer.text())", LICENCE.name)
    assert "SIL Open Font License, Version 1.1" in text


def test_the_outlines_of_pictures_are_those_of_the_typeface() -> None:
    assert OUTLINES.read_text(encoding="utf-8") == outlines()
