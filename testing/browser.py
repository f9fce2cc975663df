"""A real browser on the built page. Requests to other hosts and errors in the console fail the test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from testing.spare_page import SparePage

STATIC: Final = Path(__file__).parents[1] / "src" / "vitrall" / "static"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
IN_CI: Final = os.environ.get("CI") == "true"


# Without motion nothing has to be waited for, and no turn ends by itself while a test looks at it.
STILL: Final = {"language": "en", "theme": "dark", "speed": "none", "autoEnd": False, "pace": "none"}

NO_WORKER: Final = "if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(Error('none'))"


class Pages:
    """Opens the page at a route, with the size and the settings asked for; collects its errors.

    There is no motion, so that nothing has to be waited for; and no service worker, which would fetch the whole page
    once more for every test, unless a test is about what it does. The pages of a test are spare ones, as far as there
    are any; `close` makes them ready for the next.
    """

    def __init__(self, browser: Any, site: str, spares: dict[str, list[SparePage]] | None = None) -> None:
        self._browser = browser
        self._site = site
        self._spares = {} if spares is None else spares
        self._keeps = spares is not None
        self._used: list[SparePage] = []
        self.service_worker = False
        self.contexts: list[Any] = []
        self.troubles: list[str] = []

    def __call__(self, route: str = "", size: tuple[int, int] = (1280, 800), **settings: object) -> Any:
        stored = json.dumps({**STILL, **settings})
        scripts = [f"localStorage['vitrall-settings'] ??= {json.dumps(stored)}"]
        scripts += [] if self.service_worker else [NO_WORKER]
        page = self._spare(scripts, size) or self._new(scripts, size)
        page.goto(f"{self._site}#/{route}")
        page.locator("main").wait_for()
        return page

    def _new(self, scripts: list[str], size: tuple[int, int]) -> Any:
        context = self._context(size)
        for script in scripts:
            context.add_init_script(script)
        page = context.new_page()
        for event, listener in self._watchers.items():
            page.on(event, listener)
        return page

    def _context(self, size: tuple[int, int]) -> Any:
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        self.contexts.append(context)
        return context

    def _spare(self, scripts: list[str], size: tuple[int, int]) -> Any:
        """A page of a test before, as if it were new; none where a service worker stays."""
        if not self._keeps or self.service_worker:
            return None
        if spares := self._spares.get(self._site):
            spare = spares.pop()
            self.contexts.append(spare.context)
            spare.watch(self._watchers)
        else:
            from testing.spare_page import SparePage  # imports playwright, which not every machine has

            spare = SparePage(self._context(size), self._watchers)
        self._used.append(spare)
        spare.prepare(";".join(scripts), size)
        return spare.page

    def close(self) -> None:
        """Close what the test has opened, but keep the spare pages."""
        fit = [spare for spare in self._used if spare.tidy(self._site)]
        for context in self.contexts:
            if all(context is not spare.context for spare in fit):
                context.close()
        for spare in fit:
            spare.watch({})
        self._spares.setdefault(self._site, []).extend(fit)

    @property
    def _watchers(self) -> dict[str, Any]:
        return {"request": self._asked, "console": self._said, "pageerror": self._failed}

    def _failed(self, error: Any) -> None:
        self.troubles.append(str(error))

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self._site, "data:", "blob:")):
            self.troubles.append(f"asked {request.url}")

    def _said(self, message: Any) -> None:
        # There is no lobby behind this page: that it is not found is no fault of the page's.
        if message.type == "error" and "/api/" not in message.location.get("url", ""):
            self.troubles.append(f"{message.text} {message.location.get('url', '')}".strip())


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


@pytest.fixture(scope="session")
def spare_pages(browser: Any) -> dict[str, list[SparePage]]:
    """By site the pages that the next test may use."""
    return {}
