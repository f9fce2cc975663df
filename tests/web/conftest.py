"""A real browser on the built page. Whatever a page asks of another host, or complains about, fails its test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from testing.browser import STATIC, Pages, missing
from testing.page.serving import served
from testing.server.fixtures import later
from testing.server.process import Serving, serving

if TYPE_CHECKING:
    from testing.spare_page import SparePage

__all__ = ["later", "open_page", "people", "real", "site"]


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    with served(STATIC) as address:
        yield address


@pytest.fixture
def open_page(browser: Any, site: str, spare_pages: dict[str, list[SparePage]]) -> Iterator[Pages]:
    pages = Pages(browser, site, spare_pages)
    yield pages
    pages.close()
    assert pages.troubles == []


@pytest.fixture(scope="session")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that play at tables of their own; a fault in any of them fails at its end."""
    if not (STATIC / "index.html").is_file():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    with serving(tmp_path_factory.mktemp("tables") / "tables.db") as server:
        yield server


@pytest.fixture
def people(browser: Any, real: Serving, spare_pages: dict[str, list[SparePage]]) -> Iterator[Pages]:
    """Pages at the tables of the real server."""
    pages = Pages(browser, real.address, spare_pages)
    yield pages
    pages.close()
    assert pages.troubles == []
