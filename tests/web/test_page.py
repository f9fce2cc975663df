"""The page in a real browser, on recorded games: reachable by everybody, small, whole on a phone, silent to others."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from testing.browser import STATIC, Pages, missing
from testing.page import films
from testing.page.costs import MOST_SCRIPT, first_load
from testing.page.serving import film_text
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, paint, perform, tap_space
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PHONE = (360, 640)


def frames_of(name: str) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = json.loads(film_text(name))["frames"]
    return frames


def first(name: str, wanted: str) -> int:
    """The first frame of a film in which the viewer makes such a move."""
    return next(at for at, frame in enumerate(frames_of(name)) if frame["mine"] and frame["next"].startswith(wanted))


SCREENS = {
    "home": "",
    "new table": "new",
    "choice of windows": "film/two?at=0&pace=-1",
    "choice of blooms": "film/glory?at=5&pace=-1",
    "two players": "film/two?at=40&pace=-1",
    "six players": "film/six?at=140&pace=-1",
    "solo": "film/solo?at=30&pace=-1",
    "a tool": "film/tool-lens-cutter?at=1&pace=-1",
    "the score": "film/six?at=99999&pace=-1",
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(open_page: Pages, screen: str) -> None:
    assert axe_faults(open_page(SCREENS[screen])) == []


def test_axe_would_find_something(open_page: Pages) -> None:
    page = open_page("")
    paint(page, False)
    page.evaluate(
        """() => {
          const pale = Object.assign(document.createElement('p'), {textContent: 'Pale'});
          pale.style.cssText = 'color: #777; background: #888';
          document.querySelector('main').append(Object.assign(new Image(), {src: 'icon.svg'}), pale);
        }"""
    )
    faults = sorted(" ".join(fault.split(" ")[:2]) for fault in axe_faults(page))
    assert faults == ["dark: color-contrast", "dark: image-alt", "light: color-contrast"]


def test_axe_finds_nothing_in_what_is_laid_over_a_phone(open_page: Pages) -> None:
    page = open_page("film/glory?at=40&pace=-1", PHONE)
    assert axe_faults(page) == []
    menu = page.get_by_role("button", name=WORDS.say("web-menu"))
    said = page.get_by_role("button", name=WORDS.say("phrase-hello"))
    for way in (
        [page.get_by_role("button", name=WORDS.say("web-cards-short"), exact=True)],
        [page.get_by_role("button", name=WORDS.say("web-log-short"), exact=True)],
        [page.get_by_role("button", name=re.compile("^Bogdan"))],
        [page.get_by_role("button", name=WORDS.say("web-talk"), exact=True), said],
        [page.get_by_role("button", name=WORDS.say("term-hint"), exact=True)],
        [menu, page.get_by_role("button", name=WORDS.say("web-takeback"))],
        [menu, page.get_by_role("button", name=WORDS.say("term-settings"))],
        [menu, page.get_by_role("button", name=WORDS.say("web-rules"))],
        [menu, page.get_by_role("button", name=WORDS.say("web-keys"))],
    ):
        for step in way:
            step.click()
        assert axe_faults(page) == []
        page.keyboard.press("Escape")


# ---- a phone ---------------------------------------------------------------------------------------------------------

ON_A_PHONE = ["two?at=40", "two?at=60", "six?at=140", "glory?at=60", "solo?at=30", "four?at=50"]
ON_A_PHONE += [f"tool-{tool}?at=1" for tool in ("tap-wheel", "lens-cutter", "flux-remover", "lead-came-nippers")]


@pytest.mark.parametrize("route", ON_A_PHONE)
def test_a_phone_shows_window_pool_and_actions_without_scrolling(open_page: Pages, route: str) -> None:
    page = open_page(f"film/{route}&pace=-1", PHONE)
    for language in ("pl", "uk"):  # their words are the longest
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator(".area-window .cell").first.wait_for()
        seen = page.evaluate(SEEN)
        assert seen["whole"] == [640, 360], language
        assert seen["outside"] == [], language
        assert seen["cell"] >= 44
        assert seen["die"] >= 44


SPEAK = """language => {
  const kept = JSON.parse(localStorage['vitrall-settings']);
  localStorage['vitrall-settings'] = JSON.stringify({...kept, language});
}"""
SEEN = """() => {
  const wanted = '.area-window .cell, .area-pool .pool:first-child .slot, .area-actions button';
  const boxes = [...document.querySelectorAll(wanted)]
    .map(each => [each.textContent, each.getBoundingClientRect()]);
  const out = box => box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
  const wide = name => document.querySelector(name)?.getBoundingClientRect().width ?? 99;
  const root = document.documentElement;
  return {
    whole: [root.scrollHeight, root.scrollWidth],
    outside: boxes.filter(([, box]) => out(box)).map(([text, box]) => [text, box.right, box.bottom]),
    cell: wide('.area-window .cell'),
    die: wide('.area-pool .slot'),
  };
}"""


# ---- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", films.tools())
def test_each_tool_is_used_through_the_screen(open_page: Pages, tool: str) -> None:
    """The film continues only with the recorded move, so only the right taps reach its end."""
    frames = frames_of(f"tool-{tool}")
    page = open_page(f"film/tool-{tool}?at=0&pace=-1")
    paint(page, False)
    for at, frame in enumerate(frames[:-1]):
        perform(page, frame["view"], frame["next"])
        reached(page, frames[at + 1]["number"])


def reached(page: Any, number: int) -> None:
    page.locator(f"main[data-number='{number}']").wait_for(timeout=3000)


def test_a_die_is_placed_by_two_taps(open_page: Pages) -> None:
    at, die, space = placement("two")
    page = open_page(f"film/two?at={at}&pace=-1")
    page.get_by_role("group", name="Draft pool").get_by_role("button", name=WORDS.die(die)).first.click()
    tap_space(page, space)
    reached(page, at + 2)


def test_a_die_is_placed_by_dragging_it(open_page: Pages) -> None:
    at, die, space = placement("two")
    page = open_page(f"film/two?at={at}&pace=-1")
    pane = page.get_by_role("group", name="Draft pool").get_by_role("button", name=WORDS.die(die)).first
    pane.drag_to(page.locator(f".area-window [data-space={space}]"))
    reached(page, at + 2)


WATCH_FLIGHTS = """() => {
  window.flown = [];
  const seen = (node) => {
    if (node.classList?.contains('flying')) window.flown.push(node.querySelector('use').href.baseVal);
  };
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(seen)))
    .observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("speed", "flies"), [("slow", True), ("none", False)])
