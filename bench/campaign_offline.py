"""The page without a server, at length: `python3 dev.py campaign offline [--games N] [--kills N] [--no-page]`.

Games of all kinds with chosen seeds and moves, played in the engine of a page in Chromium and at a table of the server:
their records must be the same, byte for byte. Then a tab is killed at random moments while moves are made in it: no
move that it has shown may be lost. The result goes to docs/offline.md; `--no-page` only prints it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench._trust import ROOT, commit, table
from testing.local.killed_tabs import KilledTab
from testing.local.page_games import page_record, server_game
from testing.local.seeded_games import KINDS
from testing.local.static_site import prepared, site_served, wait_until_ready
from vitrall.lab.written_page import put_section

PAGE = ROOT / "docs" / "offline.md"
KILLS_OF_A_BROWSER = 10  # then all that it has stored is forgotten


class Counts(NamedTuple):
    """What came of it."""

    games: int
    different: int
    moves: int
    kills: int
    moves_on_screen: int
    lost: int


def compared(browser: Any, site: str, games: list[tuple[list[tuple[int, str]], str]]) -> int:
    """How many records of the page differ from those of the server."""
    context = prepared(browser)
    page = context.new_page()
    page.goto(site)
    wait_until_ready(page)
    different = sum(page_record(page, number, moves) != record for number, (moves, record) in enumerate(games))
    context.close()
    return different


def killed(browser: Any, site: str, kills: int, seed: int) -> tuple[int, int]:
    """Moves that were shown, and those of them that were lost."""
    luck, moves, lost = Random(seed), 0, 0
    for first in range(0, kills, KILLS_OF_A_BROWSER):
        context = prepared(browser)
        tab = KilledTab(context, site)
        for _ in range(min(KILLS_OF_A_BROWSER, kills - first)):
            lost += tab.kill(luck)
        moves += tab.moves + len(tab.entries)
        context.close()
    return moves, lost


def section(result: Counts) -> str:
    day = datetime.now(UTC).date().isoformat()
    rows = [
        (f"games of {len(KINDS)} kinds in the page and at the server, with the same seeds and moves", result.games),
        ("moves in them", result.moves),
        ("records that differ", result.different),
        ("tabs killed at random moments", result.kills),
        ("moves that they had shown", result.moves_on_screen),
        ("of these lost or changed", result.lost),
    ]
    return f"`python3 dev.py campaign offline`, {day}, {commit()}, in Chromium.\n\n{table(('figure', 'now'), rows)}"


def main() -> int:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="dev.py campaign offline", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games to compare; default: 50")
    parser.add_argument("--kills", type=int, default=30, help="tabs to kill; default: 30")
    parser.add_argument("--seed", type=int, default=21, help="of the moments; default: 21")
    parser.add_argument("--no-page", action="store_true", help="print only; docs/offline.md stays as it is")
    wanted = parser.parse_args()
    games = [asyncio.run(server_game(number)) for number in range(wanted.games)]
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    with (
        tempfile.TemporaryDirectory(prefix="vitrall-site-") as folder,
        site_served(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        different = compared(browser, site, games) if games else 0
        print(f"{len(games)} games compared, {different} differ", file=sys.stderr, flush=True)
        on_screen, lost = killed(browser, site, wanted.kills, wanted.seed)
        browser.close()
    moves = sum(len(played) for played, _ in games)
    result = Counts(len(games), different, moves, wanted.kills, on_screen, lost)
    text = section(result)
    print(text)
    if not wanted.no_page:
        put_section(PAGE, "campaign", text, "")
    return 1 if different or lost else 0


if __name__ == "__main__":
    sys.exit(main())
