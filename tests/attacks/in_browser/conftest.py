"""The browser, in a folder of its own: its event loop would break every other test of the process."""

from __future__ import annotations

from testing.browser import browser

__all__ = ["browser"]
