"""Before and after a game, in a real browser on recorded games: new table, puzzle, replay, a page without a line."""

from __future__ import annotations

import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import pytest

from testing.browser import STATIC, Pages, missing
from testing.page.serving import film_text, served
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, choose, tap_button
from tests.web.test_page import PHONE
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

WEB = Path(__file__).parents[2] / "web"
PUZZLES = [{"day": "2026-11-15", "table": "t", "outcome": {"points": 41, "target": 38, "won": True}}]


def with_puzzles(pages: Pages) -> Any:
    page = pages("puzzle")
    page.evaluate("kept => { localStorage['vitrall-puzzles'] = kept }", json.dumps(PUZZLES))
    page.reload()
    page.locator("li[data-day]").wait_for()
    return page


# ---- for everybody ---------------------------------------------------------------------------------------------------


def test_axe_finds_nothing_in_a_new_table_with_everything_open(open_page: Pages) -> None:
    page = open_page("new", PHONE)
    choose(page, WORDS.say("term-players"), "3")
    choose(page, WORDS.say("web-seat", seat=2), "bot")
    choose(page, WORDS.say("web-seat", seat=3), "person")
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    choose(page, WORDS.say("web-timing"), "reserve")
    assert axe_faults(page) == []


def test_axe_finds_nothing_in_the_puzzle(open_page: Pages) -> None:
    assert axe_faults(with_puzzles(open_page)) == []


@pytest.mark.parametrize("route", ["two/0", "two/60", "six/999"])
def test_axe_finds_nothing_in_a_replay(open_page: Pages, route: str) -> None:
    assert axe_faults(open_page(f"replay/{route}")) == []