def test_a_die_flies_to_its_space_where_motion_is_wanted(open_page: Pages, speed: str, flies: bool) -> None:
    at, die, space = placement("two")
    page = open_page(f"film/two?at={at}&pace=-1", speed=speed)
    page.evaluate(WATCH_FLIGHTS)
    page.get_by_role("group", name="Draft pool").get_by_role("button", name=WORDS.die(die)).first.click()
    tap_space(page, space)
    reached(page, at + 2)
    page.locator(".flying").wait_for(state="detached")
    assert page.evaluate("window.flown") == ([f"#die-{die}"] if flies else [])


def placement(name: str) -> tuple[int, str, str]:
    """A frame in which a die is drafted and then placed."""
    frames = frames_of(name)
    at = first(name, "draft ")
    assert frames[at + 1]["next"].startswith("place ")
    return at, frames[at]["next"].split(" ")[1], frames[at + 1]["next"].split(" ")[1]


def test_a_turn_by_keyboard_alone(open_page: Pages) -> None:
    at, die, space = placement("two")
    page = open_page(f"film/two?at={at}&pace=-1")
    key = str(frames_of("two")[at]["view"]["pool"].index(die) + 1)
    page.keyboard.press(key)
    steer(page, space)
    page.keyboard.press("Enter")
    reached(page, at + 2)
    page.keyboard.press("u")  # takes both moves back: the die is in the pool again
    placed = page.locator(f".area-window [data-space={space}] .die")
    placed.wait_for(state="detached", timeout=3000)
    page.keyboard.press(key)
    steer(page, space)
    page.keyboard.press("Enter")
    placed.wait_for(timeout=3000)
    page.locator("h1").click()  # away from every button
    page.keyboard.press("Enter")
    reached(page, at + 3)


