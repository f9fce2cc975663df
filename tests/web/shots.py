"""Pictures of the main screens at four sizes in docs/screens, taken from recorded games: `python3 dev.py page shots`.

Themes and languages take turns, so that the pictures together show every language in both themes.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image

from testing.browser import STILL
from testing.page.serving import served

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = ROOT / "src" / "vitrall" / "static"
FOLDER: Final = ROOT / "docs" / "screens"
SIZES: Final = ((360, 640), (844, 390), (1024, 768), (1440, 900))
THEMES: Final = ("dark", "light")
LANGUAGES: Final = ("en", "pl", "uk", "es")
QUALITY: Final = 60
MOST_BYTES: Final = 4_000_000  # of all pictures, the moving one of the README apart
MOVING: Final = "table.webp"

SCREENS: Final = {
    "home": "",
    "new-table": "new",
    "choice": "film/two?at=0&pace=-1",
    "playing": "film/two?at=60&pace=-1",
    "tool": "film/tool-tap-wheel?at=1&pace=-1",
    "solo": "film/solo?at=30&pace=-1",
    "glory": "film/glory?at=120&pace=-1",
    "six-players": "film/six?at=200&pace=-1",
    "lesson": "learn/5",
    "score": "film/six?at=99999&pace=-1",
    "replay": "replay/four/90",
    "reference": "reference",
}


class Shot(NamedTuple):
    """One screen: where it is, how large, in which theme and language."""

    screen: str
    route: str
    width: int
    height: int
    theme: str
    language: str

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.width}x{self.height}.webp"


def shots() -> list[Shot]:
    return [
        Shot(screen, route, *size, THEMES[(row + column // 2) % 2], LANGUAGES[(row + column + 2) % 4])
        for row, (screen, route) in enumerate(SCREENS.items())
        for column, size in enumerate(SIZES)
    ]


def take(browser: Any, site: str, shot: Shot, folder: Path) -> None:
    context = browser.new_context(viewport={"width": shot.width, "height": shot.height})
    stored = json.dumps({**STILL, "language": shot.language, "theme": shot.theme})
    context.add_init_script(f"localStorage['vitrall-settings'] = {json.dumps(stored)}")
    page = context.new_page()
    page.goto(f"{site}#/{shot.route}")
    page.locator("main").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    picture = Image.open(BytesIO(page.screenshot()))
    picture.save(folder / shot.file, "WEBP", quality=QUALITY, method=6)
    context.close()


def main(names: list[str]) -> None:
    """All of them, or those of the screens that are named."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    with served(STATIC) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        for shot in [shot for shot in shots() if not names or shot.screen in names]:
            take(browser, site, shot, FOLDER)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
