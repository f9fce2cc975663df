"""A real table typed in through the screen and judged by the real server: worked examples give their figures."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from testing.browser import Pages
from tests.web.axe import axe_faults
from vitrall.game import Game
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PHONE = (360, 640)
ROOT = Path(__file__).parents[1]
DATA = tomllib.loads((ROOT / "data" / "scoring_examples.toml").read_text(encoding="utf-8"))
COUNTED = [pytest.param(example, id=example["id"]) for example in DATA["example"] if "counted" in example]
EN = Words("en", strict=True)


def stage(page: Any, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()


def choose(page: Any, label: str, cards: list[str], words: Words = EN) -> None:
    """Cards ticked in a list that opens."""
    page.locator("summary", has_text=label).click()
    group = page.get_by_role("group", name=label, exact=True)
    for card in cards:
        group.get_by_role("checkbox", name=re.compile(f"^{re.escape(words.name(card))} ")).check()


def enter_dice(page: Any, rows: list[list[str | None]], words: Words = EN) -> None:
    """One tap for each space, in reading order."""
    page.locator("[data-space=A1]").click()
    palette = page.get_by_role("group", name=words.say("tally-dice"), exact=True)
    for die in [die for row in rows for die in row]:
        if die is None:
            page.get_by_role("button", name=words.say("tally-empty-space"), exact=True).click()
        else:
            palette.get_by_role("button", name=words.die(die), exact=True).click()


def drawn(rows: list[str]) -> list[list[str | None]]:
    return [[None if die == ".." else die for die in row.split()] for row in rows]


def has_total(page: Any, points: int, words: Words = EN) -> None:
    page.get_by_text(words.say("score-total", points=points), exact=True).wait_for()


@pytest.mark.parametrize("example", COUNTED)
def test_a_worked_example_gives_its_figures(people: Pages, example: dict[str, Any]) -> None:
    counted = example["counted"]
    page = people("score", PHONE)
    choose(page, EN.say("term-public-objectives"), counted["objectives"])
    stage(page, "Player 1")
    page.get_by_label("Pattern").select_option(example.get("pattern", ""))
    page.get_by_label("Private objective").select_option(f"shades-of-{counted['private']}")
    for _ in range(counted["tokens"]):
        page.get_by_role("button", name=EN.say("tally-more"), exact=True).click()
    enter_dice(page, drawn(example["dice"]))
    has_total(page, counted["total"])
    stage(page, EN.say("tally-result"))
    has_total(page, counted["total"])
    for card in counted["objectives"]:
        line = page.get_by_role("button", name=re.compile(f"^{re.escape(EN.name(card))} "))
        assert EN.say("points", points=example["public"][card]) in line.inner_text()
    for space in example.get("misprinted", []):
        page.get_by_role("button", name=f"{space} breaks this rule").click()
        assert page.locator(".cell.highlighted").evaluate_all("cells => cells.map(cell => cell.dataset.space)") == [
            space
        ]


def test_a_game_of_glory_is_typed_in_and_scores_as_it_did(people: Pages) -> None:
    """Board, grey dice, pioneers, blooms, rivalries and marked objectives, all through the screen."""
    game = Game.from_record((ROOT / "golden" / "games" / "three-glory.txt").read_bytes())
    view, scores = game.view(), game.scores
    page = people("score")
    page.get_by_label(EN.say("tally-count")).select_option("3")
    page.get_by_label(EN.say("term-restriction-board")).select_option(view["board"] or "")
    rivalries = [line.id for line in scores[0].rivalries]
    choose(page, EN.say("term-public-objectives"), [card for card in view["publics"] if card not in rivalries])
    choose(page, EN.say("term-rivalry"), rivalries)
    choose(page, EN.say("term-tools"), [tool["id"] for tool in view["tools"]])
    for seat, score in zip(view["seats"], scores, strict=True):
        stage(page, f"Player {score.seat + 1}")
        page.get_by_label("Pattern").select_option(seat["pattern"])
        assert score.private is not None
        page.get_by_label("Private objective").select_option(score.private.id)
        for _ in range(seat["favor"]):
            page.get_by_role("button", name=EN.say("tally-more"), exact=True).click()
        enter_dice(page, seat["rows"] or [])
        choose(page, EN.say("term-pioneers"), [line.id for line in score.pioneers])
        choose(page, EN.say("term-blooms"), [line.id for line in score.blooms])
    stage(page, EN.say("tally-result"))
    best = max(score.total for score in scores)
    page.get_by_role("heading", level=2, name=EN.say("points", points=best)).wait_for()
    from playwright.sync_api import expect  # only where there is a browser

    ranked = sorted(scores, key=lambda score: score.rank)
    points = [re.compile(re.escape(EN.say("points", points=score.total)) + r"\s*$") for score in ranked]
    expect(page.locator(".rank")).to_have_text(points)  # waits: the answer to what was typed last may be under way
    assert axe_faults(page) == []


def test_alone_against_the_target(people: Pages) -> None:
    page = people("score", PHONE)
    page.get_by_label(EN.say("tally-count")).select_option("1")
    page.get_by_label(EN.say("tally-target")).fill("20")
    stage(page, "Player 1")
    page.get_by_label(re.compile("^Private objective")).select_option("shades-of-red")
    page.get_by_label(EN.say("tally-second-private")).select_option("shades-of-yellow")
    full = ["Y5 R1 Y4 P2 Y6", "R2 Y3 P1 Y5 R3", "Y1 R4 Y2 P3 Y4", "P5 Y6 R5 Y1 .."]
    enter_dice(page, drawn(full))
    stage(page, EN.say("tally-result"))
    page.get_by_role("heading", name=EN.say("solo-won", points=34, target=20)).wait_for()
    stage(page, EN.say("tally-table"))
    page.get_by_label(EN.say("tally-target")).fill("34")
    stage(page, EN.say("tally-result"))
    page.get_by_role("heading", name=EN.say("solo-lost", points=34, target=34)).wait_for()


def test_dice_are_typed_and_a_reload_loses_nothing(people: Pages) -> None:
    page = people("score")
    page.get_by_label(EN.say("tally-name", seat=2)).fill("Олена")
    stage(page, "Олена")
    page.locator("[data-space=A1]").focus()
    for key in "r5g3y1":
        page.keyboard.press(key)
    page.reload()
    page.locator("[data-space=A3] .die").wait_for()
    held = [page.locator(f"[data-space=A{column}]").get_attribute("aria-label") for column in (1, 2, 3)]
    assert held == [
        EN.say("web-space", space=f"A{at}", held=EN.die(die)) for at, die in enumerate(("R5", "G3", "Y1"), 1)
    ]
    page.get_by_role("button", name=EN.say("tally-again")).click()
    page.get_by_role("dialog").get_by_role("button", name=EN.say("tally-again")).click()
    stage(page, "Player 2")
    assert page.locator(".cell .die").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_are_level_and_a_misplaced_die_are_told_in_every_language(people: Pages, language: str) -> None:
    words = Words(language, strict=True)
    page = people("score", PHONE, language=language)
    page.locator("main").wait_for()
    stage(page, words.say("seat-name", seat=1))
    enter_dice(page, drawn(["R5 R3 .. .. .."]), words)
    reason = words.say("rule-p6")
    page.get_by_text(words.say("audit-fault", space="A1", reason=reason)).first.wait_for()
    stage(page, words.say("seat-name", seat=2))
    enter_dice(page, drawn(["B5 G3 .. .. .."]), words)
    stage(page, words.say("tally-result"))
    names = ", ".join(words.say("seat-name", seat=seat) for seat in (1, 2))
    page.get_by_text(words.say("tie-open", names=names)).wait_for()
    page.get_by_text(words.say("audit-repair", spaces="A1", points=-19)).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("at", [0, 1, 3])
def test_scoring_has_no_barrier_and_every_target_is_large_enough(people: Pages, at: int) -> None:
    page = people("score", PHONE)
    page.locator("nav button").nth(at).click()
    page.wait_for_load_state("networkidle")
    assert axe_faults(page) == []
    assert page.evaluate(SMALLEST) >= 43.5


SMALLEST = """() => Math.min(...[...document.querySelectorAll('main :is(button, a, select, summary)')]
  .map(each => each.getBoundingClientRect()).map(box => Math.min(box.width, box.height)))"""


def test_the_first_game_after_the_lesson_is_opened_with_hints(people: Pages) -> None:
    page = people("learn/99")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name=EN.say("lesson-play")).click()
    assert asked.value.post_data_json["terms"]["hints"] is True
    page.wait_for_url("**/#/table/*")
    page.get_by_text(EN.say("prompt-choose")).wait_for()
