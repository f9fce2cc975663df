"""The page works at every size: a sample of `sizes.py`; `python3 dev.py campaign sizes` checks all of it."""

from __future__ import annotations

import pytest

from testing.browser import Pages
from testing.page.serving import film_text
from testing.page.sizes import SAMPLE, first_own, frames_of, look, speak
from tests.web.axe import axe_faults
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("film", ["two", "six"])
def test_window_pool_and_actions_are_reached_at_every_size(open_page: Pages, film: str) -> None:
    at = first_own(frames_of(film_text(film)), round=2)
    page = open_page(f"film/{film}?at={at}&pace=-1", (360, 640))
    faults = []
    for language in ("pl", "uk"):  # their words are the longest
        speak(page, language)
        faults += [seen for size in SAMPLE if (seen := look(page, film, language, size)).faults]
    assert faults == []


STRENGTHS = """() => [...document.querySelectorAll('.area-others .opponent')].map(each => {
  const word = each.querySelector('.strength');
  const box = word.getBoundingClientRect();
  const lines = Math.round(box.height / parseFloat(getComputedStyle(word).lineHeight));
  const whole = word.scrollWidth <= word.clientWidth && box.left >= 0 && box.right <= innerWidth;
  return [word.innerText, each.ariaLabel.includes(word.innerText), whole && lines === 1];
})"""


@pytest.mark.parametrize("film", ["two", "six"])
def test_the_strength_of_bots_is_at_their_windows_and_never_cut(open_page: Pages, film: str) -> None:
    page = open_page(f"film/{film}?at=60&pace=-1&bots=beginner", (360, 640))
    for language in LANGUAGES:
        speak(page, language)
        for size in ((360, 640), (568, 320), (844, 390), (768, 1024), (1024, 768), (1366, 650), (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            strengths = page.evaluate(STRENGTHS)
            others = {"two": 1, "six": 5}[film]
            assert strengths == [[Words(language).say("web-bot-beginner"), True, True]] * others, (language, size)
    assert axe_faults(page) == []


def test_a_desk_shows_all_cards_of_a_game_for_two_at_once(open_page: Pages) -> None:
    page = open_page("film/two?at=60&pace=-1", (1440, 900))
    for language in LANGUAGES:
        speak(page, language, ".area-cards .card")
        assert page.locator(".area-cards [role=tab]").count() == 0, language
        assert page.locator(".area-cards .card").count() == 7, language  # three tools, three objectives, the own one


def test_a_tab_has_as_many_kinds_of_cards_as_fit(open_page: Pages) -> None:
    """With all modules there are four kinds; at a desk two or three of them fit at once."""
    page = open_page("film/glory?at=60&pace=-1", (1440, 900))
    for language in LANGUAGES:
        speak(page, language, ".area-cards [role=tab]")
        tabs = page.locator(".area-cards [role=tab]")
        assert tabs.count() in (2, 3), language
        kinds = []
        for tab in tabs.all():
            tab.click()
            assert tab.get_attribute("aria-selected") == "true"
            panel = page.locator(".area-cards .panel")
            assert panel.evaluate("each => each.scrollHeight - each.clientHeight") <= 1, language
            kinds += panel.locator("[data-part]").evaluate_all(
                "all => [...new Set(all.map(each => each.dataset.part))]"
            )
        assert sorted(kinds) == ["modules", "objectives", "pioneers", "tools"]


def test_what_cannot_be_reached_is_noticed(open_page: Pages) -> None:
    """The look itself: actions below the fold of a table that does not scroll."""
    page = open_page("film/two?at=40&pace=-1", (844, 390))
    page.evaluate("Object.assign(document.querySelector('main').style, {position: 'fixed', height: '900px'})")
    assert any(fault.startswith("out of reach") for fault in look(page, "two", "en", (844, 390)).faults)


def test_the_window_keeps_its_size_while_dice_are_taken(open_page: Pages) -> None:
    """With six players the pool fills several rows; they do not close up as dice go."""
    frames = frames_of(film_text("six"))
    begin = first_own(frames, round=2)
    rounds = [at for at, frame in enumerate(frames) if at >= begin - 12 and frame["view"]["round"] == 2]
    page = open_page(f"film/six?at={rounds[0]}&pace=-1", (360, 640))
    widths = set()
    for at in rounds[:: max(1, len(rounds) // 6)]:
        page.evaluate("hash => { location.hash = hash }", f"#/film/six?at={at}&pace=-1")
        page.locator(f"main[data-number='{at}']").wait_for()
        widths.add(page.locator(".area-window .cell").first.evaluate("cell => cell.clientWidth"))
    assert len(widths) == 1, widths


INSIDE = """() => [...document.querySelectorAll('.pattern')].map(card => {
  const frame = card.getBoundingClientRect();
  const inside = [...card.children].every(each => {
    const box = each.getBoundingClientRect();
    return box.bottom <= frame.bottom && box.right <= frame.right + 0.5;
  });
  const parts = [...card.children].map(each => each.getBoundingClientRect());
  return inside && parts.every((box, at) => at === 0 || box.top >= parts[at - 1].bottom - 0.5);
})"""


def test_patterns_stay_inside_their_cards_however_long_the_names_are(open_page: Pages) -> None:
    page = open_page("film/six?at=0&pace=-1", (360, 640))
    wraps = set()
    for language in LANGUAGES:
        speak(page, language, ".pattern")
        for size in ((320, 568), (360, 640), (844, 390), (1024, 768)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert page.evaluate(INSIDE) == [True] * 4, (language, size)
            heights = page.locator(".pattern .name").evaluate_all("all => all.map(each => each.clientHeight)")
            wraps.add(len(set(heights)))
    assert max(wraps) > 1  # in some of them one name wraps and its neighbour does not


def test_home_fits_a_phone_in_every_language(open_page: Pages) -> None:
    page = open_page("", (360, 640))
    for language in LANGUAGES:
        speak(page, language, ".home")
        assert page.evaluate("document.documentElement.scrollHeight") == 640, language


@pytest.mark.parametrize("film", ["two", "glory"])
def test_no_card_is_cut_beside_the_table(open_page: Pages, film: str) -> None:
    """At a desk all cards are in sight, or a tab away: within each tab nothing is below the fold."""
    page = open_page(f"film/{film}?at=60&pace=-1", (1280, 800))
    for language in LANGUAGES:
        speak(page, language, ".area-cards .card")
        names = set()
        tabs = page.locator(".area-cards [role=tab]")
        for at in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(at).click()
            panel = page.locator(".area-cards .panel")
            assert panel.evaluate("each => each.scrollHeight - each.clientHeight") <= 1, (language, at)
            names |= set(page.locator(".area-cards .card h3").all_inner_texts())
        words = Words(language)
        view = frames_of(film_text(film))[60]["view"]
        wanted = [*(tool["id"] for tool in view["tools"]), *view["publics"], *view["seats"][0]["privates"]]
        wanted += [pioneer["id"] for pioneer in view["pioneers"]]
        assert {words.name(id) for id in wanted} <= names
