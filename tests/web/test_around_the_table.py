"""What the table shows beside the dice: reasons at spaces, coordinates, what the log speaks of, who is away, solo."""

from __future__ import annotations

import json
from typing import Any

import pytest

from testing.browser import Pages
from testing.page.serving import film_text
from testing.page.sizes import first_own, frames_of, speak
from testing.server.client import two_seats
from testing.server.process import Serving
from tests.web.hands import WORDS, tap_button
from tests.web.sitting import PATIENCE, Sitter, seated
from vitrall.engine.board import NAMES
from vitrall.words import LANGUAGES

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000
PHONE = (360, 640)


def frames(film: str) -> list[dict[str, Any]]:
    return frames_of(film_text(film))


def test_the_reason_is_at_the_space_and_a_refusal_goes_with_its_reason(open_page: Pages) -> None:
    at = first_own(frames("two"), round=5)
    view = frames("two")[at]["view"]
    die = next(die for die in view["pool"] if 0 in view["breaks"][die] and any(view["breaks"][die]))
    place = next(place for place, line in enumerate(view["barriers"]["dice"][die]) if line >= 0)
    reason = WORDS.message(view["barriers"]["lines"][view["barriers"]["dice"][die][place]])
    page = open_page(f"film/two?at={at}&pace=-1")
    picked = page.locator(f".area-pool [data-die={die}]").first
    space = page.locator(f".area-window [data-space={NAMES[place]}]")
    tip = page.locator(".area-window .reason")
    space.hover()
    assert tip.count() == 0  # no die is asked about
    picked.click()
    space.hover()
    assert tip.inner_text() == reason
    page.mouse.move(0, 0)
    assert tip.count() == 0
    lit = page.locator(".area-window .lit").first
    lit.focus()
    assert tip.count() == 0
    space.focus()
    assert tip.inner_text() == reason
    space.click(force=True)
    sentence = page.locator(".sentence")
    assert sentence.inner_text() == reason
    tap_button(page, WORDS.say("web-cancel"))  # no die is asked about any more
    assert tip.count() == 0
    assert sentence.inner_text() != reason
    page.locator(".undo button").click(force=True)
    assert "refused" in str(sentence.get_attribute("class"))
    picked.click()
    assert "refused" not in str(sentence.get_attribute("class"))


def test_coordinates_are_on_the_frame_unless_they_are_turned_off(open_page: Pages) -> None:
    at = first_own(frames("two"), round=5)
    page = open_page(f"film/two?at={at}&pace=-1")
    marks = page.locator(".area-window .rows i, .area-window .ledge i")
    assert marks.all_inner_texts() == [*"ABCD", *"12345"]
    for mark, space in (("A", "A1"), ("D", "D1"), ("1", "D1"), ("5", "D5")):
        letter = marks.get_by_text(mark, exact=True).bounding_box()
        cell = page.locator(f".area-window [data-space={space}]").bounding_box()
        across = mark.isdigit()
        middle = letter["x"] + letter["width"] / 2 if across else letter["y"] + letter["height"] / 2
        begin, long = (cell["x"], cell["width"]) if across else (cell["y"], cell["height"])
        assert begin + long * 0.25 < middle < begin + long * 0.75, mark
    tap_button(page, WORDS.say("web-menu"))
    tap_button(page, WORDS.say("term-settings"))
    page.get_by_role("checkbox", name=WORDS.say("web-coordinates")).uncheck()
    assert marks.count() == 0


def test_a_line_of_the_log_lights_what_it_speaks_of(open_page: Pages) -> None:
    at = first_own(frames("two"), round=5)
    page = open_page(f"film/two?at={at}&pace=-1")
    film = frames("two")
    events = [event for frame in film[: at + 1] for event in frame["events"]]
    for seat, lit in ((0, ".area-window .cell.highlighted"), (1, ".area-others .spot.highlighted")):
        event = next(one for one in reversed(events) if one["kind"] == "placed" and one["seat"] == seat)
        text = WORDS.message(event["line"], ["Ana", "Bogdan"])
        line = page.get_by_role("log").get_by_role("button", name=text, exact=True).last
        assert page.locator(lit).count() == 0
        line.hover()
        assert page.locator(lit).count() == 1
        if seat == 0:
            assert page.locator(lit).get_attribute("data-space") == event["target"]["space"]
        page.mouse.move(0, 0)
        assert page.locator(lit).count() == 0
        line.focus()
        assert page.locator(lit).count() == 1
        page.locator("h1").click()
        line.evaluate("line => line.blur()")
        assert page.locator(lit).count() == 0
    for kind, lit in (("round-opened", ".area-pool.highlighted"), ("tool-used", ".area-cards .card.active")):
        event = next(one for one in reversed(events) if one["kind"] == kind)
        text = WORDS.message(event["line"], ["Ana", "Bogdan"])
        assert page.locator(lit).count() == 0
        page.get_by_role("log").get_by_role("button", name=text, exact=True).last.hover()
        assert page.locator(lit).count() == 1


IN_VIEW = """names => [...document.querySelectorAll(names)].map(each => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth;
})"""


