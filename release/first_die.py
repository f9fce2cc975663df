"""From one command to the first die in a window: `uvx` and `pipx run` start a server from the built wheels alone; its
page is opened in a browser and played until a die is placed. Caches are warm; nothing else of Vitrall is there."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from release.artefacts import Failed
from release.smoke import Command, runners, served
from vitrall.words import Words

MOST = 60  # seconds
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WAIT = 60_000  # milliseconds, for one thing to appear
WORDS = Words("en", strict=True)


def try_first_die(folder: Path) -> None:
    """Fails if no command is there within 60 seconds; a busy machine has proportionally more.

    The caches are warm: `try_runners` has run the same commands.
    """
    busy = max(os.getloadavg()[0] / (os.cpu_count() or 1), 1)  # others that wait for each core
    seconds = {name: seconds_to_first_die(command) for name, command in runners(folder).items()}
    for name, each in seconds.items():
        print(f"--- {name}: {each:.1f} s from the command to the first die in the browser", flush=True)
    if min(seconds.values()) > MOST * busy:
        raise Failed(f"the first die takes more than {MOST} seconds")
    if min(seconds.values()) > MOST:
        print(f"--- that is too long; but {busy:.1f} programs wanted each core. Measure on a quiet machine", flush=True)


def seconds_to_first_die(command: Command) -> float:
    """In a fresh home: the command makes its environment anew."""
    with tempfile.TemporaryDirectory() as place:
        started = time.monotonic()
        with served(command, Path(place)) as address:
            place_a_die(address)
            return time.monotonic() - started


def place_a_die(address: str) -> None:
    """As a person does: play now, the first pattern, a die, a space that takes it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--disable-dev-shm-usage"])
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
        page.set_default_timeout(WAIT)
        page.goto(address)
        page.get_by_role("button", name=WORDS.say("web-play-now"), exact=True).click()
        page.get_by_role("button", name=re.compile("difficulty")).first.click()
        page.get_by_role("button", name=WORDS.say("offer-pass"), exact=True).wait_for()
        if not is_placed(page):
            raise Failed("no die can be placed in the browser")
        browser.close()


def is_placed(page: Any) -> bool:
    """The first die of the pool that a space takes lies in the window."""
    pool = page.get_by_role("group", name=WORDS.say("term-draft-pool"), exact=True)
    for die in pool.get_by_role("button", disabled=False).all():
        die.click()
        lit = page.get_by_role("gridcell", name=re.compile(re.escape(WORDS.say("web-space-lit"))))
        if lit.count():
            space = str(lit.first.get_attribute("aria-label")).split(":")[0]
            lit.first.click()
            page.get_by_role("gridcell", name=re.compile(f"^{space}: an? ")).wait_for()
            return True
        die.click()
    return False


def browser_path() -> str | None:
    """The machine's own browser, or the one that playwright has installed."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in BROWSERS if (path := shutil.which(name))), None)
