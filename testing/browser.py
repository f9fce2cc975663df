"""A real browser on the built page. Requests to other hosts and errors in the console fail the test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

STATIC: Final = Path(__file__).parents[1] / "src" / "vitrall" / "static"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
IN_CI: Final = os.environ.get("CI") == "true"


# Without motion nothing has to be waited for, and no turn ends by itself while a test looks at it.
STILL: Final = {"language": "en", "theme": "dark", "speed": "none", "autoEnd": False, "pace": "none"}

NO_WORKER: Final = "if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(Error('none'))"


class Pages:
    """Opens the page at a route, with the size and the settings asked for; collects its errors.

    There is no motion, so that nothing has to be waited for; and no service worker, which would fetch the whole page
    once more for every test, unless a test is about what it does.
    """

    def __init__(self, browser: Any, site: str) -> None:
        self._browser = browser
        self._site = site
        self.service_worker = False
        self.contexts: list[Any] = []
        self.troubles: list[str] = []

    def __call__(self, route: str = "", size: tuple[int, int] = (1280, 800), **settings: object) -> Any:
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        self.contexts.append(context)
        stored = json.dumps({**STILL, **settings})
        context.add_init_script(f"localStorage['vitrall-settings'] ??= {json.dumps(stored)}")
        if not self.service_worker:
            context.add_init_script(NO_WORKER)
        page = context.new_page()
        self._watch(page)
        page.goto(f"{self._site}#/{route}")
        page.locator("main").wait_for()
        return page

    def _watch(self, page: Any) -> None:
        page.on("request", self._asked)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self._site, "data:", "blob:")):
            self.troubles.append(f"asked {request.url}")

    def _said(self, message: Any) -> None:
        # There is no lobby behind this page: that it is not found is no fault of the page's.
        if message.type == "error" and "/api/" not in message.location.get("url", ""):
            self.troubles.append(message.text)


def missing(reason: str) -> None:
    """Skips or fails if something is not installed; in CI everything has to be."""
    if IN_CI:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed; the extra `dev` has it")
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        missing("there is no chromium here")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        yield launched
        launched.close()
