"""The way to the table, in a real browser against the real server: home, the first visit, invitations, links."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from testing.browser import Pages
from testing.server.client import Device, Line
from testing.server.process import Serving
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, tap_button
from tests.web.sitting import KEEP, Sitter, become
from tests.web.test_page import PHONE
from tests.web.test_real_around import ask, choose_window, finished
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

LIVE = 2.0  # seconds in which the home page tells what has happened
SLACK = 4.0  # more for a busy machine

# A browser that notes what it is asked to sound and to show.
NOTING = """() => {
  window.noted = {sounds: 0, notices: []};
  const anything = new Proxy(function () {}, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything), apply: () => anything, set: () => true,
  });
  window.AudioContext = function () { window.noted.sounds += 1; return anything; };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title) { window.noted.notices.push(title); }
  };
}"""
NOTED_AT = ((320, 568), (844, 390), (1024, 768), (1366, 650), (768, 1024), (1440, 900))
COVERED = """() => {
  const note = document.querySelector('[data-note]').getBoundingClientRect();
  const needed = '.area-window .window, .area-pool, .area-actions, .area-cards, .area-head';
  return [...document.querySelectorAll(needed)].filter(each => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility() && box.left < note.right - 1 && box.right > note.left + 1
      && box.top < note.bottom - 1 && box.bottom > note.top + 1;
  }).map(each => each.className);
}"""
WIDE = "document.documentElement.scrollWidth - innerWidth"


def open_for_two(address: str, **terms: Any) -> tuple[Device, Device, str, Line, Line]:
    """A game of Ana and Bo that has begun, and a line to it for each."""
    ana, bo = Device(address), Device(address)
    opened = ana.open([{"kind": "person", "name": "Ana"}, {"kind": "open"}], **terms)
    id = opened["table"]
    taken = bo.done("POST", f"/api/tables/{id}/seats", {"name": "Bo"})
    ana.done("POST", f"/api/tables/{id}/start")
    return ana, bo, id, ana.line(id, opened["seats"][0]["secret"]), bo.line(id, taken["secret"])


def first_round(*lines: Line) -> None:
    """Everybody chooses the first window offered; then the first round has begun."""
    for line in lines:
        line.reach(0)
    for line in lines:
        line.reach(max(each.last for each in lines))
        line.move(line.view["legal"][0])
        for each in lines:
            each.reach(lines[0].last + 1 if each is lines[0] else lines[0].last)


# ---- your turn finds you ---------------------------------------------------------------------------------------------


def test_the_home_page_is_live_and_your_turn_finds_you(people: Pages, real: Serving) -> None:
    ana, _, id, mine, theirs = open_for_two(real.address)
    sitter = Sitter(people("", PHONE, notify=True))
    page = sitter.page
    with mine, theirs:
        first_round(mine, theirs)
        become(sitter, ana)
        page.reload()
        entry = page.locator(f"li[data-table='{id}']")
        entry.get_by_text("Bo", exact=True).wait_for()
        page.evaluate(NOTING)
        assert says(entry, mine)
        assert WORDS.say("web-round", round=1) in entry.inner_text()
        page.evaluate("document.hasFocus = () => false")
        for _ in range(3):  # Ana is called once, whoever has begun
            before = mine.last
            (mine, theirs)[mine.view["seat"]].move("pass")
            began = time.monotonic()
            mine.reach(before + 1)
            theirs.reach(before + 1)
            assert says(entry, mine)
            assert time.monotonic() - began < LIVE + SLACK
            called = mine.view["seat"] == 0
            assert page.title() == (f"(1) {WORDS.say('web-awaits-you')} · Vitrall" if called else "Vitrall")
            assert ("icon-turn" in icon(page)) == called
        assert page.evaluate("window.noted.notices") == [WORDS.say("web-awaits-you")]
        assert page.evaluate("window.noted.sounds") == 0  # sounds are off until asked for
        assert axe_faults(page) == []


def says(entry: Any, line: Line) -> bool:
    """The home page shows whose turn it is, as the game does."""
    turn = WORDS.say("web-awaits-you") if line.view["seat"] == 0 else WORDS.say("web-awaited", names="Bo")
    entry.get_by_text(turn).wait_for()
    return True


def icon(page: Any) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def test_the_title_tells_at_a_table_too_and_a_sound_calls_from_elsewhere(people: Pages, real: Serving) -> None:
    ana, _, id, mine, theirs = open_for_two(real.address)
    sitter = Sitter(people("puzzle", sound=True))
    page = sitter.page
    with mine, theirs:
        become(sitter, ana)
        page.evaluate(NOTING)
        page.evaluate("location.hash = '#/'")
        page.wait_for_function("() => document.title.startsWith('(1)')")
        assert page.evaluate("window.noted.sounds") >= 1
    page.evaluate("id => { location.hash = `#/table/${id}` }", id)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_function("() => document.title.startsWith('(1)')")


def test_the_browser_is_asked_before_it_notifies(people: Pages) -> None:
    page = people("")
    tap_button(page, WORDS.say("term-settings"))
    page.evaluate(NOTING)
    box = page.get_by_label(WORDS.say("web-notify"))
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    box.click()
    page.get_by_text(WORDS.say("web-notify-refused")).wait_for()
    assert not box.is_checked()
    page.evaluate("Notification.requestPermission = () => Promise.resolve('granted')")
    box.check()
    assert page.evaluate("JSON.parse(localStorage['vitrall-settings']).notify") is True


def test_the_home_page_asks_little_of_the_server(people: Pages) -> None:
    page = people("")
    answers: list[int] = []
    page.on("response", lambda answer: answers.append(answer.status) if "/api/home" in answer.url else None)
    page.wait_for_timeout(3500)
    assert 1 <= len(answers) <= 4
    assert set(answers) == {304}


def test_finished_games_stand_apart_and_are_cleared_away(people: Pages) -> None:
    page = people("")
    id = finished(page)
    page.evaluate("location.hash = '#/'")
    game = page.locator("section").filter(has_text=WORDS.say("web-finished-tables")).locator(f"li[data-table='{id}']")
    game.wait_for()
    ended = next(each for each in ask(page, "GET", "/finished") if each["id"] == id)
    for seat in ended["seats"]:
        assert str(seat["points"]) in game.inner_text()
    assert game.locator(".won").count() == sum(seat["won"] for seat in ended["seats"])
    assert page.get_by_role("heading", name=WORDS.say("web-your-tables")).count() == 0
    assert axe_faults(page) == []
    game.get_by_role("button").click()
    page.get_by_text(WORDS.say("web-delete-ask")).wait_for()
    assert axe_faults(page) == []
    tap_button(page, WORDS.say("web-delete"))
    game.wait_for(state="detached")
    assert ask(page, "GET", "/finished") == []


# ---- the first visit -------------------------------------------------------------------------------------------------


def test_a_first_visit_leads_to_the_lesson_or_to_a_beginner_with_notes(people: Pages) -> None:
    page = people("", PHONE)
    sitter = Sitter(page)
    assert page.locator(".main").all_inner_texts() == [WORDS.say("web-learn-now")]
    assert page.get_by_role("link", name=WORDS.say("web-learn-now")).get_attribute("href") == "#/learn"
    page.get_by_role("combobox", name=WORDS.say("web-level")).wait_for()
    assert axe_faults(page) == []
    tap_button(page, WORDS.say("web-play-now"))
    choose_window(sitter)
    info = ask(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in info["seats"]] == ["", "beginner"]
    assert info["terms"]["hints"] is True
    notes = page.get_by_role("complementary", name=WORDS.say("web-coach"))
    for size in NOTED_AT:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(COVERED) == [], size
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for note in ("tokens", "printed", "tools"):
        notes.get_by_text(WORDS.say(f"web-coach-{note}")).wait_for()
        if note == "tokens":
            assert axe_faults(page) == []
            assert page.evaluate("document.activeElement === document.body")  # nothing was taken from whoever plays
        notes.get_by_role("button").first.click()
    notes.wait_for(state="detached")
    page.reload()
    page.locator(".area-window .cell").first.wait_for()
    assert notes.count() == 0
    page.evaluate("location.hash = '#/'")
    page.get_by_role("button", name=WORDS.say("web-play-now")).wait_for()
    assert page.locator(".main").all_inner_texts() == [WORDS.say("web-play-now")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_fits_a_phone(open_page: Pages, language: str) -> None:
    page = open_page("", PHONE, language=language)
    page.get_by_role("combobox").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") == PHONE[1]
    assert page.evaluate(WIDE) == 0


def test_hatches_are_off_offered_once_and_there_under_forced_colours(open_page: Pages) -> None:
    page = open_page("")
    drawn = "getComputedStyle(document.querySelector('.hatch')).display"
    assert page.evaluate(drawn) == "none"
    offer = page.get_by_role("complementary", name=WORDS.say("web-coach"))
    assert axe_faults(page) == []
    page.emulate_media(forced_colors="active")
    assert page.evaluate(drawn) == "inline"
    page.emulate_media(forced_colors="none")
    offer.get_by_role("button", name=WORDS.say("web-hatch-yes")).click()
    assert page.evaluate(drawn) == "inline"
    page.reload()
    page.locator("main").wait_for()
    assert offer.count() == 0
    assert page.evaluate(drawn) == "inline"


# ---- invitations -----------------------------------------------------------------------------------------------------

INVITED = {
    "options": {"players": 3, "edition": "spanish", "modules": ["blooms", "rivalry"]},
    "clock": {"kind": "turn", "seconds": 120},
    "seed": 5,
}


def test_an_invitation_says_who_invites_and_to_what(people: Pages, real: Serving) -> None:
    host = Device(real.address)
    seats = [{"kind": "bot", "bot": "learner"}, {"kind": "person", "name": "Marek"}, {"kind": "open"}]
    id = host.open(seats, **INVITED)["table"]
    for language in LANGUAGES:
        words = Words(language, strict=True)
        page = people(f"table/{id}", PHONE, language=language)
        page.get_by_text(words.say("web-invited-by", name="Marek")).wait_for()
        terms = page.locator("dl").inner_text()
        modules = f"{words.say('module-blooms')}, {words.say('module-rivalry')}"
        clock = f"{words.say('web-clock-turn')}: {words.say('web-minutes', count=2)}"
        for rule in (words.say("edition-spanish"), modules, clock, words.say("web-dice-row-chosen")):
            assert rule in terms
        page.get_by_text(words.say("web-dice-chosen")).wait_for()
        strength = words.say("web-bot-strength", bot=words.say("web-bot-learner"))
        assert strength in page.locator("main").inner_text()
        for size in (PHONE, (844, 390), (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert page.evaluate(WIDE) == 0
    assert axe_faults(page) == []


# ---- links -----------------------------------------------------------------------------------------------------------

WITHOUT = "Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined})"
SELECTED = (
    "(({value, selectionStart, selectionEnd}) => value.slice(selectionStart, selectionEnd))(document.activeElement)"
)


def copied_by_hand(page: Any, label: str, text: str) -> None:
    """Without a clipboard: a selected field, and "copied" or what to press."""
    page.evaluate(WITHOUT)
    for answer, works in (("web-copy-by-hand", "false"), ("web-copied", "true")):
        page.evaluate(f"document.execCommand = () => {works}")
        page.get_by_role("button", name=re.compile(f"^{re.escape(label)}")).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text(WORDS.say(answer)).wait_for()
        assert page.evaluate(SELECTED) == text
        assert axe_faults(page) == []
        page.keyboard.press("Escape")


def test_an_invitation_is_copied_without_a_clipboard(people: Pages, real: Serving) -> None:
    host = Device(real.address)
    opened = host.open([{"kind": "person", "name": "Ana"}, {"kind": "open"}])
    sitter = Sitter(people("", PHONE))
    become(sitter, host)
    sitter.page.evaluate(KEEP, [opened["table"], opened["seats"]])
    sitter.page.get_by_role("heading", name=WORDS.say("term-waiting")).wait_for()
    assert axe_faults(sitter.page) == []
    assert sitter.page.evaluate(WIDE) == 0
    link = sitter.page.url.split("#")[0] + f"#/table/{opened['table']}"
    copied_by_hand(sitter.page, WORDS.say("term-invite-link"), link)


def test_a_moment_and_a_result_are_copied_without_a_clipboard(open_page: Pages) -> None:
    page = open_page("replay/two/41")
    page.locator(".window .cell").first.wait_for()
    copied_by_hand(page, WORDS.say("term-share"), f"{page.url.split('#')[0]}#/replay/two/41")
    from tests.web.test_around import with_puzzles

    page = with_puzzles(open_page)
    page.evaluate(WITHOUT)
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name=re.compile(f"^{WORDS.say('term-share')}")).click()
    page.get_by_role("dialog").get_by_text(WORDS.say("web-copy-by-hand")).wait_for()
    assert page.evaluate(SELECTED).endswith("#/puzzle")
