"""The table at every size of the grid, in every language: window, pool and actions are reached, and large enough.

    python3 dev.py campaign sizes [--films NAME ...] [--no-page]

The grid and what is checked: `testing/page/sizes.py`. The tests take a sample of it. The result goes to docs/screen.md,
unless not all games were looked at.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bench._trust import ROOT, commit, table
from testing.browser import STILL
from testing.page import films
from testing.page.serving import film_text, served
from testing.page.sizes import LEAST, SIZES, USUAL, Look, first_own, frames_of, look, speak
from vitrall.lab.written_page import put_section
from vitrall.words import LANGUAGES

STATIC = ROOT / "src" / "vitrall" / "static"
PAGE = ROOT / "docs" / "screen.md"
ROUND = 2  # in which every space and die of a pool is there
BOTS = "beginner"  # the word for their strength is among the longest
MOST_SHOWN = 12


def looks(page: Any, site: str, film: str) -> list[Look]:
    at = first_own(frames_of(film_text(film)), ROUND)
    page.goto(f"{site}#/film/{film}?at={at}&pace=-1&bots={BOTS}")
    every: list[Look] = []
    for language in LANGUAGES:
        speak(page, language)
        every += [look(page, film, language, size) for size in SIZES]
        print(f"{film} {language}: {sum(bool(seen.faults) for seen in every)} faults so far", flush=True)
    return every


def section(every: Sequence[Look], version: str, minutes: float) -> str:
    """How many looks there were, for each game, and what was wrong."""
    names = list(dict.fromkeys(seen.film for seen in every))
    rows = [
        (name, sum(seen.film == name for seen in every), sum(seen.film == name and bool(seen.faults) for seen in every))
        for name in names
    ]
    bad = [seen for seen in every if seen.faults]
    day = datetime.now(UTC).date().isoformat()
    (low, tall), (wide, high) = min(SIZES), max(SIZES)
    lines = [
        f"`python3 dev.py campaign sizes`, {day}, {version}, {minutes:.0f} minutes: {len(every):,} looks at "
        f"{len(SIZES)} sizes from {low}×{tall} to {wide}×{high} in {len(LANGUAGES)} languages, **{len(bad):,} with "
        f"faults**. Each look checks that every space, die and button of the turn can be reached, that no label is "
        f"cut, that spaces have at least {LEAST} px ({USUAL} where there is room), and that nothing is too wide.",
        "",
        table(("game", "looks", "with faults"), rows),
        "",
        *[f"- {fault_line(seen)}" for seen in bad[:MOST_SHOWN]],
    ]
    return "\n".join(lines)


def fault_line(seen: Look) -> str:
    return f"{seen.film} {seen.language} {seen.size[0]}×{seen.size[1]}: {'; '.join(seen.faults)}"


def main(arguments: list[str]) -> int:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="dev.py campaign sizes")
    parser.add_argument("--films", nargs="*", default=list(films.GAMES), choices=list(films.GAMES))
    parser.add_argument("--no-page", action="store_true", help="print only; docs/screen.md stays as it is")
    chosen = parser.parse_args(arguments)
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    began, version = time.monotonic(), commit()
    with served(STATIC) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        page = browser.new_page()
        page.set_default_timeout(120_000)  # the machine may have other work
        page.add_init_script(f"localStorage['vitrall-settings'] ??= {json.dumps(json.dumps(STILL))}")
        every = [seen for film in chosen.films for seen in looks(page, site, film)]
        browser.close()
    bad = [seen for seen in every if seen.faults]
    for seen in bad:
        print(fault_line(seen))
    print(f"{len(every):,} looks at {len(SIZES)} sizes, {len(bad):,} with faults")
    if not chosen.no_page and set(chosen.films) == set(films.GAMES):
        put_section(PAGE, "sizes", section(every, version, (time.monotonic() - began) / 60), "")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