def test_axe_finds_nothing_in_what_is_laid_over_a_replay(open_page: Pages) -> None:
    page = open_page("replay/glory/60", PHONE)
    for name in ("web-log-short", "web-cards-short"):
        tap_button(page, WORDS.say(name))
        assert axe_faults(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", ["two/60", "six/140", "solo/30"])
def test_a_replay_is_whole_on_a_phone(open_page: Pages, route: str, language: str) -> None:
    page = open_page(f"replay/{route}", PHONE, language=language)
    page.locator(".window .cell").first.wait_for()
    assert page.evaluate(WHOLE) == {"size": [640, 360], "outside": []}


WHOLE = """() => {
  const out = box => box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
  const shown = [...document.querySelectorAll('.stage button, .stage a, .stage input, .stage select')]
    .filter(each => each.checkVisibility());
  const root = document.documentElement;
  return {
    size: [root.scrollHeight, root.scrollWidth],
    outside: shown.filter(each => out(each.getBoundingClientRect())).map(each => each.textContent),
  };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", ["", "new", "puzzle"])
def test_nothing_is_wider_than_a_phone(open_page: Pages, route: str, language: str) -> None:
    page = open_page(route, PHONE, language=language)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


LONGEST_OPTION = """field => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(field).font;
  return Math.max(...[...field.options].map(each => pen.measureText(each.text).width));
}"""


CUT_CHOICES = """async () => {
  const pen = document.createElement('canvas').getContext('2d');
  const cut = [];
  for (const field of document.querySelectorAll('details select')) {
    pen.font = getComputedStyle(field).font;
    const room = field.clientWidth - 40; // without the arrow and the edges
    const before = field.value;
    for (const {value, text} of [...field.options].filter(each => pen.measureText(each.text).width > room)) {
      field.value = value;
      field.dispatchEvent(new Event('change'));
      await new Promise(requestAnimationFrame);
      const below = field.closest('label').nextElementSibling;
      if (below?.innerText !== text || below.scrollWidth > below.clientWidth) cut.push(text);
    }
    field.value = before;
    field.dispatchEvent(new Event('change'));
  }
  return cut;
}"""


# ---- a new table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_a_new_table_is_cut_on_a_phone(open_page: Pages, language: str) -> None:
    words = Words(language, strict=True)
    page = open_page("new", PHONE, language=language)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    choose(page, words.say("web-timing"), "reserve")
    cut = page.evaluate(CUT_CHOICES)
    choose(page, words.say("term-players"), "1")
    assert cut + page.evaluate(CUT_CHOICES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_chosen_by_their_strength_in_words(open_page: Pages, language: str) -> None:
    words = Words(language, strict=True)
    page = open_page("new", (320, 568), language=language)
    choose(page, words.say("web-seat", seat=2), "bot")
    field = page.locator("label.field").filter(has_text=words.say("web-bot-of", seat=2)).locator("select")
    options = field.locator("option")
    options.first.wait_for(state="attached")
    ranked = ("beginner", "greedy", "craftsman", "grand-master", "close-game", "random", "planner")
    assert options.all_inner_texts() == [*(words.say(f"web-bot-{name}") for name in ranked), "somebody"]
    assert field.input_value() == "craftsman"  # the usual one
    assert field.evaluate(LONGEST_OPTION) <= field.evaluate("each => each.clientWidth - 40")  # the arrow and its edges
    field.select_option("beginner")
    page.get_by_text(words.say("web-bot-beginner.about")).wait_for()


# ---- the puzzle ------------------------------------------------------------------------------------------------------


def test_a_result_is_sent_without_a_word_of_the_dice(open_page: Pages) -> None:
    page = with_puzzles(open_page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=re.compile(f"^{WORDS.say('term-share')}")).click()
    page.get_by_role("button", name=WORDS.say("web-copied")).wait_for()
    sent = page.evaluate("navigator.clipboard.readText()")
    text = WORDS.say(
        "web-puzzle-text",
        day="November 15, 2026",
        points=41,
        target=38,
        won="yes",
        streak=WORDS.say("web-streak", count=1),
    )
    assert sent == f"{text} {page.url.split('#')[0]}#/puzzle"


# ---- the replay ------------------------------------------------------------------------------------------------------


def at(page: Any, number: int) -> None:
    page.locator(f"[data-number='{number}']").wait_for(state="attached")
    assert page.url.endswith(f"#/replay/two/{number}")


def test_a_replay_goes_by_buttons_keys_slider_log_and_by_itself(open_page: Pages) -> None:
    last = len(json.loads(film_text("two"))["frames"]) - 1
    page = open_page("replay/two/60")
    at(page, 60)
    tap_button(page, WORDS.say("web-replay-back"))
    at(page, 59)
    tap_button(page, WORDS.say("web-replay-last"))
    at(page, last)
    page.locator("h1").click()
    for key, number in (("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("End", last)):
        page.keyboard.press(key)
        at(page, number)
    page.get_by_role("slider").fill("12")
    at(page, 12)
    line = (
        page.get_by_role("region", name=WORDS.say("term-log")).get_by_role("button").filter(has_text="Round 3 begins")
    )
    line.click()
    assert (
        page.locator("[aria-current=step].now, .now [aria-current=step]").filter(has_text="Round 3 begins").count() == 1
    )
    page.get_by_label(WORDS.say("web-pace"), exact=True).select_option("4")
    page.get_by_role("slider").fill(str(last - 2))
    tap_button(page, WORDS.say("web-replay-play"))
    at(page, last)
    page.get_by_role("button", name=WORDS.say("web-replay-play"), exact=True).wait_for()  # it has stopped by itself


def test_by_rounds_and_with_the_space_bar(open_page: Pages) -> None:
    frames = json.loads(film_text("two"))["frames"]
    second = next(frame["number"] for frame in frames if frame["view"]["round"] == 2)
    third = next(frame["number"] for frame in frames if frame["view"]["round"] == 3)
    page = open_page(f"replay/two/{second}")
    for key, number in (("PageDown", third), ("PageUp", second)):
        page.keyboard.press(key)
        at(page, number)
    page.keyboard.press(" ")
    page.get_by_role("button", name=WORDS.say("web-replay-stop")).wait_for()
    at(page, second + 1)
    page.keyboard.press(" ")
    page.get_by_role("button", name=WORDS.say("web-replay-play"), exact=True).wait_for()


def test_the_link_to_a_moment_is_copied(open_page: Pages) -> None:
    page = open_page("replay/two/41")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tap_button(page, WORDS.say("term-share"))
    page.get_by_role("button", name=WORDS.say("web-copied")).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{page.url.split('#')[0]}#/replay/two/41"


def test_the_window_of_another_is_held(open_page: Pages) -> None:
    page = open_page("replay/two/60")
    page.get_by_role("button", name=re.compile("^Bogdan, ")).click()
    page.get_by_role("heading", name="Bogdan").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("heading", name="Bogdan").count() == 1
    tap_button(page, WORDS.say("web-follow"))
    assert page.get_by_role("button", name=WORDS.say("web-follow")).count() == 0


# ---- the score -------------------------------------------------------------------------------------------------------


# ---- an app ----------------------------------------------------------------------------------------------------------


def test_the_manifest_names_icons_as_large_as_it_says() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in pictures:
        head = (WEB / "public" / icon["src"]).read_bytes()[:24]
        assert "{}x{}".format(*struct.unpack(">II", head[16:24])) == icon["sizes"]
    assert {icon["purpose"] for icon in pictures} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in pictures}


KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const caught = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
  return caught.flat().map(request => new URL(request.url).pathname);
}"""


def test_a_new_page_comes_without_harm_to_the_one_that_is_open(browser: Any, tmp_path: Path) -> None:
    """The old page works with its files although the server no longer has them; a reload shows the new one."""
    if not (STATIC / "index.html").is_file():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    folder = Path(shutil.copytree(STATIC, tmp_path / "page"))
    with served(folder) as site:
        pages = Pages(browser, site)
        pages.service_worker = True
        page = pages("")
        page.evaluate(KEPT)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        renew(folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
        page.get_by_text(WORDS.say("web-new-version")).wait_for()
        page.get_by_role("button", name=WORDS.say("term-settings")).click()
        page.get_by_label(WORDS.say("term-language")).select_option("pl")
        page.get_by_text(Words("pl").say("term-language")).wait_for()
        page.keyboard.press("Escape")
        tap_button(page, Words("pl").say("web-reload"))
        page.wait_for_function("() => document.title === 'Vitrall anew'")
        page.context.close()
    assert pages.troubles == []


def renew(folder: Path) -> None:
    """A new version of the page, in which the Polish file has another name."""
    (polish,) = (folder / "assets").glob("pl-*.js")
    anew = polish.rename(polish.with_name("pl-anew.js"))
    for path in [folder / "index.html", folder / "service-worker.js", *(folder / "assets").glob("*.js")]:
        text = path.read_text(encoding="utf-8").replace(polish.name, anew.name)
        text = text.replace("<title>Vitrall</title>", "<title>Vitrall anew</title>")
        path.write_text(re.sub(r"vitrall-[0-9a-f]{16}", "vitrall-anew", text), encoding="utf-8")
