"""The statistics of a device in a real browser: added up, exported, deleted, in all languages."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from testing.browser import Pages
from testing.page.sizes import speak
from testing.server.client import Device, played_alone
from testing.server.process import Serving
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, tap_button
from tests.web.test_page import PHONE
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

SHOWN = ".statistics h2"

# An analysis of the first game, as its screen remembers it.
ANALYSED = """id => {
  const stored = JSON.parse(localStorage.getItem('vitrall-own-games'));
  stored.judged[id] = {0: {accuracy: 83, luck: -1200}};
  localStorage.setItem('vitrall-own-games', JSON.stringify(stored));
}"""


def device_of(page: Any, server: Serving) -> Device:
    device = Device(server.address)
    device.cookie = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
    return device


def test_finished_games_are_added_up_exported_and_deleted(people: Pages, real: Serving, tmp_path: Path) -> None:
    page = people("")
    device = device_of(page, real)
    games = [played_alone(device), played_alone(device)]
    played_alone(device, seed=3)  # a puzzle
    summaries = [device.done("GET", f"/api/finished/{id}") for id in games]
    points = [summary["seats"][0]["points"] for summary in summaries]
    page.reload()
    page.get_by_role("link", name=WORDS.say("web-stats-title")).click()
    figures = page.locator(".statistics > .figures dd")
    figures.first.wait_for()
    page.get_by_text(WORDS.say("web-stats-not-analysed")).wait_for()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('vitrall-own-games')).games.length === 3")
    assert figures.all_inner_texts()[0] == "2"
    assert figures.all_inner_texts()[3] == str(max(points))
    page.evaluate(ANALYSED, games[0])
    page.reload()
    page.get_by_text("83 %").wait_for()
    for language in LANGUAGES:
        speak(page, language, SHOWN)
        page.get_by_role("heading", name=Words(language).say("web-stats-title")).wait_for()
        assert "web-stats" not in page.inner_text("main")
        for wide, high in (PHONE, (1440, 900)):
            page.set_viewport_size({"width": wide, "height": high})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if folder := os.environ.get("VITRALL_SHOTS"):
                page.screenshot(path=f"{folder}/stats-{language}-{wide}.png", full_page=True)
    assert axe_faults(page) == []
    speak(page, "en", SHOWN)
    with page.expect_download() as download:
        tap_button(page, WORDS.say("web-stats-export"))
    download.value.save_as(tmp_path / "games.json")
    exported = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    with_tools = [{**summary, "soloTools": 3} for summary in summaries]
    assert [game for game in exported["games"] if game["counted"]] == with_tools
    tap_button(page, WORDS.say("web-stats-delete"))
    page.get_by_text(WORDS.say("web-stats-delete-ask")).wait_for()
    assert axe_faults(page) == []
    tap_button(page, WORDS.say("web-delete"))
    page.get_by_text(WORDS.say("web-stats-none")).wait_for()
    page.reload()
    page.get_by_text(WORDS.say("web-stats-none")).wait_for()
    assert len(device.done("GET", "/api/finished")) == 3