def test_blooms_are_chosen_with_the_window_in_view(open_page: Pages) -> None:
    at = next(at for at, frame in enumerate(frames("glory")) if frame["view"]["phase"] == "keep" and frame["mine"])
    page = open_page(f"film/glory?at={at}&pace=-1", PHONE)
    for size in (PHONE, (844, 390), (1024, 768)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(IN_VIEW, ".own .pane, .keeps button") == [True] * 5, size


def test_waiting_after_a_choice_shows_the_table_so_far(open_page: Pages) -> None:
    shots = [(at, frame["view"]) for at, frame in enumerate(frames("glory"))]
    for phase in ("choose", "keep"):
        at, view = next(
            (at, view)
            for at, view in shots
            if view["phase"] == phase and view["asks"] is None and 0 not in view["awaited"]
        )
        page = open_page(f"film/glory?at={at}&pace=-1")
        page.get_by_text(WORDS.say("waiting-for-choices", names="")[:-2]).first.wait_for()
        assert page.locator(".area-window .cell").count() == len(NAMES)
        grid = page.get_by_role("grid", name=WORDS.name(view["seats"][0]["pattern"]), exact=True)
        assert grid.count() == 1
        assert page.locator(".area-cards .card").count() > 0


def test_solo_has_no_tokens_no_rank_and_no_chat_and_explains_the_target(open_page: Pages) -> None:
    film = frames("solo")
    at = first_own(film, round=5)
    page = open_page(f"film/solo?at={at}&pace=-1", PHONE)
    assert page.locator(".area-window .token").count() == 0
    target = page.locator(".area-track .target")
    assert WORDS.say("solo-target-now", target=film[at]["view"]["target"]) in target.inner_text()
    assert WORDS.say("solo-target-why") in target.inner_text()
    assert page.get_by_role("button", name=WORDS.say("web-talk-open", count=0)).count() == 0
    page = open_page(f"film/solo?at={len(film) - 1}&pace=-1")
    page.get_by_role("heading", level=1).first.wait_for()
    assert "1. " not in page.locator("main").inner_text()


def test_dice_of_the_track_are_enlarged_by_a_tap(open_page: Pages) -> None:
    film = frames("two")
    at = first_own(film, round=5)
    page = open_page(f"film/two?at={at}&pace=-1", PHONE)
    page.locator(".area-track").click()
    dice = page.get_by_role("dialog").get_by_role("img")
    wanted = [WORDS.die(die) for row in film[at]["view"]["track"] for die in row]
    assert [each.get_attribute("aria-label") for each in dice.all()] == wanted
    assert min(each.bounding_box()["width"] for each in dice.all()) >= 40


def test_how_well_a_card_is_known_is_said_in_the_reference_alone(open_page: Pages) -> None:
    at = first_own(frames("glory"), round=2)
    page = open_page(f"film/glory?at={at}&pace=-1", (1440, 900))
    page.locator(".area-cards .card").first.wait_for()
    assert page.locator(".card .known").count() == 0
    page = open_page("reference")
    page.locator(".card .known").first.wait_for()


def test_a_low_desk_shows_the_cards_once_and_nothing_of_them_is_cut(open_page: Pages) -> None:
    at = first_own(frames("two"), round=5)
    page = open_page(f"film/two?at={at}&pace=-1", (1024, 768))
    for language in LANGUAGES:
        speak(page, language, ".area-cards .card")
        assert page.locator(".strip-cards").is_hidden()
        tabs = page.locator(".area-cards [role=tab]")
        for tab in tabs.all() or [page.locator(".area-cards")]:
            tab.click()
            panel = page.locator(".area-cards .panel")
            assert panel.evaluate("each => each.scrollHeight - each.clientHeight") <= 1, language
            assert page.evaluate(IN_VIEW, ".area-cards .bag") == [True], language


def marked(sitter: Sitter, mark: str) -> str:
    """The mark on a window, drawn and not text: the name of the window says it in a sentence."""
    return f".seat-mark[data-text='{sitter.say(f'web-mark-{mark}')}']"


def test_people_who_are_away_replaced_or_gone_are_marked_and_told_of(people: Pages, real: Serving) -> None:
    ana, bo = two_seats(real.address, seed=3)
    line = bo.line()
    line.reach(0)
    mine = seated(people, ana)
    mine.wait(-1)
    before = mine.number
    mine.perform(mine.view["legal"][0])
    mine.until(lambda: mine.acted > before, "the move is not heard of")
    line.reach(1)
    line.move(line.view["legal"][0])
    line.reach(2)
    other, log = mine.page.locator("[data-seat='1']"), mine.page.get_by_role("log").first
    other.wait_for(timeout=MILLISECONDS)
    assert other.locator(".seat-mark").count() == 0
    line.close()
    other.locator(marked(mine, "away")).wait_for(timeout=MILLISECONDS)
    log.get_by_text(mine.say("seat-away", name="Bo"), exact=True).wait_for()
    assert mine.say("seat-away", name="Bo") in str(other.get_by_role("button").get_attribute("aria-label"))
    bo.device.done("POST", f"/api/tables/{bo.table}/leave", secret=bo.secret)
    other.locator(marked(mine, "left")).wait_for(timeout=MILLISECONDS)
    log.get_by_text(mine.say("seat-left", name="Bo"), exact=True).wait_for()
    mine.page.reload()
    log.get_by_text(mine.say("seat-left", name="Bo"), exact=True).wait_for(timeout=MILLISECONDS)
    tables = [json.loads(frame) for frame in mine.told if '"seat_log"' in frame]
    assert [each["line"] for each in tables[-1]["table"]["seat_log"]] == ["seat-away", "seat-left"]
