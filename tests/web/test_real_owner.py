"""What the owner of a real table can do before the game, what everybody is told of its dice, and a vote on somebody
who is there and does not move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from testing.browser import STATIC, Pages, missing
from testing.server.client import close, two_seats
from testing.server.in_process import served
from testing.server.later import Later
from testing.server.process import Serving
from tests.web.sitting import PATIENCE, looking_on, seated

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000


def test_an_owner_frees_a_seat_and_closes_the_table_of_chosen_dice(people: Pages, real: Serving) -> None:
    """Read in four languages: by the owner, a guest, and strangers who have only the link."""
    ana, bo = two_seats(real.address, start=False, seed=5, options={"players": 3})
    owner, guest = seated(people, ana, language="pl"), seated(people, bo, language="uk")
    strangers = [looking_on(people, ana.table, language) for language in ("es", "en")]
    for reader in (owner, guest, *strangers):
        reader.sees(reader.say("web-dice-chosen"))
    for hidden in ("web-evict", "web-close-table"):
        assert guest.page.get_by_role("button", name=guest.say(hidden), exact=True).count() == 0
    owner.tap("web-evict")
    owner.until(lambda: seats(ana.device, ana.table) == ["person", "open", "open"], "the seat is not free")
    owner.tap("web-close-table")
    owner.until(lambda: ana.device.ask("GET", f"/api/tables/{ana.table}").status == 404, "the table is still there")


def seats(device: Any, table: str) -> list[str]:
    return [seat["kind"] for seat in device.done("GET", f"/api/tables/{table}")["seats"]]


def test_a_bot_sits_in_for_somebody_who_is_here_and_does_not_move(browser: Any, tmp_path: Path, later: Later) -> None:
    if not (STATIC / "index.html").is_file():
        missing("the page is not built")
    with served(tmp_path / "t.db") as server:
        ana, bo = two_seats(server.address)
        lines = [ana.line(), bo.line()]
        for number, line in enumerate(lines, start=1):  # each chooses a window
            line.reach(number - 1)
            line.move(line.view["legal"][0])
            line.reach(number)
        lines[0].reach(2)
        sleeper = lines[0].view["awaited"][0]
        name, pages = ("Ana", "Bo")[sleeper], Pages(browser, server.address)
        awake = seated(pages, (bo, ana)[sleeper])
        open_seat = awake.page.get_by_role("button", name=re.compile(f"^{name}, "))
        open_seat.click(timeout=MILLISECONDS)
        awake.sees(awake.say("web-replace-late", name=name))
        awake.tap("web-replace")
        awake.sees(awake.say("error-replace-present"))
        later.let_pass(301)
        open_seat.click(timeout=MILLISECONDS)
        awake.tap("web-replace")
        awake.until(lambda: awake.number > 2, "no bot plays")
        open_seat.click(timeout=MILLISECONDS)
        awake.sees(awake.say("web-stand-in", name=name))
        close(*lines)
        for context in pages.contexts:
            context.close()
        assert pages.troubles == []