def steer(page: Any, space: str) -> None:
    """From wherever the focus is in the window to a space, by the arrows."""
    now = page.evaluate("document.activeElement.dataset.space")
    down, right = ord(space[0]) - ord(now[0]), int(space[1]) - int(now[1])
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        page.keyboard.press(key)
    for key in ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.space") == space


def test_a_dark_space_says_why_and_sends_nothing(open_page: Pages) -> None:
    at, die, _ = placement("two")
    view = frames_of("two")[at]["view"]
    place = next(cell for cell, broken in enumerate(view["breaks"][die]) if broken)
    page = open_page(f"film/two?at={at}&pace=-1")
    page.get_by_role("group", name="Draft pool").get_by_role("button", name=WORDS.die(die)).first.click()
    dark = page.locator(f".area-window [data-space={'ABCD'[place // 5]}{place % 5 + 1}]")
    dark.click(force=True)  # the browser test would wait until it is enabled; a finger does not
    assert page.get_by_role("status").inner_text().strip()
    assert page.locator(f"main[data-number='{at}']").count() == 1


def test_the_language_changes_in_the_middle_of_a_turn(open_page: Pages) -> None:
    at, die, space = placement("two")
    page = open_page(f"film/two?at={at}&pace=-1")
    page.get_by_role("group", name="Draft pool").get_by_role("button", name=WORDS.die(die)).first.click()
    for language in ("pl", "uk", "es"):
        page.get_by_role("button", name=Words(spoken(page)).say("web-menu")).click()
        page.get_by_role("button", name=Words(spoken(page)).say("term-settings")).click()
        page.get_by_role("combobox").first.select_option(language)
        page.get_by_text(Words(language).say("term-language")).wait_for()
        page.keyboard.press("Escape")
        assert page.locator(".slot.picked").count() == 1
    tap_space(page, space)
    reached(page, at + 2)


def spoken(page: Any) -> str:
    language: str = page.evaluate("document.documentElement.lang")
    return language


def test_settings_last_beyond_a_reload(open_page: Pages) -> None:
    page = open_page("")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option("light")
    page.get_by_label("Hatching on the glass").check()
    page.reload()
    page.locator("main").wait_for()
    assert page.evaluate("({...document.documentElement.dataset})") == {
        "theme": "light",
        "marks": "on",
        "speed": "none",
    }


def test_the_score_lights_what_earned_it(open_page: Pages) -> None:
    page = open_page("film/six?at=99999&pace=-1")
    line = page.locator(".line:has(.spaces)").first
    spaces = line.locator(".spaces").inner_text().split(" ")
    line.click()
    assert page.locator(".cell.highlighted").evaluate_all("cells => cells.map(cell => cell.dataset.space)") == sorted(
        spaces
    )


# ---- silence and weight ----------------------------------------------------------------------------------------------


def test_whatever_a_page_asks_of_others_is_noticed(open_page: Pages) -> None:
    """Every test here fails for a request to another host or a breach of the content policy; this one shows that."""
    page = open_page("film/two?at=40&pace=-1")
    assert open_page.troubles == []
    page.evaluate("fetch('http://127.0.0.2:9/').catch(() => {})")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.wait_for_timeout(300)
    assert any("127.0.0.2" in trouble for trouble in open_page.troubles)
    assert any("style-src" in trouble for trouble in open_page.troubles)
    open_page.troubles.clear()


def test_the_script_of_a_first_load_is_small() -> None:
    """All script that a reader of the longest language loads before the first tap, compressed. Screens that are loaded
    when they are opened (lesson, reference, real table, ending) do not belong to it.
    """
    if not STATIC.is_dir():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    weight = first_load(STATIC)
    assert len(weight.languages) == len(LANGUAGES)
    assert len(weight.script) >= 2
    assert weight.most < MOST_SCRIPT
