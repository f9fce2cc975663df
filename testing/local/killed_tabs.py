"""Kills a tab while moves are made in it, and compares what it showed with what is stored."""

from __future__ import annotations

import json
import os
import signal
from random import Random
from typing import Any, Final

from testing.local.page_games import PLAY
from testing.local.static_site import STORED, asked, wait_until_ready
from vitrall.server.storage.row_types import OVER

# Tells the test each number of an entry that the page shows, as soon as it is on the screen.
WATCH: Final = """() => {
  const look = () => {
    const number = Number(document.querySelector("main[data-number]")?.dataset.number ?? -1);
    if (number > (window.lastShown ?? -1)) window.shown((window.lastShown = number));
    requestAnimationFrame(look);
  };
  look();
}"""
GO: Final = """([table, seats]) => {
  %s
  localStorage[stored("vitrall-seats")] = JSON.stringify({ [table]: seats });
  location.hash = `#/table/${table}`;
}"""


class KilledTab:
    """A page at a table of a person and two bots; a script makes the person's moves as fast as it can."""

    def __init__(self, context: Any, site: str) -> None:
        self.context, self.site = context, site
        self.numbers: list[int] = []
        self.entries: dict[int, int | None] = {}  # by number whose move it was, as the page heard it
        self.moves = 0  # heard at tables before this one
        self.page = self._opened()
        self._sit()

    def _sit(self) -> None:
        """At a new table."""
        self.moves += len(self.entries)
        self.numbers.clear()
        self.entries.clear()
        seats = [{"kind": "person", "name": "Ana"}, *[{"kind": "bot", "bot": "random"}] * 2]
        opened = asked(self.page, "POST", "/tables", {"terms": {"options": {"players": 3}}, "seats": seats})
        self.table, self.seats = opened["table"], opened["seats"]
        asked(self.page, "POST", f"/tables/{self.table}/start", None, self.seats[0]["secret"])

    def _opened(self) -> Any:
        page = self.context.new_page()
        page.expose_function("shown", lambda number: self.numbers.append(number))
        page.expose_function("heard", self._hear)
        page.goto(self.site)
        wait_until_ready(page)
        return page

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.entries[message["number"]] = message["seat"]

    def kill(self, luck: Random) -> int:
        """Let the page play and show, and kill it at a random moment; how many shown moves are lost."""
        self.page.evaluate(WATCH)
        self.page.evaluate(GO % STORED, [self.table, self.seats])
        self.page.locator(".pattern, main[data-number]").first.wait_for()
        secrets = [seat["secret"] for seat in self.seats]
        self.page.evaluate(f"(given) => void ({PLAY})(given).catch(() => {{}})", [self.table, secrets, None])
        self.page.wait_for_timeout(luck.uniform(50, 2500))
        _crash(self.page)
        heard = dict(self.entries)
        self.page = self._opened()
        games = asked(self.page, "GET", "/device/games")["games"]
        (game,) = [each for each in games if each["row"]["id"] == self.table]
        entries: list[list[Any]] = game["entries"]
        stored: dict[int, int | None] = {entry[0]: entry[1] for entry in entries}
        latest = max(self.numbers, default=-1)
        changed = [number for number, seat in heard.items() if number not in stored or stored[number] != seat]
        if game["row"]["status"] == OVER:
            self._sit()
        return max(latest + 1 - len(stored), 0) + len(changed)


def _crash(page: Any) -> None:
    """Kill all page processes of the browser, workers included. The browser must be the caller's own."""
    line = page.context.browser.new_browser_cdp_session()
    for process in line.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            os.kill(int(process["id"]), signal.SIGKILL)
    page.close()
