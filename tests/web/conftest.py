"""A real browser on the built page. Whatever a page asks of another host, or complains about, fails its test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.serving import served

STATIC: Final = Path(__file__).parents[2] / "src" / "vitrall" / "static"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
IN_CI: Final = os.environ.get("CI") == "true"

Open = Callable[..., Any]


def missing(reason: str) -> None:
    """What is not here is said; in CI everything has to be."""
    if IN_CI:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    with served(STATIC) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed; the extra `dev` has it")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        missing("there is no chromium here")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=["--disable-dev-shm-usage"])
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Any, site: str) -> Iterator[Open]:
    """Opens the page at a route: size and settings as asked for; no motion, so that nothing has to be waited for."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def opened(route: str = "", size: tuple[int, int] = (1280, 800), **settings: object) -> Any:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        contexts.append(context)
        kept = json.dumps({"language": "en", "theme": "dark", "speed": "none", **settings})
        context.add_init_script(f"localStorage['vitrall-settings'] ??= {json.dumps(kept)}")
        page = context.new_page()
        _watch(page, site, troubles)
        page.goto(f"{site}#/{route}")
        page.locator("main").wait_for()
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def _watch(page: Any, site: str, troubles: list[str]) -> None:
    def asked(request: Any) -> None:
        if not request.url.startswith((site, "data:", "blob:")):
            troubles.append(f"asked {request.url}")

    def said(message: Any) -> None:
        # There is no lobby behind this page: that it is not found is no fault of the page's.
        if message.type == "error" and "/api/" not in message.location.get("url", ""):
            troubles.append(message.text)

    page.on("request", asked)
    page.on("console", said)
    page.on("pageerror", lambda error: troubles.append(str(error)))
