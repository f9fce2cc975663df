"""The end of a game: light through the window, lines that light their dice, all windows, the points by category."""

from __future__ import annotations

import json
from typing import Any

import pytest

from testing.browser import Pages
from testing.page.serving import film_text
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, tap_button

pytestmark = pytest.mark.slow

END = "film/{}?at=99999&pace=-1"
FLIGHT = 160  # milliseconds at the speed "fast"
PASSING, COUNTING, READING = (round(FLIGHT * flights) + 1 for flights in (6, 1.1, 2.6))


def ending(open_page: Pages, film: str) -> Any:
    """The ending of a film, with the clock in the test's hand."""
    page = open_page(END.format(film), speed="fast")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.reload()
    page.locator("main.show").wait_for()
    return page


def sheet_of(film: str) -> dict[str, Any]:
    sheet: dict[str, Any] = json.loads(film_text(film))["frames"][-1]["result"]["sheet"]
    return sheet


def lit(page: Any) -> list[str]:
    spaces: list[str] = page.locator(".cell.highlighted").evaluate_all("cells => cells.map(cell => cell.dataset.space)")
    return spaces


def test_each_line_lights_its_dice_as_it_counts_and_the_wall_follows(open_page: Pages) -> None:
    page = ending(open_page, "two")
    assert lit(page) == []
    wait = PASSING
    rows = sheet_of("two")["seats"][0]["rows"]
    assert sum(len(row["claims"]) > 1 for row in rows) > 1
    for row in rows:
        for paid in range(1, max(1, len(row["claims"])) + 1):
            page.clock.run_for(wait)
            spaces = {space for claim in row["claims"][:paid] for space in claim["cells"]}
            assert set(lit(page)) == spaces
            wait = COUNTING if paid < len(row["claims"]) else READING
        page.get_by_text(WORDS.message(row["reason"]), exact=True).wait_for()
        page.get_by_text(WORDS.say("score-total", points=row["so_far"]), exact=True).wait_for()
    page.clock.run_for(wait)
    page.locator("main.scoring .wall").wait_for()


def test_only_transform_and_opacity_move(open_page: Pages) -> None:
    page = ending(open_page, "two")
    page.clock.run_for(PASSING)
    moved = page.evaluate("""() => document.getAnimations().flatMap(each => each.effect.getKeyframes())
        .flatMap(frame => Object.keys(frame))""")
    assert {"opacity", "transform"} <= set(moved) <= {
        "opacity", "transform", "offset", "computedOffset", "easing", "composite",
    }  # fmt: skip


@pytest.mark.parametrize("way", ["button", "tap", "Escape"])
def test_the_ending_is_skipped_and_not_shown_twice(open_page: Pages, way: str) -> None:
    page = open_page(END.format("two"), speed="slow")
    page.locator("main.show").wait_for()
    if way == "button":
        tap_button(page, WORDS.say("web-skip"))
    elif way == "tap":
        page.mouse.click(5, 5)
    else:
        page.keyboard.press("Escape")
    page.locator("main.scoring").wait_for()
    page.reload()
    page.locator("main").wait_for()
    assert page.locator("main.scoring").count() == 1
    tap_button(page, WORDS.say("web-ending-again"))
    page.locator("main.show").wait_for()


def test_reduced_motion_goes_straight_to_the_score(browser: Any, site: str) -> None:
    """Without any setting of the reader's own."""
    for motion, screen in (("reduce", "scoring"), ("no-preference", "show")):
        context = browser.new_context(reduced_motion=motion, locale="en")
        page = context.new_page()
        page.goto(f"{site}#/{END.format('two')}")
        page.locator("main.show, main.scoring").wait_for()
        assert page.locator("main").get_attribute("class", timeout=1000).split(" ")[0] == screen
        context.close()


def test_axe_finds_nothing_in_the_ending(open_page: Pages) -> None:
    page = ending(open_page, "glory")
    page.clock.run_for(PASSING)
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    page.clock.resume()
    assert axe_faults(page) == []


def test_the_wall_and_the_table_have_everybody_by_rank(open_page: Pages) -> None:
    page = open_page(END.format("six"), (360, 640))
    film, sheet = json.loads(film_text("six")), sheet_of("six")
    names = [film["names"][seat] for seat in sheet["ranking"]]
    bays = [bay.inner_text().split("\n") for bay in page.locator(".wall .bay").all()]
    ranked = [sheet["seats"][seat] for seat in sheet["ranking"]]
    assert [bay[0] for bay in bays] == [f"{s['rank']}. {name}" for s, name in zip(ranked, names, strict=True)]
    assert [bay[1] for bay in bays] == [WORDS.say("points", points=seat["total"]) for seat in ranked]
    table = [[cell.inner_text() for cell in row.locator("th, td").all()] for row in page.locator("table tr").all()]
    lines = [
        [
            WORDS.name(line["card"]) if line["card"] else WORDS.message(line["label"]),
            *[points_text(line["points"][seat]) for seat in sheet["ranking"]],
        ]
        for line in sheet["comparison"]
    ]
    total = [WORDS.say("web-total"), *[points_text(seat["total"]) for seat in ranked]]
    assert table == [["", *names], *lines, total]
    page.locator(".wall .bay").last.click()
    page.get_by_role("heading", name=WORDS.say("score-of", name=names[-1])).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def points_text(points: int | None) -> str:
    return "–" if points is None else str(points).replace("-", "−")
