"""The one browser of a process, since a second one could not start beside it; and short names for all tests."""

from __future__ import annotations

from testing.browser import browser
from testing.short_ids import short_id

__all__ = ["browser", "pytest_make_parametrize_id"]


def pytest_make_parametrize_id(val: object) -> str | None:
    return short_id(val)
