"""Dates, written by the browser. `write_date` must be set first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

write_date: Callable[[str, str], str] | None = None  # a day as 2026-01-31, and a locale as en-GB


def format_date(day: date, style: str, locale: str) -> str:
    assert write_date is not None, "the page sets it first"
    return write_date(day.isoformat(), locale.replace("_", "-"))
