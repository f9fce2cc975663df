"""The static site in a subfolder of a plain file server, its network switched off after the first visit."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from testing.browser import BROWSERS, STATIC, missing
from testing.example_deck import SAWS
from testing.local.killed_tabs import KilledTab
from testing.local.page_games import page_record, server_game
from testing.local.static_site import PLACE, STORED, asked, prepared, site_served, wait_until_ready
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, choose, tap_button
from tests.web.sitting import PATIENCE, Sitter, chosen, outcome, play_on
from vitrall.engine.options import MODULES

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000
# In how many rounds dice are placed; in the others turns are only ended, which takes less time.
MANY_ROUNDS = 5
ONE_ROUND = 1
MARKUP = "<b>Band</b>"
SIT = f"""([table, seats]) => {{
  {STORED}
  localStorage[stored("vitrall-seats")] = JSON.stringify({{ [table]: seats }});
  location.hash = `#/table/${{table}}`;
}}"""

# A solo game that ends later than all others of these tests.
WON_SOLO = f"""() => {{
  {STORED}
  const seats = [{{ seat: 0, points: 50, won: true, pattern: "batllo", rows: [], tools: [] }}];
  const game = {{ id: "won", ended: 4e9, players: 1, target: 40, counted: true, soloTools: 3, seats }};
  const games = {{ version: 1, since: 0, games: [game], judged: {{}} }};
  localStorage[stored("vitrall-own-games")] = JSON.stringify(games);
}}"""
FORGET_GAMES = f"""() => {{
  {STORED}
  localStorage.removeItem(stored("vitrall-own-games"));
}}"""


class Here(Sitter):
    """A page without a server, and what its own tables tell it."""

    def __init__(self, page: Any, site: str) -> None:
        super().__init__(page)
        self.site = site
        self.secrets: list[str] = []
        self.table = ""

    def forget(self) -> None:
        """Begin anew at another table."""
        self.number, self.acted, self.view, self.views = -1, -1, {}, {}

    def sit(self, people: int, bots: int, bot: str = "random", **options: Any) -> None:
        """At a new table with people of this device and bots, begun."""
        self.go_home()
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(people)]
        seats += [{"kind": "bot", "bot": bot}] * bots
        terms = {"options": {"players": people + bots, **options}, "hints": True}
        opened = asked(self.page, "POST", "/tables", {"terms": terms, "seats": seats})
        self.table, self.secrets = opened["table"], [seat["secret"] for seat in opened["seats"]]
        asked(self.page, "POST", f"/tables/{self.table}/start", None, self.secrets[0])
        self.forget()
        self.page.evaluate(SIT, [self.table, opened["seats"]])

    def go_home(self) -> None:
        self.page.evaluate("location.hash = '#/'")
        self.page.get_by_role("button", name=WORDS.say("web-play-now")).wait_for()


def play_some(sitter: Here, moves: int) -> None:
    for _ in range(moves):
        before = sitter.number
        sitter.perform(chosen(sitter.view))
        sitter.acted_after(before)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (STATIC / "engine").is_dir():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    with site_served(tmp_path_factory.mktemp("site")) as address:
        yield address


# Seen by the page itself: the engine may be ready before a test could look.
EARLY_HOME = """new MutationObserver(() => {
  const isLoading = !window.engineReady && document.querySelector('progress');
  window.usableWhileLoading ||= Boolean(isLoading && document.querySelector('.against button'));
}).observe(document, { childList: true, subtree: true });"""


@pytest.fixture(scope="module")
def here(browser: Any, site: str) -> Iterator[Here]:
    """One page for all games: loading the engine takes long. It was here once; from then on there is no network."""
    context = prepared(browser)
    context.add_init_script("navigator.storage.persist = () => ((window.asked = true), Promise.resolve(true))")
    context.add_init_script(EARLY_HOME)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on(
        "request",
        lambda request: None if request.url.startswith((site, "data:", "blob:")) else troubles.append(request.url),
    )
    sitter = Here(page, site)
    page.expose_function("heard", sitter._hear)
    page.goto(site)
    page.get_by_role("button", name=WORDS.say("web-play-now")).wait_for()
    wait_until_ready(page)
    assert page.evaluate("window.usableWhileLoading"), "the home page is there before the engine is"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    yield sitter
    context.close()
    assert troubles == []


# ---- whole games -----------------------------------------------------------------------------------------------------


def test_a_game_against_three_bots(here: Here) -> None:
    here.sit(1, 3, "craftsman")
    play_on(here, MANY_ROUNDS)
    outcome(here.page)
    assert here.page.get_by_text(WORDS.say("web-here-dice")).count() == 1
    assert here.page.get_by_role("button", name=re.compile(r"^\d\. ")).count() == 4
    with here.page.expect_download() as saved:
        tap_button(here.page, WORDS.say("web-save-record"))
    assert saved.value.path().read_text("utf-8") == asked(here.page, "GET", f"/tables/{here.table}/record")


def test_a_close_solo_game_after_one_that_was_won(here: Here) -> None:
    here.go_home()
    here.page.evaluate(WON_SOLO)
    here.forget()
    here.page.evaluate("location.hash = '#/new'")
    choose(here.page, WORDS.say("term-players"), "1")
    choose(here.page, WORDS.say("option-solo-tools"), "close-game")
    here.sees(WORDS.say("web-close-game-won", tools=3, next=2))
    here.page.get_by_label(WORDS.say("web-your-name")).fill("Ana")
    tap_button(here.page, WORDS.say("web-open-table"))
    here.wait(-1)
    play_some(here, 1)  # a window; then the tools are dealt
    assert len(here.view["tools"]) == 2
    here.page.evaluate(FORGET_GAMES)


def test_a_solo_game_with_a_hint_and_undo(here: Here) -> None:
    here.go_home()
    here.forget()
    tap_button(here.page, WORDS.say("term-solo-game"))
    here.wait(-1)
    play_some(here, 2)
    before, hand = here.number, here.view["hand"]
    tap_button(here.page, WORDS.say("term-undo"))
    here.until(lambda: here.number > before and here.view["hand"] != hand, "nothing is undone")
    tap_button(here.page, WORDS.say("term-hint"))
    here.until(lambda: any('"type":"hint"' in text for text in here.told), "no hint")
    here.page.keyboard.press("Escape")
    play_on(here, ONE_ROUND)
    assert re.search(r"\d", outcome(here.page))


def test_two_people_pass_the_device_and_see_no_secret(here: Here) -> None:
    here.sit(2, 0)
    hidden = 0
    while not here.view.get("over"):
        here.until(lambda: here.view.get("over") or any(view["legal"] for view in here.views.values()), "nobody moves")
        if here.view["over"]:
            break
        hidden += _one_turn_of_two(here)
    outcome(here.page)
    assert hidden >= 20, "each turn begins with the device handed over"


def _one_turn_of_two(here: Here) -> int:
    """One move of whoever is to move; 1 if the device was handed over, and nothing secret was on the screen."""
    page, awaited = here.page, next(seat for seat, view in here.views.items() if view["legal"])
    ready = page.get_by_role("button", name=WORDS.say("web-here-i-am", name=f"P{awaited}"))
    ready.or_(page.locator(".area-window")).first.wait_for()
    handed = ready.count()
    if handed:
        for seat in (0, 1):
            assert WORDS.name(str(here.views[seat]["seats"][seat]["privates"][0])) not in page.inner_text("body")
        ready.click()
    here.view, before = here.views[awaited], here.number
    here.perform(chosen(here.view, ONE_ROUND))
    here.until(lambda: here.acted > before, "the move is not heard of")
    return int(handed)


def test_a_game_of_glory_with_all_modules(here: Here) -> None:
    here.sit(1, 1, "craftsman", modules=list(MODULES))
    play_on(here, ONE_ROUND)
    outcome(here.page)


def test_the_puzzle_of_the_day(here: Here) -> None:
    here.forget()
    here.page.evaluate("location.hash = '#/puzzle'")
    here.page.locator("main button.main").first.click()
    here.wait(-1)
    assert here.view["round"] == 0
    assert len(here.view["seats"]) == 1
    play_on(here, ONE_ROUND)
    outcome(here.page)
    here.page.get_by_role("link", name=WORDS.say("term-daily-puzzle")).click()
    here.page.locator("li[data-day]").wait_for()


def test_the_same_seed_and_moves_give_the_same_record_as_at_the_server(here: Here) -> None:
    """Two of the fifty games that `dev.py campaign offline` compares; `tests/local` compares ten without a browser."""
    here.go_home()
    with ThreadPoolExecutor(1) as pool:  # the browser's driver has a loop in this thread
        for number in (1, 6):
            moves, record = pool.submit(asyncio.run, server_game(number)).result()
            assert page_record(here.page, number, moves) == record


def test_a_replay_and_a_record(here: Here) -> None:
    table = next(each["id"] for each in asked(here.page, "GET", "/finished"))
    assert len(asked(here.page, "GET", f"/tables/{table}/replay")["frames"]) > 20
    assert asked(here.page, "GET", f"/tables/{table}/record").startswith("vitrall-record 1\n")
    here.page.evaluate(f"location.hash = '#/replay/{table}'")
    here.page.get_by_role("slider").first.wait_for(timeout=MILLISECONDS)


def test_a_real_table_is_scored(here: Here) -> None:
    """The screen asks the referee in the page about what is typed in."""
    here.page.evaluate("location.hash = '#/score'")
    here.page.get_by_role("navigation").get_by_role("button", name="Player 1", exact=True).click()
    here.page.get_by_label("Pattern").select_option("gravitas")
    here.page.get_by_text(WORDS.say("score-total", points=-20), exact=True).wait_for(timeout=MILLISECONDS)


def test_the_lesson_and_the_rules_are_there(here: Here) -> None:
    here.page.evaluate("location.hash = '#/learn'")
    here.page.locator("main .cell").first.wait_for()
    here.page.evaluate("location.hash = '#/reference'")
    here.page.get_by_role("heading", name=WORDS.say("rulebook-title")).wait_for()


# ---- own decks, and games that move ----------------------------------------------------------------------------------


def test_a_deck_comes_from_a_file_and_its_texts_are_never_html(here: Here, tmp_path: Path) -> None:
    page = here.page
    page.evaluate("location.hash = '#/new'")
    page.locator("summary").first.click()
    assert page.get_by_text(WORDS.say("web-here-dice")).count() == 1, "no dice that could be verified are promised"
    broken, evil = tmp_path / "broken.toml", tmp_path / "evil-deck.toml"
    broken.write_text("[[tool]]\n", "utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    page.get_by_role("alert").wait_for()
    evil.write_text(SAWS.replace('name = "Band Saw"', f'name = "{MARKUP} Saw"'), "utf-8")
    page.locator("input[type=file]").set_input_files(evil)
    page.get_by_label("Evil deck").wait_for()
    assert page.get_by_role("alert").count() == 0
    terms = {"options": {"players": 2}, "decks": ["evil-deck"]}
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    opened = asked(page, "POST", "/tables", {"terms": terms, "seats": seats})
    asked(page, "POST", f"/tables/{opened['table']}/start", None, opened["seats"][0]["secret"])
    here.forget()
    page.evaluate(SIT, [opened["table"], opened["seats"]])
    here.wait(-1)
    here.perform(chosen(here.view))
    page.get_by_role("button", name=MARKUP).first.wait_for()
    assert page.locator("b").count() == 0


def test_a_game_is_saved_to_move_and_continues(here: Here) -> None:
    here.sit(2, 1)
    here.until(lambda: any(view["legal"] for view in here.views.values()), "nobody may move")
    record = asked(here.page, "GET", f"/tables/{here.table}/moving")
    opened = asked(here.page, "POST", "/moving", {"record": record})
    again = asked(here.page, "GET", f"/tables/{opened['table']}/moving")
    assert again.partition("\n\n")[2] == record.partition("\n\n")[2], "the same moves"
    assert len(opened["seats"]) == 2


def test_home_and_the_settings_have_no_barriers(here: Here) -> None:
    here.go_home()
    tap_button(here.page, WORDS.say("term-settings"))
    assert here.page.get_by_text(WORDS.say("web-move-continue")).count() == 1
    tap_button(here.page, WORDS.say("web-games"))
    with here.page.expect_download() as saved:
        tap_button(here.page, WORDS.say("web-games-save"))
    here.page.locator("dialog input[type=file]").set_input_files(saved.value.path())
    here.page.get_by_text(WORDS.say("web-games-loaded", count=0)).wait_for()
    assert axe_faults(here.page) == []
    here.page.keyboard.press("Escape")


def test_everything_stored_has_the_path_in_its_name(here: Here) -> None:
    """Several apps may share an origin."""
    names = here.page.evaluate(
        """async () => [
            ...(await indexedDB.databases()).map(({ name }) => name),
            ...(await caches.keys()), ...Object.keys(localStorage), ...Object.keys(sessionStorage),
            ...(await navigator.locks.query()).held.map(({ name }) => name),
        ]"""
    )
    assert len(names) >= 5
    assert [name for name in names if f"/{PLACE}/" not in name] == []
    assert here.page.evaluate("window.asked"), "persistent storage is asked for"


# ---- tabs that die, and two at once ----------------------------------------------------------------------------------


def test_two_tabs_on_one_game_one_plays_the_other_says_so(here: Here) -> None:
    """The second tab is told so; the first is closed, and everything it has shown is there in the second."""
    here.sit(1, 1)
    here.wait(-1)
    play_some(here, 3)
    other = here.page.context.new_page()
    second = Here(other, here.site)
    other.expose_function("heard", second._hear)
    other.goto(f"{here.site}#/table/{here.table}")
    other.get_by_text(WORDS.say("error-device-other-page")).wait_for(timeout=2 * MILLISECONDS)
    play_some(here, 1)
    latest, rows = here.number, here.view["seats"][0]["rows"]
    here.page.close(run_before_unload=False)
    other.evaluate("location.hash = '#/'")
    other.get_by_role("button", name=WORDS.say("web-play-now")).wait_for()
    other.evaluate(f"location.hash = '#/table/{here.table}'")
    second.until(lambda: second.number >= latest, "the moves are lost")
    assert second.view["seats"][0]["rows"] == rows


def test_a_killed_tab_loses_no_shown_move(browser: Any, site: str) -> None:
    """One moment of the thirty that `dev.py campaign offline` tries."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    own = browser.browser_type.launch(executable_path=program, args=["--disable-dev-shm-usage"])
    tab = KilledTab(prepared(own), site)
    assert tab.kill(Random(2)) == 0
    assert tab.moves + len(tab.entries) > 2
    own.close()
