"""Before and after a game, in a real browser against the real server."""

from __future__ import annotations

import json
import struct
import time
from pathlib import Path
from typing import Any

import pytest

from testing.browser import Pages
from testing.page.costs import slowly
from testing.server.client import Device, hasty
from testing.server.process import Serving
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, choose, paint, tap_button, tap_space
from tests.web.sitting import FEW_ROUNDS, KEEP, Sitter, become, chosen, fits, outcome, play_on
from tests.web.test_around import KEPT
from tests.web.test_page import PHONE
from vitrall.words import Words

pytestmark = pytest.mark.slow

PATIENCE = 180.0  # seconds for a whole game of bots, on a busy machine


ASK = """async ([method, path, body]) => {
  const init = {method, headers: {'content-type': 'application/json'}, ...(body ? {body: JSON.stringify(body)} : {})};
  const answer = await fetch(`./api${path}`, init);
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
}"""


def ask(page: Any, method: str, path: str, body: object = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def finished(page: Any) -> str:
    """A game that two bots have played to its end. The page looks on: tables at which nobody is are played slowly."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    terms = {"options": {"players": 2, "modules": ["blooms"]}, "seed": 5}
    id = str(ask(page, "POST", "/tables", {"terms": terms, "seats": seats})["table"])
    ask(page, "POST", f"/tables/{id}/start")
    paint(page, False)
    page.evaluate("id => { location.hash = `#/table/${id}`; }", id)
    until = time.monotonic() + PATIENCE
    while ask(page, "GET", f"/tables/{id}")["status"] != "over":
        assert time.monotonic() < until, "the bots do not come to an end"
        page.wait_for_timeout(100)
    paint(page, True)
    return id


def window_told(view: dict[str, Any], seat: int) -> list[str]:
    """The dice of a window by their spaces, as the frame has them."""
    rows = view["seats"][seat]["rows"]
    return [
        f"{'ABCD'[row]}{column + 1}: {WORDS.die(die)}"
        for row, dice in enumerate(rows)
        for column, die in enumerate(dice)
        if die
    ]


def window_seen(page: Any) -> list[str]:
    cells = page.locator("section.window [role=gridcell]:has(.die)")
    return [str(label) for label in cells.evaluate_all("cells => cells.map(cell => cell.getAttribute('aria-label'))")]


def test_a_link_leads_to_the_very_moment_that_the_server_tells(people: Pages) -> None:
    home = people("")
    id = finished(home)
    frames = ask(home, "GET", f"/tables/{id}/replay")["frames"]
    for frame in (frames[len(frames) // 2], frames[-1]):
        page = people(f"replay/{id}/{frame['number']}")
        page.locator("section.window").wait_for()
        seat = frame["seat"] if frame["seat"] is not None else frame["view"]["seat"] or 0
        assert window_seen(page) == window_told(frame["view"], seat)
        pool = page.get_by_role("group", name=WORDS.say("term-draft-pool")).get_by_role("button")
        labels = [each.get_attribute("aria-label") for each in pool.all()]
        assert labels == [WORDS.die(die) for die in frame["view"]["pool"]]
    earlier = frames[20]
    page.get_by_role("slider").fill("20")
    assert page.url.endswith(f"#/replay/{id}/{earlier['number']}")
    page.reload()
    page.locator("section.window").wait_for()
    assert window_seen(page) == window_told(earlier["view"], earlier["seat"])


def test_a_game_that_goes_on_is_not_shown_again(people: Pages) -> None:
    page = people("")
    id = ask(page, "POST", "/tables", {"terms": {"options": {"players": 2}}, "seats": []})["table"]
    page = people(f"replay/{id}")
    assert page.get_by_role("alert").inner_text().strip()


def test_the_score_leads_to_the_replay_and_the_record(people: Pages, tmp_path: Path) -> None:
    id = finished(people(""))
    page = people(f"table/{id}")
    outcome(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=WORDS.say("web-save-record")).click()
    download.value.save_as(tmp_path / "record")
    assert "pass" in (tmp_path / "record").read_text(encoding="utf-8")
    page.get_by_role("link", name=WORDS.say("term-replay")).click()
    page.locator("section.window").wait_for()
    assert page.url.endswith(f"#/replay/{id}")


def ended_alone(host: Device) -> dict[str, Any]:
    """A table of one person, played to its end."""
    opened: dict[str, Any] = host.open([{"kind": "person", "name": "Ana"}], options={"players": 1})
    host.done("POST", f"/api/tables/{opened['table']}/start")
    with host.line(opened["table"], opened["seats"][0]["secret"]) as line:
        view = line.reach(0)
        while not view["over"]:
            line.move(hasty(view))
            view = line.reach(line.last + 1)
    return opened


def png_size(path: Path) -> tuple[int, ...]:
    return struct.unpack(">II", path.read_bytes()[16:24])


def test_a_finished_window_is_saved_as_the_server_draws_it_and_shared(
    people: Pages, real: Serving, tmp_path: Path
) -> None:
    host = Device(real.address)
    opened = ended_alone(host)
    id, secret = opened["table"], opened["seats"][0]["secret"]
    sitter = Sitter(people("", PHONE))
    become(sitter, host)
    page = sitter.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(KEEP, [id, opened["seats"]])
    outcome(page)
    link = f"{real.address}/r/{id}?seat=0"
    tap_button(page, WORDS.say("term-share"))
    page.get_by_role("button", name=WORDS.say("web-copied")).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link
    tap_button(page, WORDS.say("web-picture"))
    dialog = page.get_by_role("dialog")
    dialog.locator("img").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    path = f"/api/tables/{id}/pictures/0"
    for shape, size, name in (("tall", (1200, 1600), False), ("wide", (1200, 630), True)):
        dialog.get_by_label(WORDS.say(f"web-picture-{shape}")).check()
        dialog.get_by_label(WORDS.say("web-picture-name")).set_checked(name)
        drawn = host.done("GET", f"{path}/{shape}.svg?name={str(name).lower()}", secret=secret)
        image = dialog.locator("img")
        page.wait_for_function(
            "([image, svg]) => decodeURIComponent(image.src).endsWith(svg)", arg=[image.element_handle(), drawn]
        )
        for kind in ("svg", "png"):
            with page.expect_download() as download:
                tap_button(page, WORDS.say(f"web-save-{kind}"))
            download.value.save_as(tmp_path / f"{shape}.{kind}")
        assert (tmp_path / f"{shape}.svg").read_text(encoding="utf-8") == drawn
        assert png_size(tmp_path / f"{shape}.png") == size
    dialog.get_by_role("button", name=WORDS.say("term-share")).click()
    dialog.get_by_role("button", name=WORDS.say("web-copied")).wait_for()
    named = page.evaluate("navigator.clipboard.readText()")
    assert named.startswith(f"{link}&name=")
    assert "<title>Ana · " in host.done("GET", named.removeprefix(real.address))
    assert axe_faults(page) == []  # it looks at both themes, so it comes last


def test_a_shared_link_opens_the_replay(people: Pages, real: Serving) -> None:
    id = ended_alone(Device(real.address))["table"]
    page = people("")
    page.goto(f"{real.address}/r/{id}?seat=0")
    page.wait_for_url(f"{real.address}/#/replay/{id}*")
    page.locator("section.window").wait_for()


def test_a_puzzle_is_played_to_its_end_and_kept(people: Pages) -> None:
    page = people("puzzle", confirm=False)
    sitter = Sitter(page)
    tap_button(page, WORDS.say("web-puzzle-play"))
    play_on(sitter, FEW_ROUNDS)
    result = outcome(page)
    page.get_by_role("link", name=WORDS.say("term-daily-puzzle")).click()
    day = ask(page, "GET", "/puzzle")["day"]
    line = page.locator(f"li[data-day='{day}']")
    line.wait_for()
    stored = json.loads(page.evaluate("localStorage['vitrall-puzzles']"))
    assert [each["day"] for each in stored] == [day]
    points, target = stored[0]["outcome"]["points"], stored[0]["outcome"]["target"]
    assert result == WORDS.say("solo-won" if stored[0]["outcome"]["won"] else "solo-lost", points=points, target=target)
    assert f"{WORDS.say('points', points=points)} / {target}" in line.inner_text()
    page.get_by_text(WORDS.say("web-streak", count=1)).wait_for()
    page.get_by_role("button", name=WORDS.say("web-puzzle-again")).wait_for()
    assert axe_faults(page) == []


def choose_window(sitter: Sitter) -> None:
    """The first of the four, as soon as they are there; then on to the first turn."""
    sitter.wait(-1)
    before = sitter.number
    sitter.perform(chosen(sitter.view))
    sitter.acted_after(before)


def test_everybody_gets_the_same_puzzle(people: Pages) -> None:
    """Two devices, the same cards and dice."""
    views = []
    for _ in range(2):
        page = people("puzzle")
        sitter = Sitter(page)
        tap_button(page, WORDS.say("web-puzzle-play"))
        choose_window(sitter)
        views.append({key: sitter.view[key] for key in ("pool", "tools", "publics", "seats")})
    assert views[0] == views[1]


def test_a_table_with_a_clock_and_a_chosen_bot(people: Pages) -> None:
    page = people("new")
    page.get_by_label(WORDS.say("web-your-name")).fill("Ana")
    choose(page, WORDS.say("web-seat", seat=2), "bot")
    choose(page, WORDS.say("web-bot-of", seat=2), "greedy")
    for name in ("web-the-game", "web-timing", "web-company"):
        page.locator("summary").filter(has_text=WORDS.say(name)).click()
    choose(page, WORDS.say("term-edition"), "spanish")
    choose(page, WORDS.say("option-tools"), "5")
    page.get_by_label(WORDS.say("option-even-bag")).check()
    page.get_by_label(WORDS.say("module-blooms")).check()
    choose(page, WORDS.say("web-timing"), "reserve")
    choose(page, WORDS.say("web-clock-length"), "20")
    choose(page, WORDS.say("web-at-zero"), "bot")
    page.get_by_label(WORDS.say("web-hints")).check()
    page.get_by_label(WORDS.say("web-chat")).uncheck()
    tap_button(page, WORDS.say("web-open-table"))
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_url("**/#/table/*")
    info = ask(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert info["status"] == "playing"
    assert [seat["bot"] for seat in info["seats"]] == ["", "greedy"]
    assert info["terms"]["clock"] == {"kind": "reserve", "seconds": 1200, "increment": 10, "at_zero": "bot"}
    assert (info["terms"]["hints"], info["terms"]["chat"]) == (True, False)
    wished = {"edition": "spanish", "tools": 5, "even_bag": True, "modules": ["blooms"]}
    assert {key: info["terms"]["options"][key] for key in wished} == wished


def test_an_invitation_is_read_in_its_language_and_found_at_home(people: Pages, browser: Any) -> None:
    page = people("new")
    page.get_by_label(WORDS.say("web-your-name")).fill("Ana")
    page.locator("summary").filter(has_text=WORDS.say("web-company")).click()
    page.get_by_label(WORDS.say("web-listed")).check()
    choose(page, WORDS.say("web-link-language"), "uk")
    tap_button(page, WORDS.say("web-open-table"))
    link = page.locator(".link").inner_text()
    assert link.endswith("?language=uk")
    context = browser.new_context(locale="en")
    people.contexts.append(context)
    guest = context.new_page()
    guest.goto(link)
    guest.get_by_role("button", name=Words("uk").say("web-sit-down")).wait_for()
    other = people("")
    listed = other.locator("section").filter(has_text=WORDS.say("web-public-tables"))
    listed.get_by_role("link").filter(has_text="Ana").first.wait_for()
    page.goto(page.url.split("#")[0] + "#/")
    mine = page.locator("section").filter(has_text=WORDS.say("web-your-tables"))
    mine.get_by_role("link").filter(has_text="Ana").first.wait_for()
    assert axe_faults(other) == []


def test_the_page_opens_without_a_line_and_says_so(people: Pages) -> None:
    people.service_worker = True
    page = people("", PHONE)
    stored = page.evaluate(KEPT)
    assert any(path.endswith("index.html") for path in stored)
    assert not [path for path in stored if "/api/" in path]
    page.context.set_offline(True)
    page.reload()
    page.get_by_text(WORDS.say("web-offline")).wait_for()
    page.get_by_role("button", name=WORDS.say("web-play-now")).wait_for()
    assert axe_faults(page) == []
    page.get_by_role("link", name=WORDS.say("web-new-table")).click()
    page.get_by_text(WORDS.say("web-offline")).wait_for()
    page.get_by_label(WORDS.say("web-your-name")).fill("Ana")
    tap_button(page, WORDS.say("web-open-table"))
    assert page.get_by_role("alert").inner_text() == WORDS.say("web-offline")
    page.context.set_offline(False)
    page.get_by_role("status").get_by_text(WORDS.say("web-offline")).wait_for(state="detached")


def test_four_taps_lead_to_the_first_die(people: Pages) -> None:
    page = people("")
    sitter = Sitter(page)
    tap_button(page, WORDS.say("web-play-now"))
    choose_window(sitter)
    die = next(
        move.split(" ")[1]
        for move in sitter.view["legal"]
        if move.startswith("draft ") and fits(sitter.view, move.split(" ")[1])
    )
    place = sitter.view["breaks"][die].index(0)
    space = f"{'ABCD'[place // 5]}{place % 5 + 1}"
    page.get_by_role("group", name="Draft pool").get_by_role("button", name=WORDS.die(die), exact=True).first.click()
    tap_space(page, space)
    page.locator(f".area-window [data-space={space}] .die").wait_for()
    page.goto(page.url.split("#")[0] + "#/")
    mine = page.locator("section").filter(has_text=WORDS.say("web-your-tables"))
    assert WORDS.say("web-awaits-you") in mine.get_by_role("link").first.inner_text()


def test_a_slow_phone_paints_and_then_plays(people: Pages) -> None:
    """A fourth of this machine's speed, nothing in the cache. How long it takes is measured by `bench browser`."""
    page = people("", PHONE)
    sitter = Sitter(page)
    tap_button(page, WORDS.say("web-play-now"))
    choose_window(sitter)
    painted, playable = slowly(page)
    assert 0 < painted <= playable
