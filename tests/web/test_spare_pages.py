"""Pages that one test after another uses are as good as new."""

from __future__ import annotations

from typing import Any

import pytest

from testing.browser import Pages

pytestmark = pytest.mark.slow

LEFT_BEHIND = """async () => ({
  stored: [localStorage.trace, sessionStorage.trace, document.cookie].join(''),
  media: [matchMedia('(forced-colors: active)').matches, matchMedia('(prefers-reduced-motion: reduce)').matches],
  permission: (await navigator.permissions.query({name: 'clipboard-read'})).state,
  size: [innerWidth, innerHeight],
})"""


def opened_again(browser: Any, site: str, spares: dict[str, Any], count: int) -> tuple[Pages, list[Any]]:
    pages = Pages(browser, site, spares)
    return pages, [pages("film/two?at=40&pace=-1") for _ in range(count)]


def test_all_pages_of_a_test_are_used_again_and_nothing_is_left_on_them(browser: Any, site: str) -> None:
    spares: dict[str, Any] = {}
    pages, (first, second) = opened_again(browser, site, spares, 2)
    clean = first.evaluate(LEFT_BEHIND)
    events: list[str] = []
    for page in (first, second):
        page.on("load", lambda _: events.append("load"))
        page.context.add_cookies([{"name": "trace", "value": "1", "url": site}])
        page.context.grant_permissions(["clipboard-read"])
        page.emulate_media(forced_colors="active", reduced_motion="reduce")
        page.set_viewport_size({"width": 320, "height": 568})
        page.evaluate("localStorage.trace = sessionStorage.trace = 'here'")
        assert page.evaluate(LEFT_BEHIND) != clean
    pages.close()
    events.clear()
    pages, again = opened_again(browser, site, spares, 2)
    assert sorted(map(id, again)) == sorted(map(id, (first, second)))
    assert [page.evaluate(LEFT_BEHIND) for page in again] == [clean, clean]
    assert events == []
    pages.close()
    for page in again:
        page.context.close()


def test_a_page_whose_clock_was_stopped_is_not_used_again(browser: Any, site: str) -> None:
    spares: dict[str, Any] = {}
    pages, (page,) = opened_again(browser, site, spares, 1)
    page.clock.install()
    pages.close()
    assert spares[site] == []
    assert page.is_closed()
