"""The one browser of a process. Two folders use it; a second one could not start beside it."""

from __future__ import annotations

from testing.browser import browser

__all__ = ["browser"]
