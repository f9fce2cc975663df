"""People at tables of the real server: a page at a seat, and the messages it receives."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from testing.browser import Pages
from testing.server.client import Device, Seat
from tests.web.hands import WORDS, paint, perform, tap_button
from vitrall.words import Words

PATIENCE = 60.0  # seconds for a bot and all that lies between, on a busy machine
ALL_ROUNDS = 10
LEAST_PLACED = 8  # dice of a game in which one is placed wherever it fits, however badly
FEW_ROUNDS = 2  # where the end of a game is what matters: afterwards turns are only ended
SIMPLE = ("choose", "keep", "place", "draft", "stop", "return", "pass")
KEEP = """([table, kept]) => {
  localStorage['vitrall-seats'] = JSON.stringify({[table]: kept});
  location.hash = `#/table/${table}`;
}"""


class Sitter:
    """A page, the latest view that the server has told it, and the language it is read in."""

    def __init__(self, page: Any, language: str = "en") -> None:
        self.page = page
        self.words = WORDS if language == "en" else Words(language)
        self.number = -1
        self.view: dict[str, Any] = {}
        self.views: dict[int | None, dict[str, Any]] = {}  # the latest of each seat, where a device holds several
        self.told: list[str] = []
        self.seats: list[int] = []
        self.acted = -1  # the latest entry that is this page's own
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.told.append(str(frame))
        message = json.loads(frame)
        self.seats = message.get("seats", self.seats)
        if message["type"] == "update" and message["seat"] in self.seats:
            self.acted = max(self.acted, message["number"])
        if message["type"] in ("state", "update") and message["view"] and message["number"] >= self.number:
            self.number, self.view = message["number"], message["view"]
            self.views[message["view"]["you"]] = message["view"]

    def say(self, id: str, **values: Any) -> str:
        return self.words.say(id, **values)

    def until(self, done: Any, about: str) -> None:
        """Until something holds; the page is looked after meanwhile."""
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, f"{about}: {self.number} {self.view.get('phase')}"
            self.page.wait_for_timeout(10)

    def wait(self, after: int) -> None:
        """Until something has happened and this seat may move, or the game is over."""
        self.until(lambda: self.number > after and (self.view["legal"] or self.view["over"]), f"nothing after {after}")

    def acted_after(self, before: int) -> None:
        """Waits until the server has confirmed the page's move and awaits the next; others may move meanwhile."""
        self.until(lambda: self.acted > before, "the move is not heard of")
        self.wait(before)

    def tap(self, id: str, **values: Any) -> None:
        tap_button(self.page, self.say(id, **values))

    def perform(self, move: str) -> None:
        perform(self.page, self.view, move, self.words)

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for(timeout=PATIENCE * 1000)


def seated(pages: Pages, *seats: Seat, size: tuple[int, int] = (1280, 800), language: str = "en") -> Sitter:
    """A page that holds these seats of one table, as if they had been taken with it; unpainted."""
    page = pages("", size, language=language, confirm=False)
    paint(page, False)
    return take_seats(Sitter(page, language), *seats)


def become(sitter: Sitter, device: Device) -> None:
    """The page is that device from now on. What it has asked before must be answered, for answers bring cookies too."""
    name, value = device.cookie.split("=", 1)
    sitter.page.wait_for_load_state("networkidle")
    sitter.page.context.add_cookies([{"name": name, "value": value, "url": device.address}])


def take_seats(sitter: Sitter, *seats: Seat) -> Sitter:
    """Lead a page to a table with the secrets of its seats."""
    stored = [{"table": seat.table, "seat": seat.seat, "secret": seat.secret} for seat in seats]
    sitter.page.evaluate(KEEP, [seats[0].table, stored])
    return sitter


def looking_on(pages: Pages, table: str, language: str = "en") -> Sitter:
    """A page that has only the link; unpainted."""
    page = pages("", language=language)
    paint(page, False)
    sitter = Sitter(page, language)
    page.evaluate("table => { location.hash = `#/table/${table}` }", table)
    return sitter


def against_bots(address: str, bots: int, **options: Any) -> Seat:
    """A seat at a table with quick bots, begun."""
    device = Device(address)
    seats = [{"kind": "person", "name": "Ana"}, *[{"kind": "bot", "bot": "random"}] * bots]
    opened = device.open(seats, options={"players": bots + 1, **options}, hints=True)
    device.done("POST", f"/api/tables/{opened['table']}/start")
    return Seat(device, opened["table"], 0, opened["seats"][0]["secret"])


def chosen(view: dict[str, Any], rounds: int = ALL_ROUNDS) -> str:
    """The first simple move there is: place what is in hand and draft what fits; after those rounds end the turn."""
    verbs = SIMPLE if view["round"] <= rounds else ("place", "return", "pass")
    for verb in verbs:
        for move in view["legal"]:
            if move.split(" ")[0] == verb and (verb != "draft" or fits(view, move.split(" ")[1])):
                return str(move)
    raise AssertionError(view["legal"])


def fits(view: dict[str, Any], die: str) -> bool:
    """Whether some space takes the die: another may be drafted for a tool alone."""
    return any(not broken for broken in view["breaks"][die])


def play_on(sitter: Sitter, rounds: int = ALL_ROUNDS, perform: Callable[[Sitter, str], None] | None = None) -> None:
    """This person's moves until the game is over. A die is placed in every turn of those rounds in which one fits."""
    sitter.wait(-1)
    placed = 0
    paint(sitter.page, False)
    while not sitter.view["over"]:
        before, move = sitter.number, chosen(sitter.view, rounds)
        placed += move.startswith("place ")
        (perform or Sitter.perform)(sitter, move)
        sitter.acted_after(before)
    assert dice_in_window(sitter.view) == placed >= min(rounds, LEAST_PLACED)


def dice_in_window(view: dict[str, Any]) -> int:
    return sum(die is not None for row in view["seats"][view["you"]]["rows"] for die in row)


def play_together(*sitters: Sitter) -> None:
    """Everybody's moves until the game is over, as their turns come."""
    for sitter in sitters:
        paint(sitter.page, False)
    while not all(sitter.view.get("over") for sitter in sitters):
        first = sitters[0]
        first.until(lambda: any(map(_may_move, sitters)), "nobody may move")
        first.page.wait_for_timeout(1)  # the others hear of the end, too
        for sitter in [each for each in sitters if each.view.get("legal")]:
            before = sitter.number
            sitter.perform(chosen(sitter.view))
            sitter.until(lambda at=sitter, seen=before: at.acted > seen, "the move is not heard of")


def _may_move(sitter: Sitter) -> bool:
    return bool(sitter.view.get("legal")) or bool(sitter.view.get("over"))


def outcome(page: Any) -> str:
    """The text above the score: who has won, with how many points."""
    heading = page.get_by_role("heading", level=1, name=re.compile(r"\d"))
    heading.wait_for(timeout=PATIENCE * 1000)
    return str(heading.inner_text())
