"""The table at every size of the grid, in every language: window, pool and actions are reached, and large enough.

    python3 dev.py campaign sizes [--films NAME ...]

The grid and what is looked at: `testing/page/sizes.py`. A sample of it is in the tests.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from typing import Any

from bench._trust import ROOT
from testing.browser import STILL
from testing.page import films
from testing.page.serving import film_text, served
from testing.page.sizes import SIZES, Look, first_own, frames_of, look, speak
from vitrall.words import LANGUAGES

STATIC = ROOT / "src" / "vitrall" / "static"
ROUND = 2  # in which every space and die of a pool is there


def looks(page: Any, site: str, film: str) -> list[Look]:
    at = first_own(frames_of(film_text(film)), ROUND)
    page.goto(f"{site}#/film/{film}?at={at}&pace=-1")
    every: list[Look] = []
    for language in LANGUAGES:
        speak(page, language)
        every += [look(page, film, language, size) for size in SIZES]
    return every


def main(arguments: list[str]) -> int:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="dev.py campaign sizes")
    parser.add_argument("--films", nargs="*", default=list(films.GAMES), choices=list(films.GAMES))
    chosen = parser.parse_args(arguments)
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    with served(STATIC) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        page = browser.new_page()
        page.add_init_script(f"localStorage['vitrall-settings'] ??= {json.dumps(json.dumps(STILL))}")
        every = [seen for film in chosen.films for seen in looks(page, site, film)]
        browser.close()
    bad = [seen for seen in every if seen.faults]
    for seen in bad:
        print(f"{seen.film} {seen.language} {seen.size[0]}×{seen.size[1]}: {'; '.join(seen.faults)}")
    print(f"{len(every):,} looks at {len(SIZES)} sizes, {len(bad):,} with faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
