"""The pictures of the main screens in docs/screens, taken from recorded games: `python3 dev.py page shots`."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from testing.browser import STILL
from testing.page.serving import served

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = ROOT / "src" / "vitrall" / "static"
FOLDER: Final = ROOT / "docs" / "screens"
SIZES: Final = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1280, 800), "wide": (1920, 1080)}
QUALITY: Final = 72


class Shot(NamedTuple):
    """One screen: where it is, how large, in which theme and language."""

    name: str
    size: str
    theme: str
    language: str
    route: str


SHOTS: Final = (
    Shot("home", "desk", "dark", "en", ""),
    Shot("choice", "desk", "light", "en", "film/glory?at=0&pace=-1"),
    Shot("table", "desk", "dark", "en", "film/two?at=60&pace=-1"),
    Shot("table-phone", "phone", "dark", "pl", "film/two?at=60&pace=-1"),
    Shot("table-phone-light", "phone", "light", "uk", "film/four?at=50&pace=-1"),
    Shot("tool-phone", "phone", "light", "es", "film/tool-tap-wheel?at=1&pace=-1"),
    Shot("six-players", "wide", "dark", "uk", "film/six?at=200&pace=-1"),
    Shot("six-players-light", "desk", "light", "pl", "film/six?at=140&pace=-1"),
    Shot("glory-tablet", "tablet", "dark", "uk", "film/glory?at=120&pace=-1"),
    Shot("solo-tablet", "tablet", "light", "pl", "film/solo?at=30&pace=-1"),
    Shot("lesson-phone", "phone", "dark", "pl", "learn/5"),
    Shot("reference", "desk", "light", "uk", "reference"),
    Shot("score", "desk", "dark", "pl", "film/six?at=99999&pace=-1"),
    Shot("new-table", "phone", "light", "pl", "new"),
    Shot("puzzle", "phone", "dark", "uk", "puzzle"),
    Shot("replay", "desk", "dark", "en", "replay/glory/120"),
    Shot("replay-phone", "phone", "light", "es", "replay/four/90"),
)


def take(browser: Any, site: str, shot: Shot, folder: Path) -> None:
    width, height = SIZES[shot.size]
    context = browser.new_context(viewport={"width": width, "height": height})
    stored = json.dumps({**STILL, "language": shot.language, "theme": shot.theme})
    context.add_init_script(f"localStorage['vitrall-settings'] = {json.dumps(stored)}")
    page = context.new_page()
    page.goto(f"{site}#/{shot.route}")
    page.locator("main").wait_for()
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{shot.name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main(names: list[str]) -> None:
    """All of them, or those that are named."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    with served(STATIC) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        for shot in [shot for shot in SHOTS if not names or shot.name in names]:
            take(browser, site, shot, FOLDER)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
