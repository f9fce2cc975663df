"""The browser that these attacks share with the tests of the page."""

from __future__ import annotations

from testing.browser import browser

__all__ = ["browser"]
